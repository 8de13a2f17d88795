import Foundation
import ReuseGenTestSupport
import Testing

/// The messages and exit codes of the tool when a file can't be read or written.
@Suite(.long, .tags(.process)) struct FileFailureTests {
  @Test(arguments: [
    (["generate"], "error: there is no file reuse.json; specify its path, my app/reuse.json [file]\n"),
    (
      ["verify", "App/Sources/reuse.json"],
      "error: there is no file App/Sources/reuse.json; write one, specify its path, or run reusegen init App/Sources "
        + "[file]\n"
    ),
    (["generate", "."], "error: . is a folder; specify its manifest, my app/reuse.json [file]\n"),
    (["generate", "folder"], "error: folder is a folder without a manifest; run reusegen init folder [file]\n"),
    (
      ["inspect", "A.swift"],
      "error: A.swift is a source, not a document; specify its nib, its storyboard, or their folder [file]\n"
    ),
    (
      ["lint", "good.json", "--baseline", "known.json"],
      "error: there is no file known.json; write it with --write-baseline known.json [file]\n"
    ),
    (
      ["migrate", "my app/reuse.json"],
      "error: my app/reuse.json has no sources to rewrite; specify the manifest beside them, as in reusegen migrate "
        + "Sources/App/reuse.json, or their folder with --sources [file]\n"
    ),
    (["generate", "my app"], "error: my app is a folder; specify its manifest, my app/reuse.json [file]\n"),
    (
      ["lint"],
      "error: there is no file reuse.json; run reusegen init, or reusegen lint . to check without a manifest [file]\n"
    ),
    (
      ["headless", ".", "--output", "folder/App"],
      "error: folder/App is in ., the app's folder; specify another one with --output [file]\n"
    ),
    (["lint", "my ap"], "error: there is no file or folder my ap; did you mean my app? [file]\n"),
    (
      ["verify", "my pp/reuse.json"],
      "error: there is no file or folder my pp/reuse.json; did you mean my app/reuse.json? [file]\n"
    ),
    (
      ["inspect", "./my app/Mian.storyboard"],
      "error: there is no file or folder ./my app/Mian.storyboard; did you mean my app/Main.storyboard? [file]\n"
    ),
    (
      ["generate", "good.json", "--output", "a.swift", "--template", "protectd.swift"],
      "error: there is no file protectd.swift; did you mean protected.swift? [file]\n"
    ),
    (["generate", "Gone"], "error: there is no file or folder Gone; check the path [file]\n"),
    (["generate", "Gone.xcodeproj"], "error: there is no file or folder Gone.xcodeproj; check the path [file]\n"),
    (
      ["generate", "A.xcodeproj"],
      "error: A.xcodeproj is a project, not a manifest; run reusegen init A.xcodeproj [file]\n"
    ),
    (
      ["migrate", "A.xcworkspace"],
      "error: A.xcworkspace is a project, not a manifest; run reusegen init A.xcworkspace [file]\n"
    ),
    (
      ["generate", "my app/Main.storyboard"],
      "error: my app/Main.storyboard is a document, not a manifest; run reusegen init 'my app' [file]\n"
    ),
    (["lint", "A.swift"], "error: A.swift is a source, not a manifest; run reusegen init [file]\n"),
    (["lint", "project.yml"], "error: project.yml is not a manifest; run reusegen init [file]\n"),
    (
      ["generate", "good.json", "--template", "contract-test"],
      "error: there is no template contract-test; did you mean contract-tests? [file]\n"
    ),
    (
      ["generate", "good.json", "--template", "names"],
      "error: there is no template names; use accessors, contract-tests, picture-tests, standalone, or the path of a "
        + "file [file]\n"
    ),
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
    let folder = try TemporaryFolder([
      "good.json": "{}", "folder/a": "", "protected.swift": "// Generated by reusegen", "my app/reuse.json": "{}",
      "my app/Main.storyboard": #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"/>"#,
      "A.xcodeproj/project.pbxproj": "", "A.xcworkspace/contents.xcworkspacedata": "",
      "A.swift": "",
    ])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444],
      ofItemAtPath: folder.url.appendingPathComponent("protected.swift").path
    )
    try folder.link("loop.json", to: "loop.json")
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
    let result = try folder.tool.run("generate --output -")
    #expect(result.messages == message)
    #expect(result.exitCode == (message.isEmpty ? 0 : 1))
  }

  /// `/dev/full` accepts nothing, nor does a pipe whose reader has exited.
  @Test(arguments: [["generate", "-o", "-"], ["context"], ["inspect", "A.xib"], ["init", "-o", "-"], ["--version"]])
  func aFailureOfStandardOutputIsReported(arguments: [String]) throws {
    let folder = try TemporaryFolder([
      "reuse.json": "{}", "A.xib": Nib.text(of: "tableViewCell", "ACell", identifier: "A"),
    ])
    var tool = folder.tool
    if let full = FileHandle(forWritingAtPath: "/dev/full") {
      tool.outputHandle = full
      let result = try tool.run(arguments)
      #expect(result.exitCode == 74)
      #expect(result.messages.hasSuffix("error: standard output can't be written: No space left on device [file]\n"))
    }
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    tool.outputHandle = pipe.fileHandleForWriting
    #expect(try tool.run(arguments).exitCode == 0)
  }

  /// `verify` reports its result even if the pipe for the difference has no reader.
  @Test func verifyIgnoresAClosedPipe() throws {
    let folder = try TemporaryFolder(["reuse.json": "{}", "Reuse.generated.swift": "// Generated by reusegen"])
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
