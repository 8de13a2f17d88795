import ReuseGenDeclarations
import ReuseGenXML

extension IdentifierUnregistered {
  /// Classes that an app's own methods dequeue by their type, as those of Reusable do, and that nothing registers.
  static func classesUnregistered(in context: SourceContext) -> [Finding] {
    let declarations = context.declarations
    guard declarations.isWholeTarget || context.coverageOfTarget.isHalf else { return [] }
    var reported: Set<String> = []
    let strings = StringValues(declarations)
    let methods = OwnMethods(declarations, strings)
    if methods.mayRegisterAny { return [] }
    lazy var mentioned = MentionedClasses(context)
    return declarations.files.indices.flatMap { index -> [Finding] in
      let file = declarations.files[index]
      return file.accessorUses.compactMap { use -> Finding? in
        guard use.operation == .dequeue, case .nameOfType(let written) = use.entry, methods.onlyDequeue(use.callee),
          context.code.includes(file.path),
          let name = strings.declaredName(written, from: file.typeName(around: use.offset) ?? ""),
          declarations.isClass(name), !reported.contains(name), isReusable(name, context),
          !mentioned.mayBeRegistered(name, declarations)
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
}

/// The classes that code mentions where it doesn't dequeue them, or that a document or the manifest contains.
private struct MentionedClasses {
  private var names: Set<String>
  private let written: NameSet
  private let writtenInObjectiveC: NameSet

  init(_ context: SourceContext) {
    let declarations = context.declarations
    names = Set(context.listedClasses.map(\.last))
    for reusable in context.versions.flatMap(\.reusables) where reusable.role != .root {
      if let type = reusable.class.type { names.insert(type.last) }
    }
    for type in declarations.files.flatMap(\.types) { names.formUnion(type.genericArguments) }
    written = context.namesInSources
    writtenInObjectiveC = declarations.allNames { $0.language == .objectiveC }
  }

  /// Whether a class, or one that it inherits from, may be registered.
  func mayBeRegistered(_ className: String, _ declarations: Declarations) -> Bool {
    (declarations.superclassChain(of: className).classes + [className]).contains { fullName in
      let name = fullName.lastName
      return names.contains(name) || written.contains("\(name).") || written.contains(name, isLiteral: true)
        || writtenInObjectiveC.contains(name)
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
  /// The arguments of the generic types that it inherits from, such as `PersonCell` of `ListController<PersonCell>`.
  fileprivate var genericArguments: [String] {
    inherited.filter { $0.text.contains("<") }.flatMap { $0.text.swiftNames.map(String.init) }
  }
}
