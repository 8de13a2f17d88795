/// A cell of a table or a collection.
final class CellEntry: ManifestEntry {
  let location: SourceLocation
  let type: Located<TypeName>
  let specified: SpecifiedValues

  init(location: SourceLocation, type: Located<TypeName>, specified: SpecifiedValues, isSound: Bool) {
    self.location = location
    self.type = type
    self.specified = specified
  }
}
