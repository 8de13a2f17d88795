/// A file or folder that the manifest specifies, and the module that its documents or sources belong to.
package struct ModulePath: Sendable {
  /// The path, relative to the manifest.
  package var path: Located<String>
  /// `nil`: the target's own module.
  package var module: String?

  package init(_ path: Located<String>, module: String? = nil) {
    self.path = path
    self.module = module
  }
}
