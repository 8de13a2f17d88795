import InterfaceBuilderXML

/// A scene that the manifest lists.
struct SceneUse {
  let entry: SceneEntry
  let storyboard: String
  /// Where the manifest names the storyboard.
  let location: SourceLocation
  let document: NamedDocument?
  let matches: [(document: InterfaceBuilderDocument, match: SceneMatch)]

  init(_ entry: SceneEntry, _ resolution: Resolution) {
    self.entry = entry
    storyboard = entry.storyboardName
    location = entry.storyboard?.location ?? entry.type.location
    document = resolution.storyboard(of: entry)
    matches = (document?.versions ?? []).map { ($0, resolution.match(entry, in: $0)) }
  }
}
