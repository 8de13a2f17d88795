extension ManifestProject {
  /// Reads the value of "project"; `nil` if it has no usable path.
  init?(_ fields: inout ManifestFields) {
    let path = fields.read(ManifestKeys.projectPath)
    let target = fields.read(ManifestKeys.target)
    if path == nil, fields.isSound {
      fields.report("a project needs the key \"path\"; add it", at: fields.location, rule: ManifestRule.key)
    }
    guard let path else { return nil }
    self.init(path: path, target: target)
  }
}
