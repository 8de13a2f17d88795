import ReuseGenTestSupport

#if os(Linux)
extension PortedProgram {
  static let all = [
    basics, dynamicMembers, initializerRequirements, optionalReferences, traitChanges, scrollDelegates, routing,
    documents,
  ].flatMap(\.self)

  private static let basics = TargetCase.read(
    """
    # subclasses add optional methods
    // file: Base.swift
    import UIKit
    class Base: UIViewController, UITableViewDelegate, UITableViewDataSource {
      let table = UITableView()
      override func viewDidLoad() {
        table.frame = view.bounds
        view.addSubview(table)
        table.rowHeight = 30
        table.dataSource = self
        table.delegate = self
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    // file: Screens.swift
    import UIKit
    final class Scrolling: Base {
      func scrollViewDidScroll(_ scrollView: UIScrollView) { print("scrolled to", scrollView.contentOffset.y) }
    }
    class Tall: Base {}
    extension Tall {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 80 }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Tall" }
    }
    @objc protocol Answering { @objc optional func answer(_ question: String) -> String? }
    class Silent: NSObject, Answering {}
    class Talking: Silent { func answer(_ question: String) -> String? { question + "!" } }
    // file: main.swift
    MainActor.assumeIsolated {
      for screen in [Base(), Scrolling(), Tall()] {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = screen
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        screen.table.contentOffset.y = 100
        let title = screen.tableView(screen.table, titleForHeaderInSection: 0) ?? "none"
        print(type(of: screen), screen.table.rectForRow(at: IndexPath(row: 0, section: 0)).height, title)
      }
      for answering in [Silent(), Talking()] as [any Answering] { print(answering.answer("who") ?? "-") }
    }
    = Base 30.0 none
    = scrolled to 100.0
    = Scrolling 30.0 none
    = Tall 80.0 Tall
    = -
    = who!
    # objects are made through metatypes
    // file: Screens.swift
    import UIKit
    class Badge: UILabel {
      let numbers = [1, 2, 3]
      override init(frame: CGRect) {
        super.init(frame: frame)
        tag = 7
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    class Row: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: "made " + (reuseIdentifier ?? ""))
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    class Screen: UIViewController {
      let name: String
      init() {
        name = "screen"
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    class Panel: UIViewController {}
    class Grid: UICollectionViewFlowLayout { let count = 4 }
    class Box<V: UIView>: UITableViewCell { let inner = V() }
    class Base: NSObject { override init() { super.init(); print("made", type(of: self)) } }
    class Derived: Base {}
    extension UIView {
      static func build<T: UIView>(_ change: (T) -> Void) -> T { let view = T(); change(view); return view }
      class func sized() -> Self { self.init(frame: CGRect(x: 0, y: 0, width: 5, height: 6)) }
    }
    extension UIViewController {
      @objc class func make(named name: String) -> Self {
        let made = Self(nibName: nil, bundle: nil)
        made.title = name
        return made
      }
      @objc class var kind: String { "plain" }
    }
    class Sheet: UIViewController {
      override class func make(named name: String) -> Self { super.make(named: name + "!") }
      override class var kind: String { "sheet" }
    }
    extension UIViewController { static func load() -> Self { Self(nibName: "N", bundle: nil) } }
    func row<T: UITableViewCell>(_ type: T.Type) -> T { type.init(style: .default, reuseIdentifier: "row") }
    func make<T: UIViewController>() -> T { T() }
    func any<T: NSObject>() -> T { T() }
    func report() {
      let badge: Badge = UIView.build { $0.text = "b" }
      print(badge.numbers, badge.tag, badge.text ?? "")
      print(Badge.sized().frame.size, type(of: UIButton.sized()), Box<Badge>(style: .default, reuseIdentifier: nil).inner.tag)
      print(row(Row.self).reuseIdentifier ?? "", type(of: row(UITableViewCell.self)))
      let screen: Screen = make()
      print(screen.name, Panel.load().nibName ?? "", type(of: make() as UITableViewController))
      let types: [UIViewController.Type] = [UIViewController.self, Sheet.self]
      print(types.map { $0.make(named: "a").title ?? "" }, types.map(\\.kind), Sheet.make(named: "b").title ?? "")
      print((any() as Grid).count, type(of: any() as Derived))
    }
    = [1, 2, 3] 7 b
    = CGSize(width: 5.0, height: 6.0) UIButton 7
    = made row UITableViewCell
    = screen N UITableViewController
    = ["a", "a!"] ["plain", "sheet"] b!
    = made Derived
    = 4 Derived
    # what Foundation lacks, and code outside of the main actor
    // file: Values.swift
    import Foundation
    import UIKit
    enum Layouts {
      static func list() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .none
        return UICollectionViewCompositionalLayout.list(using: configuration)
      }
    }
    func identifier(_ cell: UITableViewCell) -> String? { cell.reuseIdentifier }
    func report() {
      let count = 3
      print(String(localized: "\\(count) of \\("ten"), 50 %", comment: "A share"))
      print(String(localized: "key", defaultValue: "A \\(1.5)"), String(localized: LocalizedStringResource("r")))
      let formatter = MeasurementFormatter()
      formatter.unitOptions = .providedUnit
      print(formatter.string(from: Measurement(value: 2.5, unit: UnitLength.kilometers)))
      let appearance = UINavigationBarAppearance()
      appearance.shadowColor = .red
      let copy = appearance.copy()
      print(copy.shadowColor == .red, type(of: copy))
      let people: NSArray = [["name": "bob", "age": 3], ["name": "Ada", "age": 20], ["name": "cy", "age": 100]]
      let names = NSSortDescriptor(key: "name", ascending: true, selector: #selector(NSString.caseInsensitiveCompare))
      for descriptor in [names, NSSortDescriptor(key: "age", ascending: false)] {
        let sorted = people.sortedArray(using: [descriptor]) as? [[String: Any]] ?? []
        print(sorted.map { $0["name"] as? String ?? "" })
      }
      let room = CGRectInset(CGRectMake(0, 0, 10, 20), 1, 2)
      print(CGRectGetWidth(room), CGAffineTransformMakeScale(2, 3).a, CGFloat(truncating: 2.5), UILabel.classForCoder())
      final class Screen: UIViewController {
        @ViewLoading var label: UILabel
        override func viewDidLoad() { label = UILabel(); label.text = "loaded" }
      }
      print(Screen().label.text ?? "")
      let constraint = NSLayoutConstraint()
      constraint.constant = 3
      print(constraint.constant, UISearchController().searchResultsController == nil, UINavigationItem().title ?? "-", UIPageViewController().transitionStyle == .pageCurl)
      print(objc_sync_enter(appearance), objc_sync_exit(appearance), objc_sync_exit(appearance))
      print(class_getInstanceMethod(UIView.self, Selector("a")) == nil, type(of: Layouts.list()))
      print(identifier(UITableViewCell(style: .default, reuseIdentifier: "row")) ?? "")
    }
    = 3 of ten, 50 %
    = A 1.500000 r
    = 2.5 km
    = true UINavigationBarAppearance
    = ["Ada", "bob", "cy"]
    = ["cy", "Ada", "bob"]
    = 8.0 2.0 2.5 UILabel
    = loaded
    = 3.0 true  true
    = 0 0 -1
    = true UICollectionViewCompositionalLayout
    = row
    # key-value observing of a list's geometry and of a model
    // file: Observing.swift
    import UIKit
    class Model: NSObject {
      @objc dynamic var name = "a"
      @objc dynamic var age = 1 { didSet { print("age \\(age)") } }
    }
    class Watcher: NSObject {
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        let new = (change?[.newKey] as? CGPoint)?.y
        print(keyPath ?? "", change?[.oldKey] ?? "-", new ?? change?[.newKey] ?? "-")
      }
    }
    class Screen: UITableViewController {
      var rows = 2
      var observation: NSKeyValueObservation?
      override func viewDidLoad() {
        tableView.rowHeight = 10
        observation = tableView.observe(\\.contentSize, options: [.new, .old]) { table, change in
          print(change.oldValue?.height ?? -1, change.newValue?.height ?? -1, table.contentSize.height)
        }
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    func report() {
      let screen = Screen()
      screen.view.frame = CGRect(x: 0, y: 0, width: 100, height: 15)
      screen.view.layoutIfNeeded()
      screen.rows = 5
      screen.tableView.reloadData()
      screen.view.layoutIfNeeded()
      screen.tableView.reloadData()
      screen.view.layoutIfNeeded()
      let watcher = Watcher()
      screen.addObserver(watcher, forKeyPath: "view.bounds", options: [], context: nil)
      screen.tableView.addObserver(watcher, forKeyPath: "contentOffset", options: .new, context: nil)
      screen.tableView.contentOffset.y = 20
      screen.tableView.removeObserver(watcher, forKeyPath: "contentOffset")
      screen.tableView.contentOffset.y = 30
      let model = Model()
      model.addObserver(watcher, forKeyPath: #keyPath(Model.name), options: [.initial, .new, .old], context: nil)
      let age = model.observe(\\.age) { model, _ in print("now \\(model.age)") }
      model.name = "b"
      model.age = 2
      age.invalidate()
      model.age = 3
    }
    = 0.0 20.0 20.0
    = 20.0 50.0 50.0
    = view.bounds - -
    = contentOffset - 20.0
    = view.bounds - -
    = name - a
    = name a b
    = now 2
    = age 2
    = age 3
    """
  )
}
#endif
