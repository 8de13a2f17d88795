import Testing

@testable import ReuseGenCore

/// Which classes a file's text declares, and where.
struct DeclaredClassesTests {
  static let rows: [(text: String, places: [String])] = [
    ("", []),
    ("class", []),
    ("class ", []),
    ("class A", []),
    ("class A{", ["A 1:7"]),
    ("class A {}", ["A 1:7"]),
    ("public final class Cell: UITableViewCell {}", ["Cell 1:20"]),
    ("class A<T>: B<T> {}", ["A 1:7"]),
    ("class A {}; class B {}", ["A 1:7", "B 1:19"]),
    ("// One\n\nclass A: B {\n  class Inner {}\n}\n\tclass Last:C {}", ["A 3:7", "Inner 4:9", "Last 6:8"]),
    ("class\n  A\r\n{}", ["A 2:3"]),
    ("class A // Why.\n{}", ["A 1:7"]),
    ("class /* { */ A /* : */ : B {}", ["A 1:15"]),
    ("class // Why.\n// And.\nA\u{0C}{}", ["A 3:1"]),
    ("\u{FEFF}class A {}", ["A 1:10"]),
    ("class A /* {}", []),
    ("class `Default`: UIView {}", ["Default 1:8"]),
    ("class Grüße: UIView {}", ["Grüße 1:7"]),
    ("class _A1: UIView {}", ["_A1 1:7"]),
    // Of one name under two conditions, the first.
    ("#if os(iOS)\nclass A: B {}\n#else\nclass A: C {}\n#endif", ["A 2:7"]),
    // Under a condition or in a comment: what may be a class counts.
    ("/* class A: B {} */", ["A 1:10"]),
    ("@implementation Badge\n- (void)a {}\n@end\n@implementation Star", ["Badge 1:17", "Star 4:17"]),
    // No declarations.
    ("@class Badge;\n@interface Badge : UIView\n@end\n@implementation\t", []),
    ("class func make() -> A {}", []),
    ("class var shared: A { A() }", []),
    ("override class var layerClass: AnyClass { A.self }", []),
    ("class override func make() {}", []),
    ("class subscript(index: Int) -> Int { 0 }", []),
    ("protocol P: class {}", []),
    ("protocol P: class, Q {}", []),
    ("// a class of its own: that is good", []),
    ("let subclass A: Int", []),
    ("let classes: [A] = []", []),
    ("struct A {}\nenum B {}\nactor C {}\nextension D {}", []),
    ("class : A {}", []),
    ("class ``: A {}", []),
  ]

  @Test(arguments: rows)
  func declarations(text: String, places: [String]) {
    var declared = DeclaredClasses()
    declared.add(Array(text.utf8), path: "A.swift")
    let found = declared.names.compactMap { name in
      declared.location(of: name).map { "\(name) \($0.line):\($0.column)" }
    }
    #expect(found == places)
  }

  @Test func theFirstFileCounts() {
    var declared = DeclaredClasses()
    declared.add(Array("class A {}".utf8), path: "One.swift")
    declared.add(Array("\nclass A {}\nclass B {}".utf8), path: "Two.swift")
    #expect(declared.location(of: "A") == SourceLocation(file: "One.swift", line: 1, column: 7))
    #expect(declared.location(of: "B") == SourceLocation(file: "Two.swift", line: 3, column: 7))
    #expect(!declared.contains("C"))
  }

  /// No text of these pieces, in whatever order, is read beyond its end.
  @Test func everyTextOfAFewPieces() {
    let pieces = ["class", " ", "\n", "A", "`", "{", "é"]
    var texts = [""]
    for _ in 0..<5 {
      texts = texts.flatMap { text in pieces.map { text + $0 } }
      for text in texts {
        var declared = DeclaredClasses()
        declared.add(Array(text.utf8), path: "")
        for name in declared.names { #expect(text.contains(name)) }
      }
    }
    #expect(texts.count == 16_807)
  }
}
