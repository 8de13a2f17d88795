import ReuseGenCLibrary

/// An error of the operating system. Its description is the system's own: "Permission denied".
package struct SystemError: Error, CustomStringConvertible {
  package let code: Int32

  /// - Parameter code: By default, that of the last system call of this thread.
  package init(code: Int32 = errno) { self.code = code }

  package var description: String { String(cString: strerror(code)) }

  /// Whether there is no file at the path.
  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }
}
