import ReuseGenCore
import SourcePorting

extension PortCase {
  static let all: [PortCase] =
    attributes + selectors + tables + extensions + protocols + optionalMethods + metatypes + dynamicMembers + assets
    + unusual
    + conditions
    + imports
    + others

  private static let attributes = [
    PortCase(
      "an outlet",
      "class A { @IBOutlet private weak var label: UILabel! }",
      "class A { private weak var label: UILabel! }"
    ),
    PortCase(
      "attributes on lines of their own",
      "@IBDesignable\n@objc(B)\n@objcMembers class B: UIView {\n  @IBInspectable\n  var radius = 3\n}",
      "\n\nclass B: UIView {\n  \n  var radius = 3\n}"
    ),
    PortCase("an app delegate", "@UIApplicationMain\nclass D: UIResponder {}", "\nclass D: UIResponder {}"),
    PortCase("@main", "@main class D {}", "class D {}"),
    PortCase(
      "other attributes stay",
      "@available(iOS 13, *) final class A {}",
      "@available(iOS 13, *) final class A {}"
    ),
    PortCase("text in literals and comments stays", "let a = \"@objc\" // @objc", "let a = \"@objc\" // @objc"),
    PortCase(
      "a managed property",
      "class A { @NSManaged var name: String? }",
      "class A { var name: String? }",
      warnings: ["name becomes an ordinary property, because there is no Core Data here"]
    ),
    PortCase(
      "a class with another name in Objective-C",
      "@objc(Old) class A {}",
      "class A {}",
      warnings: ["A loses its name Old in Objective-C; documents that name Old don't find the class"]
    ),
  ]

  private static let selectors = [
    PortCase(
      "a method of UIKit",
      "let a = #selector(UIResponder.resignFirstResponder), b = #selector(UIView.endEditing(_:))",
      "let a = Selector(\"resignFirstResponder\"), b = Selector(\"endEditing:\")"
    ),
    PortCase(
      "a method of the app's protocol, which the classes list that have it, and a call that requires it",
      """
      @objc protocol P { @objc optional func tap() }
      class A: NSObject, P { func tap() {} }
      func f(_ p: P) { if p.responds(to: #selector(P.tap)) { p.tap!() } }
      """,
      """
      protocol P: AnyObject { func tap() }; extension P { func tap() {  } }
      class A: NSObject, P { func tap() {} ; @MainActor class var keyedActions: [KeyedAction] \
      { [KeyedAction("tap") { (object: A) in object.`tap`() }] } }; extension A: KeyedActions {}
      func f(_ p: P) { if p.responds(to: Selector("tap")) { p.tap() } }
      """
    ),
    PortCase("a getter", "let a = #selector(getter: A.name)", "let a = Selector(\"name\")"),
    PortCase("a setter", "let a = #selector(setter: A.name)", "let a = Selector(\"setName:\")"),
    PortCase("a key path", "let a = #keyPath(A.b.c)", "let a = \"b.c\""),
    PortCase(
      "a method of an extension of a UIKit class comes with its selector",
      "extension UIView { @objc func hide() {} }\nlet a = #selector(UIView.hide)",
      "extension UIView { func hide() {} }\nlet a = Selector(KeyedAction(\"hide\") { (object: UIView) in object.`hide`() })"
    ),
    PortCase(
      "a color",
      "let c = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
      "let c = UIColor(red: 1, green: 0, blue: 0, alpha: 1)"
    ),
    PortCase(
      "symbols of assets",
      "let a = UIImage(resource: .icClose), b = UIColor(resource: .brand), c = UIImage(resource: name)",
      "let a = UIImage(resource: \"icClose\"), b = UIColor(resource: \"brand\"), c = UIImage(resource: name)"
    ),
    PortCase(
      "previews",
      "let a = 1\n#Preview(\"A\") {\n  A()\n}\n#Preview { B() }\nlet b = 2",
      "let a = 1\n\n\n\n\nlet b = 2"
    ),
    PortCase("an image", "let i = #imageLiteral(resourceName: \"a\")", "let i = UIImage(named: \"a\")!"),
    PortCase(
      "literals that are converted to their types",
      "let c = UIColor( #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1) ), i = UIImage(#imageLiteral(resourceName: \"a\"))",
      "let c = ( UIColor(red: 1, green: 0, blue: 0, alpha: 1) ), i = (UIImage(named: \"a\")!)"
    ),
  ]

  private static let tables = [
    PortCase(
      "actions with no, one and two parameters",
      """
      class A: UIViewController {
        @IBAction func one() {}
        @IBAction func two(_ sender: UIButton) {}
        @IBAction func three(sender: Any, for event: UIEvent) {}
      }
      """,
      """
      class A: UIViewController {
        func one() {}
        func two(_ sender: UIButton) {}
        func three(sender: Any, for event: UIEvent) {}
      @MainActor class var keyedActions: [KeyedAction] { [KeyedAction("one") { (object: A) in object.`one`() }, \
      KeyedAction("two:") { (object: A, first: UIButton) in object.`two`(first) }, \
      KeyedAction("threeWithSender:for:") { (object: A, first: Any, second: UIEvent) in \
      object.`three`(sender: first, for: second) }] } }; extension A: KeyedActions {}
      """
    ),
    PortCase(
      "a subclass adds to the table; the name in @objc counts, and a result is discarded",
      """
      class A: NSObject { @objc func f() {} }
      class B: A { @objc(go:) func g(_ x: Int) -> Int { x } }
      """,
      """
      class A: NSObject { func f() {} ; @MainActor class var keyedActions: [KeyedAction] { [KeyedAction("f") \
      { (object: A) in object.`f`() }] } }; extension A: KeyedActions {}
      class B: A { func g(_ x: Int) -> Int { x } ; @MainActor override class var keyedActions: [KeyedAction] \
      { super.keyedActions + [KeyedAction("go:") { (object: B, first: Int) in _ = object.`g`(first) }] } }
      """
    ),
    PortCase(
      "outlets with observers, and attributes that are computed",
      """
      class A: UIView {
        @IBOutlet var label: UILabel! { didSet {} }
        @IBOutlet var plain: UILabel!
        @IBInspectable var radius: CGFloat { get { 0 } set {} }
      }
      """,
      """
      class A: UIView {
        var label: UILabel! { didSet {} }
        var plain: UILabel!
        var radius: CGFloat { get { 0 } set {} }
      @MainActor class var keyedOutlets: [KeyedOutlet] { [KeyedOutlet("label", \\A.`label`), \
      KeyedOutlet("radius", \\A.`radius`)] } }; extension A: KeyedOutlets {}
      """
    ),
    PortCase(
      "a nested class, of which the extension is at the top of the file",
      "class A { class B: NSObject { @objc func f() {} } }",
      """
      class A { class B: NSObject { func f() {} ; @MainActor class var keyedActions: [KeyedAction] \
      { [KeyedAction("f") { (object: B) in object.`f`() }] } } }; extension A.B: KeyedActions {}
      """
    ),
  ]

  private static let extensions = [
    PortCase(
      "an override in an extension moves to the class",
      """
      class A: UITableViewController {
      }
      extension A {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
        override var canBecomeFirstResponder: Bool { true }
      }
      """,
      """
      class A: UITableViewController {
      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? \
      { tableViewInExtension(`tableView`, titleForHeaderInSection: `section`) }; \
      override var canBecomeFirstResponder: Bool { canBecomeFirstResponderInExtension } }
      extension A {
        func tableViewInExtension(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
        var canBecomeFirstResponderInExtension: Bool { true }
      }
      """
    ),
    PortCase(
      "an override whose parameters have no name",
      """
      class A: UITableViewController {}
      extension A {
        override func tableView(_: UITableView, heightForRowAt _: IndexPath) -> CGFloat { 3 }
      }
      """,
      """
      class A: UITableViewController {override func tableView(_ unnamed1: UITableView, \
      heightForRowAt unnamed2: IndexPath) -> CGFloat { tableViewInExtension(unnamed1, heightForRowAt: unnamed2) } }
      extension A {
        func tableViewInExtension(_: UITableView, heightForRowAt _: IndexPath) -> CGFloat { 3 }
      }
      """
    ),
    PortCase(
      "a member of an extension that a subclass overrides",
      """
      class A: NSObject {}
      extension A { func f() throws -> Int { 1 } }
      class B: A { override func f() -> Int { 2 } }
      """,
      """
      class A: NSObject {func f() throws -> Int { try fInExtension() } }
      extension A { func fInExtension() throws -> Int { 1 } }
      class B: A { override func f() -> Int { 2 } }
      """
    ),
    PortCase(
      "a class overrides a method that an extension adds to a UIKit class",
      """
      extension UIViewController { @objc func menu(_ sender: Any) -> String { "a" } }
      class A: UIViewController { override func menu(_ sender: Any) -> String { super.menu(sender) + "b" } }
      class B: A { override func menu(_ sender: Any) -> String { super.menu(sender) + "c" } }
      """,
      """
      extension UIViewController { func menuInExtension(_ sender: Any) -> String { "a" } ; \
      func menu(_ sender: Any) -> String { if let overriding = self as? any UIViewControllerMenuOverriding \
      { return overriding.menuInSubclass(`sender`) }; return menuInExtension(`sender`) } }; \
      @MainActor protocol UIViewControllerMenuOverriding: AnyObject { func menuInSubclass(_ sender: Any) -> String }
      class A: UIViewController { func menuInSubclass(_ sender: Any) -> String { super.menuInExtension(sender) + "b" } }; \
      extension A: UIViewControllerMenuOverriding {}
      class B: A { override func menuInSubclass(_ sender: Any) -> String { super.menuInSubclass(sender) + "c" } }
      """
    ),
    PortCase(
      "a class overrides a class method that an extension adds to a UIKit class",
      """
      extension UIViewController { @objc class func make() -> Self { Self(nibName: nil, bundle: nil) } }
      class A: UIViewController { override class func make() -> Self { super.make() } }
      """,
      """
      extension UIViewController { class func makeInExtension() -> Self \
      { Self.dynamicallyMade(nibName: nil, bundle: nil) } ; class func make() -> Self \
      { if let overriding = self as? any UIViewControllerMakeOverriding.Type { return overriding.makeInSubclass() as! Self }; \
      return makeInExtension() } }; \
      @MainActor protocol UIViewControllerMakeOverriding: AnyObject { static func makeInSubclass() -> Self }
      class A: UIViewController { class func makeInSubclass() -> Self { super.makeInExtension() } }; \
      extension A: UIViewControllerMakeOverriding {}
      """
    ),
    PortCase(
      "an extension overrides a property that another extension adds to a UIKit class",
      """
      extension UITableViewCell { @objc var title: String? { get { nil } set {} } }
      class A: UITableViewCell {}
      extension A { override var title: String? { get { "a" } set {} } }
      """,
      """
      extension UITableViewCell { var titleInExtension: String? { get { nil } set {} } ; \
      var title: String? { get { if let overriding = self as? any UITableViewCellTitleOverriding { return overriding.titleInSubclass }; \
      return titleInExtension } set { if let overriding = self as? any UITableViewCellTitleOverriding \
      { overriding.titleInSubclass = newValue } else { titleInExtension = newValue } } } }; \
      @MainActor protocol UITableViewCellTitleOverriding: AnyObject { var titleInSubclass: String? { get set } }
      class A: UITableViewCell {}; extension A: UITableViewCellTitleOverriding {}
      extension A { var titleInSubclass: String? { get { "a" } set {} } }
      """
    ),
    PortCase(
      "an observed override in an extension",
      """
      class A: UITableViewCell {}
      extension A {
        override open var isSelected: Bool {
          willSet { print(newValue) }
        }
      }
      """,
      """
      class A: UITableViewCell {public override var isSelected: Bool { willSet { isSelectedInExtension(newValue) } } }
      extension A {
        func isSelectedInExtension(_ newValue: Bool) { do
       { print(newValue) }
        }
      }
      """
    ),
    PortCase(
      "an override of a class that the sources don't declare",
      "extension UILabel { open override var text: String? { \"\" } }",
      "extension UILabel { open var textInExtension: String? { \"\" } }",
      warnings: [
        "text isn't called here, because only UILabel itself, which the sources don't declare, could override it"
      ]
    ),
    PortCase(
      "a recognizer with an initializer of its own",
      "class R: UITapGestureRecognizer { init() { super.init(target: nil, action: nil) } }",
      "class R: UITapGestureRecognizer { init() { super.init(target: nil, action: nil) } ; "
        + "required init?(coder: NSCoder) { fatalError(\"init(target:action:) has not been implemented\") } }"
    ),
    PortCase(
      "a sort descriptor with a key",
      "let a = NSSortDescriptor(key: \"name\", ascending: true), b = NSSortDescriptor(keyPath: \\A.b, ascending: true)",
      "let a = NSSortDescriptor(valueOfKey: \"name\", ascending: true), "
        + "b = NSSortDescriptor(keyPath: \\A.b, ascending: true)"
    ),
    PortCase(
      "a file that names a UIKit type",
      "import Foundation\nlet a: UIColor? = nil",
      "import Foundation\nlet a: UIColor? = nil"
    ),
    PortCase(
      "a cell that only nibs make",
      "class C: UITableViewCell { required init?(coder: NSCoder) { super.init(coder: coder) } }",
      """
      class C: UITableViewCell { required init?(coder: NSCoder) { super.init(coder: coder) } ; \
      required convenience init(recycledUnder reuseIdentifier: String) \
      { fatalError("init(style:reuseIdentifier:) has not been implemented") } }
      """
    ),
    PortCase(
      "a cell with all designated initializers inherits it",
      """
      class C: UICollectionViewCell {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { nil }
      }
      """,
      """
      class C: UICollectionViewCell {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { nil }
      }
      """
    ),
  ]

  private static let protocols = [
    PortCase(
      "optional members get default implementations",
      """
      @objc protocol P {
        @objc optional func f(_ x: Int)
        @objc optional func g() -> Bool
        @objc optional var name: String? { get }
      }
      func call(_ p: P?, _ q: P) { p?.f?(1); q.f?(2) }
      """,
      """
      protocol P: AnyObject {
        func f(_ x: Int)
        func g() -> Bool
        var name: String? { get }
      }; extension P { func f(_ x: Int) {  }; func g() -> Bool \
      { fatalError("g() is optional and not implemented") }; var name: String? { nil } }
      func call(_ p: P?, _ q: P) { p?.f(1); Optional(q)?.f(2) }
      """
    ),
    PortCase(
      "optional methods of UIKit's protocols, and closures, which stay",
      "let a = delegate?.tableView?(t, heightForRowAt: i) ?? 44; self.delegate.scrollViewDidScroll?(s); view.onTap?(1)",
      "let a = delegate?.tableView(t, heightForRowAt: i) ?? 44; Optional(self.delegate)?.scrollViewDidScroll(s); "
        + "view.onTap?(1)"
    ),
  ]

  private static let conditions = [
    PortCase(
      "an iPhone's branch",
      "#if os(macOS)\n@objc class A {}\n#elseif os(iOS) && !targetEnvironment(macCatalyst)\n@objc class B {}\n#endif",
      "#if false\n@objc class A {}\n#elseif true && !false\nclass B {}\n#endif"
    ),
    PortCase("a condition of the build", "#if DEBUG\n@objc class A {}\n#endif", "#if DEBUG\nclass A {}\n#endif"),
  ]

  private static let imports = [
    PortCase(
      "modules that UIKit replaces",
      "import QuartzCore\nimport class UIKit.UIView",
      "import UIKit\nimport UIKit"
    ),
    PortCase(
      "a module that isn't there",
      "import Charts",
      "import UIKit",
      warnings: [
        "there is no module Charts here, so its import is replaced; list it under \"modules\" if the target depends on it, "
          + "or under \"emptyModules\" if the sources do without it"
      ]
    ),
    PortCase("an empty module", "import Charts", "import UIKit", options: PortOptions(emptyModules: ["Charts"])),
    PortCase("a dependency", "import Charts", "import Charts", options: PortOptions(modules: ["Charts"])),
  ]

  private static let others = [
    PortCase(
      "a member that is left out",
      "class A {\n  func f() {\n  }\n  var g = 1\n}",
      "class A {\n  \n\n  var g = 1\n}",
      options: PortOptions(leaveOut: [Located("A.f()", at: SourceLocation(file: "headless-sources.json"))])
    ),
    PortCase(
      "key-value observing",
      """
      class A: NSObject {
        override func observeValue(forKeyPath k: String?, of o: Any?, change: [K: Any]?, context: C?) {}
      }
      """,
      """
      class A: NSObject {
        func observeValue(forKeyPath k: String?, of o: Any?, change: [K: Any]?, context: C?) {}
      }; extension A: KeyValueObserver {}
      """
    ),
    PortCase(
      "a delegate that forwards messages",
      """
      class A: NSObject {
        override func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
      }
      """,
      """
      class A: NSObject {
        func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
      }
      """,
      warnings: ["forwardingTarget(for:) is called by the Objective-C runtime only, so nothing calls it here"]
    ),
    PortCase(
      "an observation",
      """
      class A: NSObject {
        @objc dynamic var name = "a"
        @objc dynamic var age = 1 { didSet { print(age) } }
        @objc dynamic let id = 1
        @objc var other = 1
      }
      let a = view.observe(\\.frame) { _, _ in }
      let b = object.observe(\\.name) { _, _ in }
      let c = player.observe(\\A.status, options: []) { _, _ in }
      list.addObserver(self, forKeyPath: "contentSize", options: .new, context: nil)
      list.removeObserver(self, forKeyPath: #keyPath(UIView.isHidden))
      """,
      """
      class A: NSObject {
        var name = "a" { didSet { didChangeValue(forKey: "name") } }
        var age = 1 { didSet { didChangeValue(forKey: "age"); print(age) } }
        dynamic let id = 1
        var other = 1
      }
      let a = view.observe(\\.frame) { _, _ in }
      let b = object.observe(\\.name) { _, _ in }
      let c = player.observe(\\A.status, options: []) { _, _ in }
      list.addObserver(self, forKeyPath: "contentSize", options: .new, context: nil)
      list.removeObserver(self, forKeyPath: "isHidden")
      """,
      warnings: [
        "key-value observing of status needs the Objective-C runtime; call didChangeValue(forKey:) after each change",
        "key-value observing of isHidden needs the Objective-C runtime; call didChangeValue(forKey:) after each change",
      ]
    ),
    PortCase("an empty file", "", ""),
    PortCase("line ends of Windows", "@objc class A {\r\n}\r\n", "class A {\r\n}\r\n"),
  ]
}
