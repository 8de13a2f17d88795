import Foundation
import ReuseGenTestSupport
import Testing

/// The messages and exit codes of the tool when a file can't be read or written.
@Suite(.long, .tags(.process))
struct FileFailureTests {
  @Test(arguments: [
    (
      ["generate"],
      "error: there is no file reuse.json; write one, specify its path, or run reusegen init [file]\n"
    ),
    (["generate", "."], "error: . is a folder; specify a file in it [file]\n"),
    (
      ["generate", "good.json", "--template", "none.mustache"],
      "error: there is no file none.mustache; check the path [file]\n"
    ),
    (["generate", "huge.json"], "error: huge.json is larger than the limit of 8 MB; check the path [file]\n"),
    (
      ["generate", "good.json", "--output", "good.json/a.swift"],
      "error: good.json/a.swift can't be written: Not a directory [file]\n"
    ),
    (
      ["generate", "good.json", "--output", "good.json/a/b.swift"],
      "error: good.json/a/b.swift can't be written: Not a directory [file]\n"
    ),
    (["generate", "good.json", "--output", "folder"], "error: folder is a folder; specify a file in it [file]\n"),
    (
      ["generate", "good.json", "--output", "protected.swift"],
      "error: protected.swift is read-only; make it writable, or specify another file [file]\n"
    ),
    (["lint", "/dev/zero"], "error: /dev/zero is larger than the limit of 8 MB; check the path [file]\n"),
    (["lint", "loop.json"], "error: loop.json can't be read: Too many levels of symbolic links [file]\n"),
    (
      ["lint", "good.json", "--interface-builder", "loop.json"],
      "error: loop.json can't be read: Too many levels of symbolic links [file]\n"
    ),
    (
      ["generate", "good.json", "--output", "loop.json"],
      "error: loop.json can't be read: Too many levels of symbolic links [file]\n"
    ),
    (
      ["lint", "none.json", "--reporter", "json"],
      #"{"severity":"error","rule":"file","message":"there is no file none.json; write one, specify its path, or run "#
        + #"reusegen init"}"# + "\n"
    ),
    (
      ["inspect", "none.xib", "--reporter", "github"],
      "::error title=file::there is no file or folder none.xib; check the path\n"
    ),
  ])
  func aFailureStatesItsReasonAndFix(arguments: [String], message: String) throws {
    let folder = try TemporaryFolder(["good.json": "{}", "folder/a": "", "protected.swift": "mine"])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444],
      ofItemAtPath: folder.url.appendingPathComponent("protected.swift").path
    )
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("loop.json").path,
      withDestinationPath: "loop.json"
    )
    let huge = folder.url.appendingPathComponent("huge.json")
    try Data().write(to: huge)
    try FileHandle(forWritingTo: huge).truncate(atOffset: 50 << 20)
    let before = folder.files
    let result = try folder.tool.run(arguments)
    #expect(result.exitCode == 74)
    #expect(result.output == "")
    #expect(result.messages == message)
    #expect(folder.files == before)
  }

  @Test(arguments: [
    ("", "reuse.json:1:1: error: the file is empty; a manifest must contain at least {} [manifest-syntax]\n"),
    ("\u{FEFF}{}", ""),
  ])
  func anUnusualFileIsRead(text: String, message: String) throws {
    let folder = try TemporaryFolder(["reuse.json": text])
    let result = try folder.tool.run("generate", "--output", "-")
    #expect(result.messages == message)
    #expect(result.exitCode == (message.isEmpty ? 0 : 1))
  }

  /// `/dev/full` accepts nothing, nor does a pipe whose reader has exited.
  @Test(arguments: [["generate", "-o", "-"], ["context"], ["inspect", "A.xib"], ["init", "-o", "-"], ["--version"]])
  func aFailureOfStandardOutputIsReported(arguments: [String]) throws {
    let folder = try TemporaryFolder(["reuse.json": "{}", "A.xib": InspectTests.nib])
    var tool = folder.tool
    if let full = FileHandle(forWritingAtPath: "/dev/full") {
      tool.outputHandle = full
      let result = try tool.run(arguments)
      #expect(result.exitCode == 74)
      #expect(
        result.messages.hasSuffix("error: standard output can't be written: No space left on device [file]\n")
      )
    }
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    tool.outputHandle = pipe.fileHandleForWriting
    #expect(try tool.run(arguments).exitCode == 0)
  }

  /// `verify` reports its result even if the pipe for the difference has no reader.
  @Test func verifyIgnoresAClosedPipe() throws {
    let folder = try TemporaryFolder(["reuse.json": "{}", "Reuse.generated.swift": "old"])
    var tool = folder.tool
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    tool.outputHandle = pipe.fileHandleForWriting
    let result = try tool.run("verify")
    #expect(result.exitCode == 1)
    #expect(result.messages.contains("error: the generated file is not up to date; "))
  }

  @Test func invalidUTF8IsReported() throws {
    let folder = try TemporaryFolder()
    try Data([0x7B, 0xC3, 0x28, 0x7D]).write(to: folder.url.appendingPathComponent("reuse.json"))
    let result = try folder.tool.run("generate")
    #expect(result.exitCode == 1)
    #expect(
      result.messages
        == "reuse.json:1:2: error: the file is not UTF-8 from here on; save it as UTF-8 [manifest-syntax]\n"
    )
  }
}
