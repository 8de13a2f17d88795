import ReuseGenTestSupport
@testable import ReuseGenDeclarations

/// Sources that are damaged in a random way.
enum Mutation {
  static let swift = ##"""
    #if canImport(UIKit)
    import UIKit
    #endif
    @objc(Cell) final class Cell<T: Hashable>: Base<T>, @unchecked Sendable where T: P {
      @IBOutlet weak var label: UILabel!
      static let reuseIdentifier = "cell \(1 + f("x"))"
      var a = #"raw"#, b: [Int]? = nil { didSet { print("\(a)") } }
      @IBAction func save(_ sender: Any, for x: (Int) -> Void) throws -> String { x(/[a]/) ; return """
        a \("b")
        """ }
      enum Kind { case a, b(Int) ; indirect case c }
      init?(x: Int = 1) { table.register(Cell.self, forCellReuseIdentifier: "x") }
      #if DEBUG
      func f() { class Local: Cell<Int> { var y = 1 } }
      #else
      subscript(i: Int) -> Int { get { i } }
      #endif
    }
    extension Cell.Kind: P { static func == <X>(l: X, r: X) -> Bool { #/a/# } }
    """##

  static let objectiveC = ##"""
    #import "A.h"
    #define X(a) \
      { a
    NS_ASSUME_NONNULL_BEGIN
    @interface Cell<T> : Base<id<P>> <P, Q> { IBOutlet UILabel *label; void (^block)(int); }
    @property (nonatomic, weak, nullable) IBOutlet NSArray<UIView *> *views;
    - (IBAction)save:(id)sender with:(void (^)(NSString *))block;
    @end
    @implementation Cell
    #if A
    - (void)f { if (x) {
    #else
    - (void)g { if (y) {
    #endif
      [table registerClass:[Cell class] forCellReuseIdentifier:@"x"]; } }
    @end
    """##

  private static let pieces = [
    "{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "#\"", "\\(", "/", "/*", "*/", "//", "#if X\n", "#else\n", "#endif\n",
    "<", ">", "class A: B {", "var x: A<", "func f(", "`", "'", "@", "@end\n", "@interface A\n", "#/", "/#", "\n",
    "\u{0}", "\u{E9}", "≤", "extension ", "case ", ",", ":", "=", "?", "\\", "#",
  ]

  /// A source with up to eight changes: pieces that are removed, repeated, replaced or inserted.
  static func source(_ language: SourceFile.Language, _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = Array((language == .swift ? swift : objectiveC).utf8)
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = min(start + Int.random(in: 0...24, using: &random), bytes.count)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &random))
      case 2: if start < bytes.count { bytes[start] = UInt8.random(in: 0...255, using: &random) }
      default: bytes.insert(contentsOf: Array(pieces.randomElement(using: &random)?.utf8 ?? "".utf8), at: start)
      }
    }
    return bytes
  }
}
