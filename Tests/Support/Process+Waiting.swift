import Foundation

extension Process {
  /// Waits until the process has ended.
  ///
  /// On Linux, `waitUntilExit()` checks only every 50 milliseconds. Most of these processes end sooner.
  package func waitForEnd() {
    while isRunning { usleep(1_000) }
  }
}
