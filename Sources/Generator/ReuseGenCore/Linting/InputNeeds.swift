/// The input that the enabled rules of a manifest need in addition to the documents. The rest needn't be read.
package struct InputNeeds: Sendable {
  /// Whether to read the target's sources.
  package let sources: Bool
  /// Whether to search for the target's assets.
  package let assets: Bool

  /// - Parameters:
  ///   - manifest: `nil` if it can't be read.
  ///   - hasDocuments: Whether the target has documents.
  ///   - includesUnused: Whether unused items are reported.
  package init(of manifest: Manifest?, hasDocuments: Bool, includesUnused: Bool = false) {
    let rules = Rules.all.filter { rule in
      guard let manifest, includesUnused || !rule.inputs.contains(.usage) else { return false }
      return rule.severity(in: manifest) != .off
    }
    // How the classes of entries are written and found in documents follows from the sources.
    let hasEntries = !(manifest?.isEmpty ?? true)
    sources = hasEntries || hasDocuments && rules.contains { $0.inputs.contains(.sources) }
    assets = hasDocuments && rules.contains { $0.inputs.contains(.assets) }
  }
}
