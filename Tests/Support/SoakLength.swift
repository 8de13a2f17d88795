import Foundation

/// The length of long runs: a fraction by default, so that `swift test` stays fast, and the full length if the
/// environment variable REUSEGEN_FULL is 1, as in `.ci/long`.
package enum SoakLength {
  package static let isFull = ProcessInfo.processInfo.environment["REUSEGEN_FULL"] == "1"

  /// The number of steps of a run that has `full` steps; at least one.
  package static func steps(_ full: Int) -> Int { isFull ? full : max(1, full / 20) }

  /// The number to try: the first by default, the second in a full run.
  package static func count(_ short: Int, full: Int) -> Int { isFull ? full : short }

  /// The cases to try: every `step`-th one by default, from the first one on, all of them in a full run.
  package static func cases<Case>(_ all: [Case], byDefaultEvery step: Int) -> [Case] {
    stride(from: 0, to: all.count, by: isFull ? 1 : step).map { all[$0] }
  }

  /// The cases to try: those that pass the filter by default, all of them in a full run.
  package static func cases<Case>(_ all: [Case], byDefault isQuick: (Case) -> Bool) -> [Case] {
    isFull ? all : all.filter(isQuick)
  }
}
