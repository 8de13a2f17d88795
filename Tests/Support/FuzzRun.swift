import Foundation

/// The seeds of a fuzzer's inputs: a few by default, so that `swift test` stays quick, and ten times as many in a full
/// run, or as many as fit into the seconds that the environment variable FUZZ_SECONDS specifies.
///
/// The inputs follow from the seeds alone. FUZZ_SEED specifies the first one, to repeat an input or to try others.
package struct FuzzRun: Sequence, IteratorProtocol {
  /// A program that takes seconds for a small input hangs, as its user sees it.
  package static let secondsOfAHang = 2.0

  private static let environment = ProcessInfo.processInfo.environment
  /// The length of long runs; `nil` for ordinary ones.
  package static let seconds = environment["FUZZ_SECONDS"].flatMap { Double($0) }

  private var seed: UInt64
  private let end: UInt64?
  private let deadline: Date?
  /// The number of seeds so far.
  package private(set) var count = 0
  /// The seed whose input took the most time of the thread, and its seconds; in long runs only.
  package private(set) var slowest: (seed: UInt64, seconds: Double) = (0, 0)
  private var start = 0.0

  /// - Parameters:
  ///   - full: The number of inputs of a full run.
  ///   - first: The first seed, unless FUZZ_SEED specifies one.
  package init(_ full: UInt64, first: UInt64 = 0) {
    let count = SoakLength.isFull ? full : Swift.max(1, full / 10)
    seed = Self.environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? first
    end = Self.seconds == nil ? seed + count : nil
    deadline = Self.seconds.map { Date(timeIntervalSinceNow: $0) }
  }

  /// The length of a long run, to print.
  package func summary(_ inputs: String) -> String {
    let milliseconds = Int(slowest.seconds * 1000)
    return "\(count) \(inputs), the slowest \(milliseconds) ms (seed \(slowest.seed))"
  }

  package mutating func next() -> UInt64? {
    if deadline != nil { measure() }
    if let end, seed >= end { return nil }
    if let deadline, count.isMultiple(of: 16), Date() >= deadline { return nil }
    defer {
      seed += 1
      count += 1
    }
    return seed
  }

  /// Takes the time since the input before, which the caller is done with.
  private mutating func measure() {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    let now = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    if count > 0, now - start > slowest.seconds { slowest = (seed - 1, now - start) }
    start = now
  }
}
