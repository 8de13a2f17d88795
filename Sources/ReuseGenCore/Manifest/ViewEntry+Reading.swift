extension ViewEntry {
  /// Reads an entry; nil if it has no usable type.
  convenience init?(_ fields: inout ManifestFields) {
    let type = fields.readType()
    let name = fields.read(ManifestKeys.name)
    let container = fields.read(ManifestKeys.container)
    let identifier = fields.read(ManifestKeys.identifier)
    let nib = fields.read(ManifestKeys.nib)
    let isOwner = fields.read(ManifestKeys.owner) ?? false
    let kind = fields.read(ManifestKeys.kind)
    if let kind, container?.value == .table {
      fields.report("a header or footer of a table has no \"kind\"; remove it", at: kind.location)
    }
    let groups = fields.read(ManifestKeys.group) ?? []
    let writesConformance = fields.read(ManifestKeys.conformances) ?? true
    if isOwner, nib == nil, fields.isSound, let location = fields.location(of: ManifestKeys.owner) {
      fields.report("the File's Owner needs its nib; add \"nib\": true or the nib's name", at: location)
    }
    guard let type else { return nil }
    self.init(
      location: fields.location,
      type: type,
      name: name,
      identifier: identifier,
      container: container,
      nib: nib,
      isOwner: isOwner,
      kind: kind,
      groups: groups,
      writesConformance: writesConformance,
      isSound: fields.isSound
    )
  }
}
