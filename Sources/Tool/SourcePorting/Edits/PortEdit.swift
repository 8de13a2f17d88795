/// A kind of edit: what it looks for, its rows of the page about ported sources, and its examples, which are its tests.
protocol PortEdit: Sendable {
  /// The constructs that the edit changes. Empty if it only warns.
  static var rows: [PortRow] { get }
  static var examples: [PortExample] { get }

  /// Adds the edits of all sources.
  static func run(_ context: PortContext, _ draft: inout PortDraft)
}

/// A construct of a source, and what becomes of it in the copy, in Markdown.
package struct PortRow: Sendable {
  package var source: String
  package var copy: String

  init(_ source: String, becomes copy: String) {
    self.source = source
    self.copy = copy
  }
}

/// A source and its copy, without the copy's header.
package struct PortExample: Sendable, CustomStringConvertible {
  package var description: String
  package var source: String
  package var copy: String
  /// The messages of the warnings.
  package var warnings: [String]
  package var options: PortOptions

  package init(
    _ description: String,
    _ source: String,
    _ copy: String,
    warnings: [String] = [],
    options: PortOptions = PortOptions()
  ) {
    self.description = description
    self.source = source
    self.copy = copy
    self.warnings = warnings
    self.options = options
  }
}
