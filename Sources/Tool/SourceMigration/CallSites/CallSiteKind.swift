import SourceDeclarations

/// A kind of call site: how it is found and rewritten, and its examples, which are its tests.
protocol CallSiteKind {
  static var examples: [MigrationExample] { get }

  /// The edits of a call; `nil` if it isn't of this kind.
  ///
  /// - Throws: Why the call is left as it is.
  static func rewrite(_ site: CallSite) throws(Reason) -> Rewriting?
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
