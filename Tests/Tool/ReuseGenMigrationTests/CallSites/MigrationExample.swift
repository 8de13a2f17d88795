import Foundation
import ReuseGenTestSupport

/// A source before and after the migration, with the reasons for what is left.
struct MigrationExample: Sendable, CustomStringConvertible {
  let description: String
  let before: String
  let after: String
  let left: [String]

  /// Reads a list of examples. Each begins with its description after "# ", followed by the lines of a diff. Reasons
  /// for what is left begin with "! ".
  static func read(_ text: String) -> [MigrationExample] {
    text.dropFirst(2).components(separatedBy: "\n# ").map { section in
      let lines = section.components(separatedBy: "\n")
      let diff = DiffText(lines.dropFirst().filter { !$0.hasPrefix("! ") }.joined(separator: "\n"))
      let left = lines.filter { $0.hasPrefix("! ") }.map { String($0.dropFirst(2)) }
      return MigrationExample(description: lines[0], before: diff.before, after: diff.after, left: left)
    }
  }

  /// The examples of all kinds of call sites, each kind in a file of its own.
  static let callSites: [MigrationExample] = [
    dequeueCallsOfCasts, dequeueCallsOfBranches, registerCalls, sceneCallsOfScenes, sceneCallsOfKeptScenes,
    nibCalls, segueCalls, reusableCalls, helperCallsOfMethods, helperCallsOfIdentifiers, segueComparisons,
    segueConstants, identifierConstants, rowsOfThePage,
  ].flatMap(\.self)
}
