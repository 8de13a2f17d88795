import Foundation
import ReuseGenTestSupport
import Testing

/// Each class that a user sees or touches has a description beside it, and nibs know all descriptions.
@Suite(.long) struct ClassDescriptionTests {
  private let runtime: RuntimeDeclarations
  private let descriptions: [ClassDescription]

  init() throws {
    runtime = try #require(RuntimeDeclarations.shared)
    descriptions = ClassDescription.all(in: runtime)
  }

  @Test func theListHasAllDescriptions() throws {
    #expect(descriptions.count > 60)
    let lines = descriptions.map { "    \($0.className).uiKitClass,\n" }.joined()
    try GeneratedFile(
      "Sources/Runtime/HeadlessUIKit/UIKitClass+All.generated.swift",
      """
      extension UIKitClass {
        /// The classes with descriptions.
        static let everyClass: [UIKitClass] = [
      \(lines)  ]
      }
      """
    ).verify()
  }

  @Test func eachPublicViewAndRecognizerHasADescription() {
    let described = Set(descriptions.map(\.className))
    let shown = runtime.classes.keys.filter { name in
      let chain = [name] + runtime.superclasses(of: name)
      return chain.contains("UIView") || chain.contains("UIGestureRecognizer")
    }
    #expect(shown.count > 40)
    #expect(shown.filter { !described.contains($0) }.sorted() == [], "add a file X+Description.swift with a UIKitClass")
  }

  @Test func aClassReturnsItsDescriptionInItsBraces() {
    for name in descriptions.map(\.className) {
      let returns = runtime.parts(of: name).contains { $0.properties.contains { $0.name == "uiKitClass" } }
      #expect(returns, "\(name): add `package override class var uiKitClass: UIKitClass { … }`")
    }
  }

  /// The description of `UIStepper` is in `UIStepper+Description.swift`.
  @Test func aDescriptionIsInAFileBesideItsClass() {
    for description in descriptions where description.className != "DocumentObject" {
      let name = description.className
      #expect((description.path as NSString).lastPathComponent == "\(name)+Description.swift")
    }
  }
}
