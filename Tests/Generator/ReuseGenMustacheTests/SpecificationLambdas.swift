import Foundation

@testable import ReuseGenMustache

/// The specification contains its lambdas as code in a dozen languages; these are in Swift.
enum SpecificationLambdas {
  struct UnknownCase: Error {
    let name: String
  }

  static func context(for name: String) throws -> MustacheValue {
    switch name {
    case "Interpolation":
      return ["lambda": .lambda { _ in "world" }]
    case "Interpolation - Expansion":
      return ["planet": "world", "lambda": .lambda { _ in "{{planet}}" }]
    case "Interpolation - Alternate Delimiters":
      return ["planet": "world", "lambda": .lambda { _ in "|planet| => {{planet}}" }]
    case "Interpolation - Multiple Calls":
      let counter = Counter()
      return ["lambda": .lambda { _ in String(counter.next()) }]
    case "Escaping":
      return ["lambda": .lambda { _ in ">" }]
    case "Section":
      return ["x": "Error!", "lambda": .lambda { $0 == "{{x}}" ? "yes" : "no" }]
    case "Section - Expansion":
      return ["planet": "Earth", "lambda": .lambda { ($0 ?? "") + "{{planet}}" + ($0 ?? "") }]
    case "Section - Alternate Delimiters":
      return ["planet": "Earth", "lambda": .lambda { ($0 ?? "") + "{{planet}} => |planet|" + ($0 ?? "") }]
    case "Section - Multiple Calls":
      return ["lambda": .lambda { "__" + ($0 ?? "") + "__" }]
    case "Inverted Section":
      return ["static": "static", "lambda": .lambda { _ in "" }]
    default:
      throw UnknownCase(name: name)
    }
  }

  /// Counts calls from any thread.
  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    func next() -> Int {
      lock.withLock {
        count += 1
        return count
      }
    }
  }
}
