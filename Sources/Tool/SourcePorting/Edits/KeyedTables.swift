import SourceDeclarations

/// `#selector` becomes the runtime's `Selector`, and each class lists its actions, and the outlets that reflection
/// doesn't reach.
enum KeyedTables: PortEdit {
  static let rows = [
    PortRow(
      "`#selector(Screen.save(_:))`, `#selector(getter:)`",
      becomes: #"`Selector("save:")`, by Swift's rules; a name in `@objc(name)` counts"#
    ),
    PortRow(
      "methods with `@objc` or `@IBAction`, that `#selector` names, or that a protocol with `@objc` requires, with at most two "
        + "parameters",
      becomes: "listed in the class's `keyedActions`"
    ),
    PortRow(
      "methods with `@IBSegueAction`",
      becomes: "also listed in `keyedActions`; they create the destinations of segues"
    ),
    PortRow(
      "an action in an extension of a UIKit class",
      becomes: "part of its `Selector`"
    ),
    PortRow(
      "outlets and runtime attributes that are computed, lazy, observed, or have a protocol as their type, and "
        + "computed properties with `@objc`",
      becomes: "listed in the class's `keyedOutlets`; reflection reaches the others"
    ),
    PortRow(
      "properties with `@IBInspectable`, `@IBOutlet` or `@objc` in extensions of UIKit classes",
      becomes: "listed in a class `KeyedOutletsOfExtensions`, for the documents of the module"
    ),
  ]
  static let examples = [
    PortExample(
      "a method of UIKit",
      "let a = #selector(UIResponder.resignFirstResponder), b = #selector(UIView.endEditing(_:))",
      "let a = Selector(\"resignFirstResponder\"), b = Selector(\"endEditing:\")"
    ),
    PortExample("a getter", "let a = #selector(getter: A.name)", "let a = Selector(\"name\")"),
    PortExample("a setter", "let a = #selector(setter: A.name)", "let a = Selector(\"setName:\")"),
    PortExample(
      "a method of an extension of a UIKit class comes with its selector",
      "extension UIView { @objc func hide() {} }\nlet a = #selector(UIView.hide)",
      "extension UIView { func hide() {} }\nlet a = Selector(KeyedAction(\"hide\") { (object: UIView) in object.`hide`() })"
    ),
    PortExample(
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
    PortExample(
      "methods that make the destinations of segues",
      """
      class A: UIViewController {
        @IBSegueAction func one(_ coder: NSCoder) -> B? { B(coder: coder) }
        @IBSegueAction private func two(coder: NSCoder, sender: Any?) -> UIViewController? { nil }
        @IBSegueAction func three(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> B { B(coder, sender) }
      }
      """,
      """
      class A: UIViewController {
        func one(_ coder: NSCoder) -> B? { B(coder: coder) }
        private func two(coder: NSCoder, sender: Any?) -> UIViewController? { nil }
        func three(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> B { B(coder, sender) }
      @MainActor class var keyedActions: [KeyedAction] { [KeyedAction(segueAction: "one:") { (object: A, \
      first: NSCoder) in object.`one`(first) }, KeyedAction(segueAction: "twoWithCoder:sender:") { (object: A, \
      first: NSCoder, second: Any?) in object.`two`(coder: first, sender: second) }, \
      KeyedAction(segueAction: "three:sender:segueIdentifier:") { (object: A, first: NSCoder, second: Any?, \
      third: String?) in object.`three`(first, sender: second, segueIdentifier: third) }] } }; \
      extension A: KeyedActions {}
      """
    ),
    PortExample(
      "methods that a protocol of Objective-C requires",
      """
      @objc protocol Routing {
        func routeToDetail(segue: UIStoryboardSegue?)
        @objc(open:) func show(_ url: String)
      }
      class Router: NSObject, Routing {
        func routeToDetail(segue: UIStoryboardSegue?) {}
        func show(_ url: String) {}
        func other() {}
      }
      """,
      """
      protocol Routing: AnyObject {
        func routeToDetail(segue: UIStoryboardSegue?)
        func show(_ url: String)
      }
      class Router: NSObject, Routing {
        func routeToDetail(segue: UIStoryboardSegue?) {}
        func show(_ url: String) {}
        func other() {}
      @MainActor class var keyedActions: [KeyedAction] { [KeyedAction("routeToDetailWithSegue:") { (object: Router, \
      first: UIStoryboardSegue?) in object.`routeToDetail`(segue: first) }, \
      KeyedAction("open:") { (object: Router, first: String) in object.`show`(first) }] } }; \
      extension Router: KeyedActions {}
      """
    ),
    PortExample(
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
    PortExample(
      "computed properties that key-value coding sets",
      "class A: UIView { @objc(tone) var shade: Int { get { 0 } set {} }; @objc var size: Int { 0 } }",
      """
      class A: UIView { var shade: Int { get { 0 } set {} }; var size: Int { 0 } ; \
      @MainActor class var keyedOutlets: [KeyedOutlet] { [KeyedOutlet("tone", \\A.`shade`)] } }; \
      extension A: KeyedOutlets {}
      """
    ),
    PortExample(
      "outlets that are lazy, which reflection finds by another name",
      """
      class A: UIView {
        @IBOutlet lazy var label: UILabel! = { UILabel() }()
      }
      """,
      """
      class A: UIView {
        lazy var label: UILabel! = { UILabel() }()
      @MainActor class var keyedOutlets: [KeyedOutlet] { [KeyedOutlet("label", \\A.`label`)] } }; \
      extension A: KeyedOutlets {}
      """
    ),
    PortExample(
      "runtime attributes that extensions add to classes of UIKit",
      """
      extension UIView {
        @IBInspectable private var radius: CGFloat { get { 0 } set {} }
        @IBInspectable var isRound: Bool { true }
      }
      extension CALayer { @objc(borderUIColor) var borderShade: UIColor? { get { nil } set {} } }
      """,
      """
      extension UIView {
        private var radius: CGFloat { get { 0 } set {} }
        var isRound: Bool { true }
      @MainActor internal static var keyedOutletsOfXswift0_0: [KeyedOutlet] \
      { [KeyedOutlet("radius", \\UIView.`radius`)] } }; \
      @MainActor final class KeyedOutletsOfExtensions: KeyedOutlets { static var keyedOutlets: [KeyedOutlet] \
      { [UIView.keyedOutletsOfXswift0_0, CALayer.keyedOutletsOfXswift0_1].flatMap { $0 } } }
      extension CALayer { var borderShade: UIColor? { get { nil } set {} } ; \
      @MainActor internal static var keyedOutletsOfXswift0_1: [KeyedOutlet] \
      { [KeyedOutlet("borderUIColor", \\CALayer.`borderShade`)] } }
      """
    ),
  ]

  static func run(_ context: PortContext, _ draft: inout PortDraft) {
    let set = context.set
    let reader = SelectorReader(set)
    var tables = ActionTables(set)
    for file in set.files {
      for use in reader.uses(in: file) {
        switch use.target {
        case .method(let reference, let index): select(index, of: reference, reader, set, &tables)
        case .requirement(let methods):
          for (reference, index) in methods where set.className(of: reference) != nil {
            tables.select(index, of: reference, isRequirement: true)
          }
        case .other: break
        }
        replace(use, in: file, set, tables, &draft)
      }
    }
    tables.write(to: &draft)
    OutletTables(set).write(to: &draft)
    OutletsOfExtensions(set).write(to: &draft)
  }

  /// Lists a method; for one of a protocol, those of classes that have its name.
  private static func select(
    _ index: Int,
    of reference: Declarations.Reference,
    _ reader: SelectorReader,
    _ set: SourceSet,
    _ tables: inout ActionTables
  ) {
    guard set[reference].kind == .protocol else { return tables.select(index, of: reference) }
    let method = set[reference].methods[index]
    for (type, number) in reader.methods(named: method) where set.className(of: type) != nil {
      tables.select(number, of: type, isRequirement: true)
    }
  }

  private static func replace(
    _ use: SelectorUse,
    in file: Int,
    _ set: SourceSet,
    _ tables: ActionTables,
    _ draft: inout PortDraft
  ) {
    let stream = set.sources[file].stream
    let range = stream[use.tokens.lowerBound].start..<stream[use.tokens.upperBound - 1].end
    var text = "Selector(\(SwiftName.literal(use.selector)))"
    // The class of an extension may be UIKit's, which can't list the action; the selector brings it along.
    if case .method(let reference, let index) = use.target, set[reference].kind != .protocol,
      set.className(of: reference) == nil,
      let action = tables.action(set[reference].methods[index], of: set[reference].fullName)
    {
      text = "Selector(\(action))"
    }
    draft.replaceKeepingLines(range, with: text, in: file, "replace \(stream.text(in: range))")
  }
}
