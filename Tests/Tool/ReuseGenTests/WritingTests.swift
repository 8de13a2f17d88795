import Foundation
import ReuseGenTestSupport
import Testing

@testable import ReuseGenCommandLine

/// The output file while runs are killed, run at once, or have no room: it is whole, and nothing is left beside it.
@Suite(.long, .tags(.process)) struct WritingTests {
  /// Two manifests whose accessors are long and differ.
  private static let manifests = ["A", "B"].map { letter in
    "{ \"namespace\": \"\(letter)\", \"cells\": [\((0..<300).map { "\"\(letter)\($0)Cell\"" }.joined(separator: ", "))] }"
  }

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder(["a/reuse.json": Self.manifests[0], "b/reuse.json": Self.manifests[1]])
  }

  /// The file that the tool writes for both manifests.
  private func outputs(in folder: TemporaryFolder) throws -> [String] {
    try ["a", "b"].map { try folder.tool.run("generate", "\($0)/reuse.json", "--output", "-").output }
  }

  private func start(_ manifest: String, in folder: TemporaryFolder) throws -> Process {
    let process = Process()
    process.executableURL = BuiltTool.executable
    process.arguments = ["generate", "\(manifest)/reuse.json", "--output", "Out.swift"]
    process.currentDirectoryURL = folder.url
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  private func hiddenFiles(in folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).filter { $0.hasPrefix(".reusegen") }
  }

  @Test(.tags(.soak)) func aKilledRunLeavesAWholeFile() throws {
    let folder = try folder()
    let whole = try outputs(in: folder)
    var random = SeededGenerator(seed: 9)
    for round in 0..<SoakLength.count(15, full: 500) {
      let process = try start(round % 2 == 0 ? "a" : "b", in: folder)
      usleep(UInt32.random(in: 0...60_000, using: &random))
      kill(process.processIdentifier, SIGKILL)
      process.waitForEnd()
      if let text = folder.text(of: "Out.swift") { #expect(whole.contains(text), "round \(round)") }
    }
    // Another content, so that the next run writes.
    try folder.write("old", to: "Out.swift")
    #expect(try folder.tool.run("generate", "a/reuse.json", "--output", "Out.swift").exitCode == 0)
    #expect(try hiddenFiles(in: folder) == [])
  }

  @Test(.tags(.soak)) func twoRunsAtOnceWriteAWholeFile() throws {
    let folder = try folder()
    let whole = try outputs(in: folder)
    for round in 0..<SoakLength.count(4, full: 400) {
      try folder.write("old \(round)", to: "Out.swift")
      let processes = try ["a", "b"].map { try start($0, in: folder) }
      for process in processes {
        process.waitForEnd()
        #expect(process.terminationReason == .exit && process.terminationStatus == 0, "round \(round)")
      }
      #expect(whole.contains(folder.text(of: "Out.swift") ?? ""), "round \(round)")
      #expect(try hiddenFiles(in: folder) == [], "round \(round)")
    }
  }

  @Test func aFileThatCannotGrowIsKept() throws {
    let folder = try folder()
    try folder.write("old", to: "Out.swift")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "ulimit -f 8; exec '\(BuiltTool.executable.path)' generate a/reuse.json --output Out.swift 2> messages",
    ]
    process.currentDirectoryURL = folder.url
    try process.run()
    process.waitForEnd()
    #expect(process.terminationReason == .exit && process.terminationStatus == 74)
    #expect(folder.text(of: "messages") == "error: Out.swift can't be written: File too large [file]\n")
    #expect(folder.text(of: "Out.swift") == "old")
    #expect(try hiddenFiles(in: folder) == [])
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDeviceIsReported() throws {
    let result = try folder().tool.run("generate", "a/reuse.json", "--output", "/dev/full")
    #expect(result.exitCode == 74)
    #expect(result.messages == "error: /dev/full can't be written: No space left on device [file]\n")
  }

  /// Files that killed runs left are removed. What somebody else put there is neither followed nor removed.
  @Test func onlyLeftoversAreRemoved() throws {
    let folder = try folder()
    try folder.write("precious", to: "target")
    for name in [
      ".reusegen-0123456789abcdef", ".reusegen-0000000000000001", ".reusegen-short", ".reusegen-xyz3456789abcdef",
    ] {
      try folder.write("left", to: name)
    }
    let link = folder.url.appendingPathComponent(".reusegen-aaaaaaaaaaaaaaaa").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "target")
    let locked = folder.url.appendingPathComponent(".reusegen-bbbbbbbbbbbbbbbb")
    try Data("being written".utf8).write(to: locked)
    let writer = try FileHandle(forUpdating: locked)
    #expect(flock(writer.fileDescriptor, LOCK_EX) == 0)
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent(".reusegen-cccccccccccccccc"),
      withIntermediateDirectories: true
    )
    #expect(try folder.tool.run("generate", "a/reuse.json", "--output", "Out.swift").exitCode == 0)
    #expect(
      try hiddenFiles(in: folder).sorted() == [
        ".reusegen-aaaaaaaaaaaaaaaa", ".reusegen-bbbbbbbbbbbbbbbb", ".reusegen-cccccccccccccccc", ".reusegen-short",
        ".reusegen-xyz3456789abcdef",
      ]
    )
    #expect(folder.text(of: "target") == "precious")
    try writer.close()
  }

  /// A search lists the folder, which would take long for each of many outputs.
  @Test func leftoversAreSearchedForOnceInAFolder() throws {
    let folder = try TemporaryFolder()
    var searched: Set<String> = []
    for name in ["A.swift", "B.swift"] {
      try folder.write("left", to: ".reusegen-0123456789abcdef")
      let output = OutputFile(path: folder.url.appendingPathComponent(name).path)
      #expect(try output.replace(with: Array(name.utf8), searched: &searched))
      #expect(folder.text(of: name) == name)
      let isFirst = name == "A.swift"
      #expect(try hiddenFiles(in: folder) == (isFirst ? [] : [".reusegen-0123456789abcdef"]))
    }
  }

  /// Files that are there in one moment and gone in the next are left out: the run has a result.
  @Test(.tags(.soak)) func vanishingFilesAreLeftOut() throws {
    let folder = try TemporaryFolder([
      "reuse.json": "{ \"cells\": [\"ACell\"], \"interfaceBuilder\": \"x\", \"sources\": \"x\" }",
      "x/Stays.xib": "<document/>", "x/ACell.swift": "class ACell: UITableViewCell {}",
    ])
    // No name comes back.
    let commands =
      "i=$((i+1)); for n in 1 2 3 4 5 6 7 8; do echo '<document/>' > x/$i-$n.xib; echo 'class A {}' > x/$i-$n.swift; "
      + "done; rm -f x/$i-*"
    let runs = [["lint"], ["lint", "x"], ["inspect", "x"], ["init", "x", "--output", "-"]]
    for result in try folder.results(of: runs, whileRepeating: commands) {
      #expect([0, 1].contains(result.exitCode), "\(result)")
    }
  }

  /// Folders and files that come and go while they are read: the run ends with a result or a message.
  @Test(.tags(.soak)) func vanishingFoldersEndARunWithAMessage() throws {
    let folder = try TemporaryFolder(["reuse.json": "{ \"cells\": [\"ACell\"] }"])
    let commands =
      "mkdir -p x/y; for n in 1 2 3 4 5 6 7 8; do echo '<document/>' > x/y/$n.xib; echo 'class A {}' > x/$n.swift; "
      + "done; rm -rf x"
    let runs = [["lint"], ["inspect", "."], ["init", "--output", "-"]]
    for result in try folder.results(of: runs, whileRepeating: commands) {
      #expect([0, 1, 74].contains(result.exitCode), "\(result)")
      if result.exitCode == 74 { #expect(result.messages.contains("error: "), "\(result)") }
    }
  }
}

extension TemporaryFolder {
  /// The results of runs of the tool, each several times, while a shell repeats commands in the folder.
  ///
  /// The shell also ends when these tests do: it would keep their output open.
  fileprivate func results(of runs: [[String]], whileRepeating commands: String) throws -> [BuiltTool.Result] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "while kill -0 $PPID 2> /dev/null; do \(commands); done"]
    process.currentDirectoryURL = url
    try process.run()
    defer {
      process.terminate()
      process.waitForEnd()
    }
    return try (0..<SoakLength.count(3, full: 100)).flatMap { _ in try runs.map { try tool.run($0) } }
  }
}
