struct ViewEntry: ManifestEntry {
  var place: SourcePlace
  var type: Located<TypeName>
  var name: Located<String>?
  var identifier: Located<String>?
  /// nil: the view is not reused, unless a document states otherwise.
  var container: Located<Container>?
  var nib: Located<NibChoice>?
  /// Whether the class is the File's Owner of its nib.
  var isOwner = false
  var kind: Located<String>?
  var writesConformance = true
  /// Whether the entry was read without a mistake. What seems to be missing may be what is mistaken.
  var isSound = true
}

extension ViewEntry {
  /// Reads an entry; nil if it has no usable type.
  init?(_ fields: inout ManifestFields) {
    let type = fields.readType()
    let name = fields.read(ManifestKeys.name)
    let container = fields.read(ManifestKeys.container)
    let identifier = fields.read(ManifestKeys.identifier)
    let nib = fields.read(ManifestKeys.nib)
    let isOwner = fields.read(ManifestKeys.owner) ?? false
    let kind = fields.read(ManifestKeys.kind)
    if let kind, container?.value == .table {
      fields.report("a header or footer of a table has no \"kind\"; remove it", at: kind.place)
    }
    let writesConformance = fields.read(ManifestKeys.conformances) ?? true
    if isOwner, nib == nil, fields.isSound, let place = fields.place(of: ManifestKeys.owner) {
      fields.report("the File's Owner needs its nib; add \"nib\": true or the nib's name", at: place)
    }
    guard let type else { return nil }
    self.init(
      place: fields.place,
      type: type,
      name: name,
      identifier: identifier,
      container: container,
      nib: nib,
      isOwner: isOwner,
      kind: kind,
      writesConformance: writesConformance,
      isSound: fields.isSound
    )
  }
}
