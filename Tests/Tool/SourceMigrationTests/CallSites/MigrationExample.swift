import ReuseGenTestSupport

/// A source before and after the migration, with the reasons for what is left.
struct MigrationExample: Sendable, CustomStringConvertible {
  let description: String
  let before: String
  let after: String
  let left: [String]

  init(_ description: String, _ before: String, _ after: String? = nil, left: [String] = []) {
    self.description = description
    self.before = before
    self.after = after ?? before
    self.left = left
  }

  init(_ description: String, diff: String, left: [String] = []) {
    let texts = DiffText(diff)
    self.init(description, texts.before, texts.after, left: left)
  }

  /// The examples of all kinds of call sites, each kind in a file of its own.
  static let callSites: [MigrationExample] = [
    dequeueCallsOfCasts, dequeueCallsOfBranches, registerCalls, sceneCallsOfScenes, sceneCallsOfKeptScenes,
    nibCalls, segueCalls, reusableCalls, helperCallsOfMethods, helperCallsOfIdentifiers, segueComparisons,
    segueConstants, identifierConstants, rowsOfThePage,
  ].flatMap(\.self)
}
