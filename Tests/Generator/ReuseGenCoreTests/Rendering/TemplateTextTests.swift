import Foundation
import ReuseGenCore
import Testing

/// The built-in templates are files, from which their Swift source is written.
///
/// As resources in code they would be arrays of bytes. A user's first build compiles them, and took seconds for these.
struct TemplateTextTests {
  @Test func theSourceHasTheTextsOfTheFiles() throws {
    let folder = ExpectedFile("Templates").url
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".mustache") }
    let constants = try files.sorted().map { file in
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      return "  static let \(Self.constant(file)) = #\"\"\"\n\(text)\n\"\"\"#\n"
    }
    #expect(constants.count >= 10)
    try ExpectedFile("Sources/Generator/ReuseGenCore/Templates/TemplateTexts.generated.swift").expect(
      """
      // Generated from the files in the folder Templates by TemplateTextTests. Don't edit it.
      // swift-format-ignore-file

      /// The texts of the files in the folder `Templates`.
      enum TemplateTexts {
      \(constants.joined(separator: "\n"))}

      """
    )
  }

  /// The name of a file's constant: `contractTests` for "contract-tests.swift.mustache".
  private static func constant(_ file: String) -> String {
    let words = file.prefix { $0 != "." }.split(separator: "-")
    return words[0] + words.dropFirst().map(\.capitalized).joined()
  }
}
