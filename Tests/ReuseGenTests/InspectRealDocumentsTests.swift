import Foundation
import Testing

@Suite(.enabled(if: SharedDocuments.isPresent))
struct InspectRealDocumentsTests {
  /// The tool's own output, compared by the independent reader: every document, in its order.
  @Test func factsEqualThoseOfAnIndependentReader() throws {
    let folder = try TemporaryFolder()
    let documents = SharedDocuments.folder.appendingPathComponent("documents").path
    let inspected = try folder.tool.run("inspect", "--format", "json", documents)
    try folder.write(inspected.output, to: "have.jsonl")

    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", SharedDocuments.folder.appendingPathComponent("facts.py").path, "--compare",
      folder.url.appendingPathComponent("have.jsonl").path, documents,
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let report = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(report == "571 of 571 documents equal, 0 unexpected\n")

    let paths = inspected.output.split(separator: "\n").map { $0.prefix { $0 != "," } }
    #expect(paths == paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }
}
