/// A scene of a storyboard.
struct SceneEntry: ManifestEntry {
  var location: SourceLocation
  var type: Located<TypeName>
  var name: Located<String>?
  var storyboard: Located<String>?
  /// nil: the storyboard's initial scene.
  var identifier: Located<String>?
  var writesConformance = true

  /// The storyboard that the entry names, or the one with the name of its class.
  var storyboardName: String { storyboard?.value ?? type.value.last }
}
