package import ReuseGenCLibrary

/// An open file, pipe or device, with system calls that throw the system's errors.
///
/// Foundation's functions read only files whose size is known, and hide the reasons of failures.
package struct OpenFile: ~Copyable {
  let descriptor: Int32
  private let closes: Bool

  /// - Parameters:
  ///   - flags: The flags of open(2).
  ///   - mode: The permissions of a new file, from which the user's umask is removed.
  package init(_ path: String, flags: Int32, mode: mode_t = 0o666) throws(SystemError) {
    descriptor = open(path, flags | O_CLOEXEC, mode)
    closes = true
    guard descriptor >= 0 else { throw SystemError() }
  }

  /// Opens a pipe or a device for writing. A pipe that nothing reads isn't opened, because that would wait forever.
  package init(stream path: String) throws(SystemError) {
    try self.init(path, flags: O_WRONLY | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFL, O_WRONLY)
  }

  private init(standard descriptor: Int32) {
    self.descriptor = descriptor
    closes = false
  }

  /// - Parameter descriptor: The number of an open file, which is closed with this value. Other programs don't get it.
  init(owning descriptor: Int32) {
    self.descriptor = descriptor
    closes = true
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit { if closes { close(descriptor) } }

  package static var standardInput: OpenFile { OpenFile(standard: STDIN_FILENO) }
  package static var standardOutput: OpenFile { OpenFile(standard: STDOUT_FILENO) }
  package static var standardError: OpenFile { OpenFile(standard: STDERR_FILENO) }

  /// Makes a write that a signal would end, because the pipe has no reader or the file would exceed the limit on its
  /// size, throw an error that can be reported.
  package static func ignoreSignals() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  package var isTerminal: Bool { isatty(descriptor) == 1 }

  package func status() throws(SystemError) -> FileStatus {
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw SystemError() }
    return FileStatus(information)
  }

  /// Reads up to `count` bytes; none at the end.
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

  package enum Content {
    case whole([UInt8])
    /// The file exceeds the limit. Its size is the number of bytes that are known.
    case tooLarge(Int)
  }

  /// Reads to the end, unless there are more bytes than `limit`.
  ///
  /// - Parameter size: The number of bytes to expect; 0 if it isn't known, as of a pipe.
  package func content(size: Int, atMost limit: Int) throws(SystemError) -> Content {
    if size > limit { return .tooLarge(size) }
    let bytes = try rest(size: size, atMost: limit)
    return bytes.count > limit ? .tooLarge(bytes.count) : .whole(bytes)
  }

  /// Reads to the end, or until there are more bytes than `limit`.
  ///
  /// - Parameter size: The number of bytes to expect; 0 if it isn't known, as of a pipe.
  package func rest(size: Int, atMost limit: Int = .max - 1) throws(SystemError) -> [UInt8] {
    // A file is read at once, with room for a byte more than it has. What grows, or is a pipe, is read in pieces.
    let piece = 1 << 16
    var bytes = try next(size > 0 ? size + 1 : piece)
    if bytes.count == size { return bytes }
    while !bytes.isEmpty, bytes.count <= limit {
      let more = try next(piece)
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }

  package func append(_ bytes: [UInt8]) throws(SystemError) {
    let error = bytes.withUnsafeBytes { append($0) }
    if let error { throw error }
  }

  package func append(_ text: String) throws(SystemError) {
    // A generated file can be large, so its text isn't copied.
    var text = text
    let error = text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
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
  package func lock() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

  package func setMode(_ mode: mode_t) throws(SystemError) {
    guard fchmod(descriptor, mode) == 0 else { throw SystemError() }
  }
}
