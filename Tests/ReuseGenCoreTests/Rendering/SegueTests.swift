import Foundation
import ReuseGenCore
import Testing

/// The segues of documents in what is generated.
struct SegueTests {
  static let folder = "ReuseGenCoreTests/Rendering/Expected"

  @Test func file() throws {
    let output = Self.generate(ExpectedFile("\(Self.folder)/segues.json").text)
    #expect(
      output.diagnostics.map { Reporter.text.lines(for: $0) } == [
        "Info.storyboard:22:69: warning: the identifier of a segue is blank; write one or remove it [segue-identifier]"
      ])
    try ExpectedFile("\(Self.folder)/segues.swift.expected").expect(output.text ?? "")
  }

  /// A storyboard that the manifest does not mention is another target's.
  @Test func storyboardsThatAreNotMentionedAreLeftOut() throws {
    let text = try #require(Self.generate("{}").text)
    #expect(text.contains("enum Segues {\n  }"))
  }

  private static func generate(_ manifest: String) -> Pipeline.Output {
    let documents = ["Info.storyboard", "More.storyboard"].map {
      DocumentFile(path: $0, text: ExpectedFile("\(folder)/\($0)").text)
    }
    return Pipeline().generate(
      ManifestReader.read(Array(manifest.utf8), file: "segues.json"), documents: documents)
  }
}
