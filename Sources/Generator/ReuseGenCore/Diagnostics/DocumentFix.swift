/// A change to a document that corrects a finding and that needs no decision.
package struct DocumentFix: Hashable, Sendable {
  package enum Change: Hashable, Sendable {
    case removeConnection
    /// Replaces the attribute's value, of which only the case is wrong.
    case correct(String, to: String)

    /// The correction of a name; `nil` if more than its case differs.
    static func ofCase(_ name: String, to other: String) -> Change? {
      name.lowercased() == other.lowercased() ? .correct(name, to: other) : nil
    }
  }

  package var change: Change
  /// The location of the attribute: `property`, `selector`, `customClass` and the like.
  package var location: SourceLocation
}
