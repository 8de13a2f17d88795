@testable import ReuseGenCore

/// The table of the keys of entries, in Documentation/Manifest.md.
enum ManifestTable {
  /// The table in Markdown.
  static var text: String {
    let entries: Set<ManifestPart> = [.cell, .view, .scene]
    let rows = ManifestKeys.all.filter { !entries.isDisjoint(with: $0.parts) }.map { key in
      let parts = entries.isSubset(of: key.parts) ? "all" : key.parts.map { $0.rawValue + "s" }.joined(separator: ", ")
      return "| `\(key.name)` | \(parts) | \(key.documentation) | \(text(of: key.defaultValue)) |"
    }
    return (["| key | in | meaning | default |", "| --- | --- | --- | --- |"] + rows).joined(separator: "\n") + "\n"
  }

  private static func text(of value: ManifestDefault) -> String {
    switch value {
    case .required: "required"
    case .value(let value): "`\(value.text(width: .max))`"
    case .described(let text): text
    case .none: ""
    }
  }
}
