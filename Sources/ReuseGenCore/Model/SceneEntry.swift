/// A scene of a storyboard.
///
/// The stages share it: a manifest can have many entries.
final class SceneEntry: ManifestEntry {
  let location: SourceLocation
  let type: Located<TypeName>
  let name: Located<String>?
  let storyboard: Located<String>?
  /// nil: the storyboard's initial scene.
  let identifier: Located<String>?
  let writesConformance: Bool

  init(
    location: SourceLocation,
    type: Located<TypeName>,
    name: Located<String>?,
    storyboard: Located<String>?,
    identifier: Located<String>?,
    writesConformance: Bool
  ) {
    self.location = location
    self.type = type
    self.name = name
    self.storyboard = storyboard
    self.identifier = identifier
    self.writesConformance = writesConformance
  }

  /// The storyboard that the entry names, or the one with the name of its class.
  var storyboardName: String { storyboard?.value ?? type.value.last }
}
