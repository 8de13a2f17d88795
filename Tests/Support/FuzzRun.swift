import Foundation

/// The seeds of a fuzzer's inputs: a few by default, so that `swift test` stays quick, or as many as fit into the
/// seconds that the environment variable FUZZ_SECONDS specifies.
///
/// The inputs follow from the seeds alone. FUZZ_SEED specifies the first one, to repeat an input or to try others.
package struct FuzzRun: Sequence, IteratorProtocol {
  private static let environment = ProcessInfo.processInfo.environment
  /// The length of long runs; nil for ordinary ones.
  package static let seconds = environment["FUZZ_SECONDS"].flatMap { Double($0) }

  private var seed: UInt64
  private let end: UInt64?
  private let deadline: Date?
  /// The number of seeds so far.
  package private(set) var count = 0

  /// - Parameters:
  ///   - count: The number of inputs of an ordinary run.
  ///   - first: The first seed, unless FUZZ_SEED specifies one.
  package init(_ count: UInt64, first: UInt64 = 0) {
    seed = Self.environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? first
    end = Self.seconds == nil ? seed + count : nil
    deadline = Self.seconds.map { Date(timeIntervalSinceNow: $0) }
  }

  package mutating func next() -> UInt64? {
    if let end, seed >= end { return nil }
    if let deadline, count.isMultiple(of: 16), Date() >= deadline { return nil }
    defer {
      seed += 1
      count += 1
    }
    return seed
  }
}
