@testable import ReuseGenDeclarations
import Testing

struct DeclarationsTests {
  private let app = declarations(
    """
    typealias Controller = UIViewController
    #if os(macOS)
    typealias Either = NSView
    #else
    typealias Either = UIView
    #endif
    class Shared: Either {}
    class Base: Controller { @IBOutlet var table: UITableView! }
    class Screen: Base { @IBAction func save(_ s: Any) {} ; var hidden: UIView! }
    class Cell: UITableViewCell {}
    class Outer { class Inner: Cell {} ; class Cell: UIView {} ; class Other: Cell {} }
    class Foreign: Library.Thing {}
    class Plain: Codable {}
    class Loop: Loop2 {}
    class Loop2: Loop {}
    @Observable class Watched: UIView {}
    @Color class Colored: UIView {}
    @globalActor actor Color {}
    """,
    """
    extension Screen { @objc func cancel() {} }
    extension UIView { @IBInspectable var corner: CGFloat { 1 } }
    """
  )

  @Test func theImplementationOfACategoryDeclaresNoClass() {
    let all = declarations("@implementation UIView (Frame) @end @implementation Old @end", language: .objectiveC)
    #expect(all.fullName(named: "UIView") == nil)
    #expect(all.fullName(named: "Old") == "Old")
    #expect(all.superclassChain(of: "UIView").knownClass?.name == "UIView")
  }

  @Test(
    arguments: [
      ("Screen", ["Screen", "Base"], "UIViewController"), ("Outer.Inner", ["Outer.Inner", "Outer.Cell"], "UIView"),
      ("Cell", ["Cell"], "UITableViewCell"), ("Foreign", ["Foreign"], "unknown"), ("Plain", ["Plain"], "root"),
      ("Loop", ["Loop", "Loop2"], "unknown"), ("UIButton", [], "UIButton"), ("Nothing", [], "unknown"),
      ("Shared", ["Shared"], "unknown"),
    ]
  )
  func followsSuperclasses(name: String, classes: [String], end: String) {
    let chain = app.superclassChain(of: name)
    #expect(chain.classes == classes)
    switch chain.end {
    case .known(let known): #expect(known.name == end)
    case .root: #expect(end == "root")
    case .unknown: #expect(end == "unknown")
    }
  }

  /// The chains of all classes take time in proportion to their number, however long a chain is.
  @Test func aChainHasALimit() {
    let classes = (0..<1000).map { "class C\($0): \($0 == 0 ? "UIView" : "C\($0 - 1)") {}\n" }
    let all = declarations(classes.joined())
    let chain = all.superclassChain(of: "C999")
    #expect(chain.classes == (936...999).reversed().map { "C\($0)" })
    #expect(chain.end == .unknown("C935"))
  }

  @Test(
    arguments: [
      ("table", "Screen", "declared"), ("view", "Screen", "inherited"), ("tabel", "Screen", "no"),
      ("any", "Foreign", "unknown"), ("any", "Watched", "unknown"), ("any", "Colored", "no"),
      ("corner", "Cell", "declared"), ("textLabel", "Cell", "inherited"), ("any", "Cell", "no"),
    ]
  )
  func findsKeys(key: String, name: String, expected: String) {
    #expect("\(app.member(forKey: key, ofClass: name))".hasPrefix(expected))
  }

  @Test(
    arguments: [
      ("save:", "Screen", "declared"), ("cancel", "Screen", "declared"), ("save", "Screen", "no"),
      ("paste:", "Screen", "inherited"), ("x:", "Foreign", "unknown"), ("setTable:", "Screen", "declared"),
    ]
  )
  func findsSelectors(selector: String, name: String, expected: String) {
    #expect("\(app.method(selector: selector, ofClass: name))".hasPrefix(expected))
  }

  @Test func aMacroInACategoryOfAnAppleClassPutsNoOtherClassInDoubt() {
    let all = declarations(
      "@interface NSObject (Extras)\nVARIABLES(Bool)\n@end",
      "@interface Cell : UITableViewCell\n@end\n@interface Doubtful : UIView\nVARIABLES(Bool)\n@end",
      language: .objectiveC
    )
    #expect(all.member(forKey: "any", ofClass: "Cell") == .no)
    #expect(all.member(forKey: "any", ofClass: "Doubtful") != .no)
  }

  @Test func attributesMakeMembersVisible() {
    let all = declarations(
      """
      @objcMembers class A: NSObject { var a: Int }
      class B: A { var b: Int }
      class C: NSObject { var c: Int ; @IBOutlet var d: Int ; override var e: Int { 1 } ; @nonobjc var f: Int
      #if canImport(ObjectiveC)
      var g: Int
      #endif
      #if canImport(ObjectiveC)
      @IBOutlet
      #endif
      var h: Int
      var i: Int
      }
      """
    )
    let expected: [(String, String, Bool?)] = [
      ("a", "A", true), ("b", "B", true), ("c", "C", false), ("d", "C", true), ("e", "C", nil), ("f", "C", false),
      ("g", "C", true), ("h", "C", true), ("i", "C", false),
    ]
    for (key, name, isExposed) in expected {
      guard case .declared(let location) = all.member(forKey: key, ofClass: name) else {
        Issue.record("\(key) isn't found")
        continue
      }
      #expect(all.isExposed(location) == isExposed, "\(key)")
    }
  }

  @Test func interfacesImplementationsAndCategoriesAreOneClass() {
    let all = declarations(
      "@interface A : UIView\n@end\n@interface A (X)\n- (void)f;\n@end",
      "@interface A ()\n@property int p;\n@end\n@implementation A { int v; }\n- (void)setQ:(int)q { }\n@end",
      language: .objectiveC
    )
    for key in ["p", "v", "q"] { #expect("\(all.member(forKey: key, ofClass: "A"))".hasPrefix("declared"), "\(key)") }
    #expect("\(all.method(selector: "f", ofClass: "A"))".hasPrefix("declared"))
    #expect(all.member(forKey: "r", ofClass: "A") == .no)
  }

  @Test func mergedDeclarationsAreThoseOfAllFiles() {
    var all = declarations("class A: B {}")
    for file in declarations("class B: UIView {}").files { all.add(file) }
    #expect(all.superclassChain(of: "A").knownClass?.name == "UIView")
  }

  /// The superclass of each known class is known, too.
  @Test func knownClassesFormChains() {
    for name in ["UITableViewCell", "UIImagePickerController", "MKPinAnnotationView", "ARSCNView", "NSOutlineView"] {
      #expect(AppleClass.named(name)?.chain.last?.name == "NSObject", "\(name)")
    }
  }
}
