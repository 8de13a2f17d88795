import HeadlessUIKit
import Testing

/// An argument, or an answer of a delegate, that no method can do anything with, and the outcome: an index that doesn't
/// exist, a negative count, a length that is NaN, a duplicate, `nil`.
struct OddArgument: Sendable, CustomTestStringConvertible {
  enum Outcome: Sendable {
    /// Nothing bad: the act returns whether all is as it should be.
    case holds
    /// The program stops, with a text.
    case stops(String)
    /// A warning with a text is written.
    case warns(String)
    /// Another suite has the cases.
    case held(by: String)
    /// The answer has no effect here.
    case unasked
  }

  /// Where it is known from what UIKit does.
  enum Basis: String, Sendable {
    case documented
    /// A public report of a crash or a log.
    case reported
    /// Known among developers.
    case known
    /// Nobody can know it: it is undocumented, and no public report was found.
    case guess
  }

  /// The members, as `Class.member(label:)`. An answer is a member of its protocol.
  let members: [String]
  let odd: String
  let basis: Basis
  let outcome: Outcome
  let act: @MainActor @Sendable () -> Bool

  var testDescription: String { "\(members.first ?? ""): \(odd)" }

  static func holds(
    _ members: String...,
    at odd: String,
    _ basis: Basis,
    _ act: @escaping @MainActor @Sendable () -> Bool
  ) -> OddArgument { OddArgument(members: members, odd: odd, basis: basis, outcome: .holds, act: act) }

  static func stops(
    _ members: String...,
    at odd: String,
    _ basis: Basis,
    _ text: String,
    _ act: @escaping @MainActor @Sendable () -> Void
  ) -> OddArgument {
    OddArgument(members: members, odd: odd, basis: basis, outcome: .stops(text)) {
      act()
      return false
    }
  }

  static func warns(
    _ members: String...,
    at odd: String,
    _ basis: Basis,
    _ text: String,
    _ act: @escaping @MainActor @Sendable () -> Void
  ) -> OddArgument {
    OddArgument(members: members, odd: odd, basis: basis, outcome: .warns(text)) {
      act()
      return true
    }
  }

  /// - Parameter suite: The suite that has the cases.
  static func held(_ members: String..., at odd: String, _ basis: Basis, by suite: String) -> OddArgument {
    OddArgument(members: members, odd: odd, basis: basis, outcome: .held(by: suite)) { true }
  }

  /// An answer that nothing here depends on.
  static func unasked(_ members: String..., at odd: String) -> OddArgument {
    OddArgument(members: members, odd: odd, basis: .guess, outcome: .unasked) { true }
  }

  static var all: [OddArgument] {
    ofTables + ofCollections + ofLayouts + ofSnapshots + ofAnswers + ofControllers + ofControls + ofConstraints
  }

  /// Numbers that no length should have; NaN is for rows of its own.
  static let lengths: [CGFloat] = [-3, -.infinity, .infinity, 1e300, -1e300]
  /// Paths to rows or items that don't exist among two sections of three.
  static let paths: [IndexPath] = [
    [0, 3], [0, -1], [-1, 0], [2, 0], [Int.max, 0], [0, Int.max], [Int.min, Int.min], [0, NSNotFound],
  ]
  static let sections = [-1, 2, Int.max, Int.min]
}
