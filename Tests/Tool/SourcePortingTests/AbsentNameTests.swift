import SourcePorting
import Testing

/// The sources of an app that name what nothing declares on Linux.
struct AbsentNameTests {
  struct Case: Sendable {
    var sources: [String]
    /// The numbers of the sources that are left out, each with the name.
    var absent: [Int: String]

    init(_ sources: String..., absent: [Int: String] = [:]) {
      (self.sources, self.absent) = (sources, absent)
    }
  }

  private static let dynamic =
    "@dynamicMemberLookup struct JSON { subscript(dynamicMember name: String) -> JSON { self } }"

  static let cases = [
    Case("class A: UIView { func a() { frame.size.width = 1 } }"),
    // Types and members of frameworks, of missing modules without an import, and of generated code.
    Case("class A: UIView { let a = UNUserNotificationCenter.current() }", absent: [0: "UNUserNotificationCenter"]),
    Case("class A: UIView { func a() { let image = R.image.star() } }", absent: [0: "R"]),
    Case("class A: UIView { func a() { snp.makeConstraints { _ in } } }", absent: [0: "makeConstraints"]),
    Case("func a(_ drop: UITextDropRequest) {}", absent: [0: "UITextDropRequest"]),
    Case("class A: UIView { @Absent var a = 1 }", absent: [0: "Absent"]),
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
    Case("class A { @Published var count = 0; func f() { _ = $count; _ = self._count; _ = self.$count } }"),
    Case("func f(Label: Int) {}\nfunc g() { f(Label: 1) }"),
    Case("class A { class var shared: A { A() } }\nlet a = A.shared"),
    Case("struct Box<Thing> { var thing: Thing }", "extension Box { func f(_ thing: Thing) {} }"),
    Case("extension ReuseIdentifier where View == UITableViewCell { static var cell: Self { fatalError() } }"),
    Case("extension Array where Element == Int {}\nextension Result where Success == Int, Failure: Error {}"),
    Case("func f<R>(_ r: R) {}", "let a = R.image.star()", absent: [1: "R"]),
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
    Case("enum E { case one(Int)\n  var r: R }", "let e: E = .one(1)", absent: [0: "R"]),
    Case("enum E { case one(R)\n  case two }", "let e = E.one(1)", "let e = E.two", absent: [0: "R", 1: "E.one"]),
    Case("protocol P { func bread() }\nextension P { func bread() { R.a } }", "class A: P {}", absent: [0: "R"]),
  ]

  @Test(arguments: cases)
  func aSourceThatNamesWhatIsNotHereIsLeftOut(example: Case) {
    let inputs = example.sources.enumerated().map { number, text in
      PortInput(path: "\(number).swift", bytes: Array("import UIKit\n\(text)\n".utf8))
    }
    let decisions = AppDecisions(inputs, ownModules: [])
    let expected = example.absent.map { "\($0.key).swift: it names \($0.value), which isn't here" }.sorted()
    #expect(decisions.leftOut.map { "\($0.path): \($0.reason)" }.sorted() == expected, "\(example.sources)")
  }
}
