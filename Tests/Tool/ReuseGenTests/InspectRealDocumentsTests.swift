import Foundation
import ReuseGenTestSupport
import Testing

@Suite(.long, .tags(.process), .enabled(if: SharedFolder.interfaceBuilder.isPresent))
struct InspectRealDocumentsTests {
  /// The tool's own output, compared by the independent reader: every document, in its order.
  @Test func factsEqualThoseOfAnIndependentReader() throws {
    let folder = try TemporaryFolder()
    let documents = SharedFolder.interfaceBuilder.url.appendingPathComponent("documents").path
    let inspected = try folder.tool.run("inspect --format json", documents)
    try folder.write(inspected.output, to: "have.jsonl")

    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", SharedFolder.interfaceBuilder.url.appendingPathComponent("facts.py").path, "--compare",
      folder.url.appendingPathComponent("have.jsonl").path, documents,
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let report = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitForEnd()
    #expect(report == "571 of 571 documents equal, 0 unexpected\n")

    let paths = inspected.output.split(separator: "\n").map { $0.prefix { $0 != "," } }
    #expect(paths == paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }
}
