import ReuseGenCore
import ReuseGenPorting

extension PortExample {
  /// The examples of the edits, and cases that a reader of an edit needn't know.
  static let all: [PortExample] =
    edits + selectors + tables + extensions + optionalMethods + metatypes + requirements + dynamicMembers
    + assets + unusual + others

  private static let selectors = [
    PortExample(
      "a method of the app's protocol, which the classes list that have it, and a call that requires it",
      diff: """
        -@objc protocol P { @objc optional func tap() }
        -class A: NSObject, P { func tap() {} }
        -func f(_ p: P) { if p.responds(to: #selector(P.tap)) { p.tap!() } }
        +protocol P: AnyObject { func tap() }; extension P { func tap() {  } }
        +class A: NSObject, P { func tap() {} ; @MainActor class var keyedActions: [KeyedAction] \
        { [KeyedAction("tap") { (object: A) in object.`tap`() }] } }; extension A: KeyedActions {}
        +func f(_ p: P) { if p.responds(to: Selector("tap")) { p.tap() } }
        """
    )
  ]

  private static let tables = [
    PortExample(
      "a subclass adds to the table; the name in @objc counts, and a result is discarded",
      diff: """
        -class A: NSObject { @objc func f() {} }
        -class B: A { @objc(go:) func g(_ x: Int) -> Int { x } }
        +class A: NSObject { func f() {} ; @MainActor class var keyedActions: [KeyedAction] { [KeyedAction("f") \
        { (object: A) in object.`f`() }] } }; extension A: KeyedActions {}
        +class B: A { func g(_ x: Int) -> Int { x } ; @MainActor override class var keyedActions: [KeyedAction] \
        { super.keyedActions + [KeyedAction("go:") { (object: B, first: Int) in _ = object.`g`(first) }] } }
        """
    ),
    PortExample(
      "a nested class, of which the extension is at the top of the file",
      "class A { class B: NSObject { @objc func f() {} } }",
      """
      class A { class B: NSObject { func f() {} ; @MainActor class var keyedActions: [KeyedAction] \
      { [KeyedAction("f") { (object: B) in object.`f`() }] } } }; extension A.B: KeyedActions {}
      """
    ),
  ]

  private static let extensions = [
    PortExample(
      "an override whose parameters have no name",
      diff: """
        -class A: UITableViewController {}
        +class A: UITableViewController {override func tableView(_ unnamed1: UITableView, \
        heightForRowAt unnamed2: IndexPath) -> CGFloat { tableViewInExtension(unnamed1, heightForRowAt: unnamed2) } }
         extension A {
        -  override func tableView(_: UITableView, heightForRowAt _: IndexPath) -> CGFloat { 3 }
        +  func tableViewInExtension(_: UITableView, heightForRowAt _: IndexPath) -> CGFloat { 3 }
         }
        """
    ),
    PortExample(
      "a class overrides a class method that an extension adds to a UIKit class",
      diff: """
        -extension UIViewController { @objc class func make() -> Self { Self(nibName: nil, bundle: nil) } }
        -class A: UIViewController { override class func make() -> Self { super.make() } }
        +extension UIViewController { class func makeInExtension() -> Self \
        { Self.dynamicallyMade(nibName: nil, bundle: nil) } ; class func make() -> Self \
        { if let overriding = self as? any UIViewControllerMakeOverriding.Type { return overriding.makeInSubclass() as! Self }; \
        return makeInExtension() } }; \
        @MainActor protocol UIViewControllerMakeOverriding: AnyObject { static func makeInSubclass() -> Self }
        +class A: UIViewController { class func makeInSubclass() -> Self { super.makeInExtension() } }; \
        extension A: UIViewControllerMakeOverriding {}
        """
    ),
    PortExample(
      "an extension overrides a property that another extension adds to a UIKit class",
      diff: """
        -extension UITableViewCell { @objc var title: String? { get { nil } set {} } }
        -class A: UITableViewCell {}
        -extension A { override var title: String? { get { "a" } set {} } }
        +extension UITableViewCell { var titleInExtension: String? { get { nil } set {} } ; \
        var title: String? { get { if let overriding = self as? any UITableViewCellTitleOverriding { return overriding.titleInSubclass }; \
        return titleInExtension } set { if let overriding = self as? any UITableViewCellTitleOverriding \
        { overriding.titleInSubclass = newValue } else { titleInExtension = newValue } } }; \
        @MainActor internal static var keyedOutletsOfXswift0_0: [KeyedOutlet] \
        { [KeyedOutlet("title", \\UITableViewCell.`title`)] } }; \
        @MainActor protocol UITableViewCellTitleOverriding: AnyObject { var titleInSubclass: String? { get set } }; \
        @MainActor final class KeyedOutletsOfExtensions: KeyedOutlets { static var keyedOutlets: [KeyedOutlet] \
        { [UITableViewCell.keyedOutletsOfXswift0_0].flatMap { $0 } } }
        +class A: UITableViewCell {}; extension A: UITableViewCellTitleOverriding {}
        +extension A { var titleInSubclass: String? { get { "a" } set {} } }
        """
    ),
  ]

  private static let others = [
    PortExample(
      "an observation",
      diff: """
         class A: NSObject {
        -  @objc dynamic var name = "a"
        -  @objc dynamic var age = 1 { didSet { print(age) } }
        -  @objc dynamic let id = 1
        -  @objc var other = 1
        +  var name = "a" { didSet { didChangeValue(forKey: "name") } }
        +  var age = 1 { didSet { didChangeValue(forKey: "age"); print(age) } }
        +  dynamic let id = 1
        +  var other = 1
         }
         let a = view.observe(\\.frame) { _, _ in }
         let b = object.observe(\\.name) { _, _ in }
         let c = player.observe(\\A.status, options: []) { _, _ in }
         list.addObserver(self, forKeyPath: "contentSize", options: .new, context: nil)
        -list.removeObserver(self, forKeyPath: #keyPath(UIView.isHidden))
        +list.removeObserver(self, forKeyPath: "isHidden")
        """,
      warnings: [
        "key-value observing of status needs the Objective-C runtime; call didChangeValue(forKey:) after each change",
        "key-value observing of isHidden needs the Objective-C runtime; call didChangeValue(forKey:) after each change",
      ]
    ),
    PortExample("an empty file", "", ""),
    PortExample("line ends of Windows", "@objc class A {\r\n}\r\n", "class A {\r\n}\r\n"),
  ]
}
