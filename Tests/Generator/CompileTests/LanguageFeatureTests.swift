import Foundation
import ReuseGenCore
import ReuseGenTestSupport
import Testing

#if os(Linux)
/// The language features that code with `import UIKit` can use on Linux, as documented.
@Suite(.long, .tags(.compiler)) struct LanguageFeatureTests {
  /// The Swift samples in the documentation.
  @Test(arguments: Compiler.languages, [("MovingFromReusable.md", 3), ("WritingTests.md", 2)])
  func documentationCompiles(language: Int, page: (name: String, blocks: Int)) throws {
    let text = try String(contentsOf: Documentation.page(page.name), encoding: .utf8)
    let blocks = text.split(separator: "```swift\n").dropFirst().compactMap { $0.split(separator: "\n```").first }
    #expect(blocks.count == page.blocks)
    let compiler = try Compiler()
    let files = try blocks.enumerated().map { try compiler.write(String($1), as: "Block\($0).swift") }
    // A sample expands macros, for which the driver knows the plugins.
    let messages = try compiler.run(
      ["-typecheck", "-wmo", "-module-name", "Blocks", "-swift-version", "\(language)"] + files
    )
    #expect(messages == "")
  }

  /// The Swift samples in comments.
  @Test(arguments: Compiler.languages, ["KeyedActions", "KeyedOutlets"])
  func commentsCompile(language: Int, name: String) throws {
    let folder = "Sources/Runtime/HeadlessFoundation/ObjectiveC/KeyedValues"
    let file = Documentation.root.appendingPathComponent("\(folder)/\(name).swift")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let comment = lines.filter { $0.hasPrefix("///") }.map { String($0.dropFirst(4)) }.joined(separator: "\n")
    let blocks = comment.split(separator: "```swift\n").dropFirst().compactMap { $0.split(separator: "\n```").first }
    let code = try #require(blocks.first)
    #expect(blocks.count == 1 && code.contains("super.keyed"))
    let compiler = try Compiler()
    let sample = try compiler.write("import UIKit\n\n\(code)\n", as: "Sample.swift")
    let messages = try compiler.typecheck(["-parse-as-library", "-swift-version", "\(language)", sample])
    #expect(messages == "")
  }

  struct Line: Sendable {
    var code: String
    /// The compiler's error; `nil` if the line compiles.
    var error: String?
  }

  static let lines = [
    Line(
      code: "class A: UIView { @IBOutlet weak var label: UILabel! }",
      error: "'@IBOutlet' property cannot have non-'@objc' class type 'UILabel'"
    ),
    Line(
      code: "class A: UIView { @IBOutlet var labels: [UILabel]! }",
      error: "'@IBOutlet' property cannot be an array of non-'@objc' class type '[UILabel]'"
    ),
    Line(code: "class A: UIView { @objc func tap() {} }", error: "Objective-C interoperability is disabled"),
    Line(
      code: "class A: UIView { func tap() {}; func name() { _ = #selector(tap) } }",
      error: "'#selector' can only be used with the Objective-C runtime"
    ),
    Line(code: "class A: UIView { @IBAction func tap(_ sender: UIButton) {} }"),
    Line(code: "class A: UIView { @IBInspectable var radius: CGFloat = 1 }"),
    Line(code: "@IBDesignable class A: UIView {}"),
    Line(code: "class A: UIView { required init?(coder: NSCoder) { super.init(coder: coder) } }"),
    Line(code: "class A: UIViewController { required init?(coder: NSCoder) { super.init(coder: coder) } }"),
    Line(
      code: "class A: UITableViewCell { required init?(coder: NSCoder) { super.init(coder: coder) } }",
      error: "'required' initializer 'init(recycledUnder:)' must be provided by subclass of 'UITableViewCell'"
    ),
    Line(
      code: "class A: UICollectionViewCell { required init?(coder: NSCoder) { super.init(coder: coder) } }",
      error: "'required' initializer 'init(recycledWithFrame:)' must be provided by subclass of "
        + "'UICollectionReusableView'"
    ),
    Line(
      code: "class A: UICollectionViewFlowLayout { override init() { super.init() }\n"
        + "required init?(coder: NSCoder) { super.init(coder: coder) } }"
    ),
    Line(
      code: "class A: UICollectionViewFlowLayout { init(side: CGFloat = 100) { super.init() }\n"
        + "required init?(coder: NSCoder) { super.init(coder: coder) } }\n@MainActor let a = A()"
    ),
    Line(code: "let a = [UIEdgeInsets(), UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0)]"),
    Line(
      code: "let a = UIEdgeInsets(top: 8, bottom: 8)",
      error: "missing arguments for parameters 'left', 'right' in call"
    ),
    Line(
      code: "let a = NSDirectionalEdgeInsets(leading: 8, trailing: 8)",
      error: "missing arguments for parameters 'top', 'bottom' in call"
    ),
    Line(
      code: "let a = UITableViewAutomaticDimension",
      error: "'UITableViewAutomaticDimension' has been renamed to 'UITableView.automaticDimension'"
    ),
    Line(
      code: "private func a(_ state: UIControlState) {}",
      error: "'UIControlState' has been renamed to 'UIControl.State'"
    ),
    Line(
      code: "let a = UIEdgeInsetsMake(1, 2, 3, 4)",
      error: "'UIEdgeInsetsMake' has been replaced by 'UIEdgeInsets.init(top:left:bottom:right:)'"
    ),
    Line(
      code:
        "class A: UIView, UIKeyInput { var hasText = true; func insertText(_ t: String) {}; func deleteBackward() {} }"
    ),
    Line(code: "#if canImport(UIKit)\nclass A: UIView {}\n#else\n#error(\"no UIKit\")\n#endif"),
  ]

  /// The messages about every line. The lines are compiled together, each in a file of its own.
  private static let messages = Result { () throws -> [String: [CompilerMessage]] in
    let compiler = try Compiler()
    let files = try lines.enumerated().map { index, line in
      let code = line.code.replacing("class A", with: "private class A").replacing("let a =", with: "private let a =")
      return try compiler.write("import UIKit\n\n\(code)\n", as: "Line\(index).swift")
    }
    let output = try compiler.typecheck(["-module-name", "Lines", "-parse-as-library", "-swift-version", "6"] + files)
    return Dictionary(grouping: CompilerMessage.messages(in: output), by: \.file)
  }

  @Test(arguments: lines.indices)
  func aLineIsAcceptedOrRejectedAsDocumented(_ index: Int) throws {
    let messages = try Self.messages.get()["Line\(index).swift", default: []]
    let line = Self.lines[index]
    #expect(messages.map(\.text) == [line.error].compactMap { $0 }, "\(line.code)")
  }
}
#endif
