import Foundation
import ReuseGenTestSupport
import Testing

/// A tool that is built with these tests, run as a user runs it.
struct BuiltTool {
  struct Result: Equatable {
    var exitCode: Int32 = 0
    var output = ""
    var messages = ""

    /// A success without a word.
    static let silent = Self()
  }

  /// The folder in which the tool runs. It is retained until the tool has run.
  let temporary: TemporaryFolder
  private var folder: URL { temporary.url }
  /// The folder in it that is the working folder.
  var place = ""
  /// The name of the program.
  var name = "reusegen"
  var environment: [String: String] = [:]
  /// The text that the tool reads from standard input.
  var input: String?
  /// The destination of standard output, if it isn't the result.
  var outputHandle: FileHandle?
  /// The destination of standard error, if it isn't the result.
  var messagesHandle: FileHandle?

  static let executable = BuiltProgram.url("reusegen")

  /// - Parameters:
  ///   - command: Words of the command line, separated by spaces.
  ///   - further: Words that follow.
  func run(_ command: String, _ further: String...) throws -> Result {
    try run(command.split(separator: " ").map(String.init) + further)
  }

  func run(_ arguments: [String]) throws -> Result {
    let process = Process()
    process.executableURL = BuiltProgram.url(name)
    process.arguments = arguments
    process.currentDirectoryURL = place.isEmpty ? folder : folder.appendingPathComponent(place)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Files, not pipes: a pipe that isn't read stops its writer.
    let output = folder.appendingPathComponent(".stdout-\(UUID())")
    let messages = folder.appendingPathComponent(".stderr-\(UUID())")
    for file in [output, messages] { try Data().write(to: file) }
    process.standardOutput = try outputHandle ?? FileHandle(forWritingTo: output)
    process.standardError = try messagesHandle ?? FileHandle(forWritingTo: messages)
    let pipe = Pipe()
    if let input { try pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8)) }
    try pipe.fileHandleForWriting.close()
    process.standardInput = pipe
    try process.run()
    process.waitForEnd()
    defer { for file in [output, messages] { try? FileManager.default.removeItem(at: file) } }
    return Result(
      exitCode: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      messages: String(decoding: try Data(contentsOf: messages), as: UTF8.self)
    )
  }
}

extension TemporaryFolder {
  var tool: BuiltTool { BuiltTool(temporary: self) }
}
