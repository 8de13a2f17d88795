import Foundation

extension Process {
  /// Waits until the process has ended, and releases what it held.
  ///
  /// On Linux, `waitUntilExit()` checks only every 50 milliseconds. Most of these processes end sooner. But only that
  /// method releases the process, with the files and pipes that it was given.
  func waitForEnd() {
    while isRunning { usleep(1_000) }
    waitUntilExit()
  }
}
