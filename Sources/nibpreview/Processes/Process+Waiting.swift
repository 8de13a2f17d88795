import Foundation

extension Process {
  /// Waits until the process has ended.
  ///
  /// On Linux, `waitUntilExit()` looks every 50 milliseconds whether it has, which most processes here don't take.
  func waitForEnd() {
    while isRunning { usleep(1_000) }
  }
}
