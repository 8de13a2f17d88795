import Dispatch

/// A line on a terminal that says what a command does. It appears after half a second, and is erased at the end.
final class Progress: @unchecked Sendable {
  private static let interval = DispatchTimeInterval.milliseconds(500)

  /// Only what runs on the queue reads or writes the variables. The threads of a global queue may all be busy with the
  /// command.
  private let queue = DispatchQueue(label: "progress")
  private var stage: String
  private var isShown = false
  private var isFinished = false
  private let start = ContinuousClock.now
  private let write: (String) -> Void

  /// - Parameter write: Writes to the terminal. It is called on the queue.
  init(_ stage: String, write: @escaping @Sendable (String) -> Void) {
    self.stage = stage
    self.write = write
    showLater()
  }

  /// Says what is done from now on.
  func begin(_ stage: String) { queue.sync { self.stage = stage } }

  /// Writes other lines. The progress is erased for them, and appears again below them.
  func interrupt(_ output: () -> Void) {
    queue.sync {
      erase()
      output()
    }
  }

  func finish() {
    queue.sync {
      erase()
      isFinished = true
    }
  }

  private func showLater() {
    queue.asyncAfter(deadline: .now() + Self.interval) { [weak self] in
      guard let self, !isFinished else { return }
      show()
      showLater()
    }
  }

  private func show() {
    write("\r\u{1B}[K\(stage), \(start.duration(to: .now).components.seconds) s")
    isShown = true
  }

  private func erase() {
    if isShown { write("\r\u{1B}[K") }
    isShown = false
  }
}
