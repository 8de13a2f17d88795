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
    let folder = try TemporaryFolder(["in": input, "out": ""])
    process.standardInput = FileHandle(forReadingAtPath: folder.path("in"))
    process.standardOutput = FileHandle(forWritingAtPath: folder.path("out"))
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitForEnd()
    guard process.terminationStatus == 0 else { throw Failure() }
    return try Data(contentsOf: folder.url.appendingPathComponent("out"))
  }
}
