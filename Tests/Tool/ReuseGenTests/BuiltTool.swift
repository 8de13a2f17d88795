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

  static let executable = executable(named: "reusegen")

  private static func executable(named name: String) -> URL {
    let found = folders.map { $0.appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    return found ?? URL(fileURLWithPath: name)
  }

  /// The folders that can have the products: the test bundle is beside them.
  private static let folders: [URL] = {
    let products = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
      .map { $0.deletingLastPathComponent() }
    return products + [URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()]
  }()

  /// - Parameters:
  ///   - command: Words of the command line, separated by spaces.
  ///   - further: Words that follow.
  func run(_ command: String, _ further: String...) throws -> Result {
    try run(command.split(separator: " ").map(String.init) + further)
  }

  func run(_ arguments: [String]) throws -> Result {
    let process = Process()
    process.executableURL = Self.executable(named: name)
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

/// A folder of its own for one test, removed when the test ends.
final class TemporaryFolder {
  let url: URL

  init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent("reusegen-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var tool: BuiltTool { BuiltTool(temporary: self) }

  func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Makes a symbolic link.
  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appendingPathComponent(path).path,
      withDestinationPath: target
    )
  }

  func text(of path: String) -> String? {
    (try? Data(contentsOf: url.appendingPathComponent(path))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Every file below the folder, sorted.
  var files: [String] {
    let all = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return all.filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: url.appendingPathComponent($0).path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  func modificationDate(of path: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: url.appendingPathComponent(path).path)[.modificationDate] as? Date
  }
}
