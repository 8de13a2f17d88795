import ReuseGenDeclarations
import ReuseGenSyntax

/// Protocols of Objective-C: they are for classes only, and their optional members get default implementations.
enum ObjectiveCProtocols: PortEdit {
  static let rows = [
    PortRow(
      "`@objc protocol`",
      becomes: "for classes only; optional members get default implementations"
    )
  ]

  private static let classBound: Set<String> = ["AnyObject", "class", "NSObjectProtocol", "NSObject"]

  /// The names of the optional methods of the app's own protocols.
  static func optionalNames(in set: SourceSet) -> Set<String> {
    Set(
      set.references.filter { set[$0].kind == .protocol }.flatMap { set[$0].methods }
        .filter { $0.modifiers.contains(.optional) }.map(\.baseName)
    )
  }

  static func run(_ context: PortContext, _ draft: inout PortDraft) {
    let set = context.set
    for reference in set.references where set[reference].kind == .protocol {
      let type = set[reference]
      guard type.attributes.contains("objc") else { continue }
      bindToClasses(type, reference.file, set, &draft)
      var defaults: [String] = []
      for method in type.methods where method.modifiers.contains(.optional) {
        removeOptional(method.nameOffset, reference.file, set, &draft)
        defaults.append(implementation(of: method, in: reference, context, &draft))
      }
      for property in type.properties where property.modifiers.contains(.optional) {
        removeOptional(property.nameOffset, reference.file, set, &draft)
        defaults.append(implementation(of: property, in: reference, context, &draft))
      }
      if !defaults.isEmpty {
        draft.addDeclaration(
          "extension \(SwiftName.type(type.fullName)) { \(defaults.joined(separator: "; ")) }",
          after: reference,
          "add default implementations for \(type.name)"
        )
      }
    }
  }

  private static func bindToClasses(_ type: TypeDeclaration, _ file: Int, _ set: SourceSet, _ draft: inout PortDraft) {
    let isBound = type.inherited.contains { inherited in
      if classBound.contains(inherited.name) || inherited.name.hasPrefix("UI") { return true }
      return set.references(to: inherited.name).contains {
        set[$0].kind == .protocol && (set[$0].attributes.contains("objc") || !set[$0].inherited.isEmpty)
      }
    }
    guard !isBound else { return }
    let source = set.sources[file]
    if let first = type.inherited.first {
      draft.replace(first.offset..<first.offset, with: "AnyObject, ", in: file, "require a class")
    } else {
      let end = source.stream[source.token(at: type.nameOffset)].end
      draft.replace(end..<end, with: ": AnyObject", in: file, "require a class")
    }
  }

  private static func removeOptional(_ nameOffset: Int, _ file: Int, _ set: SourceSet, _ draft: inout PortDraft) {
    let source = set.sources[file]
    for modifier in source.modifiers(.optional, ofDeclarationNamedAt: nameOffset) {
      draft.remove(source.rangeWithSpace(source.tree.tokens(modifier)), in: file, "remove optional")
    }
  }

  private static func access(_ type: TypeDeclaration) -> String {
    type.modifiers.contains(.public) ? "public " : ""
  }

  private static func implementation(
    of method: MethodDeclaration,
    in reference: Declarations.Reference,
    _ context: PortContext,
    _ draft: inout PortDraft
  ) -> String {
    let set = context.set
    let source = set.sources[reference.file]
    let tokens = source.tokens(in: method.range)
    let first = tokens.first { source.stream[$0].keyword == .func } ?? tokens.lowerBound
    let signature = source.line(first..<tokens.upperBound)
    // Calls of other methods find out whether the method is implemented.
    let isCalled = method.isTypeMember || context.implementedMethods.unresolved.contains(method.baseName)
    let body =
      isCalled
      ? body(returning: method.returnType, named: method.name, at: method.nameOffset, reference, set, &draft)
      : DefaultBody.of(method)
    let scope = method.isTypeMember ? "static " : ""
    return "\(access(set[reference]))\(scope)\(signature) { \(body) }"
  }

  private static func implementation(
    of property: PropertyDeclaration,
    in reference: Declarations.Reference,
    _ context: PortContext,
    _ draft: inout PortDraft
  ) -> String {
    let set = context.set
    // Uses that find out whether the property is implemented don't need a value.
    let body =
      context.implementedMethods.finds(property.name, of: reference)
      ? DefaultBody.returning(property.type, named: property.name)
      : body(returning: property.type, named: property.name, at: property.nameOffset, reference, set, &draft)
    let source = set.sources[reference.file]
    let binding = source.tree.binding(at: source.token(at: property.nameOffset))
    let isSettable = binding.map { source.tree.has("set", $0) } ?? false
    let accessors = isSettable ? "get { \(body) } set {}" : body
    return "\(access(set[reference]))var \(property.name): \(property.type?.text ?? "Any?") { \(accessors) }"
  }

  /// The body of a default implementation. Without a value to return it stops, and the call site is warned of.
  private static func body(
    returning type: WrittenType?,
    named name: String,
    at offset: Int,
    _ reference: Declarations.Reference,
    _ set: SourceSet,
    _ draft: inout PortDraft
  ) -> String {
    let text = DefaultBody.returning(type, named: name)
    guard text.hasPrefix("fatalError"), let type else { return text }
    draft.warn(
      "\(name) is optional and returns \(type.text); a class that doesn't implement it stops when it is called",
      at: offset,
      in: reference.file
    )
    return text
  }
}
