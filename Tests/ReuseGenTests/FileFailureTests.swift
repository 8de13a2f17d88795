import Foundation
import Testing

/// What the tool says where a file cannot be read or written, and how it ends.
struct FileFailureTests {
  @Test(arguments: [
    (
      ["generate"],
      "error: there is no file reuse.json; write one there, give its path, or let reusegen init make one\n"
    ),
    (["generate", "."], "error: . is a folder; give the file in it\n"),
    (
      ["generate", "good.json", "--template", "none.mustache"],
      "error: there is no file none.mustache; check the path\n"
    ),
    (["generate", "huge.json"], "error: huge.json has 50 MB; the limit is 8 MB\n"),
    (["generate", "good.json", "--output", "good.json/a.swift"], nil),
    (["generate", "good.json", "--output", "folder"], "error: folder cannot be written: Is a directory\n"),
  ])
  func message(arguments: [String], message: String?) throws {
    let folder = try TemporaryFolder(["good.json": "{}", "folder/a": ""])
    let huge = folder.url.appendingPathComponent("huge.json")
    try Data().write(to: huge)
    try FileHandle(forWritingTo: huge).truncate(atOffset: 50 << 20)
    let before = folder.files
    let result = try folder.tool.run(arguments)
    #expect(result.exitCode == 74)
    #expect(result.output == "")
    if let message {
      #expect(result.messages == message)
    } else {
      #expect(result.messages.hasPrefix("error: good.json/a.swift cannot be written: "))
    }
    #expect(folder.files == before)
  }

  @Test(arguments: [
    ("", "reuse.json:1:1: error: the file is empty; the least manifest is {} [manifest-syntax]\n"),
    ("\u{FEFF}{}", ""),
  ])
  func readableFile(text: String, message: String) throws {
    let folder = try TemporaryFolder(["reuse.json": text])
    let result = try folder.tool.run("generate", "--output", "-")
    #expect(result.messages == message)
    #expect(result.exitCode == (message.isEmpty ? 0 : 1))
  }

  @Test func brokenUTF8() throws {
    let folder = try TemporaryFolder()
    try Data([0x7B, 0xC3, 0x28, 0x7D]).write(to: folder.url.appendingPathComponent("reuse.json"))
    let result = try folder.tool.run("generate")
    #expect(result.exitCode == 1)
    #expect(
      result.messages
        == "reuse.json:1:2: error: the file is not UTF-8 from here on; save it as UTF-8 [manifest-syntax]\n")
  }
}
