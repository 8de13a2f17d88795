extension RuleCase {
  static let resourceMissing = RuleCase(
    "resource-missing",
    reports: """
      ① warning: PersonCell.xib is not a resource of the target, so loading it stops the program; declare it in Package.swift: resources: [.process("Cells/PersonCell.xib")]
      ② note: this document
      """,
    in: """
      // file: reuse.json
      { "cells": [{ "type": "PersonCell", "nib": ①true }] }
      // file: unbundled.txt
      Cells/PersonCell.xib
      // file: Cells/PersonCell.xib
      ②<?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <tableViewCell reuseIdentifier="PersonCell" id="a" customClass="PersonCell" customModule="App" customModuleProvider="target"/>
          </objects>
      </document>
      // file: PersonCell.swift
      class PersonCell: UITableViewCell {}
      """,
    accepts: """
      // file: reuse.json
      { "cells": [{ "type": "PersonCell", "nib": true }] }
      // file: unbundled.txt
      Cells/OtherCell.xib
      // same file: Cells/PersonCell.xib
      // file: PersonCell.swift
      class PersonCell: UITableViewCell {}
      """
  )
}
