import Foundation

/// A run of a program to its end, with its costs.
struct ChildProcess {
  /// The processor time of all threads, in nanoseconds.
  let processorTime: Double
  /// The peak of resident memory, in bytes.
  let peakMemory: Double

  /// Runs a program without output. Returns `nil` if it can't be started.
  init?(_ path: String, _ arguments: [String]) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var strings = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for string in strings { free(string) } }
    var process: pid_t = 0
    guard posix_spawn(&process, path, &actions, nil, &strings, environ) == 0 else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process else { return nil }
    processorTime = Self.nanoseconds(usage.ru_utime) + Self.nanoseconds(usage.ru_stime)
    #if canImport(Darwin)
    peakMemory = Double(usage.ru_maxrss)
    #else
    // Linux counts in kilobytes.
    peakMemory = Double(usage.ru_maxrss) * 1024
    #endif
  }

  private static func nanoseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1e9 + Double(time.tv_usec) * 1e3
  }
}
