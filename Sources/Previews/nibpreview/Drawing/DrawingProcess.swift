import Foundation

/// A process of this program that draws documents for another one, so that a document that stops the process doesn't
/// stop the others.
///
/// The process writes a byte to its standard input, which is a pipe to its parent, whenever it finished a document: the
/// exit code that the document alone would give.
enum DrawingProcess {
  /// The environment variable that contains the index of the first document to draw. Only a drawing process has it.
  private static let variable = "NIBPREVIEW_FIRST_DOCUMENT"

  /// The index of the first document that this process draws for its parent; `nil` if it has none.
  static var firstDocument: Int? { ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } }

  /// Ends this process when its parent has ended, such as by Ctrl-C or by the limit of a CI job: neither reaches a
  /// process of another group.
  ///
  /// The pipe that is the standard input has no reader then.
  static func endWithParent() {
    let thread = Thread {
      var pipe = pollfd(fd: FileHandle.standardInput.fileDescriptor, events: 0, revents: 0)
      while poll(&pipe, 1, -1) < 0, errno == EINTR {}
      _exit(EXIT_FAILURE)
    }
    thread.start()
  }

  /// Reports to the parent that a document is finished.
  static func finish(with status: Int32) {
    try? FileHandle.standardInput.write(contentsOf: Data([UInt8(clamping: status)]))
  }

  enum End {
    /// Every document was drawn or reported. The status is the largest of their exit codes.
    case finished(status: Int32)
    case stopped(document: Int, signal: Int32, status: Int32)
  }

  /// Draws the documents from an index on in another process, with the arguments of this one.
  ///
  /// - Parameter count: The number of all documents.
  /// - Throws: An error if there can't be another process.
  static func draw(from first: Int, of count: Int) throws -> End {
    let (bytes, process) = try run(with: [variable: "\(first)"])
    let status = bytes.map { Int32($0) }.max() ?? 0
    guard process.terminationReason == .uncaughtSignal, first + bytes.count < count else {
      return .finished(status: max(status, process.terminationStatus))
    }
    return .stopped(document: first + bytes.count, signal: process.terminationStatus, status: status)
  }

  /// Runs this program with the arguments of this process and some environment variables. Returns the bytes that the
  /// other process wrote to its standard input, and the process when it has ended.
  static func run(with environment: [String: String]) throws -> (finished: Data, process: Process) {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = Array(CommandLine.arguments.dropFirst())
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let finished = Pipe()
    process.standardInput = finished.fileHandleForWriting
    try process.run()
    // The pipe ends when the other process has ended, if only that one can write to it.
    try? finished.fileHandleForWriting.close()
    let bytes = (try? finished.fileHandleForReading.readToEnd()) ?? Data()
    process.waitForEnd()
    return (bytes, process)
  }
}
