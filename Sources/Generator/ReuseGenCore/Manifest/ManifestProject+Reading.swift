extension ManifestProject {
  /// Reads the value of "project"; `nil` if it has no usable path.
  init?(_ fields: inout ManifestFields) {
    let target = fields.read(ManifestKeys.target)
    guard let path = fields.required(ManifestKeys.projectPath) else { return nil }
    self.init(path: path, target: target)
  }
}
