import ReuseGenVisibleText

/// Writes a warning and continues, where UIKit logs. Names in documents can contain characters that control a terminal.
package func warn(_ message: String) { writeMessage("Warning: \(message)") }

/// Writes a message to standard error. Some of UIKit's have several lines.
package func writeMessage(_ message: String) {
  FileHandle.standardError.write(Data("\(message.messageLines)\n".utf8))
}

/// Writes a warning unless one about the same subject was written.
///
/// A test must not pass because the runtime lacks something. What is lacking says so here, where code relies on it.
///
/// - Parameters:
///   - message: What differs from a device, and what to do.
///   - subject: What the warning is about; the message unless specified.
package func warnOnce(_ message: @autoclosure () -> String, about subject: String? = nil) {
  if GivenWarnings.shared.add(subject ?? message()) { warn(message()) }
}

/// Warns that a framework that apps import isn't here, once for each framework. Only its names are.
///
/// - Parameter effect: What the stand-in does, as a clause: "maps are empty".
package func warnOfAbsentFramework(_ framework: String, _ effect: String) {
  warnOnce(
    "\(framework) isn't here; its stand-in has only names: \(effect). Replace it with a shim if a test needs more",
    about: framework
  )
}

/// The subjects of the warnings that are written once.
private final class GivenWarnings: @unchecked Sendable {
  // Unchecked, because the lock guards the subjects.
  static let shared = GivenWarnings()

  private let lock = NSLock()
  private var subjects: Set<String> = []

  /// Whether the subject is new.
  func add(_ subject: String) -> Bool { lock.withLock { subjects.insert(subject).inserted } }
}
