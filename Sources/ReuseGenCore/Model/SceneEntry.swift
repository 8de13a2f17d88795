/// A scene of a storyboard.
final class SceneEntry: ManifestEntry {
  let location: SourceLocation
  let type: Located<TypeName>
  let specified: SpecifiedValues

  init(location: SourceLocation, type: Located<TypeName>, specified: SpecifiedValues, isSound: Bool) {
    self.location = location
    self.type = type
    self.specified = specified
  }

  /// The storyboard that the entry names, or the one with the name of its class.
  var storyboardName: String { specified.values.storyboard?.value ?? type.value.last }
}
