import ReuseGenCore
import ReuseGenPorting

extension PortExample {
  /// Sources that are unusual, but compile on Apple's platforms.
  static let unusual = [
    PortExample(
      "names in backticks",
      "class `my class`: UIView { @objc func `my tap`() {} }",
      """
      class `my class`: UIView { func `my tap`() {} ; @MainActor class var keyedActions: [KeyedAction] \
      { [KeyedAction("my tap") { (object: `my class`) in object.`my tap`() }] } }; \
      extension `my class`: KeyedActions {}
      """
    ),
    PortExample(
      "names in backticks with dots, brackets and quotes",
      diff: """
        -class A { class `b.c(_:) "d"`: UIView { @objc func `say "e."`(`f g` h: Int) {} } }
        -extension A.`b.c(_:) "d"` { @IBAction func i() {} }
        +class A { class `b.c(_:) "d"`: UIView { func `say "e."`(`f g` h: Int) {} ; @MainActor class var keyedActions: \
        [KeyedAction] { [KeyedAction("say \\"e.\\"WithF g:") { (object: `b.c(_:) "d"`, first: Int) in \
        object.`say "e."`(`f g`: first) }] + [KeyedAction("i") { (object: A.`b.c(_:) "d"`) in object.`i`() }] } } }; \
        extension A.`b.c(_:) "d"`: KeyedActions {}
        +extension A.`b.c(_:) "d"` { func i() {} }
        """
    ),
    PortExample(
      "a class with the name of a keyword",
      "class A { class `Type`: UIView { @objc func tap() {} } }",
      """
      class A { class `Type`: UIView { func tap() {} ; @MainActor class var keyedActions: [KeyedAction] \
      { [KeyedAction("tap") { (object: `Type`) in object.`tap`() }] } } }; extension A.`Type`: KeyedActions {}
      """
    ),
    PortExample(
      "expressions over several lines",
      "let a = #selector(\n  A.b\n)\nlet c = #keyPath(\n  A.b.c)\nlet d = 1",
      "let a = Selector(\"b\")\n\n\nlet c = \"b.c\"\n\nlet d = 1"
    ),
    PortExample(
      "a type over several lines",
      "class A: UIView { @objc func f(_ a: [\n  Int // a\n]) {} }",
      """
      class A: UIView { func f(_ a: [
        Int // a
      ]) {} ; @MainActor class var keyedActions: [KeyedAction] { [KeyedAction("f:") { (object: A, first: [ Int ]) in \
      object.`f`(first) }] } }; extension A: KeyedActions {}
      """
    ),
    PortExample(
      "previews with attributes and labels",
      "@available(iOS 17, *)\n#Preview(\"A\") {\n  A()\n} timeline: {\n  B()\n}\nlet b = 2",
      "\n\n\n\n\n\nlet b = 2"
    ),
    PortExample(
      "a preview that a member access follows stays",
      "let a = b\n#Preview { A() }\n  .first",
      "let a = b\n#Preview { A() }\n  .first"
    ),
    PortExample("a preview before a semicolon", "#Preview { A() }; let a = 1", " let a = 1"),
    PortExample(
      "a protocol in a class",
      "class A { @objc protocol P { @objc optional func f() } }\nlet b = 1",
      "class A { protocol P: AnyObject { func f() } }; extension A.P { func f() {  } }\nlet b = 1"
    ),
    PortExample(
      "overrides of one member in two extensions",
      diff: """
        -class A: UIView {}
        -extension A { override func layoutSubviews() { super.layoutSubviews() } }
        -class B: A {}
        -extension B { override func layoutSubviews() { super.layoutSubviews() } }
        +class A: UIView {override func layoutSubviews() { layoutSubviewsInExtension() } }
        +extension A { func layoutSubviewsInExtension() { super.layoutSubviews() } }
        +class B: A {override func layoutSubviews() { layoutSubviewsInExtensionOfB() } }
        +extension B { func layoutSubviewsInExtensionOfB() { super.layoutSubviews() } }
        """
    ),
    PortExample(
      "a chain of overrides in extensions of a member that an extension adds to a class of UIKit",
      diff: """
        -extension UIView { @objc func f() {} }
        -class A: UIView {}
        -extension A { override func f() {} }
        -class B: A {}
        -extension B { override func f() { super.f() } }
        +extension UIView { func fInExtension() {} ; func f() { if let overriding = self as? any UIViewFOverriding \
        { return overriding.fInSubclass() }; return fInExtension() } }; @MainActor protocol UIViewFOverriding: AnyObject \
        { func fInSubclass() }
        +class A: UIView {func fInSubclass() { fInSubclassInExtensionOfA() } }; extension A: UIViewFOverriding {}
        +extension A { func fInSubclassInExtensionOfA() {} }
        +class B: A {override func fInSubclass() { fInSubclassInExtensionOfB() } }
        +extension B { func fInSubclassInExtensionOfB() { super.fInSubclass() } }
        """
    ),
    PortExample(
      "an action, an outlet and a protocol that are left out, also before a semicolon",
      diff: """
        -class A: UIView { @IBAction func a() {}; @IBOutlet var b: UILabel! { didSet {} }; @objc dynamic var c = 1; var d, e: Int }
        -@objc protocol P { @objc optional func f() }
        -class C: UITableViewCell { init() {} }
        +class A: UIView {    var d: Int }
        +
        +
        """,
      options: PortOptions(
        leaveOut: ["A.a()", "A.b", "A.c", "A.e", "P", "C"].map {
          Located($0, at: SourceLocation(file: "headless-sources.json", line: 1, column: 1))
        }
      )
    ),
    PortExample(
      "the names of modules that are part of the target or that UIKit replaces",
      diff: """
        -import Kit
        -let a: Kit.Loaf = .Kit.a, b: CoreGraphics.CGFloat = 1
        +import UIKit
        +let a: Loaf = .Kit.a, b: CGFloat = 1
        """,
      options: PortOptions(emptyModules: ["Kit"])
    ),
  ]
}
