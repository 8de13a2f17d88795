/// The custom class of an object, as the document states it.
///
/// `customModuleProvider="target"` means the module of the target that the document belongs to. `customModule` is then
/// often the name of another target, from which the document was copied.
package struct ClassReference: Sendable {
  /// `nil` if the document states nothing. Most objects have no custom class, so a reference takes the room of a
  /// pointer rather than that of three strings.
  private let names: Names?

  private final class Names: Sendable {
    let className: String?
    let module: String?
    let moduleProvider: String?

    init(_ className: String?, _ module: String?, _ moduleProvider: String?) {
      (self.className, self.module, self.moduleProvider) = (className, module, moduleProvider)
    }
  }

  /// `customClass`.
  package var className: String? { names?.className }
  /// `customModule`.
  package var module: String? { names?.module }
  /// `customModuleProvider`.
  package var moduleProvider: String? { names?.moduleProvider }

  /// The reference of an object without a custom class.
  package init() { names = nil }

  package init(className: String? = nil, module: String? = nil, moduleProvider: String? = nil) {
    let isEmpty = className == nil && module == nil && moduleProvider == nil
    names = isEmpty ? nil : Names(className, module, moduleProvider)
  }

  /// - Parameter targetModule: The module to name for a class in the module of the document's target; `nil` if that is
  ///   the target that reads the document.
  init(_ attributes: ObjectAttributes, of targetModule: String? = nil) {
    let provider = attributes.customModuleProvider?.string
    let className = attributes.customClass?.string
    if let targetModule, provider == "target" {
      self.init(className: className, module: targetModule)
    } else {
      self.init(className: className, module: attributes.customModule?.string, moduleProvider: provider)
    }
  }

  /// Whether the class is in the module of the document's own target.
  package var isInTargetModule: Bool { moduleProvider == "target" }
}

extension ClassReference: Hashable {
  package static func == (one: ClassReference, other: ClassReference) -> Bool {
    one.names === other.names
      || (one.className == other.className && one.module == other.module && one.moduleProvider == other.moduleProvider)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(className)
    hasher.combine(module)
    hasher.combine(moduleProvider)
  }
}
