extension ModulePath {
  /// Reads an entry; `nil` if it has no usable path.
  init?(_ fields: inout ManifestFields) {
    let module = fields.read(ManifestKeys.module)
    guard let path = fields.required(ManifestKeys.path) else { return nil }
    self.init(path, module: module?.value)
  }
}
