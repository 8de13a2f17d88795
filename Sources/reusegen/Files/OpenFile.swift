import Foundation

/// An open file, pipe or device, read and written as they come: Foundation's own functions take only files whose size
/// is known, and hide why they failed.
struct OpenFile: ~Copyable {
  private let descriptor: Int32
  private let closes: Bool

  /// - Parameters:
  ///   - flags: Those of open(2).
  ///   - mode: The permissions of a file that is made, less those that the user's umask takes away.
  init(_ path: String, flags: Int32, mode: mode_t = 0o666) throws(SystemError) {
    descriptor = open(path, flags | O_CLOEXEC, mode)
    closes = true
    guard descriptor >= 0 else { throw SystemError() }
  }

  private init(standard descriptor: Int32) {
    self.descriptor = descriptor
    closes = false
  }

  deinit { if closes { close(descriptor) } }

  static var standardInput: OpenFile { OpenFile(standard: STDIN_FILENO) }
  static var standardOutput: OpenFile { OpenFile(standard: STDOUT_FILENO) }
  static var standardError: OpenFile { OpenFile(standard: STDERR_FILENO) }

  func status() throws(SystemError) -> FileStatus {
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw SystemError() }
    return FileStatus(information)
  }

  /// The next bytes, at most so many; none at the end.
  func next(_ count: Int) throws(SystemError) -> [UInt8] {
    while true {
      var result = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        result = read(descriptor, buffer.baseAddress, count)
        initialized = max(0, result)
      }
      if result >= 0 { return bytes }
      let error = SystemError()
      if error.code != EINTR { throw error }
    }
  }

  func append(_ text: String) throws(SystemError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else {
        let error = SystemError()
        if error.code != EINTR { throw error }
      }
    }
  }

  func setMode(_ mode: mode_t) throws(SystemError) {
    guard fchmod(descriptor, mode) == 0 else { throw SystemError() }
  }
}

/// Why the system refused something, in its own words: "Permission denied".
struct SystemError: Error, CustomStringConvertible {
  var code = errno

  var description: String { String(cString: strerror(code)) }

  /// Whether there is nothing at the path.
  var isMissing: Bool { code == ENOENT || code == ENOTDIR }
}
