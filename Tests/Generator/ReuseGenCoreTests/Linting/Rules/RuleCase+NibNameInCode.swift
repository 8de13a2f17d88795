extension RuleCase {
  static let nibNameInCode = RuleCase(
    "nib-name-in-code",
    reports: """
      ① error: there is no nib "Person"; correct the name, or restore the nib
      ② error: there is no nib "OldView"; correct the name, or restore the nib
      ⑧ error: there is no nib "Old"; correct the name, or restore the nib
      ⑨ error: there is no nib "PlacesCell"; correct the name, or restore the nib
      ③ error: there is no nib "PersonCel"; did you mean "PersonCell"?
      ④ note: "PersonCell" is here
      ⑤ error: there is no nib "PersonCell.xib"; write the name without its extension, "PersonCell"
      ⑥ error: there is no nib "PlaceCell"; correct the name, or restore the nib
      ⑦ error: there is no nib "HelpController"; correct the name, or restore the nib
      ⑩ error: the nib "PersonCell" has a PersonCell, but it is cast to HelpView; make them equal
      ④ note: "PersonCell" is here
      ⑪ error: the nib "PersonCell" has a PersonCell, but it is cast to HelpView; make them equal
      ④ note: "PersonCell" is here
      ⑫ error: the nib "PersonCell" has a PersonCell, but it is cast to ItemCell; make them equal
      ④ note: "PersonCell" is here
      ⑬ error: there is no nib "KitView"; correct the name, or restore the nib
      ⑭ error: there is no nib "TokenView"; correct the name, or restore the nib
      ⑮ error: there is no nib "LocalView"; correct the name, or restore the nib
      """,
    in: """
      // file: ④PersonCell.xib
      <tableViewCell id="cel-1" reuseIdentifier="person" customClass="PersonCell" customModuleProvider="target"/>
      // file: People.swift
      import UIKit

      class PersonCell: UITableViewCell {}

      enum Names {
        static let nib = "PlaceCell"
      }

      class PeopleController: UITableViewController {
        func load() {
          tableView.register(UINib(nibName: ③"PersonCel", bundle: nil), forCellReuseIdentifier: "person")
          _ = UINib(nibName: ⑤"PersonCell.xib", bundle: .main)
          _ = Bundle.main.loadNibNamed(⑥Names.nib, owner: self)
          _ = HelpController(nibName: ⑦String(describing: HelpController.self), bundle: Bundle(for: HelpController.self))
          _ = Bundle.main.loadNibNamed(⑩"PersonCell", owner: nil)?.first as! HelpView
          _ = UINib(nibName: ⑪"PersonCell", bundle: nil).instantiate(withOwner: nil)[0] as! HelpView
          _ = UICollectionView.CellRegistration<ItemCell, Int>(cellNib: UINib(nibName: ⑫"PersonCell", bundle: nil)) { _, _, _ in }
        }
      }

      extension Bundle {
        static var kit: Bundle { Bundle(for: HelpView.self) }
      }

      private final class Token {
        static let bundle: Bundle = { return Bundle(for: Token.self) }()
      }

      func loadFromBundles() {
        _ = UINib(nibName: ⑬"KitView", bundle: .kit)
        _ = Token.bundle.loadNibNamed(⑭"TokenView", owner: nil)
        let bundle = Bundle(for: Token.self)
        _ = bundle.loadNibNamed(⑮"LocalView", owner: nil)
      }

      class HelpView: UIView {}
      class ItemCell: UICollectionViewCell {}
      class HelpController: UIViewController {}
      // file: Old.m
      #import "Old.h"
      #define PLACES @"PlacesCell"

      @interface Old : NSObject @end
      @implementation Old
      - (void)load {
        [self.table registerNib:[UINib nibWithNibName:①@"Person" bundle:nil] forCellReuseIdentifier:@"person"];
        [[NSBundle mainBundle] loadNibNamed:②@"OldView" owner:self options:nil];
        [UINib nibWithNibName:⑧NSStringFromClass([Old class]) bundle:nil];
        [UINib nibWithNibName:⑨PLACES bundle:nil];
      #if 0
        [UINib nibWithNibName:@"Removed" bundle:nil];
      #endif
      }
      @end
      """,
    accepts: #"""
      // same file: PersonCell.xib
      // file: People.swift
      import UIKit

      class PersonCell: UITableViewCell {
        static let nibName = "PersonCell"
      }

      extension Bundle {
        static let library = Bundle(for: LibraryView.self)
        static let system = Bundle(identifier: "com.example.kit")
      }

      class PeopleController: UITableViewController {
        init(nibName: String) { super.init(nibName: nil, bundle: nil) }

        func load(_ name: String, in bundle: Bundle) {
          _ = UINib(nibName: "PersonCell", bundle: nil)
          _ = UINib(nibName: PersonCell.nibName, bundle: nil)
          _ = UINib(nibName: String(describing: PersonCell.self), bundle: nil)
          // Not settled.
          _ = UINib(nibName: name, bundle: nil)
          _ = UINib(nibName: "\(name)Cell", bundle: nil)
          _ = UINib(nibName: "Place" + name, bundle: nil)
          _ = UINib(nibName: String(describing: type(of: self)), bundle: nil)
          // In another bundle.
          _ = UINib(nibName: "PlaceCell", bundle: bundle)
          _ = bundle.loadNibNamed("PlaceCell", owner: self)
          _ = UINib(nibName: "PlaceCell", bundle: .library)
          _ = UINib(nibName: "PlaceCell", bundle: .system)
          let kit = Bundle(for: LibraryView.self)
          _ = kit.loadNibNamed("PlaceCell", owner: self)
          _ = Bundle.main.loadNibNamed("PersonCell", owner: nil)?.first as! UITableViewCell
          _ = Bundle.main.loadNibNamed("PersonCell", owner: nil)!.last as! UIButton
          let place = "PlaceCell"
          for place in ["PersonCell"] { _ = UINib(nibName: place, bundle: nil) }
        }
      }
      """#
  )
}
