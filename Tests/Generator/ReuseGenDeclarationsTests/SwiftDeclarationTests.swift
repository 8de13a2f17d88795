@testable import ReuseGenDeclarations
import Testing

struct SwiftDeclarationTests {
  @Test(
    arguments: [
      ("class A {}", ["class A"]),
      ("public final class A<T: P>: B<T>, C.D, @unchecked Sendable where T: Q {}", ["class A: B, C.D, Sendable"]),
      ("struct A: ~Copyable {}", ["struct A: ~Copyable"]),
      ("actor A {}; protocol P: AnyObject {}", ["actor A", "protocol P: AnyObject"]),
      ("extension A.B<Int>: P {}", ["extension A.B: P"]),
      ("extension [A]: P {}", ["extension [A]: P"]),
      ("extension A.B?: P {}", ["extension A.B?: P"]),
      ("class A { class B { struct C {} } enum D {} }", ["class A", "class A.B", "struct A.B.C", "enum A.D"]),
      ("class A { class func f() {} class var x: Int { 1 } }", ["class A { x f() }"]),
      ("class A { var a, b: Int; let (c, d) = (1, 2); var e = 1, f = 2 }", ["class A { a b c d e f }"]),
      ("class A { let a = Dictionary<B, C>(), b = 1 }", ["class A { a b }"]),
      ("class A { var a = b\n  .c { d }\n  private lazy var e = { 1 }() }", ["class A { a e }"]),
      ("class A { var a = b ?\n c : d\n var e = f ??\n open\n var g: Int }", ["class A { a e g }"]),
      ("enum A { case a, b(c: Int), d = -1, e\n indirect case f(A) }", ["enum A { a b d e f }"]),
      (
        "class A { init?(a: Int) {} ; convenience init() {} ; deinit {} ; subscript(i: Int) -> Int { 1 } ; func f() {} }",
        ["class A { init(a:) init() f() }"]
      ),
      ("class A { func f(_ a: Int, b c: [D: E<F, G>] = [:], d: (() -> Void)? = nil) {} }", ["class A { f(_:b:d:) }"]),
      (
        "struct A { static func == (l: A, r: A) -> Bool { 1 } ; static func < <T>(l: T, r: A) {} }",
        ["struct A { ==(_:_:) <(_:_:) }"]
      ),
      ("class A { func `default`(`in`: Int) {} ; var `class` = 1 }", ["class A { class default(in:) }"]),
      ("class A {\n#if X\nvar a: Int\n#else\nvar b: Int\n#endif\nvar c: Int }", ["class A { a b c }"]),
      ("func f() { class A: B { var c: Int } }", ["local class A: B { c }"]),
      ("// class A {}\n/* class B {} */ let c = \"class D {}\"", []),
      ("let x = actor\nlet y = f(actor: 1)", []),
      ("import class A.B\nclass C {}", ["class C"]),
      ("class A { @W(x: 1) var a: Int ; @objc(b:c:) func d(_ e: Int, f: Int) {} }", ["class A { a d(_:f:) }"]),
      ("class A { func f() async throws(E) -> (B, C) where T: P {} ; func g() }", ["class A { f() g() }"]),
      ("class A { nonisolated(unsafe) private(set) var a = 1 }", ["class A { a }"]),
      // The labels of parameters and arguments can be keywords.
      ("class A { func f(class b: C, class: D) { g(class: E, protocol: F) } }", ["class A { f(class:class:) }"]),
      ("func f() { g(a, class: B) ; class C: D {} }", ["local class C: D"]),
      // Local types, which are read last, are in the order of the text.
      (
        "class A { func f() { class B { struct C {} } } ; class D {} }\nfunc g() { enum E {} }\nclass F { class G {} }",
        [
          "class A { f() }", "local class B", "local struct B.C", "class A.D", "local enum E", "class F", "class F.G",
        ]
      ),
    ]
  )
  func findsWhatIsDeclared(source: String, outline: [String]) { #expect(read(source).outline == outline) }

  /// The types around are those of the text, wherever local types stand among them.
  @Test(
    arguments: [("1", "A"), ("2", "B"), ("3", "B.C"), ("4", "A.D"), ("5", "E"), ("6", nil), ("7", "F.G")]
      as [(String, String?)]
  )
  func findsTheInnermostType(around literal: String, name: String?) throws {
    let file = read(
      """
      class A { func f() { "1"; class B { var x = "2"; struct C { var x = "3" } } } ; class D { var x = "4" } }
      func g() { enum E { static let x = "5" } ; "6" }
      class F { class G { var x = "7" } }
      """
    )
    let offset = try #require(file.stringLiterals.first { $0.value == literal }?.offset)
    #expect(file.indexOfType(around: offset).map { file.types[$0].fullName } == name)
  }

  @Test(
    arguments: [
      ("let a = \"x\"", ["a: x, global"]), ("private let a: String = \"x\"\nlet b = 1", ["a: x, global"]),
      ("enum A { static let a = \"x\" }", ["a: x"]), ("func f() { let a = \"x\"\n g(a) }", ["a: x"]),
      ("let a = \"x\" + b", []), ("f(a = \"x\")", []), ("let a = \"x\".y", []),
      ("let a = \"\"\"\n  x\n    y \\\n  z\\n\n  \"\"\"", ["a: x\n  y z\n, global"]),
      ("let a = #\"\"\"\r\n\tx\\n\r\n\t\"\"\"#", ["a: x\\n, global"]),
      ("let a = \"\"\"\n\"\"\"", ["a: , global"]),
    ]
  )
  func findsConstants(source: String, constants: [String]) {
    #expect(read(source).stringConstants.map(\.outline) == constants)
  }

  @Test func casesHaveRawValues() {
    let type = read("enum A: String { case a = \"x\", b; case c = \"y\" }").types.first
    #expect(type?.cases == ["a", "b", "c"])
    #expect(type?.rawValues.mapValues(\.value) == ["a": "x", "c": "y"])
  }

  @Test(
    arguments: [
      ("A()", "A", true, true), ("let x: A", "A", true, true), ("R.nib.personCell()", "personCell", true, true),
      ("f(\"A b\")", "A b", true, false), ("f(\"A\")", "A", true, false), ("f(\"A\", A())", "A", true, true),
      ("// A", "A", false, false), ("/* A */", "A", false, false), ("let a = b", "a", false, false),
    ]
  )
  func namesWhatItMentions(source: String, name: String, isNamed: Bool, isWritten: Bool) {
    for file in [read(source), read(source, .objectiveC)] {
      #expect(file.names(name) == isNamed)
      #expect(file.writes(name) == isWritten)
    }
  }

  @Test(
    arguments: [
      ("UILabel!", "UILabel", WrittenType.Flags.implicitlyUnwrapped), ("UILabel?", "UILabel", .optional),
      ("[UILabel]!", "UILabel", [.array, .implicitlyUnwrapped]), ("UIKit.UILabel", "UIKit.UILabel", []),
      ("Base<A, B<C>>?", "Base", .optional), ("Array<UIView>", "UIView", .array), ("any P", "P", []),
      ("UIView & P", "UIView", .composition), ("(UIView & P)?", "UIView", [.composition, .optional]),
      ("(Int) -> Void", "", .function), ("((Int) -> Void)?", "", .optional), ("[A: B]", "", []), ("(A, B)", "", []),
    ] as [(String, String, WrittenType.Flags)]
  )
  func readsTypes(text: String, name: String, flags: WrittenType.Flags) {
    let type = read("class A { var a: \(text) }").types.first?.properties.first?.type
    #expect(type == WrittenType(text: text, name: name, flags: flags))
  }

  @Test(
    arguments: [
      ("static let a = \"x\"", NameExpression.literal(StringLiteral(value: "x", offset: 25))),
      ("var a: String { \"x\" }", .literal(StringLiteral(value: "x", offset: 26))),
      ("var a: String { get { return \"x\" } }", .literal(StringLiteral(value: "x", offset: 39))),
      ("var a = String(describing: B.self)", .nameOfType("B")), ("var a = \"\\(B.C.self)\"", .nameOfType("B.C")),
      ("var a = String(describing: `B` . C.self)", .nameOfType("B.C")),
      ("var a: String { String(describing: self) }", .nameOfType("Self")),
      ("static var a: String { NSStringFromClass(self) }", .fullNameOfType("Self")),
      ("var a = String(reflecting: B.self)", .fullNameOfType("B")),
      ("var a: String { NSStringFromClass(self).components(separatedBy: \".\").last! }", .nameOfType("Self")),
      ("var a = String(reflecting: B.self).split(separator: \".\").last ?? c", .nameOfType("B")),
      ("var a = NSStringFromClass(B.self).components(separatedBy: \"-\").last!", .other("")),
      ("static var a: String { Self.b }", .path("Self.b")), ("static var a: String { return b }", .path("b")),
      ("static var a = nil", .other("")), ("static var a = B.c", .path("B.c")),
      ("static var a = B.c.rawValue", .rawValue("B.c")),
      ("var a = UILabel()", .call("UILabel")), ("var a = B<C>(d: 1)", .call("B")), ("var a = \"x\" + y", .other("")),
      ("var a = 1 { didSet { } }", .other("")),
    ] as [(String, NameExpression)]
  )
  func readsNameExpressions(text: String, value: NameExpression) {
    #expect(read("class A { \(text) }").types.first?.properties.first?.initialValue == value)
  }

  @Test(
    arguments: [
      ("func save()", "save"), ("func save(_ sender: Any)", "save:"), ("func save(sender: Any)", "saveWithSender:"),
      ("func save(_ a: Int, b: Int)", "save:b:"), ("func save(a: Int, _ b: Int)", "saveWithA::"),
      ("func save(for a: Int)", "saveFor:"), ("func saveFor(a: Int)", "saveForA:"),
      ("func save(forSegue a: Int, sender b: Any?)", "saveForSegue:sender:"), ("func move(toX a: Int)", "moveToX:"),
      ("func save(URLString a: Int)", "saveWithURLString:"), ("func save(withFoo a: Int)", "saveWithFoo:"),
      ("func save(inner a: Int)", "saveWithInner:"), ("func save(using a: Int)", "saveUsing:"),
      ("@objc(keep:) func save(sender: Any)", "keep:"), ("@objc(keep) func save()", "keep"),
      ("init(coder: NSCoder)", "initWithCoder:"), ("init(_ a: Int)", "init:"), ("init()", "init"),
      ("func save() throws", "saveAndReturnError:"), ("func save(_ a: Int) throws", "save:error:"),
      ("func save(a: Int, done: @escaping () -> Void) throws", "saveWithA:error:done:"),
      ("func save() async", "saveWithCompletionHandler:"),
      ("func save(a: Int) async throws", "saveWithA:completionHandler:"),
    ]
  )
  func selectorsFollowTheRulesOfSwift(text: String, selector: String) {
    #expect(read("class A { \(text) {} }").types.first?.methods.first?.selector == selector)
  }

  @Test func membersHaveTheirAttributesModifiersAndConditions() throws {
    let file = read(
      """
      class A {
        #if canImport(ObjectiveC)
        @IBOutlet(x) private weak var a: B!
        #else
        static func f() {}
        #endif
      }
      """
    )
    let type = try #require(file.types.first)
    let property = try #require(type.properties.first)
    #expect(property.attributes.map(\.name) == ["IBOutlet"])
    #expect(property.attributes.first?.arguments == "x")
    #expect(property.modifiers == [.private, .weak])
    #expect(property.conditions == ["canImport(ObjectiveC)"])
    #expect(type.methods.first?.conditions == ["!(canImport(ObjectiveC))"])
    #expect(type.methods.first?.isTypeMember == true)
    #expect(file.position(of: property.nameOffset) == (3, 33))
  }

  @Test func attributesWithAConditionOfTheirOwnApplyToTheNextMember() throws {
    let file = read(
      """
      class A {
        #if canImport(ObjectiveC)
        @IBOutlet
        #else
        @Stored(1)
        #endif
        @Bound private(set) weak var a: B!
        var b: B
        #if X
        @IBAction
        #endif
      }
      func c() {}
      """
    )
    let type = try #require(file.types.first)
    #expect(type.properties.map(\.name) == ["a", "b"])
    #expect(type.properties.map { $0.attributes.map(\.name) } == [["IBOutlet", "Stored", "Bound"], []])
    #expect(type.properties.map(\.conditions) == [[], []])
    #expect(type.properties.first?.modifiers == [.weak])
  }

  @Test(
    arguments: [
      ("t.register(Cell.self, forCellReuseIdentifier: \"x\")", "register tableCell Cell nil x"),
      ("t.register(UINib(nibName: \"N\", bundle: nil), forCellReuseIdentifier: X.id)", "register tableCell nil N X.id"),
      ("c.register(A.Cell.self, forCellWithReuseIdentifier: \"x\")", "register collectionCell A.Cell nil x"),
      ("t.register(H.self, forHeaderFooterViewReuseIdentifier: \"x\")", "register headerFooter H nil x"),
      (
        "c.register(H.self, forSupplementaryViewOfKind: K.header, withReuseIdentifier: \"x\")",
        "register supplementary H nil x K.header"
      ),
      ("t.dequeueReusableCell(withIdentifier: \"x\", for: i) as! Cell", "dequeue tableCell Cell nil x"),
      (
        "c.dequeueReusableCell(withReuseIdentifier: f(\"a\", \"b\"), for: i)",
        "dequeue collectionCell nil nil f(\"a\", \"b\")"
      ),
    ]
  )
  func findsUsesOfReuseIdentifiers(call: String, expected: String) throws {
    let file = read("class A { func f() { let x = \(call) } }")
    #expect(file.identifierUses.map(text) == [expected])
  }

  @Test(
    arguments: [
      ("[t registerClass:[Cell class] forCellReuseIdentifier:@\"x\"]", "register tableCell Cell nil x"),
      ("[t registerClass:Cell.class forCellReuseIdentifier:kID]", "register tableCell Cell nil kID"),
      (
        "[t registerNib:[UINib nibWithNibName:@\"N\" bundle:nil] forCellWithReuseIdentifier:@\"x\"]",
        "register collectionCell nil N x"
      ),
      ("[t dequeueReusableCellWithIdentifier:@\"x\" forIndexPath:i]", "dequeue tableCell nil nil x"),
      (
        "[t registerClass:[H class] forSupplementaryViewOfKind:kK withReuseIdentifier:@\"x\"]",
        "register supplementary H nil x kK"
      ),
    ]
  )
  func findsUsesOfReuseIdentifiersInObjectiveC(call: String, expected: String) {
    let file = read("@implementation A\n- (void)f { \(call); }\n@end", .objectiveC)
    #expect(file.identifierUses.map(text) == [expected])
  }

  private func text(_ use: ReuseIdentifierUse) -> String {
    func text(_ name: NameExpression) -> String {
      if case .literal(let literal) = name { literal.value } else { name.text }
    }
    let parts = [
      "\(use.operation)", "\(use.role)", use.className ?? "nil", use.nibName.map(text) ?? "nil", text(use.identifier),
      use.elementKind,
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }
}
