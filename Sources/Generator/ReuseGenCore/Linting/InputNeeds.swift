/// The input that a manifest and its enabled rules need in addition to the documents. The rest needn't be read.
package struct InputNeeds: Sendable {
  /// Whether to read the target's sources.
  package let sources: Bool
  /// Whether to search for the target's assets.
  package let assets: Bool
  /// Whether to read what the colors among them look like.
  package let colors: Bool

  /// - Parameters:
  ///   - manifest: `nil` if it can't be read.
  ///   - hasDocuments: Whether the target has documents.
  ///   - includesUnused: Whether unused items are reported.
  package init(of manifest: Manifest?, hasDocuments: Bool, includesUnused: Bool = false) {
    let rules = Rules.all.filter { rule in
      guard let manifest, includesUnused || !rule.inputs.contains(.usage) else { return false }
      return rule.severity(in: manifest) != .off
    }
    // The code that is generated for entries, how documents find their classes, and the call sites that migrate depend
    // on the sources, whatever the rules are.
    let hasEntries = !(manifest?.isEmpty ?? true)
    sources = hasEntries || hasDocuments && rules.contains { $0.inputs.contains(.sources) }
    colors = hasDocuments && rules.contains { $0.inputs.contains(.colors) }
    assets = hasDocuments && rules.contains { $0.inputs.contains(.assets) } || colors
  }

  /// Whether an enabled rule of a manifest needs the elements of documents, beside the facts.
  package static func elements(for manifest: Manifest?) -> Bool {
    guard let manifest else { return false }
    return Rules.all.contains { $0.inputs.contains(.elements) && $0.severity(in: manifest) != .off }
  }
}
