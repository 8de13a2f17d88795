import Foundation

extension Process {
  /// Waits until the process has ended.
  ///
  /// On Linux, `waitUntilExit()` looks every 50 milliseconds whether it has. Most runs of the tool take less.
  package func waitForEnd() {
    while isRunning { usleep(1_000) }
  }
}
