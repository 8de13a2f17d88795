import Foundation

/// An open file, pipe or device, with system calls that throw the system's errors.
///
/// Foundation's functions read only files whose size is known, and hide the reasons of failures.
struct OpenFile: ~Copyable {
  private let descriptor: Int32
  private let closes: Bool

  /// - Parameters:
  ///   - flags: The flags of open(2).
  ///   - mode: The permissions of a new file, from which the user's umask is removed.
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

  /// Makes a write that a signal would end, because nobody reads the pipe or the file would exceed the limit on its
  /// size, throw an error that can be reported.
  static func ignoreSignals() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  func status() throws(SystemError) -> stat {
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw SystemError() }
    return information
  }

  /// Reads up to `count` bytes; none at the end.
  private func next(_ count: Int) throws(SystemError) -> [UInt8] {
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

  enum Content {
    case whole([UInt8])
    /// The file exceeds the limit. Its size is the number of bytes that are known.
    case tooLarge(Int)
  }

  /// Reads the file up to its end, unless it has more bytes than the limit.
  func content(atMost limit: Int) throws(SystemError) -> Content {
    let size = Int(try status().st_size)
    if size > limit { return .tooLarge(size) }
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      // Reads a file at once, and then its end; reads a pipe in pieces.
      let next = try next(max(1 << 16, size - bytes.count + 1))
      if next.isEmpty { return .whole(bytes) }
      if bytes.isEmpty { bytes = next } else { bytes += next }
    }
    return .tooLarge(bytes.count)
  }

  func append(_ text: String) throws(SystemError) {
    // A generated file can be large, so its text isn't copied.
    var text = text
    let error = text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
    if let error { throw error }
  }

  func append(_ bytes: [UInt8]) throws(SystemError) {
    let error = bytes.withUnsafeBytes { append($0) }
    if let error { throw error }
  }

  private func append(_ bytes: UnsafeRawBufferPointer) -> SystemError? {
    var written = 0
    while written < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
      let count = write(descriptor, rest.baseAddress, rest.count)
      if count >= 0 {
        written += count
      } else {
        let error = SystemError()
        if error.code != EINTR { return error }
      }
    }
    return nil
  }

  /// Locks the file until it is closed. Returns whether no other process has locked it.
  func lock() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

  func setMode(_ mode: mode_t) throws(SystemError) {
    guard fchmod(descriptor, mode) == 0 else { throw SystemError() }
  }
}
