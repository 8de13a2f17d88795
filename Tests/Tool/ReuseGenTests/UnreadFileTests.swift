import Foundation
import ReuseGenTestSupport
import Testing

/// Files that the tool doesn't read: it reports them, and continues.
@Suite(.long, .tags(.process)) struct UnreadFileTests {
  @Test(arguments: [["lint"], ["generate", "--output", "-"], ["init", "--output", "-"]])
  func aSourceThatIsTooLargeIsReported(arguments: [String]) throws {
    let folder = try TemporaryFolder([
      "reuse.json": "{ \"cells\": [\"ACell\"] }", "B.swift": "class ACell: UITableViewCell {}",
    ])
    let large = folder.url.appendingPathComponent("A.swift")
    try Data().write(to: large)
    try FileHandle(forWritingTo: large).truncate(atOffset: 17 << 20)
    let result = try folder.tool.run(arguments)
    #expect(
      result.messages.contains(
        "A.swift:1:1: warning: the source is larger than the limit of 16 MB and isn't read; exclude it, or specify other "
          + "sources with --sources [sources]\n"
      ),
      "\(result)"
    )
    #expect(result.exitCode == 0)
  }

  #if os(Linux)
  /// Disks of Apple's platforms hold one file for both names.
  @Test func namesThatDifferInNormalizationAreTwoFiles() throws {
    let folder = try TemporaryFolder(["App/a.txt": ""])
    for (name, text) in [("\u{E9}", "class ACell {}"), ("e\u{301}", "class BCell {}")] {
      try Data(text.utf8).write(to: folder.url.appendingPathComponent("App/\(name).swift"))
    }
    #expect(try folder.tool.run("lint App").messages.contains("2 sources"))
  }

  @Test(arguments: [
    (["lint"], "caf\u{FFFD}.xib"), (["inspect", "."], "./caf\u{FFFD}.xib"),
    (["init", "--output", "-"], "caf\u{FFFD}.swift"),
    (["context"], "caf\u{FFFD}.swift"),
  ])
  func aFileWhoseNameIsNotUTF8IsReported(arguments: [String], path: String) throws {
    let folder = try TemporaryFolder([
      "reuse.json": "{ \"cells\": [\"ACell\"] }", "B.swift": "class ACell: UITableViewCell {}",
    ])
    for ending in ["xib", "swift", "txt"] {
      let name = Array(folder.url.path.utf8) + Array("/caf".utf8) + [0xE9] + Array(".\(ending)".utf8) + [0]
      let file = name.withUnsafeBufferPointer { bytes in
        bytes.withMemoryRebound(to: CChar.self) { open($0.baseAddress!, O_WRONLY | O_CREAT, 0o666) }
      }
      #expect(file >= 0)
      close(file)
    }
    let result = try folder.tool.run(arguments)
    #expect(
      result.messages.contains(
        "\(path):1:1: warning: the name of the file isn't UTF-8 (\u{FFFD} replaces the other bytes), so that it isn't read; "
          + "rename it [file]\n"
      ),
      "\(result)"
    )
    #expect(!result.messages.contains("txt"))
    #expect(result.exitCode == 0)
  }

  @Test func aDocumentsLinkThatLeadsToNoFileIsReported() throws {
    let folder = try TemporaryFolder(["App/B.swift": "class ACell: UITableViewCell {}"])
    try folder.link("App/Gone.xib", to: "nowhere")
    let message = "App/Gone.xib:1:1: warning: the link leads to no file; restore the file, or remove the link [file]\n"
    let result = try folder.tool.run("lint App")
    #expect(result.messages.contains(message), "\(result)")
    try folder.write("let package = Package(targets: [.target(name: \"App\", path: \"App\")])", to: "Package.swift")
    let inPackage = try folder.tool.run("lint .")
    #expect(inPackage.messages.contains(message), "\(inPackage)")
  }
  #endif
}
