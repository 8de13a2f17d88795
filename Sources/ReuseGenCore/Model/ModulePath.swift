/// A file or folder that the manifest specifies, and the module that its documents or sources belong to.
package struct ModulePath: Sendable {
  /// The path, relative to the manifest.
  package var path: Located<String>
  /// nil: the target's own module.
  package var module: String?

  package init(_ path: Located<String>, module: String? = nil) {
    self.path = path
    self.module = module
  }

  /// Reads an entry; nil if it has no usable path.
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
