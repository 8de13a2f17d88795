import ReuseGenDeclarations
import ReuseGenXML

/// The classes of the sources that a document means by a name, and whether UIKit finds one of them.
///
/// UIKit looks for `Module.Class` if the document has a module, for a name in Objective-C if it has none, and for the
/// target's own class if "Inherit Module From Target" is selected.
struct NamedClass: Sendable {
  /// Why UIKit doesn't find a class that the sources declare.
  enum Obstacle: Hashable, Sendable {
    /// A Swift class without a name in Objective-C, for which the document names no module. The class is in this
    /// module; `nil` is the document's own.
    case noModule(String?)
    /// The document names another module. The class is in this module; `nil` is the document's own.
    case otherModule(String?)
    /// A class within another type, with the letters of the types around it and its own, from the outside in.
    case nested(fullName: String, module: String?, kinds: [Character])
    /// A generic class, which has no name at run time without its arguments.
    case generic
    /// A private class, whose name at run time contains a hash of its file.
    case privateClass
  }

  /// The full names in the sources; empty if they declare no such class.
  let names: [String]
  /// `nil` if UIKit finds a class, or if that isn't known.
  let obstacle: Obstacle?
}

extension Declarations {
  /// The classes that a document means.
  ///
  /// - Parameters:
  ///   - document: The module of the document; `nil` for the target's own.
  ///   - target: The target's own module, if it is known.
  func classes(named reference: ClassReference, of document: String?, in target: String?) -> NamedClass {
    let names = names(ofClass: reference)
    let candidates = names.flatMap { references(to: $0) }.filter { kind(of: $0) == .class || isPartial($0) }
    guard let first = candidates.first, !hasDoubtfulFiles,
      !candidates.contains(where: { isFound($0, by: reference, of: document ?? target, in: target) })
    else { return NamedClass(names: names, obstacle: nil) }
    let module = files[first.file].module ?? target
    let obstacle = self.obstacle(to: first, in: module == document ?? target ? nil : module, named: reference)
    return NamedClass(names: names, obstacle: obstacle)
  }

  /// The full names of the classes that a document means. It may leave out the types around a class, or begin with a
  /// module.
  func names(ofClass reference: ClassReference) -> [String] {
    guard let path = reference.path else { return [] }
    let last = path.lastName
    let exact = fullName(named: path) ?? (last == path ? nil : fullName(named: last))
    let names = exact.map { [$0] } ?? fullNames(lastName: last)
    return classReference(in: names) == nil ? [] : names
  }

  private func obstacle(
    to candidate: Reference,
    in module: String?,
    named reference: ClassReference
  ) -> NamedClass.Obstacle {
    let type = self[candidate]
    if type.genericParameters != nil { return .generic }
    if QualifiedName(type.fullName).isNested {
      return .nested(fullName: type.fullName, module: module, kinds: kinds(around: candidate))
    }
    if isPrivate(type) { return .privateClass }
    return reference.isInTargetModule || reference.namedModule != nil ? .otherModule(module) : .noModule(module)
  }

  private func isPrivate(_ type: TypeDeclaration) -> Bool {
    type.otherName == nil && type.modifiers.isHidden
  }

  /// The letters of a type and of those around it in mangled names, from the outside in.
  private func kinds(around reference: Reference) -> [Character] {
    QualifiedName(fullName(of: reference)).allNames.map { name in
      let found = references(to: name).first { kind(of: $0) != .extension }
      return switch found.map(kind) {
      case .enum: "O"
      case .struct: "V"
      default: "C"
      }
    }
  }

  // MARK: - Runtime

  /// Whether UIKit finds a class by a document's name for it; also if that isn't known.
  private func isFound(
    _ candidate: Reference,
    by reference: ClassReference,
    of document: String?,
    in target: String?
  ) -> Bool {
    let type = self[candidate]
    guard type.language == .swift, !type.attributes.contains("_objcRuntimeName"), let name = reference.className else {
      return true
    }
    if type.genericParameters != nil || isPrivate(type) { return false }
    let isModuleNamed = reference.isInTargetModule || reference.namedModule != nil
    if let objectiveCName = type.otherName, name == objectiveCName || isModuleNamed { return true }
    if let mangled = reference.mangledName {
      return mangled.path == type.fullName && isModule(mangled.module, of: candidate, target)
    }
    if isModuleNamed {
      guard name == type.fullName, !QualifiedName(name).isNested else { return false }
      let module = reference.isInTargetModule ? document : reference.namedModule
      return module.map { isModule($0, of: candidate, target) } ?? true
    }
    // "App.PersonCell" is a name with its module.
    let parts = QualifiedName(name).parts
    guard parts.count == 2, parts[1] == type.fullName else { return false }
    return isModule(String(parts[0]), of: candidate, target)
  }

  /// Whether a class is, or may be, in a module.
  private func isModule(_ module: String, of candidate: Reference, _ target: String?) -> Bool {
    guard isWholeTarget, let target else { return true }
    return module == files[candidate.file].module ?? target || mayBeUnread(module, target)
  }

  /// Whether a module is that of a library whose sources weren't read.
  func isLibrary(_ module: String, of target: String?) -> Bool {
    isWholeTarget && target.map { mayBeUnread(module, $0) } ?? false
  }

  /// Whether a module may have classes of its own that weren't read: whether code names it, rather than a type of the
  /// same name, and no source is its.
  private func mayBeUnread(_ module: String, _ target: String) -> Bool {
    module != target && !files.indices.contains { files[$0].module == module } && names(module)
      && !declaresTypeOrAlias(module)
  }
}

extension QualifiedName {
  /// The full names of the types around the name and of the name itself, from the outside in.
  fileprivate var allNames: [String] {
    let parts = parts
    return parts.indices.map { parts[...$0].joined(separator: ".") }
  }
}
