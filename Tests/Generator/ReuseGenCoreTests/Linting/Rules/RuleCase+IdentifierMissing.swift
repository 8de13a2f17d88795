extension RuleCase {
  static let identifierMissing = RuleCase(
    "identifier-missing",
    reports: """
      ① warning: the root of the nib "PhotoCell" has no reuse identifier; add "PhotoCell" to the document, or switch this rule off
      ② note: PhotoCell is listed here
      """,
    in: """
      // file: reuse.json
      { "cells": [{ "type": ②"PhotoCell", "nib": true }] }
      // file: PhotoCell.xib
      ①<tableViewCell id="roo-t0-001" customClass="PhotoCell"/>
      """,
    accepts: """
      // file: reuse.json
      { "cells": [{ "type": "PhotoCell", "nib": true }, { "type": "BareCell", "nib": true }] }
      // file: BareCell.xib
      <tableViewCell id="roo-t0-002" customClass="BareCell" customModule="App" customModuleProvider="target"/>
      // file: PhotoCell.xib
      <tableViewCell id="roo-t0-001" reuseIdentifier="PhotoCell" customClass="PhotoCell" customModule="App" customModuleProvider="target"/>
      // file: Cells.swift
      import UIKit

      class PhotoCell: UITableViewCell {}
      class BareCell: UITableViewCell {}

      func register(in table: UITableView) {
        table.register(UINib(nibName: "BareCell", bundle: nil), forCellReuseIdentifier: "BareCell")
      }
      """
  )
}
