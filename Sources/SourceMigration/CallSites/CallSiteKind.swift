import SourceDeclarations

/// A kind of call site: how it is found and rewritten, and its examples, which are its tests.
protocol CallSiteKind {
  static var examples: [MigrationExample] { get }

  /// Adds the edits of a call, if it is of this kind.
  ///
  /// - Throws: Why the call is left as it is.
  static func rewrite(
    _ call: Call,
    in source: MigrationSource,
    _ context: MigrationContext
  ) throws(Reason) -> Rewriting?
}

/// A source before and after the migration, with the reasons for what is left.
package struct MigrationExample: Sendable, CustomStringConvertible {
  package let description: String
  package let before: String
  package let after: String
  package let left: [String]

  init(_ description: String, _ before: String, _ after: String? = nil, left: [String] = []) {
    self.description = description
    self.before = before
    self.after = after ?? before
    self.left = left
  }
}
