import InterfaceBuilderXML
import SourceDeclarations

extension IdentifierUnregistered {
  /// Classes that an app's own methods dequeue by their type, as those of Reusable do, and that nothing registers.
  static func classesUnregistered(in context: SourceContext) -> [Finding] {
    let declarations = context.declarations
    guard declarations.isWholeTarget || context.coverageOfTarget.isHalf else { return [] }
    var reported: Set<String> = []
    let strings = StringValues(declarations)
    let methods = OwnMethods(declarations, strings)
    if methods.mayRegisterAny { return [] }
    return declarations.files.indices.flatMap { index -> [Finding] in
      let file = declarations.files[index]
      return file.accessorUses.compactMap { use -> Finding? in
        guard use.operation == .dequeue, case .nameOfType(let written) = use.entry, methods.onlyDequeue(use.callee),
          context.code.includes(file.path),
          let name = strings.declaredName(written, from: file.typeName(around: use.offset) ?? ""),
          declarations.isClass(name), !reported.contains(name), isReusable(name, context),
          !mayBeRegistered(name, context)
        else { return nil }
        reported.insert(name)
        return Finding(
          "nothing registers \(name), which is dequeued here by its type; register it with the list before",
          at: file.location(of: use.offset)
        )
      }
    }
  }

  private static func isReusable(_ name: String, _ context: SourceContext) -> Bool {
    // The members of other classes aren't read.
    guard let last = name.last, "lwr".contains(last) else { return false }
    let chain = context.declarations.superclassChain(of: name)
    return ["UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView"]
      .contains { chain.isKind(of: $0) == true }
  }

  /// Whether code mentions a class, or one that it inherits from, where it isn't dequeued, or whether a document or the
  /// manifest has it.
  private static func mayBeRegistered(_ name: String, _ context: SourceContext) -> Bool {
    let declarations = context.declarations
    let names = declarations.superclassChain(of: name).classes.map(\.lastName) + [name.lastName]
    let isInDocument = context.versions.contains { version in
      version.reusables.contains { $0.role != .root && names.contains($0.class.type?.last ?? "") }
    }
    return isInDocument || context.listedClasses.contains { names.contains($0.last) }
      || declarations.files.contains { file in
        names.contains { name in
          file.writes("\(name).") || file.language == .objectiveC && file.writes(name)
            || file.names(name)
              && (file.stringLiterals.contains { $0.value == name } || file.types.contains { $0.isGeneric(over: name) })
        }
      }
  }
}

/// The app's own methods that register and dequeue views.
private struct OwnMethods {
  /// The names of methods that dequeue a view which must be registered.
  private var dequeuing: Set<String> = []
  /// The names of methods that also register views, or make one if none is registered.
  private var others: Set<String> = []
  /// Whether code registers the argument of a generic type, which can be any class.
  private(set) var mayRegisterAny = false

  init(_ declarations: Declarations, _ strings: StringValues) {
    for file in declarations.files {
      for use in file.identifierUses {
        guard let name = file.method(around: use.offset)?.baseName else { continue }
        if use.operation == .dequeue, use.isRequired { dequeuing.insert(name) } else { others.insert(name) }
      }
      for use in file.accessorUses where use.operation == .register {
        let method = file.method(around: use.offset)
        if let method { others.insert(method.baseName) }
        // The caller of a method for any class names the class.
        guard case .nameOfType(let name) = use.entry, name != "Self", !(method?.takesType ?? false) else { continue }
        if strings.mayBeGenericParameter(name, in: file.typeName(around: use.offset) ?? "") { mayRegisterAny = true }
      }
    }
    if declarations.files.contains(where: { $0.writes("Reusable") }) {
      dequeuing.formUnion([
        "dequeueReusableCell", "dequeueReusableHeaderFooterView", "dequeueReusableSupplementaryView",
      ])
    }
  }

  /// Whether all methods of a name do nothing but dequeue.
  func onlyDequeue(_ name: String) -> Bool { dequeuing.contains(name) && !others.contains(name) }
}

extension MethodDeclaration {
  fileprivate var takesType: Bool { parameters.contains { $0.type?.text.contains(".Type") ?? false } }
}

extension TypeDeclaration {
  /// Whether a class inherits from a generic one with an argument, as in `ListController<PersonCell>`.
  fileprivate func isGeneric(over name: String) -> Bool {
    inherited.contains { $0.text.contains("<") && $0.text.swiftNames.contains(name[...]) }
  }
}
