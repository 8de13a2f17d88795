extension SceneEntry {
  /// Reads an entry; nil if it has no usable type.
  convenience init?(_ fields: inout ManifestFields) {
    let type = fields.readType()
    let name = fields.read(ManifestKeys.name)
    let storyboard = fields.read(ManifestKeys.storyboard)
    let identifier = fields.read(ManifestKeys.identifier)
    let writesConformance = fields.read(ManifestKeys.conformances) ?? true
    guard let type else { return nil }
    self.init(
      location: fields.location,
      type: type,
      name: name,
      storyboard: storyboard,
      identifier: identifier,
      writesConformance: writesConformance
    )
  }
}
