extension CellEntry {
  /// Reads an entry; nil if it has no usable type.
  convenience init?(_ fields: inout ManifestFields) {
    let type = fields.readType()
    let name = fields.read(ManifestKeys.name)
    let container = fields.read(ManifestKeys.container)
    let identifier = fields.read(ManifestKeys.identifier)
    let nib = fields.read(ManifestKeys.nib)
    let storyboard = fields.read(ManifestKeys.storyboard)
    if nib != nil, let storyboard {
      fields.report(
        "a cell comes from a nib or is a prototype in a storyboard, not both; remove \"nib\" or \"storyboard\"",
        at: storyboard.location
      )
    }
    let groups = fields.read(ManifestKeys.group) ?? []
    let writesConformance = fields.read(ManifestKeys.conformances) ?? true
    guard let type else { return nil }
    self.init(
      location: fields.location,
      type: type,
      name: name,
      identifier: identifier,
      container: container,
      nib: nib,
      storyboard: storyboard,
      groups: groups,
      writesConformance: writesConformance
    )
  }
}
