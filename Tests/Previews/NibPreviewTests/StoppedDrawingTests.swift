import Foundation
import ReuseGenTestSupport
import Testing

/// Documents that stop the process that draws them. The built program runs, with a limit on the time of each process.
@Suite(.long, .tags(.process)) struct StoppedDrawingTests {
  private static let small = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
    <view id="1"><rect key="frame" x="0" y="0" width="4" height="2"/></view></objects></document>
    """

  /// Takes longer to draw than a process has time.
  private static var endless: String {
    let labels = (0..<200_000).map { number in
      "<label id=\"a\(number)\" text=\"Text\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></label>\n"
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
      <view id="1"><rect key="frame" x="0" y="0" width="4" height="2"/><subviews>\(labels.joined())</subviews></view>
      </objects></document>
      """
  }

  private let program = BuiltProgram.url("nibpreview").path

  /// Runs the program in a folder, with a limit of a second for each process.
  private func run(in folder: TemporaryFolder, _ arguments: String) throws
    -> (exitCode: Int32, output: String, messages: String)
  {
    let process = try Process.finished(
      "/bin/sh",
      ["-c", "ulimit -t 1; '\(program)' \(arguments) > output 2> messages < /dev/null"],
      in: folder.url
    )
    return (process.terminationStatus, try folder.text("output"), try folder.text("messages"))
  }

  @Test(
    .tags(.process),
    arguments: SoakLength.cases(["--verbose --output pictures", "--format json"]) { $0.contains("json") }
  )
  func aDocumentThatStopsTheDrawingDoesNotHinderTheOthers(options: String) throws {
    let folder = try TemporaryFolder()
    // Each takes its limit of a second.
    let stopping = SoakLength.count(1, full: 2)
    let documents = [("A", Self.small), ("C", "<"), ("E", Self.small)]
    for (name, text) in documents + ["B", "D"].prefix(stopping).map({ ($0, Self.endless) }) {
      try folder.write(text, to: "\(name).xib")
    }
    let result = try run(in: folder, ". \(options)")
    #expect(result.exitCode == 1)
    for name in ["A", "E"] { #expect(result.output.contains("\(name).")) }
    for name in ["B", "D"].prefix(stopping) {
      #expect(result.messages.contains("./\(name).xib: error: drawing the document crashes (signal "))
      #expect(!result.output.contains("\(name)."))
    }
    #expect(result.messages.contains("./C.xib: error: the file ends before the document does"))
  }

  /// The drawing process ends with its parent, even if a signal ended that.
  @Test func theDrawingEndsWithItsParent() throws {
    let folder = try TemporaryFolder()
    let name = "\(UUID()).xib"
    try folder.write(Self.endless, to: name)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The limit is for a process that nothing else ends.
    process.arguments = ["-c", "ulimit -t 60; exec '\(program)' \(name) -o out 2> messages < /dev/null"]
    process.currentDirectoryURL = folder.url
    try process.run()
    #expect(try Self.isReached(2, by: name))
    process.terminate()
    process.waitForEnd()
    #expect(try Self.isReached(0, by: name))
  }

  /// Whether the number of running processes whose arguments contain a word becomes another one.
  private static func isReached(_ count: Int, by word: String) throws -> Bool {
    for _ in 0..<300 {
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: "/bin/ps")
      process.arguments = ["-eo", "args"]
      process.standardOutput = output
      try process.run()
      let lines = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        .split(separator: "\n").filter { $0.contains(word) }
      process.waitForEnd()
      if lines.count == count { return true }
      usleep(50_000)
    }
    return false
  }
}
