/// The custom class of an object, as the document states it.
///
/// `customModuleProvider="target"` means the module of the target that the document belongs to. `customModule` is then
/// often the name of another target, from which the document was copied.
package struct ClassReference: Hashable, Sendable {
  /// `customClass`.
  package let className: String?
  /// `customModule`.
  package let module: String?
  /// `customModuleProvider`.
  package let moduleProvider: String?

  package init(className: String? = nil, module: String? = nil, moduleProvider: String? = nil) {
    self.className = className
    self.module = module
    self.moduleProvider = moduleProvider
  }

  init(_ tag: XMLStartTag) {
    className = tag["customClass"]
    module = tag["customModule"]
    moduleProvider = tag["customModuleProvider"]
  }

  /// Whether the class is in the module of the document's own target.
  package var isInTargetModule: Bool { moduleProvider == "target" }
}
