extension RuleCase {
  static let outletUnconnected = RuleCase(
    "outlet-unconnected",
    reports: """
      ④ warning: the nib "HelpController" doesn't connect view of its File's Owner, the view controller HelpController; connect it
      ⑤ warning: the nib "Map" doesn't connect view of its File's Owner, the view controller MapController; connect it
      ① warning: no document connects the outlet detail of PersonCell, which is declared with "!"; connect it, or declare it with "?"
      ② note: detail is declared here
      ① warning: no document connects the outlet photo of BaseCell, which is declared with "!"; connect it, or declare it with "?"
      ③ note: photo is declared here
      ⑥ warning: only the class PlaceCell is registered, so nothing connects its outlets; add "nib": true
      ⑧ note: the nib
      ⑦ warning: only the class RiverCell is registered, so nothing connects its outlets; add "nib": "Water"
      ⑨ note: the nib
      """,
    in: """
      // file: reuse.json
      { "cells": [{ "type": "PersonCell", "nib": true }, ⑥"PlaceCell", { "type": ⑦"RiverCell", "in": "collection" }] }
      // file: PlaceCell.xib
      ⑧<tableViewCell id="pla-1" customClass="PlaceCell" customModuleProvider="target">
          <subviews>
              <label id="lab-1"/>
          <connections>
              <outlet property="nameLabel" destination="lab-1" id="out-0"/>
      // file: Water.xib
      ⑨<collectionViewCell id="riv-1" customClass="RiverCell" customModuleProvider="target">
          <subviews>
              <label id="lab-1"/>
          <connections>
              <outlet property="nameLabel" destination="lab-1" id="out-0"/>
      // file: PersonCell.xib
      <tableViewCell reuseIdentifier="PersonCell" id="cel-1" ①customClass="PersonCell" customModule="App" customModuleProvider="target">
          <subviews>
              <label id="lab-1"/>
              <imageView id="ima-1"/>
              <view id="sta-1" customClass="StarsView" customModule="App" customModuleProvider="target"/>
              <view id="kit-1" customClass="KitBadge" customModule="Kit"/>
          <connections>
              <outlet property="nameLabel" destination="lab-1" id="out-0"/>
      // file: HelpController.xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" ④customClass="HelpController" customModuleProvider="target"/>
      <view id="vie-1"/>
      // file: Map.xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" ⑤customClass="MapController" customModuleProvider="target"/>
      <view id="vie-1"/>
      // file: PersonCell.swift
      class HelpController: UIViewController {}
      class MapController: UIViewController {
        init() { super.init(nibName: "Map", bundle: nil) }
      }

      class BaseCell: UITableViewCell {
        @IBOutlet var ③photo: UIImageView!
      }

      final class PersonCell: BaseCell {
        @IBOutlet weak var nameLabel: UILabel!
        @IBOutlet private weak var ②detail: UILabel!
      }

      class StarsView: UIView {}
      class PlaceCell: UITableViewCell { @IBOutlet var nameLabel: UILabel! }
      class RiverCell: UICollectionViewCell { @IBOutlet var nameLabel: UILabel! }
      """,
    accepts: """
      // file: reuse.json
      { "cells": [{ "type": "PersonCell", "nib": true }] }
      // file: Child.xib
      <tableViewCell reuseIdentifier="ChildCell" id="cel-1" customClass="ChildCell" customModule="App" customModuleProvider="target">
          <subviews>
              <imageView id="ima-1"/>
          <connections>
              <outlet property="photo" destination="ima-1" id="out-1"/>
      // same file: PersonCell.xib
      // same file: HelpController.xib
      // same file: Map.xib
      // file: PersonCell.swift
      class HelpController: UIViewController {
        override func loadView() { view = UIView() }
      }
      class MapController: UIViewController {
        func load() { UINib(nibName: "Map", bundle: nil).instantiate(withOwner: self) }
      }

      class PersonCell: UITableViewCell {
        @IBOutlet var photo: UIImageView!
        @IBOutlet weak var nameLabel: UILabel!
        @IBOutlet weak var detail: UILabel?
        var other: UILabel!
        #if os(tvOS)
        @IBOutlet var focusGuide: UIView!
        #elseif false
        @IBOutlet var old: UILabel!
        #endif
      }

      final class ChildCell: PersonCell {}

      class InCode: UIView {
        @IBOutlet var label: UILabel!
      }

      class StarsView: UIView {}
      """
  )
}
