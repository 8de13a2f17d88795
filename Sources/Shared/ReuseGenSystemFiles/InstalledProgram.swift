import ReuseGenCLibrary

/// A program that is run to its end.
package enum InstalledProgram {
  /// Runs a program that is found in the folders of PATH. Its messages aren't shown.
  ///
  /// - Parameter silence: The number of seconds after which a program that prints nothing is interrupted, or those that
  ///   it has started are ended; `nil` to wait for its end.
  /// - Returns: What the program prints; its exit status, or the number of the signal with a minus if one ended it; and
  ///   whether it was silent for too long.
  /// - Throws: Why the program can't be started, for example because there is none of this name.
  package static func output(
    of name: String,
    _ arguments: [String],
    silence: Int32? = nil
  ) throws(SystemError) -> (bytes: [UInt8], status: Int32, isInterrupted: Bool) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemError() }
    let reader = OpenFile(owning: ends[0])
    let process: pid_t
    do {
      // The child has the only other end, so that its exit ends the reading.
      let writer = OpenFile(owning: ends[1])
      process = try start(name, arguments, output: writer)
    }
    var bytes: [UInt8] = []
    var isInterrupted = false
    if let silence {
      while reader.hasInput(within: silence) {
        let next = try reader.next(1 << 16)
        if next.isEmpty { break }
        bytes += next
      }
      isInterrupted = !reader.hasInput(within: 0)
      // A program that waits for others, as `swift test` does for the tests, prints what it knows once they have ended.
      if isInterrupted, (try? output(of: "pkill", ["-KILL", "-P", "\(process)"]))?.status != 0 {
        kill(process, SIGINT)
      }
    }
    bytes += try reader.rest(size: 0)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      let error = SystemError()
      guard error.code == EINTR else { throw error }
    }
    let signal = status & 0x7F
    return (bytes, signal == 0 ? (status >> 8) & 0xFF : -signal, isInterrupted)
  }

  private static func start(
    _ name: String,
    _ arguments: [String],
    output: borrowing OpenFile
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    output.addDuplicate(to: &actions, as: STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    // A shell lets programs in the background ignore interrupts, and a thread can block them.
    var interrupt = sigset_t()
    sigemptyset(&interrupt)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setsigmask(&attributes, &interrupt)
    sigaddset(&interrupt, SIGINT)
    posix_spawnattr_setsigdefault(&attributes, &interrupt)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var words = ([name] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, name, &actions, &attributes, &words, environ)
    guard code == 0 else { throw SystemError(code: code) }
    return process
  }
}

extension OpenFile {
  /// Whether there is something to read, or the end, before a number of seconds has passed.
  fileprivate borrowing func hasInput(within seconds: Int32) -> Bool {
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return ReuseGenCLibrary.poll(&poll, 1, seconds * 1000) != 0
  }

  #if canImport(Darwin)
  fileprivate borrowing func addDuplicate(to actions: inout posix_spawn_file_actions_t?, as other: Int32) {
    posix_spawn_file_actions_adddup2(&actions, descriptor, other)
  }
  #else
  fileprivate borrowing func addDuplicate(to actions: inout posix_spawn_file_actions_t, as other: Int32) {
    posix_spawn_file_actions_adddup2(&actions, descriptor, other)
  }
  #endif
}
