/// A header, a footer, a supplementary view, or a view that is loaded from its nib.
final class ViewEntry: ManifestEntry {
  let location: SourceLocation
  let type: Located<TypeName>
  let specified: SpecifiedValues
  /// Whether the entry was read without an error: what is missing in another may follow from its error.
  let isSound: Bool

  init(location: SourceLocation, type: Located<TypeName>, specified: SpecifiedValues, isSound: Bool) {
    self.location = location
    self.type = type
    self.specified = specified
    self.isSound = isSound
  }
}
