import Foundation
import ReuseGenTestSupport
import Testing

#if os(Linux)
/// The examples in doc comments compile as they are.
@Suite(.long, .tags(.compiler)) struct DocumentedExamplesTests {
  /// A module, the number of its examples or fewer, and the imports of a file with an example.
  struct Row: CustomTestStringConvertible, Sendable {
    let module: String
    let minimum: Int
    let imports: [String]

    var testDescription: String { module }
  }

  @Test(arguments: [
    Row(module: "Recycler", minimum: 30, imports: ["Recycler"]),
    Row(module: "HeadlessUIKitTesting", minimum: 25, imports: ["HeadlessUIKitTesting", "Testing", "UIKit"]),
  ])
  func examplesCompile(_ row: Row) throws {
    let examples = try DocumentedExample.examples(in: row.module)
    #expect(examples.count >= row.minimum)
    let compiler = try Compiler()
    let context = Documentation.root.appendingPathComponent(
      "Tests/Generator/CompileTests/Classes/\(row.module).swift.classes"
    )
    var files = [try compiler.copy(context, as: "Context.swift")]
    for (number, example) in examples.enumerated() {
      files.append(try compiler.write(example.file(number, imports: row.imports), as: "Example\(number).swift"))
    }
    let messages = try compiler.run(
      ["-typecheck", "-wmo", "-parse-as-library", "-module-name", "Examples", "-swift-version", "6"] + files
    )
    #expect(messages == "")
  }
}
#endif
