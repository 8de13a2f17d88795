/// The keys of reuse.json and where each may stand.
enum ManifestKey: String, CaseIterable {
  case schema = "$schema"
  case imports, access, namespace, bundle, interfaceBuilder, conformances, rules
  case cells, views, scenes
  case type, name, container = "in", identifier, nib, owner, kind, storyboard

  static let ofManifest: [ManifestKey] = [
    .schema, .imports, .access, .namespace, .bundle, .interfaceBuilder, .conformances, .rules, .cells, .views, .scenes,
  ]
  static let ofCell: [ManifestKey] = [.type, .name, .container, .identifier, .nib, .storyboard, .conformances]
  static let ofView: [ManifestKey] = [.type, .name, .container, .identifier, .nib, .owner, .kind, .conformances]
  static let ofScene: [ManifestKey] = [.type, .name, .storyboard, .identifier, .conformances]

  /// The part of the manifest whose keys these are, for "X belongs to Y".
  static func owners(of key: String) -> [String] {
    let parts = [("the manifest", ofManifest), ("a cell", ofCell), ("a view", ofView), ("a scene", ofScene)]
    return parts.filter { $0.1.contains { $0.rawValue == key } }.map(\.0)
  }
}
