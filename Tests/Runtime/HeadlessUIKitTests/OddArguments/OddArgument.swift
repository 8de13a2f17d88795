import HeadlessUIKit
import Testing

/// An argument, or a delegate's answer, outside of what a method accepts, and the outcome: an index that doesn't exist,
/// a negative count, a length that is NaN, a duplicate, `nil`.
struct OddArgument: Sendable, CustomTestStringConvertible {
  typealias Act = @MainActor @Sendable () -> Void

  enum Outcome: Sendable {
    /// The program continues: the check returns whether the result is the row's.
    case holds(@MainActor @Sendable () -> Bool)
    /// Each act stops the program, with a text.
    case stops(String, [Act])
    /// Each act writes a warning with a text.
    case warns(String, [Act])
    /// Another suite has the cases.
    case held(by: String)
    /// The answer has no effect here.
    case unasked
  }

  /// How UIKit's behavior is known.
  enum Basis: String, Sendable {
    case documented
    /// A public report of a crash or a log.
    case reported
    /// Known among developers.
    case known
    /// Nobody can know it: it is undocumented, and no public report was found.
    case guess
  }

  /// The members, as `Class.member(label:)`. An answer is a member of its protocol. A row lists several members of a
  /// class in one string: `Class.member(label:) other(label:)`.
  let members: [String]
  let argument: String
  /// The result in the reference: "ignored", "stops".
  let result: String
  let basis: Basis
  let outcome: Outcome

  var testDescription: String { "\(members.first ?? ""): \(argument)" }

  /// - Parameter text: The argument and the result: "a row that doesn't exist: ignored".
  private init(_ members: [String], _ text: String, _ basis: Basis, _ outcome: Outcome) {
    let end = text.firstRange(of: ": ")
    self.init(
      members,
      end.map { String(text[..<$0.lowerBound]) } ?? text,
      result: end.map { String(text[$0.upperBound...]) } ?? "",
      basis,
      outcome
    )
  }

  private init(_ members: [String], _ argument: String, result: String, _ basis: Basis, _ outcome: Outcome) {
    (self.argument, self.result, self.basis, self.outcome) = (argument, result, basis, outcome)
    self.members = members.flatMap { text -> [String] in
      let names = text.split(separator: " ").map(String.init)
      let type = text.prefix { $0 != "." }
      return names.enumerated().map { $0 == 0 ? $1 : "\(type).\($1)" }
    }
  }

  /// A row whose check returns whether the row names the actual result.
  static func holds(
    _ members: String...,
    at text: String,
    _ basis: Basis,
    _ check: @escaping @MainActor @Sendable () -> Bool
  ) -> OddArgument { OddArgument(members, text, basis, .holds(check)) }

  /// A row that promises only that the program continues.
  static func accepts(_ members: String..., at argument: String, _ basis: Basis, _ act: @escaping Act) -> OddArgument {
    OddArgument(
      members,
      argument,
      result: "accepted",
      basis,
      .holds {
        act()
        return true
      }
    )
  }

  /// A row whose acts stop the program, one for each member, in processes of their own.
  static func stops(_ acts: KeyValuePairs<String, Act>, at argument: String, _ basis: Basis, _ text: String)
    -> OddArgument
  { OddArgument(acts.map(\.key), argument, result: "stops", basis, .stops(text, acts.map(\.value))) }

  static func stops(_ member: String, at argument: String, _ basis: Basis, _ text: String, _ act: @escaping Act)
    -> OddArgument
  { stops([member: act], at: argument, basis, text) }

  /// A row whose acts write a warning, one for each member, in processes of their own.
  static func warns(_ acts: KeyValuePairs<String, Act>, at argument: String, _ basis: Basis, _ text: String)
    -> OddArgument
  { OddArgument(acts.map(\.key), argument, result: "warns", basis, .warns(text, acts.map(\.value))) }

  /// - Parameter suite: The suite that has the cases.
  static func held(_ members: String..., at text: String, _ basis: Basis, by suite: String = "ProcessCaseTests")
    -> OddArgument
  { OddArgument(members, text, basis, .held(by: suite)) }

  /// An answer that nothing here depends on.
  static func unasked(_ members: String..., at argument: String) -> OddArgument {
    OddArgument(members, argument, result: "no effect here", .guess, .unasked)
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
