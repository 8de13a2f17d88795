/// The inputs that the rules of a manifest need beside the documents. Others needn't be read.
package struct InputNeeds: Sendable {
  /// Whether to read the target's sources.
  package let sources: Bool
  /// Whether to search for the target's assets.
  package let assets: Bool

  /// - Parameters:
  ///   - manifest: nil if it can't be read.
  ///   - hasDocuments: Whether the target has documents.
  package init(of manifest: Manifest?, hasDocuments: Bool) {
    let rules = manifest.map { manifest in Rules.all.filter { $0.severity(in: manifest) != .off } } ?? []
    sources = (hasDocuments || !(manifest?.isEmpty ?? true)) && rules.contains { $0.inputs.contains(.sources) }
    assets = hasDocuments && rules.contains { $0.inputs.contains(.assets) }
  }
}
