import ReuseGenDeclarations
import ReuseGenSyntax

/// Protocols of Objective-C: they are for classes only, and their optional members get default implementations.
enum ObjectiveCProtocols: PortEdit {
  static let rows = [
    PortRow("`@objc protocol`", becomes: "for classes only; optional members get default implementations")
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
      bindToClasses(type, in: reference.file, &draft)
      var defaults: [String] = []
      for method in type.methods where method.modifiers.contains(.optional) {
        draft.removeModifier(.optional, ofDeclarationNamedAt: method.nameOffset, in: reference.file)
        defaults.append(implementation(of: method, in: reference, context, &draft))
      }
      for property in type.properties where property.modifiers.contains(.optional) {
        draft.removeModifier(.optional, ofDeclarationNamedAt: property.nameOffset, in: reference.file)
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

  private static func bindToClasses(_ type: TypeDeclaration, in file: Int, _ draft: inout PortDraft) {
    let set = draft.set
    let isBound = type.inherited.contains { inherited in
      if classBound.contains(inherited.name) || inherited.name.hasPrefix("UI") { return true }
      return set.references(to: inherited.name).contains {
        set[$0].kind == .protocol && (set[$0].attributes.contains("objc") || !set[$0].inherited.isEmpty)
      }
    }
    guard !isBound else { return }
    let source = set.sources[file]
    if let first = type.inherited.first {
      draft.insert("AnyObject, ", at: first.offset, in: file, "require a class")
    } else {
      let end = source.stream[source.token(at: type.nameOffset)].end
      draft.insert(": AnyObject", at: end, in: file, "require a class")
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
      ? body(returning: method.returnType, named: method.name, at: method.nameOffset, in: reference.file, &draft)
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
    // Uses that find out whether the property is implemented don't need a value.
    let body =
      context.implementedMethods.finds(property.name, of: reference)
      ? DefaultBody.returning(property.type, named: property.name)
      : body(returning: property.type, named: property.name, at: property.nameOffset, in: reference.file, &draft)
    let isSettable = context.set.sources[reference.file].hasSetter(property)
    let accessors = isSettable ? "get { \(body) } set {}" : body
    return "\(access(context.set[reference]))var \(property.name): \(property.type?.text ?? "Any?") { \(accessors) }"
  }

  /// The body of a default implementation. Without a value to return it stops, and the call site is warned of.
  private static func body(
    returning type: WrittenType?,
    named name: String,
    at offset: Int,
    in file: Int,
    _ draft: inout PortDraft
  ) -> String {
    let text = DefaultBody.returning(type, named: name)
    guard text.hasPrefix("fatalError"), let type else { return text }
    draft.warn(
      "\(name) is optional and returns \(type.text); a class that doesn't implement it stops when it is called",
      at: offset,
      in: file
    )
    return text
  }
}
