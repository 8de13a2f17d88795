struct SceneEntry: ManifestEntry {
  var place: SourcePlace
  var type: Located<TypeName>
  var name: Located<String>?
  var storyboard: Located<String>?
  /// nil: the storyboard's initial scene.
  var identifier: Located<String>?
  var writesConformance = true
}

extension SceneEntry {
  /// Reads an entry; nil if it has no usable type.
  init?(_ fields: inout ManifestFields) {
    let type = fields.readType()
    let name = fields.read(ManifestKeys.name)
    let storyboard = fields.read(ManifestKeys.storyboard)
    let identifier = fields.read(ManifestKeys.identifier)
    let writesConformance = fields.read(ManifestKeys.conformances) ?? true
    guard let type else { return nil }
    self.init(
      place: fields.place,
      type: type,
      name: name,
      storyboard: storyboard,
      identifier: identifier,
      writesConformance: writesConformance
    )
  }
}
