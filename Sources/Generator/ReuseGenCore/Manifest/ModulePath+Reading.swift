extension ModulePath {
  /// Reads an entry; `nil` if it has no usable path.
  init?(_ fields: inout ManifestFields) {
    let path = fields.read(ManifestKeys.path)
    let module = fields.read(ManifestKeys.module)
    if path == nil, fields.isSound {
      fields.report("a path needs the key \"path\"; add it", at: fields.location, rule: ManifestRule.key)
    }
    guard let path else { return nil }
    self.init(path, module: module?.value)
  }
}
