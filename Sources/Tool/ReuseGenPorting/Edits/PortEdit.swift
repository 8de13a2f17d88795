/// A kind of edit: what it looks for, and its rows of the page about ported sources.
protocol PortEdit: Sendable {
  /// The constructs that the edit changes. Empty if it only warns.
  static var rows: [PortRow] { get }

  /// Adds the edits of all sources.
  static func run(_ context: PortContext, _ draft: inout PortDraft)
}

/// A construct of a source, and what becomes of it in the copy, in Markdown.
package struct PortRow: Sendable {
  package var source: String
  package var copy: String

  init(_ source: String, becomes copy: String) { (self.source, self.copy) = (source, copy) }
}
