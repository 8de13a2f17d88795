import InterfaceBuilderXML

/// A scene that the manifest lists.
struct SceneUse {
  let entry: SceneEntry
  let storyboard: String
  /// Where the manifest names the storyboard.
  let place: SourcePlace
  let document: NamedDocument?
  let matches: [(document: InterfaceBuilderDocument, match: SceneMatch)]

  init(_ entry: SceneEntry, _ resolution: Resolution) {
    self.entry = entry
    storyboard = entry.storyboardName
    place = entry.storyboard?.place ?? entry.type.place
    document = resolution.storyboard(of: entry)
    matches = (document?.versions ?? []).map { ($0, resolution.match(entry, in: $0)) }
  }
}
