import ReuseGenPorting
import Testing

/// The sources of an app that name what nothing declares on Linux.
struct AbsentNameTests {
  struct Case: Sendable {
    var sources: [String]
    /// The numbers of the sources that are left out, each with the name.
    var absent: [Int: String]
    /// The members that are left out of other sources.
    var members: [String]

    init(_ sources: String..., absent: [Int: String] = [:], members: String...) {
      (self.sources, self.absent, self.members) = (sources, absent, members)
    }
  }

  private static let dynamic =
    "@dynamicMemberLookup struct JSON { subscript(dynamicMember name: String) -> JSON { self } }"

  static let cases = [
    Case("class A: UIView { func a() { frame.size.width = 1 } }"),
    // Types and members of frameworks, of missing modules without an import, and of generated code.
    Case("class A: UIView { let a = UNUserNotificationCenter.current() }", absent: [0: "UNUserNotificationCenter"]),
    Case("class A: UIView { func a() { let nib = R.nib.star() } }", absent: [0: "R"]),
    // Generated accessors of images, colors and strings.
    Case("class A { func a() { let image = R.image.star(), text = R.string.main.ok(1, preferredLanguages: []) } }"),
    Case("let a = L10n.Scene.title, b: UIColor = Asset.Colors.tint.color, c: UIImage = Asset.star.image"),
    Case("let a = L10n.Network.title", "func f(_ network: Network) {}", absent: [1: "Network"]),
    Case("@available(iOS 11.0, OSX 10.13, *) class A {}"),
    Case("enum R { enum image {} }\nlet image = R.image.star()", absent: [0: "star"]),
    Case("class A: UIView { func a() { snp.makeConstraints { _ in } } }", absent: [0: "makeConstraints"]),
    Case("func a(_ drop: UITextDropRequest) {}", absent: [0: "UITextDropRequest"]),
    Case("class A: UIView { @Absent var a = 1 }", members: "A.a"),
    Case(
      "@objc(Absent) @_spi(Gone) public class A {}\nlet a: CoreGraphics.CGFloat = CGRect.zero.divided(atDistance: 1, from: .minXEdge).slice.width"
    ),
    Case("import Kit\nlet a = Kit.loaf(App.bread)\nfunc loaf(_ a: Int) {}\nlet bread = 1"),
    Case("infix operator =>: Arrow\nprecedencegroup Arrow { higherThan: LogicalConjunctionPrecedence }"),
    // Every way to declare a name.
    Case("typealias T = Int\nlet a: T = 1"),
    Case("struct S<Element, Other: Hashable> { var a: Element, bread: Other }\nfunc f(s: S<Int, Int>) { s.bread }"),
    Case("func f<Thing>(_ thing: Thing, and other: Thing) where Thing: Hashable {}"),
    Case("extension Array { init<Source>(from source: Source) where Source: Sequence {} }"),
    Case("enum E { case one(Int), two, three }\nlet a: [E] = [.two, .three, .one(1)]"),
    Case("enum E: Int { case zero = 0, bread = 1, milk = 2 }\nlet a: [E] = [.bread, .milk]"),
    Case("class A { var bread, milk: Int }\nfunc f(a: A) { a.milk = CGAffineTransform.identity.b }"),
    Case("protocol P { associatedtype Item }\nextension P { func f(_ item: Item) {} }"),
    Case("func f() -> (bread: Int, milk: Int) { (1, 2) }\nlet a = f().milk"),
    Case("struct S: Codable { enum CodingKeys: String, CodingKey { case bread } }\nlet a = S.CodingKeys.bread"),
    Case(
      "import Combine\nclass A { @Published var count = 0; func f() { _ = $count; _ = self._count; _ = self.$count } }"
    ),
    Case("func f(Label: Int) {}\nfunc g() { f(Label: 1) }"),
    Case("class A { class var shared: A { A() } }\nlet a = A.shared"),
    Case("struct Box<Thing> { var thing: Thing }", "extension Box { func f(_ thing: Thing) {} }"),
    Case(
      "import Recycler\nextension ReuseIdentifier where View == UITableViewCell { static var cell: Self { fatalError() } }"
    ),
    Case("extension Array where Element == Int {}\nextension Result where Success == Int, Failure: Error {}"),
    Case("func f<R>(_ r: R) {}", "let a = R.nib.star()", absent: [1: "R"]),
    Case(
      """
      @dynamicMemberLookup struct JSON { subscript(dynamicMember name: String) -> JSON { self } }
      let a = JSON().anything
      func f(_ json: JSON) -> Int { json.bread.milk?.tea[0].coffee }
      """
    ),
    // Such a type has no say in members of other types, and of `self`.
    Case(dynamic, "let a = UIColor.brand", absent: [1: "brand"]),
    Case(dynamic, "func f(_ color: UIColor) {}\nfunc g() { f(.brand) }", absent: [1: "brand"]),
    Case(dynamic, "class A: UIView { func a() { self.brand() } }", absent: [1: "brand"]),
    // A type is visible in sources that import its module.
    Case("@Observable class A {}", absent: [0: "Observable"]),
    Case("import Observation\n@Observable class A {}"),
    Case("import MapKit\nlet a = CLLocation()", "let a = CLLocation()", absent: [1: "CLLocation"]),
    Case("import Reusable\nclass A: UITableViewCell, NibReusable {}"),
    Case("func f(_ a: [Absent: Int]) {}", absent: [0: "Absent"]),
    Case("func f(_ a: Any) { switch a { case let b as Absent: f(b)\n default: break } }", absent: [0: "Absent"]),
    // An override needs a declaration.
    Case(
      "class B: Object { }",
      "class A: B { override static func primaryKey() -> String? { nil }\n  \(rest) }",
      absent: [0: "Object"],
      members: "A.primaryKey()"
    ),
    Case("class B { func bread() {} }", "class A: B { override public func bread() {} }"),
    // A shim can name types of other shims.
    Case("class A {}\nlet r = R.a", "func f(_ a: A) { R.a() }", "func g() { f(.init()) }", absent: [0: "R", 1: "R"]),
    // Comments, strings and inactive branches.
    Case("// R.image\nlet a = \"R.image\"\nlet b = #\"Absent\"#"),
    Case("let a = \"\\(R.image)\"", absent: [0: "R"]),
    Case("#if canImport(Absent)\nimport Absent\nlet a = Absent()\n#endif\nlet b = 1"),
    // Sources that use stand-ins, and sources that use what no stand-in can have.
    Case("struct S { let r = R.a\n  func run() {} }", "func g(_ s: S) { s.run() }", absent: [0: "R"]),
    Case(
      "struct S { let r = R.a\n  func run(_ a: R) {} }",
      "func g(_ s: S) { s.run(nil) }",
      "func h() { g(.init()) }",
      "func i() { h() }",
      absent: [0: "R", 1: "S.run"]
    ),
    Case("let r = R.a\nlet bread = 1", "extension Int { func f() { self.bread } }", absent: [0: "R", 1: "bread"]),
    Case("struct S { let r: R }", "let s = S(r: 1)", absent: [0: "R", 1: "S.init(r)"]),
    Case("extension String { init(_ r: R) { self = R.a } }", "let a = String(describing: 1)", absent: [0: "R"]),
    Case("class A: UIView { init(r: R) {} }", "let a = A(frame: .zero), b = A()", absent: [0: "R"]),
    Case("class A: UIView { init(r: R) {} }", "let a = A(r: 1)", absent: [0: "R", 1: "A.init(r)"]),
    Case("precedencegroup Arrow {}\ninfix operator =>: Arrow", "let a = Bundle.module"),
    Case("enum E { case one(Int)\n  init(r: R) {} }", "let e: E = .one(1)", absent: [0: "R"]),
    Case("enum E { case one(R)\n  case two }", "let e = E.one(1)", "let e = E.two", absent: [0: "R", 1: "E.one"]),
    Case("protocol P { func bread() }\nextension P { func bread() { R.a } }", "class A: P {}", absent: [0: "R"]),
    // Functions, constants and aliases outside types have stand-ins.
    Case("func Bake(_ a: Int = 1) -> Int { R.a }", "let a = Bake()", absent: [0: "R"]),
    Case("let bread: Int = R.a", "let a = bread", absent: [0: "R"]),
    Case("typealias Loaf = Int\nlet a = R.a", "let a: Loaf = 1", absent: [0: "R"]),
    Case("func bake(_ a: R) {}", "func f() { bake(nil) }", absent: [0: "R", 1: "bake"]),
    Case("struct S { let r: R\n  enum Kind { case bread } }", "let a = S.Kind.bread", absent: [0: "R"]),
    Case("private func bake() { R.a }", "private func bake() {}\nfunc f() { bake() }", absent: [0: "R"]),
    // A stand-in in a type isn't the type of the same name that stays.
    Case("class A: R { struct S { let r: R } }", "struct S { let r: Int }", "let s = S(r: 1)", absent: [0: "R"]),
  ]

  /// A member that does nothing or overrides can be missing, and others with what uses them.
  static let parts = [
    Case("class A {\n  func f() { R.a() }\n  \(rest) }", members: "A.f()"),
    Case("import Rest\nclass A {\n  func f() { R.a() }\n  \(rest) }", members: "A.f()"),
    Case("class A: UIView {\n  override func layoutSubviews() { R.a() }\n  \(rest) }", members: "A.layoutSubviews()"),
    Case("class A {\n  let r = R()\n  func f() { r.a() }\n  \(rest) }", members: "A.f()", "A.r"),
    Case("class A {\n  let r = R()\n  \(rest) }\nextension A { func f() { r.a() } }", members: "A.f()", "A.r"),
    Case(
      "class A {\n  let r = R()\n  \(rest) }",
      "class B: A { func f() { r.a() } }",
      absent: [1: "A.r, which is left out: it names R, which isn't here"],
      members: "A.r"
    ),
    Case(
      "class A {\n  func f() -> Int { R.a() }\n  \(rest) }",
      "func g(a: A) { a.f() }",
      absent: [1: "f, which is left out: it names R, which isn't here"],
      members: "A.f()"
    ),
    Case("class A {\n  func f() -> Int? { R.a() }\n  \(rest) }", "func g(a: A) { a.f() }", members: "A.f()"),
    Case("extension UIView {\n  func f() { R.a() }\n  \(rest) }", "func g(a: UIView) { a.f() }", members: "UIView.f()"),
    // Whole sources: what no extension could declare, and what a protocol needs.
    Case("class A {\n  init(r: R) {}\n  \(rest) }", absent: [0: "R"]),
    Case("struct A {\n  var r: R\n  \(rest) }", absent: [0: "R"]),
    Case("class A: R {\n  \(rest) }", absent: [0: "R"]),
    Case("class A: UIView, N.R {\n  \(rest) }", absent: [0: "N"]),
    // A type after the superclass, or of an extension, is a protocol.
    Case("class A: UIView, R {\n  func f() {}\n  \(rest) }", members: "R"),
    Case("class A: UIView, R, Equatable {\n  func f(_ a: R) {}\n  \(rest) }", members: "A.f(_:)", "R"),
    Case("class A {\n  \(rest) }\nextension A: R { func f(_ a: R) {} }", members: "A.f(_:)", "R"),
    Case("class A {\n  \(rest) }\nstruct B: R { static var r: some R { R() } }", members: "B.r", "R"),
    Case("class A {\n  \(rest) }\nextension A: R {}", "class B: R {}", absent: [1: "R"], members: "R"),
    // Extensions of a type that isn't there.
    Case(
      "extension R { func f() {} }\nclass A {\n  \(rest) }\nextension R where T: S { var r: R { R() } }",
      members: "R"
    ),
    Case(
      "extension R { func bake() {} }\nclass A {\n  \(rest) }",
      "let a = 1.bake()",
      absent: [1: "bake"],
      members: "R"
    ),
    Case("extension R { func f() {} }", absent: [0: "R"]),
    Case("private class A {\n  func f() { R.a() }\n  \(rest) }", absent: [0: "R"]),
    Case("protocol P { func f() -> Int }\nclass A: P {\n  func f() -> Int { R.a() }\n  \(rest) }", absent: [0: "R"]),
    Case("protocol P { func f() }\nclass A: P {\n  func f() { R.a() }\n  \(rest) }", members: "A.f()"),
    Case("extension A { func f() { R.a() }\n \(rest) }", "class A {}\nextension A { func f() {} }", absent: [0: "R"]),
  ]

  /// Members that name nothing that isn't there.
  private static let rest = "func one() { print(1, 2, 3, 4, 5) }\n  func two() { print(1, 2, 3, 4, 5, 6, 7, 8, 9) }"

  @Test(arguments: cases + parts)
  func aSourceThatNamesWhatIsNotHereIsLeftOut(example: Case) {
    let inputs = example.sources.enumerated().map { number, text in
      PortInput(path: "\(number).swift", bytes: Array("import UIKit\n\(text)\n".utf8))
    }
    let decisions = AppDecisions(AppSources(inputs), ownModules: ["App", "Kit"])
    let origin = example.sources.map { $0.contains("import Rest") ? "; it imports Rest" : "" }
    let expected = example.absent.map { number, name in
      "\(number).swift: it names \(name)\(name.contains(",") ? "" : ", which isn't here\(origin[number])")"
    }
    #expect(decisions.leftOut.map { "\($0.path): \($0.reason)" }.sorted() == expected.sorted(), "\(example.sources)")
    #expect(decisions.leftOutMembers.map(\.name).sorted() == example.members, "\(example.sources)")
    #expect(decisions.partialCount == (example.members.isEmpty ? 0 : 1))
  }

  /// The compiler's refusals leave out the same as absent names do.
  @Test(
    arguments: [
      (3, [], ["A.f()"]), (5, [], ["A.two()"]), (2, ["A.swift: the compiler says: no"], []),
    ] as [(Int, [String], [String])]
  )
  func whatTheCompilerRefusesIsLeftOut(line: Int, sources: [String], members: [String]) {
    let text = "import UIKit\nclass A {\n  func f() { print(1) }\n  \(Self.rest) }\n"
    let refusal = AppDecisions.Refusal(path: "A.swift", line: line, message: "no")
    let inputs = [
      PortInput(path: "A.swift", bytes: Array(text.utf8)), PortInput(path: "B.swift", bytes: Array("let b = 1".utf8)),
    ]
    let decisions = AppDecisions(AppSources(inputs), ownModules: [], refusals: [refusal])
    #expect(decisions.leftOut.map { "\($0.path): \($0.reason)" } == sources)
    #expect(decisions.leftOutMembers.map(\.name) == members)
    #expect(decisions.leftOutMembers.allSatisfy { $0.reason == "the compiler says: no" })
  }

  /// The lines of the shims, and what becomes of one that the compiler refuses.
  @Test(
    arguments: [
      ("struct S: Hashable { let r: R }", "let a: S", "struct S: Hashable {", "struct S {"),
      (
        "enum S: String, Codable { case a = \"b\"\n  init(r: R) {} }", "let a: S", "enum S: String, Codable {",
        "enum S {"
      ),
      ("enum S: Equatable { case a(Int)\n  init(r: R) {} }", "let a: S", "enum S {", nil),
      (
        "protocol P { var a: Int { get } }\nstruct S: P { let a: Int\n let r: R }", "let a: S", "struct S: P {",
        "struct S {"
      ),
      ("protocol P { var a: Int { get } }\nlet r = R.a", "struct S: P { let a = 1 }", "  var a: Int { get }", nil),
      ("public class S: UIView { public init(r: R) {} }", "let a: S", "public class S: UIView {", nil),
      ("open class S: UIView { init(r: R) {} }", "let a: S", "open class S: UIView {", nil),
      (
        "class S: BaseDataSource { init(r: R) {} }", "class BaseDataSource {}\nlet a: S", "class S: BaseDataSource {",
        nil
      ),
      ("import SwiftUI\nclass S: UIHostingController<Int> { init(r: R) {} }", "let a: S", "class S: NSObject {", nil),
      ("import Reusable\nclass S: UIView, Reusable { init(r: R) {} }", "let a: S", "class S: UIView, Reusable {", nil),
      (
        "protocol P {}\nprotocol Q {}\ntypealias B = P & Q\nclass S: B { init(r: R) {} }", "let a: S, b: P, c: Q",
        "class S: NSObject, P, Q {", "class S: NSObject {"
      ),
      ("protocol P { func f(r: R) }\nstruct S: P { let r: R }", "let a: S, b: P", "struct S: P {", "struct S {"),
      ("struct S { init?(_ a: Int = 1) { R.a } }", "let a = S()", "  init?(_ a: Int = 1) { fatalError(", nil),
      (
        "struct S { func f<T: Hashable>(_ a: T) { R.a } }", "let a = S.f", "  func f<T: Hashable>(_ a: T) { leftOut(",
        nil
      ),
      ("struct S { var f: Int? { R.a } }", "let a = S.f", "  var f: Int? { nil }", nil),
      (
        "protocol P {}\nclass S: P { init(a: Int) {}\n  init(r: R) {} }", "let a: S", "  init(a: Int) { fatalError(",
        nil
      ),
      ("class S: UIView { init(a: Int) { R.a } }", "let a: S", "  convenience init(a: Int) { fatalError(", nil),
      ("class S { class func f() {}\n  init(r: R) {} }", "let a = S.f", "  class func f() { leftOut(", nil),
      (
        "import Reusable\nclass S: UIView, StoryboardSceneBased { static let sceneStoryboard = R.a\n  init(r: R) {} }",
        "let a: S", "class S: UIView, StoryboardSceneBased {", "class S: UIView {"
      ),
      ("enum S { case a(Int)\n  init(r: R) {} }", "let a: S", "  case a(Int)", "enum S {"),
      ("struct S { let r: R\n  struct T {} }", "let a: S, b: S.T", "struct T {", nil),
      ("struct S { var f: Int? = R.a }", "let a = S.f", "  var f: Int? { get { nil } set {} }", nil),
      ("class S { var f: Int? { R.a }\n  init(r: R) {} }", "let a = S.f", "  var f: Int? { nil }", nil),
      ("func bake(_ a: Int = 1) -> Int? { R.a }", "let a = bake()", "func bake(_ a: Int = 1) -> Int? { leftOut(", nil),
      ("let bread: Int = R.a", "let a = bread", "var bread: Int { get { fatalError(", nil),
      (
        "struct S { var a = 0, d = [Int]()\n var f = 1 { didSet { R.a } } }", "let a = S(a: 1).d",
        "  var d: [Int] { get { fatalError(", nil
      ),
      (
        "struct S { var a = 0, b = \"b\", c = 1.5\n var d = [Int](), e: [Int] = [], f: Int? = nil { didSet { R.a } } }",
        "let a = S(a: 1)",
        "  init(a: Int = 0, b: String = \"b\", c: Double = 1.5, d: [Int] = [Int](), e: [Int] = [], f: Int? = nil) {",
        nil
      ),
    ] as [(String, String, String, String?)]
  )
  func aShimKeepsWhatTheOthersNeed(left: String, kept: String, line: String, instead: String?) {
    func shims(_ refused: Set<String>) -> [String] {
      let inputs = [left, kept].enumerated().map { number, text in
        PortInput(path: "\(number).swift", bytes: Array("import UIKit\n\(text)\n".utf8))
      }
      let decisions = AppDecisions(AppSources(inputs), ownModules: [], refusedShims: refused)
      return (decisions.shims ?? "").split(separator: "\n").map(String.init)
    }
    let written = shims([])
    guard let found = written.first(where: { $0.hasPrefix(line) }) else {
      Issue.record("\(line) isn't in\n\(written.joined(separator: "\n"))")
      return
    }
    let refused = shims([found])
    #expect(!refused.contains(found))
    if let instead { #expect(refused.contains(instead), "\(refused.joined(separator: "\n"))") }
  }

  /// Constants of C begin with "k".
  @Test func aConstantOfAFrameworkIsLeftOut() {
    let text = "import LocalAuthentication\nlet a = kLAErrorUserCancel, b = kLAter\n"
    let decisions = AppDecisions(AppSources([PortInput(path: "A.swift", bytes: Array(text.utf8))]), ownModules: [])
    #expect(decisions.leftOut.map(\.reason) == ["it uses kLAErrorUserCancel of LocalAuthentication, which isn't here"])
  }

  /// Accessors find the resources under their own names.
  @Test func aGeneratedAccessorFindsItsResource() {
    let text = """
      import UIKit
      let a = R.image.iconClose(), b = R.color.tint(), c = R.string.main.sceneTitle(preferredLanguages: nil)
      let d = L10n.Scene.title, e = L10n.count(2), f = Asset.Colors.tint, g = Asset.iconClose.image
      let h = R.font.interBold(size: 17), i = FontFamily.Inter.bold.font(size: 17), j: Void? = try? R.validate()
      """
    let resources = ResourceNames(
      images: ["icon-close"],
      colors: ["Tint"],
      strings: ["Main": ["scene.title", "Count"], "Other": ["count"]]
    )
    let sources = AppSources([PortInput(path: "A.swift", bytes: Array(text.utf8))])
    let decisions = AppDecisions(sources, ownModules: [], resources: resources)
    #expect(decisions.leftOut.isEmpty)
    for line in [
      "static func iconClose(compatibleWith traits: UITraitCollection? = nil) -> UIImage? { UIImage(named: \"icon-close\") }",
      "static func tint(compatibleWith traits: UITraitCollection? = nil) -> UIColor? { UIColor(named: \"Tint\") }",
      "-> String { textOfApp(\"scene.title\", \"Main\", values) }",
      "static var title: String { textOfApp(\"scene.title\", \"Main\") }",
      "static func count(_ values: Any...) -> String { textOfApp(\"Count\", \"Main\", values) }",
      "static var tint: ColorAsset { ColorAsset(name: \"Tint\") }",
      "static var iconClose: ImageAsset { ImageAsset(name: \"icon-close\") }",
      "static func interBold(size: CGFloat) -> UIFont? { .systemFont(ofSize: size) }",
      "static var bold: FontConvertible { FontConvertible() }",
      "static func validate() throws {}",
    ] { #expect(decisions.shims?.contains(line) ?? false, "\(line)\n\(decisions.shims ?? "")") }
  }

  /// Documents name classes of modules that aren't here, in Objective-C, or gone; they get stand-ins that say so.
  @Test func aClassThatOnlyDocumentsNameIsDeclared() {
    let text = "import Lottie\nclass A: UIView { @IBOutlet var animation: AnimationView!\n  \(Self.rest) }"
    let input = PortInput(path: "A.swift", bytes: Array(text.utf8))
    let classes = [
      "AnimationView": "UIView", "Recipients": "UIViewController", "Detail": "UIHostingController", "Map": "MLNMapView",
      "Kit.Badge": "UIView", "A": "UIView",
    ]
    let decisions = AppDecisions(AppSources([input]), ownModules: [], documentClasses: classes)
    #expect(decisions.leftOut.isEmpty)
    let lines = decisions.shims?.split(separator: "\n").filter { $0.hasPrefix("@objc") || $0.contains("    leftOut") }
    #expect(
      lines == [
        "@objc(AnimationView) class AnimationView: UIView {", "    leftOut(\"AnimationView\")",
        "@objc(Detail) class Detail: UIViewController {", "    leftOut(\"Detail\")",
        "@objc(Recipients) class Recipients: UIViewController {", "    leftOut(\"Recipients\")",
      ]
    )
    #expect(decisions.absentClasses["Detail"] == "no Swift source declares the class Detail")
  }

  /// A document can connect a member of a class above.
  @Test func aClassWithoutAllOfItsSuperclassIsAbsent() {
    let texts = [
      "A": "import ARKit\nimport UIKit\nclass A: ARSCNView { @IBOutlet var label: UILabel! }",
      "B": "import UIKit\nclass B: A {}", "C": "import UIKit\nfinal class C: B {}",
      "D": "import UIKit\nclass D: UIView {}",
    ]
    let inputs = texts.map { PortInput(path: "\($0.key).swift", bytes: Array($0.value.utf8)) }
    let decisions = AppDecisions(AppSources(inputs), ownModules: [], documentClasses: ["A": "UIView", "C": "UIView"])
    #expect(decisions.leftOut.map(\.path) == ["A.swift"])
    #expect(decisions.absentClasses.keys.sorted() == ["A", "B", "C"])
    let reason = "the source of the class A is left out: it uses ARSCNView of ARKit, which isn't here"
    #expect(decisions.absentClasses["C"] == "C inherits from A; \(reason)")
  }

  /// A color of the app hides UIKit's. Where it is left out, UIKit's is there.
  @Test func aColorOfUIKitHasNoStandIn() {
    let texts = [
      "A": """
      import ARKit
      import UIKit
      class A: ARSession {}
      extension UIColor {
        static var black: UIColor { A.color }
        static var coal: UIColor { A.color }
      }
      """,
      "B": "import UIKit\nlet colors = [UIColor.black, .coal]",
    ]
    let inputs = texts.map { PortInput(path: "\($0.key).swift", bytes: Array($0.value.utf8)) }
    let decisions = AppDecisions(AppSources(inputs), ownModules: [])
    #expect(decisions.leftOut.map(\.path) == ["A.swift"])
    #expect(decisions.shims?.contains("static var coal: UIColor") ?? false, "\(decisions.shims ?? "")")
    #expect(decisions.shims?.contains("black") == false, "\(decisions.shims ?? "")")
  }
}
