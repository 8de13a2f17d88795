import Dispatch
import Foundation

/// A run of a program to its end, with its costs.
struct ChildProcess {
  /// The processor time of all threads, in nanoseconds.
  let processorTime: Double
  /// The peak of resident memory, in bytes.
  let peakMemory: Double

  /// Runs a program without output, and waits for it.
  ///
  /// A new run of this program starts it. On Linux, the peak of a process includes the memory of the process that
  /// started it, which is large after other benchmarks.
  ///
  /// - Parameter isFindingAllowed: Whether the program may exit with 1, as for findings and differences.
  /// - Throws: That the program isn't there, can't be started or fails.
  init(_ path: String, _ arguments: [String], isFindingAllowed: Bool = false) throws {
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw MeasurementFailure("there is no program \(path); build it")
    }
    let starter = Process()
    starter.executableURL = URL(fileURLWithPath: Self.ownPath)
    starter.arguments = ["--run", ([path] + arguments).joined(separator: "\n")]
    let output = Pipe()
    starter.standardOutput = output
    guard (try? starter.run()) != nil else { throw MeasurementFailure("\(Self.ownPath) can't be started") }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    starter.waitUntilExit()
    let costs = text.split { $0.isWhitespace }.compactMap { Double($0) }
    guard starter.terminationStatus == 0, costs.count == 4, costs[2] == 0 || isFindingAllowed && costs[2] == 1 else {
      throw MeasurementFailure("\(([path] + arguments).joined(separator: " ")) fails; run it to see why")
    }
    (processorTime, peakMemory) = (costs[0], costs[1])
  }

  static var ownPath: String { Bundle.main.executablePath ?? CommandLine.arguments[0] }

  /// Runs a program in this process's stead, and prints its costs: the processor time in nanoseconds, the peak of
  /// memory in bytes, the exit code, and the duration in nanoseconds.
  ///
  /// - Parameter lines: The program's path and its arguments, one per line.
  static func run(_ lines: String) {
    let words = lines.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var strings = words.map { strdup($0) } + [nil]
    defer { for string in strings { free(string) } }
    var process: pid_t = 0
    let start = DispatchTime.now().uptimeNanoseconds
    guard posix_spawn(&process, words[0], &actions, nil, &strings, environ) == 0 else { exit(1) }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process, status & 0x7F == 0 else { exit(1) }
    // Linux counts memory in kilobytes.
    #if canImport(Darwin)
    let unit = 1.0
    #else
    let unit = 1024.0
    #endif
    let time = nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime)
    let duration = DispatchTime.now().uptimeNanoseconds - start
    print(time, Double(usage.ru_maxrss) * unit, (status >> 8) & 0xFF, duration)
  }

  private static func nanoseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1e9 + Double(time.tv_usec) * 1e3
  }
}
