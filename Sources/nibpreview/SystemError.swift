import Foundation

/// An error of the operating system. Its description is the system's own: "Permission denied".
struct SystemError: Error, CustomStringConvertible {
  let code: Int32

  /// The error of the last system call of this thread, or one with a code.
  init(code: Int32 = errno) { self.code = code }

  var description: String { String(cString: strerror(code)) }

  /// Whether there is no file at the path.
  var isMissing: Bool { code == ENOENT || code == ENOTDIR }
}
