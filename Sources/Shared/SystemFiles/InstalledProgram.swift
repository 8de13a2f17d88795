import CLibrary

/// A program that is run to its end.
package enum InstalledProgram {
  /// Runs a program that is found in the folders of PATH. Its messages aren't shown.
  ///
  /// - Returns: What the program prints, and its exit status; the number of the signal with a minus if one ended it.
  /// - Throws: Why the program can't be started, for example because there is none of this name.
  package static func output(
    of name: String,
    _ arguments: [String]
  ) throws(SystemError) -> (bytes: [UInt8], status: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemError() }
    let reader = OpenFile(owning: ends[0])
    let process: pid_t
    do {
      // The child has the only other end, so that its exit ends the reading.
      let writer = OpenFile(owning: ends[1])
      process = try start(name, arguments, output: writer)
    }
    let bytes = try reader.rest(size: 0)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      let error = SystemError()
      guard error.code == EINTR else { throw error }
    }
    let signal = status & 0x7F
    return (bytes, signal == 0 ? (status >> 8) & 0xFF : -signal)
  }

  private static func start(
    _ name: String,
    _ arguments: [String],
    output: borrowing OpenFile
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    output.addDuplicate(to: &actions, as: STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var words = ([name] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, name, &actions, nil, &words, environ)
    guard code == 0 else { throw SystemError(code: code) }
    return process
  }
}

extension OpenFile {
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
