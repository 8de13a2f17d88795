package import Foundation

/// The interpreter python3, with which readers of others are run.
package enum Python {
  package static let isInstalled = (try? run(["-c", ""], input: "")) != nil

  private struct Failure: Error {}

  /// Runs a program. Returns its output.
  package static func run(_ arguments: [String], input: String) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    // Files, not pipes: a pipe that isn't read stops its writer.
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("schema-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (inputFile, outputFile) = (folder.appendingPathComponent("in"), folder.appendingPathComponent("out"))
    try Data(input.utf8).write(to: inputFile)
    try Data().write(to: outputFile)
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitForEnd()
    guard process.terminationStatus == 0 else { throw Failure() }
    return try Data(contentsOf: outputFile)
  }
}
