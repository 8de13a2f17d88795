import ReuseGenDeclarations
import ReuseGenXML

/// Parses the names of classes, so that those of the manifest can be compared with those of documents.
struct ClassComparison: Sendable {
  /// The modules that the generated file imports: the first part of a type's name may be one of them.
  let imports: Set<String>
  /// The target's own module, if it is known.
  let module: String?
  /// The classes that the generated file sees.
  let scope: GeneratedScope

  init(imports: [String], module: String?, _ declarations: Declarations = Declarations()) {
    self.imports = Set(imports)
    self.module = module
    scope = GeneratedScope(declarations, imports: self.imports, module: module)
  }

  func listed(_ type: TypeName) -> ListedClass {
    // Documents name the class that an alias means.
    let parts = split(scope.withoutAlias(type.within(module)).text)
    return ListedClass(
      type,
      parts,
      otherName: scope.declarations.otherName(ofClass: parts.path),
      written: scope.written(type)
    )
  }

  /// - Parameter element: The tag of the object, which implies the class where no custom class is stated.
  func stated(_ reference: ClassReference, element: String) -> DocumentClass {
    guard let name = reference.className else {
      return DocumentClass(path: DocumentClass.name(ofElement: element), isCustom: false, reference: reference)
    }
    let path = reference.mangledName?.path ?? split(name).path
    return DocumentClass(path: path, isCustom: true, reference: reference)
  }

  /// Whether a document's class is the class that the manifest names.
  func equal(_ listed: ListedClass, _ reference: ClassReference, element: String) -> Bool {
    guard let name = reference.className else {
      return listed.canBeImplied && DocumentClass.name(ofElement: element) == listed.path
    }
    // Nearly all classes differ. Only names with a module or an outer class are taken apart.
    guard
      name == listed.path || name == listed.last || name == listed.otherName || name.hasPrefix("_Tt")
        || name.hasByte(where: Self.isDot)
    else { return false }
    return stated(reference, element: element).matches(listed)
  }

  /// Whether a document's class belongs to the target's own module.
  func isOwn(_ reference: ClassReference) -> Bool {
    reference.isInTargetModule || module != nil && reference.namedModule == module
  }

  private static func isDot(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ".") }

  /// The imported module and the rest of a name. The target's own module is dropped.
  private func split(_ text: String) -> (module: String?, path: String) {
    guard text.hasByte(where: Self.isDot) else { return (nil, text) }
    let components = text.split(separator: ".")
    let all = components.joined(separator: ".")
    guard components.count > 1 else { return (nil, all) }
    let first = String(components[0])
    let rest = components.dropFirst().joined(separator: ".")
    if first == module { return (nil, rest) }
    return imports.contains(first) ? (first, rest) : (nil, all)
  }
}
