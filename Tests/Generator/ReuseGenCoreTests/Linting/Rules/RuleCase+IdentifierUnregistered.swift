extension RuleCase {
  static let identifierUnregistered = RuleCase(
    "identifier-unregistered",
    reports: """
      ⑭ error: the nib "HeadView" is registered for a table's header or footer, but its view is a UIView; set the class to a UITableViewHeaderFooterView
      ⑮ note: the nib is here
      ⑯ error: the nib "TwoCell" is registered for a table's cell, but it has 2 objects at the top level; leave one UITableViewCell
      ⑰ note: the last object is here
      ㉒ error: the nib "TwoCell" is registered for a table's cell, but it has 2 objects at the top level; leave one UITableViewCell
      ⑰ note: the last object is here
      ㉓ error: the nib "AreaCell" is registered for a table's cell, but its view is an AreaCell; set the class to a UITableViewCell
      ㉔ note: the nib is here
      ⑳ error: the nib "SideCell" is registered, but sets the outlet "title" of File's Owner, and lists load nibs without an owner; connect it from the view instead
      ㉑ note: the outlet is here
      ⑨ error: the nib "FootCell" is registered for the identifier "foot", but its view has "feet"; make them equal
      ⑩ note: the view is here
      ⑪ error: the view for the identifier "foot" is a FootCell, but it is cast to HeadCell; make them equal
      ⑬ note: FootCell is registered here
      ⑱ error: nothing is registered for the identifier "haed"; did you mean "head"?
      ② note: "head" is registered here
      ⑲ error: nothing is registered for the identifier "haed"; did you mean "head"?
      ② note: "head" is registered here
      ⑫ error: nothing is registered for the identifier "haed"; did you mean "head"?
      ② note: "head" is registered here
      ① error: nothing is registered for the identifier "haed"; did you mean "head"?
      ② note: "head" is registered here
      ③ error: the view for the identifier "head" is a HeadCell, but it is cast to StepCell; make them equal
      ② note: HeadCell is registered here
      ④ error: nothing is registered for the identifier "steps"; did you mean "step"?
      ⑤ note: "step" is registered here
      ⑦ error: the identifier "top" is registered for a collection's header, not for a collection's footer; register a class or a nib, or correct the identifier
      ⑧ note: "top" is registered here
      ⑥ error: the identifier "step" is registered for a table's cell, not for a collection's cell; register a class or a nib, or correct the identifier
      ⑤ note: "step" is registered here
      """,
    in: """
      // file: AreaCell.xib
      ㉔<collectionViewCell id="cel-1" customClass="AreaCell" customModuleProvider="target"/>
      // file: FootCell.xib
      <tableViewCell ⑩reuseIdentifier="feet" id="cel-1" customClass="FootCell" customModuleProvider="target"/>
      // file: HeadView.xib
      ⑮<view id="vie-1"/>
      // file: SideCell.xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
          <connections>
              <outlet ㉑property="title" destination="cel-1" id="out-1"/>
      <tableViewCell id="cel-1"/>
      // file: TwoCell.xib
      <tableViewCell id="cel-1"/>
      ⑰<tapGestureRecognizer id="tap-1"/>
      // file: Main.storyboard
      <tableViewController storyboardIdentifier="Start" id="con-1" customClass="StartController" customModuleProvider="target" sceneMemberID="viewController">
          <tableView key="view" id="tab-1">
              <prototypes>
                  ⑤<tableViewCell id="pro-1" reuseIdentifier="step" customClass="StepCell" customModuleProvider="target"/>
          <connections>
              <segue destination="con-2" kind="show" identifier="showDetails" id="seg-1"/>
      <viewController storyboardIdentifier="Details" id="con-2" customClass="DetailsController" customModuleProvider="target" sceneMemberID="viewController">
          <connections>
              <segue destination="con-1" kind="show" identifier="goBack" id="seg-2"/>
      // file: Steps.swift
      import UIKit

      class StepCell: UITableViewCell {}

      protocol Named { static var reuseName: String { get } }
      extension Named { static var reuseName: String { String(describing: self) } }
      extension UITableView {
        func register<T: UITableViewCell>(_ type: T.Type) { register(type, forCellReuseIdentifier: String(describing: type)) }
        func add<T: UITableViewCell & Named>(_ type: T.Type) { register(type, forCellReuseIdentifier: T.reuseName) }
      }

      class HeadCell: UITableViewCell {}
      class FootCell: UITableViewCell {}
      class AreaCell: UICollectionViewCell {}
      class DetailsController: UIViewController {}

      extension String { static let hat = "haed" }

      class StartController: UITableViewController {
        func load() {
          tableView.register(HeadCell.self, ②forCellReuseIdentifier: "head")
          tableView.register(UINib(nibName: "HeadView", bundle: nil), forHeaderFooterViewReuseIdentifier: ⑭"upper")
          tableView.register(UINib(nibName: "TwoCell", bundle: nil), forCellReuseIdentifier: ⑯"two")
          let nib = UINib(nibName: "TwoCell", bundle: nil)
          tableView.register(nib, forCellReuseIdentifier: ㉒"too")
          tableView.register(UINib(nibName: String(describing: AreaCell.self), bundle: nil), forCellReuseIdentifier: ㉓"area")
          tableView.register(UINib(nibName: "SideCell", bundle: nil), forCellReuseIdentifier: ⑳"side")
          tableView.register(UINib(nibName: "FootCell", bundle: nil), ⑬forCellReuseIdentifier: ⑨"foot")
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          if indexPath.row == 2 { return tableView.dequeueReusableCell(withIdentifier: ⑪"foot", for: indexPath) as! HeadCell }
          if indexPath.row == 4 { return tableView.dequeueReusableCell(⑱withIdentifier: .hat)! }
          if indexPath.row == 5 { return tableView.dequeueReusableCell(withIdentifier: ⑲"haed") as! StepCell }
          if indexPath.row == 3 { return tableView.dequeueReusableCell(⑫withIdentifier: .hat, for: indexPath) }
          if indexPath.row == 0 { return tableView.dequeueReusableCell(withIdentifier: ①"haed", for: indexPath) }
          if indexPath.row == 1 { return tableView.dequeueReusableCell(withIdentifier: ③"head", for: indexPath) as! StepCell }
          return tableView.dequeueReusableCell(withIdentifier: ④"steps", for: indexPath) as! StepCell
        }
      }

      extension DetailsController {
        func load() {
          let kind = UICollectionView.elementKindSectionHeader
          list.register(UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, ⑧withReuseIdentifier: "top")
          list.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "any")
        }

        func cell(_ indexPath: IndexPath) -> UICollectionViewCell {
          _ = list.dequeueReusableSupplementaryView(ofKind: UICollectionView.elementKindSectionFooter, withReuseIdentifier: ⑦"top", for: indexPath)
          _ = list.dequeueReusableSupplementaryView(ofKind: UICollectionView.elementKindSectionFooter, withReuseIdentifier: "any", for: indexPath)
          return list.dequeueReusableCell(withReuseIdentifier: ⑥"step", for: indexPath)
        }
      }
      """,
    accepts: """
      // same file: Main.storyboard
      // same file: TwoCell.xib
      // file: Grid.swift
      /// With methods of its own.
      class Grid: UIView {
        func register(_ nib: UINib, forCellReuseIdentifier identifier: String) {}
        func load() { register(UINib(nibName: "TwoCell", bundle: nil), forCellReuseIdentifier: "two") }
        func load(_ nib: UINib, into list: UITableView) { list.register(nib, forCellReuseIdentifier: "any") }
      }
      // file: Steps.swift
      import UIKit

      class StepCell: UITableViewCell {}

      class HeadCell: StepCell {
        static let identifier = "head"
      }
      class OtherCell: UITableViewCell { class var reuseName: String { "other" } }
      extension UITableView {
        func register<T: UITableViewCell>(_ type: T.Type) { register(type, forCellReuseIdentifier: "\\(T.self)") }
        func add(_ type: OtherCell.Type) { register(type, forCellReuseIdentifier: type.reuseName) }
      }
      class DetailsController: UIViewController {}

      class StartController: UITableViewController {
        func load() { tableView.register(HeadCell.self, forCellReuseIdentifier: HeadCell.identifier) }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          if indexPath.row == 0 { return tableView.dequeueReusableCell(withIdentifier: "head", for: indexPath) as! StepCell }
          // Without an index path, the result may be `nil`.
          if indexPath.row == 1, let old = tableView.dequeueReusableCell(withIdentifier: "old") { return old }
          if indexPath.row == 3 { return tableView.dequeueReusableCell(withIdentifier: "old") as? StepCell ?? StepCell() }
          if indexPath.row == 4 { return tableView.dequeueReusableCell(withIdentifier: "old") as! StepCell? ?? StepCell() }
          // These have names of classes, and one that a type declares.
          if indexPath.row == 5 { return tableView.dequeueReusableCell(withIdentifier: "ImportedCell", for: indexPath) }
          if indexPath.row == 6 { return tableView.dequeueReusableCell(withIdentifier: "other", for: indexPath) }
          // A library may register a class for its name.
          if indexPath.row == 2 { return tableView.dequeueReusableCell(withIdentifier: "StepCell", for: indexPath) }
          return tableView.dequeueReusableCell(withIdentifier: "step", for: indexPath) as! StepCell
        }
      }
      """
  )

  static let entryUnregistered = RuleCase(
    "identifier-unregistered",
    reports: """
      ⑤ error: the nib "SideView" is registered for a table's header or footer, but its view is a SideView; set the class to a UITableViewHeaderFooterView
      ⑥ note: the nib is here
      ③ error: the identifier "top" is registered for a collection's header, not for a collection's footer; register a class or a nib, or correct the identifier
      ④ note: "top" is registered here
      ① error: nothing registers "DeskCell", which is dequeued here; call Reuse.registerAll(in:) or registerDeskCell() before
      ② error: nothing registers "shelf", which is dequeued here; call Reuse.registerAll(in:) or registerShelf() before
      """,
    in: """
      // file: reuse.json
      { "cells": ["DeskCell", { "type": "ShelfCell", "name": "shelf", "identifier": "shelf" }, "LampCell", "RugCell"],
        "views": [{ "type": "TopView", "in": "collection", "kind": "header", "identifier": ④"top" },
          { "type": "SideView", "nib": true }] }
      // file: SideView.xib
      ⑥<view id="vie-1" customClass="SideView" customModuleProvider="target"/>
      // file: Rooms.swift
      class DeskCell: UITableViewCell {}
      class ShelfCell: UITableViewCell {}
      class LampCell: UITableViewCell {}
      class RugCell: UITableViewCell {}
      class TopView: UICollectionReusableView {}
      class SideView: UIView {}

      class RoomsController: UITableViewController {
        override func viewDidLoad() {
          tableView.registerRugCell()
          list.registerTopView()
          list.register(UINib(nibName: "SideView", bundle: nil), forHeaderFooterViewReuseIdentifier: ⑤"side")
          _ = list.dequeueReusableSupplementaryView(ofKind: UICollectionView.elementKindSectionFooter, withReuseIdentifier: ③"top", for: path)
          UIApplication.shared.registerForRemoteNotifications()
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          switch indexPath.row {
          case 0: tableView.①dequeueDeskCell(for: indexPath)
          case 1: tableView.②dequeue(.shelf, for: indexPath)
          case 2: tableView.dequeueRugCell(for: indexPath)
          default: tableView.dequeue(Reuse.Cells.rugCell, for: indexPath)
          }
        }
      }
      """,
    accepts: """
      // file: reuse.json
      { "cells": ["DeskCell", { "type": "ShelfCell", "name": "shelf", "identifier": "shelf" }, "LampCell", "RugCell"] }
      // file: Rooms.swift
      class DeskCell: UITableViewCell {}
      class ShelfCell: UITableViewCell {}
      class LampCell: UITableViewCell {}
      class RugCell: UITableViewCell {}

      class RoomsController: UITableViewController {
        override func viewDidLoad() {
          tableView.register(Reuse.Cells.deskCell)
          tableView.register(ShelfCell.self, forCellReuseIdentifier: "shelf")
          tableView.registerRugCell()
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          switch indexPath.row {
          case 0: tableView.dequeueDeskCell(for: indexPath)
          case 1: tableView.dequeue(.shelf, for: indexPath)
          default: tableView.dequeueRugCell(for: indexPath)
          }
        }
      }
      """,
    isWholeTarget: true
  )

  static let classUnregistered = RuleCase(
    "identifier-unregistered",
    reports: """
      ① error: nothing registers DeskCell, which is dequeued here by its type; register it with the list before
      ② error: nothing registers LampCell, which is dequeued here by its type; register it with the list before
      ④ error: nothing registers the nib "SofaCell", whose view is dequeued here; register R.nib.sofaCell
      ③ error: nothing registers RugView, which is dequeued here by its type; register it with the list before
      ⑤ error: nothing registers the nib "ChestCell", whose view is dequeued here; register R.nib.chestCell
      ⑥ error: nothing registers the nib "ChestCell", whose view is dequeued here; register R.nib.chestCell
      """,
    in: """
      // file: SofaCell.xib
      <tableViewCell id="cel-1" reuseIdentifier="my sofa" customClass="SofaCell" customModuleProvider="target"/>
      // file: ChestCell.xib
      <tableViewCell id="cel-1" reuseIdentifier="chest" customClass="ChestCell" customModuleProvider="target"/>
      // file: Rooms.swift
      import Reusable

      private let chestID = R.reuseIdentifier.chest.identifier

      class ChestCell: UITableViewCell {}

      class SofaCell: UITableViewCell {}

      class DeskCell: UITableViewCell, Reusable {}
      class LampCell: UITableViewCell, Reusable {}
      class RugView: UICollectionReusableView, NibReusable {}

      class RoomsController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          if indexPath.row == 0 { return tableView.dequeueReusableCell(for: indexPath, cellType: ①DeskCell.self) }
          let cell: LampCell = tableView.②dequeueReusableCell(for: indexPath)
          _ = tableView.dequeueReusableCell(④withIdentifier: R.reuseIdentifier.mySofa, for: indexPath)
          _ = list.③dequeueReusableSupplementaryView(ofKind: kind, for: indexPath) as RugView
          _ = tableView.dequeueReusableCell(⑤withIdentifier: chestID, for: indexPath)
          rooms.drive(tableView.rx.items(⑥cellIdentifier: chestID, cellType: ChestCell.self))
          return cell
        }
      }
      """,
    accepts: """
      // file: List.storyboard
      <tableViewController id="con-1" sceneMemberID="viewController">
          <tableView key="view" id="tab-1">
              <prototypes>
                  <tableViewCell id="cel-1" reuseIdentifier="RugCell" customClass="RugCell" customModuleProvider="target"/>
      // file: ChairCell.xib
      <tableViewCell id="cel-1" reuseIdentifier="my chair" customClass="ChairCell" customModuleProvider="target"/>
      // file: ChestCell.xib
      <tableViewCell id="cel-1" reuseIdentifier="chest" customClass="ChestCell" customModuleProvider="target"/>
      // file: Rooms.swift
      import Reusable

      class ChairCell: UITableViewCell {}

      class ChestCell: UITableViewCell {}
      class DeskCell: UITableViewCell, Reusable {}
      class LampCell: UITableViewCell, Reusable {}
      class RugCell: UITableViewCell, Reusable {}
      class BedCell: UITableViewCell, Reusable {}
      class SofaCell: UITableViewCell, Reusable {}
      class Beds: ListController<BedCell> {}

      class RoomsController: UITableViewController {
        let types = [DeskCell.self]

        override func viewDidLoad() {
          types.forEach(tableView.register)
          tableView.register(LampCell.nib, forCellReuseIdentifier: LampCell.reuseIdentifier)
          tableView.registerNib(named: "SofaCell")
          tableView.register(R.nib.chairCell)
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          if indexPath.row == 0 { return tableView.dequeueReusableCell(for: indexPath, cellType: DeskCell.self) }
          if indexPath.row == 1 { return tableView.dequeueReusableCell(for: indexPath) as RugCell }
          if indexPath.row == 2 { return tableView.dequeueReusableCell(for: indexPath) as BedCell }
          if indexPath.row == 3 { return tableView.dequeueReusableCell(for: indexPath) as SofaCell }
          if indexPath.row == 5 { return tableView.dequeueReusableCell(withIdentifier: R.reuseIdentifier.myChair, for: indexPath)! }
          // A name with two values, and one that may be a parameter.
          let chairID = R.reuseIdentifier.myChair
          let (anyID, otherID) = (chairID, R.reuseIdentifier.chest)
          rooms.drive(tableView.rx.items(cellIdentifier: chairID, cellType: ChairCell.self))
          rooms.drive(tableView.rx.items(cellIdentifier: anyID.identifier, cellType: ChestCell.self))
          items(cellIdentifier: otherID, "")
          // A library's class.
          if indexPath.row == 4 { return tableView.dequeueReusableCell(for: indexPath) as LibraryCell }
          let cell: LampCell = tableView.dequeueReusableCell(for: indexPath)
          return cell
        }
      }
      """,
    isWholeTarget: true
  )
}
