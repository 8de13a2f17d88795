import ReuseGenPorting

extension PortExample {
  static let keyedTables = [
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
      diff: """
         class A: UIViewController {
        -  @IBAction func one() {}
        -  @IBAction func two(_ sender: UIButton) {}
        -  @IBAction func three(sender: Any, for event: UIEvent) {}
        -}
        +  func one() {}
        +  func two(_ sender: UIButton) {}
        +  func three(sender: Any, for event: UIEvent) {}
        +@MainActor class var keyedActions: [KeyedAction] { [KeyedAction("one") { (object: A) in object.`one`() }, \
        KeyedAction("two:") { (object: A, first: UIButton) in object.`two`(first) }, \
        KeyedAction("threeWithSender:for:") { (object: A, first: Any, second: UIEvent) in \
        object.`three`(sender: first, for: second) }] } }; extension A: KeyedActions {}
        """
    ),
    PortExample(
      "actions under a condition",
      diff: """
         class A: UIViewController {
           #if DEBUG
        -  @IBAction func one() {}
        +  func one() {}; @MainActor static var keyedActionsOfXswift0_0At0: [KeyedAction] { [KeyedAction("one") { \
        (object: A) in object.`one`() }] }
           #endif
        -}
        +@MainActor class var keyedActions: [KeyedAction] { keyedActionsOfXswift0_0At0 } }; extension KeyedActions { \
        @MainActor static var keyedActionsOfXswift0_0At0: [KeyedAction] { [] } }; extension A: KeyedActions {}
        """
    ),
    PortExample(
      "methods that make the destinations of segues",
      diff: """
         class A: UIViewController {
        -  @IBSegueAction func one(_ coder: NSCoder) -> B? { B(coder: coder) }
        -  @IBSegueAction private func two(coder: NSCoder, sender: Any?) -> UIViewController? { nil }
        -  @IBSegueAction func three(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> B { B(coder, sender) }
        -}
        +  func one(_ coder: NSCoder) -> B? { B(coder: coder) }
        +  private func two(coder: NSCoder, sender: Any?) -> UIViewController? { nil }
        +  func three(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> B { B(coder, sender) }
        +@MainActor class var keyedActions: [KeyedAction] { [KeyedAction(segueAction: "one:") { (object: A, \
        first: NSCoder) in object.`one`(first) }, KeyedAction(segueAction: "twoWithCoder:sender:") { (object: A, \
        first: NSCoder, second: Any?) in object.`two`(coder: first, sender: second) }, \
        KeyedAction(segueAction: "three:sender:segueIdentifier:") { (object: A, first: NSCoder, second: Any?, \
        third: String?) in object.`three`(first, sender: second, segueIdentifier: third) }] } }; \
        extension A: KeyedActions {}
        """
    ),
    PortExample(
      "methods that a protocol of Objective-C requires",
      diff: """
        -@objc protocol Routing {
        +protocol Routing: AnyObject {
           func routeToDetail(segue: UIStoryboardSegue?)
        -  @objc(open:) func show(_ url: String)
        +  func show(_ url: String)
         }
         class Router: NSObject, Routing {
           func routeToDetail(segue: UIStoryboardSegue?) {}
           func show(_ url: String) {}
           func other() {}
        -}
        +@MainActor class var keyedActions: [KeyedAction] { [KeyedAction("routeToDetailWithSegue:") { (object: Router, \
        first: UIStoryboardSegue?) in object.`routeToDetail`(segue: first) }, \
        KeyedAction("open:") { (object: Router, first: String) in object.`show`(first) }] } }; \
        extension Router: KeyedActions {}
        """
    ),
    PortExample(
      "outlets with observers, and attributes that are computed",
      diff: """
         class A: UIView {
        -  @IBOutlet var label: UILabel! { didSet {} }
        -  @IBOutlet var plain: UILabel!
        -  @IBInspectable var radius: CGFloat { get { 0 } set {} }
        -}
        +  var label: UILabel! { didSet {} }
        +  var plain: UILabel!
        +  var radius: CGFloat { get { 0 } set {} }
        +@MainActor class var keyedOutlets: [KeyedOutlet] { [KeyedOutlet("label", \\A.`label`), \
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
      diff: """
         class A: UIView {
        -  @IBOutlet lazy var label: UILabel! = { UILabel() }()
        -}
        +  lazy var label: UILabel! = { UILabel() }()
        +@MainActor class var keyedOutlets: [KeyedOutlet] { [KeyedOutlet("label", \\A.`label`)] } }; \
        extension A: KeyedOutlets {}
        """
    ),
    PortExample(
      "runtime attributes that extensions add to classes of UIKit",
      diff: """
         extension UIView {
        -  @IBInspectable private var radius: CGFloat { get { 0 } set {} }
        -  @IBInspectable var isRound: Bool { true }
        -}
        -extension CALayer { @objc(borderUIColor) var borderShade: UIColor? { get { nil } set {} } }
        +  private var radius: CGFloat { get { 0 } set {} }
        +  var isRound: Bool { true }
        +@MainActor internal static var keyedOutletsOfXswift0_0: [KeyedOutlet] \
        { [KeyedOutlet("radius", \\UIView.`radius`)] } }; \
        @MainActor final class KeyedOutletsOfExtensions: KeyedOutlets { static var keyedOutlets: [KeyedOutlet] \
        { [UIView.keyedOutletsOfXswift0_0, CALayer.keyedOutletsOfXswift0_1].flatMap { $0 } } }
        +extension CALayer { var borderShade: UIColor? { get { nil } set {} } ; \
        @MainActor internal static var keyedOutletsOfXswift0_1: [KeyedOutlet] \
        { [KeyedOutlet("borderUIColor", \\CALayer.`borderShade`)] } }
        """
    ),
  ]
}
