package import Foundation

extension Process {
  /// Runs a program in a folder, and waits until it has ended.
  @discardableResult
  package static func finished(_ program: String, _ arguments: [String], in folder: URL? = nil) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    try process.run()
    process.waitForEnd()
    return process
  }

  /// Waits until the process has ended, and releases what it held.
  ///
  /// On Linux, `waitUntilExit()` checks only every 50 milliseconds. Most of these processes end sooner. But only that
  /// method releases the process, with the files and pipes that it was given.
  package func waitForEnd() {
    while isRunning { usleep(1_000) }
    waitUntilExit()
  }
}
