import Foundation
import ReuseGenTestSupport

/// An example in a doc comment: an indented code block after an empty line.
struct DocumentedExample {
  /// The declarations that belong outside of other types.
  var declarations = ""
  /// The members of a view controller.
  var members = ""
  var statements = ""

  /// The examples in the sources of a module, in the order of the files.
  static func examples(in module: String) throws -> [DocumentedExample] {
    let folder = Checkout.url(Checkout.path(of: module))
    let names = (FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []).compactMap { $0 as? String }
    return try names.filter { $0.hasSuffix(".swift") }.sorted().flatMap { name in
      blocks(in: try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)).map(Self.init)
    }
  }

  /// - Parameter code: Declarations, members and statements, separated by empty lines.
  private init(_ code: String) {
    var parts: [String] = []
    for part in code.components(separatedBy: "\n\n") {
      if part.hasPrefix(" "), let last = parts.popLast() {
        parts.append(last + "\n\n" + part)
      } else {
        parts.append(part)
      }
    }
    for part in parts { add(part) }
  }

  private mutating func add(_ part: String) {
    if ["final class ", "extension "].contains(where: part.hasPrefix) {
      declarations += part + "\n"
    } else if ["override func ", "func ", "static let "].contains(where: part.hasPrefix) {
      members += part + "\n"
    } else {
      statements += part + "\n"
    }
  }

  /// The code blocks in the doc comments of a source.
  private static func blocks(in source: String) -> [String] {
    var blocks: [[Substring]] = []
    var isAfterEmptyLine = false
    var isInBlock = false
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.drop { $0 == " " }
      let isEmpty = line == "///"
      if line.hasPrefix("///     "), isInBlock || isAfterEmptyLine {
        if !isInBlock { blocks.append([]) }
        isInBlock = true
        blocks[blocks.count - 1].append(line.dropFirst(8))
      } else if isEmpty, isInBlock {
        blocks[blocks.count - 1].append("")
      } else {
        isInBlock = false
      }
      isAfterEmptyLine = isEmpty
    }
    return blocks.map { $0.joined(separator: "\n").trimmingCharacters(in: .newlines) }
  }

  /// The example as a file that compiles with the declarations that examples refer to.
  func file(_ number: Int, imports: [String]) -> String {
    let values = statements.matches(of: /(?m)^let (\w+)/).map { "_ = \($0.1)\n" }.joined()
    let function = "func example() async throws {\n\(statements)\(values)}\n"
    let declarations = declarations.replacing("{ … }", with: "{ fatalError() }")
      .replacing("@IBOutlet ", with: "\n#if canImport(ObjectiveC)\n@IBOutlet\n#endif\n")
    let code =
      if declarations.hasPrefix("extension") {
        "\(declarations)\nextension PeopleController {\n\(function.replacing("example", with: "example\(number)"))}"
      } else if !declarations.isEmpty {
        "@MainActor enum Example\(number) {\n\(declarations)\nstatic \(function)}"
      } else if !members.isEmpty {
        "final class Example\(number): PeopleController {\n\(members)}\nextension PeopleController {\n"
          + "\(function.replacing("example", with: "example\(number)"))}"
      } else {
        "extension PeopleController {\n\(function.replacing("example", with: "example\(number)"))}"
      }
    return imports.map { "import \($0)\n" }.joined() + "\n" + code + "\n"
  }
}
