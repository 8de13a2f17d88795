import CLibrary

/// An error of the operating system. Its description is the system's own: "Permission denied".
struct SystemError: Error, CustomStringConvertible {
  var code = errno

  var description: String { String(cString: strerror(code)) }

  /// Whether there is no file at the path.
  var isMissing: Bool { code == ENOENT || code == ENOTDIR }
}
