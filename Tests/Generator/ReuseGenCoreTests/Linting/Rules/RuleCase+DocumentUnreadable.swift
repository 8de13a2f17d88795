extension RuleCase {
  static let documentUnreadable = RuleCase(
    "document-unreadable",
    reports: """
      ① error: the document has the format from before Xcode 5 (its root is <archive>); open it in a newer Xcode and save it, which writes the present format
      ② error: the file ends before the document does; restore it from version control, or delete it
      """,
    in: """
      // file: reuse.json
      { "cells": [{ "type": "PhotoCell", "nib": true }] }
      // file: Old.xib
      <?xml version="1.0"?>
      ①<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"/>
      // file: PhotoCell.xib
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <tableViewCell id="roo-t0-001" reuseIdentifier="Phot②
      """,
    accepts: """
      // same file: reuse.json
      // file: PhotoCell.xib
      <tableViewCell id="roo-t0-001" reuseIdentifier="PhotoCell" customClass="PhotoCell"/>
      """
  )
}
