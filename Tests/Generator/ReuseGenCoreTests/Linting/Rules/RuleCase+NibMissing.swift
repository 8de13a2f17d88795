extension RuleCase {
  static let nibMissing = RuleCase(
    "nib-missing",
    reports: """
      ① error: PhotoCell comes from the nib "PhotoCel", which is not among the documents; did you mean "PhotoCell"?
      ② note: "PhotoCell" is here
      ③ error: PersonCell comes from the nib "PersonCell", which is not among the documents; add PersonCell.xib or correct the name
      """,
    in: """
      // file: reuse.json
      {
        "cells": [
          { "type": "PhotoCell", "nib": ①"PhotoCel" },
          { "type": "PersonCell", "nib": ③true },
        ],
      }
      // file: Cells/PhotoCell.xib
      <?xml version="1.0" encoding="UTF-8"?>
      ②<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <tableViewCell id="roo-t0-001" reuseIdentifier="PhotoCell" customClass="PhotoCell"/>
          </objects>
      </document>
      """,
    accepts: """
      // file: reuse.json
      {
        "cells": [{ "type": "PhotoCell", "nib": true }]
      }
      // file: PhotoCell.xib
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <tableViewCell id="roo-t0-001" reuseIdentifier="PhotoCell" customClass="PhotoCell"/>
          </objects>
      </document>
      """
  )
}
