import ReuseGenSystemFiles
import ReuseGenVisibleText

extension Console {
  /// Writes a text of several lines to standard error.
  static func show(linesOf text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { show(String(line)) }
  }

  /// Writes a message to standard error. Control characters, which names of files and classes can contain, are escaped.
  static func show(_ message: String) { report(message.messageLine) }
}

extension OutputFailure {
  /// Reports the failure, and returns the exit code.
  func reported() -> Int32 {
    if isClosedPipe { return 0 }
    Console.report("error: \(self)")
    return 74
  }
}
