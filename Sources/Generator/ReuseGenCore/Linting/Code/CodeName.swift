import ReuseGenDeclarations
import ReuseGenXML

/// A name in code whose text is known, and where it is.
struct CodeName {
  let use: NameUse
  let text: String
  let location: SourceLocation
  /// The full name of the type around it; `nil` outside of types.
  let type: String?
  let file: SourceFile
}

extension SourceContext {
  /// The names of some kinds in the sources that are checked. Those of other bundles, and those whose text isn't
  /// known, aren't included.
  func codeNames(_ kinds: [NameUse.Kind]) -> [CodeName] {
    let strings = StringValues(declarations, in: classes.module)
    return declarations.indicesOfFiles(naming: kinds).flatMap { index -> [CodeName] in
      let file = declarations.files[index]
      guard code.includes(file.path) else { return [] }
      return file.nameUses.compactMap { use -> CodeName? in
        let type = file.typeName(around: use.offset)
        guard kinds.contains(use.kind), strings.isOwn(use.bundle, from: type ?? ""),
          let text = strings.constantText(of: use.name, at: use.offset, in: file)
            ?? (use.kind == .destination ? "" : nil), !text.isEmpty || use.kind == .destination
        else { return nil }
        return CodeName(
          use: use,
          text: text,
          location: file.location(of: use.offset),
          type: type,
          file: file
        )
      }
    }
  }

  /// The finding for a document that is in the bundle of another target, or of a package's resources, and that code
  /// looks for in the app's or in that of a class. Code can look in both if it says where it is part of a package.
  func otherBundle(_ name: CodeName, _ kind: InterfaceBuilderDocument.Kind) -> Finding? {
    let (own, all) = (documents.candidates(name.text, kind), codeDocuments.candidates(name.text, kind))
    let isOutside =
      name.use.isInMainBundle && !all.isEmpty
      && all.flatMap(\.versions).allSatisfy { code.documentsOutside.contains($0.path) }
    let isInPackage =
      bundleModule != nil && name.use.bundle != nil && !own.isEmpty && all.count == own.count
      && !namesInSources.contains("SWIFT_PACKAGE")
    guard isOutside || isInPackage, let found = all.first else { return nil }
    let (place, remedy) =
      isInPackage
      ? ("the package's resources", ".module as the bundle")
      : own.isEmpty ? ("another target", "that one, or add it to the target") : ("the framework", "that of a class")
    return Finding(
      "the \(kind == .xib ? "nib" : "storyboard") \(quoted(name.text)) is in the bundle of \(place), not in "
        + (name.use.isInMainBundle ? "the app's" : "that of a class") + "; pass \(remedy)",
      at: name.location,
      notes: [found.note].compactMap(\.self)
    )
  }

  /// The selectors that methods of the sources have, so that code may call these methods. Those of extensions of UIKit
  /// classes don't count, nor overrides, which are UIKit's methods.
  func declaredSelectors(among selectors: Set<String>) -> Set<String> {
    let types = declarations.files.lazy.flatMap(\.types).filter { AppleClass.named($0.fullName) == nil }
    let methods = types.flatMap(\.methods).filter { !$0.modifiers.contains(.override) }
    return selectors.intersection(methods.map(\.selector))
  }

  /// The first of the classes of a controller, and the class to which code casts it, if it is known to be of another.
  func wrongCast(of name: CodeName, from classes: [String]) -> (actual: String, wanted: String)? {
    guard let wanted = name.use.className, let first = classes.first, !name.file.bindsOtherwise(wanted),
      classes.allSatisfy({ isKind($0, of: wanted, from: name.type ?? "") == false })
    else { return nil }
    return (first, wanted)
  }

  /// Whether an object of a class is also one of another class; `nil` if that is unknown, or if the other isn't a
  /// class.
  ///
  /// - Parameter other: The other class as code names it, from within a type.
  func isKind(_ name: String, of other: String, from scope: String) -> Bool? {
    let strings = StringValues(declarations)
    guard !strings.mayBeGenericParameter(other, in: scope) else { return nil }
    let wanted = strings.declaredName(other, from: scope)
    let kinds = wanted.map { declarations.references(to: $0).map(declarations.kind) } ?? []
    guard kinds.contains(.class) || AppleClass.named(other) != nil else { return nil }
    if name.lastName == other.lastName { return true }
    return declarations.superclassChain(of: name).isKind(of: wanted ?? other)
  }
}

extension StringValues {
  /// Whether a bundle is the app's, or that of a class of the sources. Others are libraries'.
  fileprivate func isOwn(_ bundle: NameExpression?, from scope: String) -> Bool {
    switch bundle {
    case nil, NameUse.mainBundle: return true
    case .bundle(let type): return declaredName(type, from: scope) != nil
    case .path(let path):
      let owner = owner(of: .path(path), from: scope) ?? String(path.dropLast(path.lastName.count + 1))
      let properties = declarations.references(to: owner).flatMap { declarations.properties(of: $0) }
        .filter { $0.isTypeMember && $0.name == path.lastName }
      return !properties.isEmpty
        && properties.allSatisfy { property in
          switch property.initialValue {
          case .path(let path): path.lastName == "main" || path.lastName == "module"
          case .bundle: isOwn(property.initialValue, from: owner)
          default: false
          }
        }
    case .literal, .nameOfType, .fullNameOfType, .rawValue, .call, .other: return false
    }
  }
}
