extension RuleCase {
  static let identifierInCode = RuleCase(
    "identifier-in-code",
    reports: """
      ① warning: PersonCell.reuseIdentifier is "person", but the manifest specifies "PersonCell"; make them equal
      ② note: the identifier "PersonCell" is here
      ③ warning: Feed.PhotoCell.cellID is "photo", but the manifest specifies "PhotoCell"; make them equal
      ④ note: the identifier "PhotoCell" is here
      ⑤ warning: TwiceCell.identifier is "twice", but the manifest specifies "TwiceCell" and "TwiceCell.compact"; make them equal
      ⑥ note: the identifier "TwiceCell" is here
      ⑦ note: the identifier "TwiceCell.compact" is here
      ⑧ warning: NamedCell.reuseIdentifier is "TwiceCell", but the manifest specifies "NamedCell"; make them equal
      ⑨ note: the identifier "NamedCell" is here
      ⑩ warning: PersonCell is registered for "human", but the manifest specifies "PersonCell"; make them equal
      ② note: the identifier "PersonCell" is here
      ⑪ warning: the nib "Nib" of NibCell is registered for "nib", but the manifest specifies "NibCell"; make them equal
      ⑫ note: the identifier "NibCell" is here
      ⑬ warning: TitleView is registered for "title", but the manifest specifies "TitleView"; make them equal
      ⑭ note: the identifier "TitleView" is here
      ⑮ warning: PersonCell is registered for "global", but the manifest specifies "PersonCell"; make them equal
      ② note: the identifier "PersonCell" is here
      ⑯ warning: PersonCell is registered for "raw", but the manifest specifies "PersonCell"; make them equal
      ② note: the identifier "PersonCell" is here
      ⑰ warning: PersonCell is registered for "implied", but the manifest specifies "PersonCell"; make them equal
      ② note: the identifier "PersonCell" is here
      ⑱ warning: PersonCell is registered for "name", but the manifest specifies "PersonCell"; make them equal
      ② note: the identifier "PersonCell" is here
      ⑲ warning: PersonCell is registered for "local", but the manifest specifies "PersonCell"; make them equal
      ② note: the identifier "PersonCell" is here
      ⑳ warning: LegacyCell is registered for "Legacy", but the manifest specifies "legacy"; make them equal
      ㉑ note: the identifier "legacy" is here
      ㉒ warning: LegacyCell is registered for "Constant", but the manifest specifies "legacy"; make them equal
      ㉑ note: the identifier "legacy" is here
      """,
    in: """
      // file: reuse.json
      {
        "cells": [
          ②"PersonCell",
          { "type": ④"Feed.PhotoCell", "in": "collection" },
          { "type": ⑥"TwiceCell" },
          { "type": "TwiceCell", "name": "compactTwice", "identifier": ⑦"TwiceCell.compact" },
          { "type": "LegacyCell", "identifier": ㉑"legacy" },
          { "type": ⑫"NibCell", "nib": "Nib" },
          ⑨"NamedCell"
        ],
        "views": [{ "type": ⑭"TitleView", "in": "table" }],
        "conformances": false
      }
      // file: Nib.xib
      <tableViewCell id="roo-t0-001" reuseIdentifier="NibCell" customClass="NibCell" customModule="App" customModuleProvider="target"/>
      // file: Cells.swift
      import UIKit

      final class PersonCell: UITableViewCell {
        static let reuseIdentifier = ①"person"
      }

      enum Feed {
        class PhotoCell: UICollectionViewCell {}
      }

      extension Feed.PhotoCell {
        class var cellID: String { ③"photo" }
      }

      class TwiceCell: UITableViewCell {
        static let identifier = ⑤"twice"
      }

      class NibCell: UITableViewCell {}

      class NamedCell: UITableViewCell {
        static let ⑧reuseIdentifier = String(describing: TwiceCell.self)
      }

      class TitleView: UITableViewHeaderFooterView {}

      class PeopleController: UITableViewController {
        override func viewDidLoad() {
          tableView.register(PersonCell.self, forCellReuseIdentifier: ⑩"human")
          tableView.register(UINib(nibName: "Nib", bundle: nil), forCellReuseIdentifier: ⑪"nib")
          tableView.register(TitleView.self, forHeaderFooterViewReuseIdentifier: ⑬"title")
          tableView.register(PersonCell.self, ⑮forCellReuseIdentifier: globalID)
          tableView.register(PersonCell.self, ⑯forCellReuseIdentifier: CellID.stated.rawValue)
          tableView.register(PersonCell.self, ⑰forCellReuseIdentifier: CellID.implied.rawValue)
          tableView.register(PersonCell.self, ⑱forCellReuseIdentifier: Names.cell)
          let localID = "local"
          tableView.register(PersonCell.self, ⑲forCellReuseIdentifier: localID)
          tableView.register(PersonCell.self, forCellReuseIdentifier: unknownID)
        }
      }

      private let globalID = "global"

      enum CellID: String {
        case stated = "raw", implied
      }

      enum Names {
        static let cell = "name"
      }
      // file: List.m
      static NSString * const kLegacyID = @"Constant";

      @implementation List
      - (void)viewDidLoad {
        [self.tableView registerClass:[LegacyCell class] forCellReuseIdentifier:⑳@"Legacy"];
        [self.tableView registerClass:[LegacyCell class] ㉒forCellReuseIdentifier:kLegacyID];
      }
      @end
      """,
    accepts: #"""
      // file: reuse.json
      {
        "cells": [
          "PersonCell",
          { "type": "PersonCell", "name": "compactPerson", "identifier": "PersonCell.compact" },
          { "type": "PhotoCell", "in": "collection", "identifier": "photo" }
        ],
        "scenes": [{ "type": "PeopleController", "storyboard": "Main", "identifier": "People" }],
        "conformances": false
      }
      // file: Main.storyboard
      <tableViewController storyboardIdentifier="People" id="con-tr-001" customClass="PeopleController" customModule="App" customModuleProvider="target" sceneMemberID="viewController"/>
      // file: Cells.swift
      import UIKit

      class PersonCell: UITableViewCell {
        static let reuseIdentifier = "PersonCell"
        static let cellIdentifier = "PersonCell.compact"
        static let segueIdentifier = "showPerson"
        static let title = "Person"
        // An instance's own property isn't UIKit's.
        let identifier = "of the person"
        static var reuseID: String { makeIdentifier() }
        static let cellID = "\(prefix).PersonCell"
      }

      class PhotoCell: UICollectionViewCell {
        class var defaultReuseIdentifier: String { "photo" }
      }

      /// Not listed.
      class OtherCell: UITableViewCell {
        static let reuseIdentifier = "other"
      }

      class PeopleController: UITableViewController {
        static let identifier = "people"

        override func viewDidLoad() {
          tableView.register(PersonCell.self, forCellReuseIdentifier: "PersonCell.compact")
          tableView.register(PersonCell.self, forCellReuseIdentifier: PersonCell.reuseIdentifier)
          tableView.register(OtherCell.self, forCellReuseIdentifier: "other")
          tableView.register(PersonCell.self, forCellReuseIdentifier: personID)
          tableView.register(PersonCell.self, forCellReuseIdentifier: CellID.PersonCell.rawValue)
          collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        }
      }

      let personID = "PersonCell"

      enum CellID: String {
        case PersonCell
      }
      """#
  )
}
