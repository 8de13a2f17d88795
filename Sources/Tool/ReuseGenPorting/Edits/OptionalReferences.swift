import ReuseGenDeclarations

/// References to optional methods of the app's protocols, and calls whose result has no default. The protocol gets a
/// property that is `nil` unless a class implements the method, and the classes that do get one that is the method.
enum OptionalReferences: PortEdit {
  static let rows = [
    PortRow(
      """
      `delegate?.pager(_:shouldSelect:)`, a reference of an optional method of the app's own, or a call that \
      returns a value
      """,
      becomes: """
        `delegate?.pagerShouldSelectIfImplemented`: a property that is `nil` unless the class has the method
        """
    )
  ]

  static func run(_ context: PortContext, _ draft: inout PortDraft) {
    let set = context.set
    let implemented = context.implementedMethods
    for (file, uses) in implemented.uses.sorted(by: { $0.key < $1.key }) {
      let stream = set.sources[file].stream
      for (_, use) in uses.sorted(by: { $0.key < $1.key }) {
        let range = stream[use.name.lowerBound].start..<stream[use.name.upperBound - 1].end
        draft.replace(range, with: use.property, in: file, "refer to the method, if it is implemented")
        for label in use.labels { draft.remove(label, in: file, "call \(use.property) without labels") }
      }
    }
    guard !implemented.methods.isEmpty else { return }
    let added = context.addedOptionalMethods
    for method in implemented.methods { declare(method, added, &draft) }
    for (reference, methods) in Dictionary(grouping: implemented.methods, by: \.reference) {
      let access = set[reference].modifiers.contains(.public) ? "public " : ""
      let defaults = methods.map { "\(access)\($0.declaration) { nil }" }.joined(separator: "; ")
      draft.addDeclaration(
        "extension \(SwiftName.type(set[reference].fullName)) { \(defaults) }",
        after: reference,
        "return whether optional methods are implemented"
      )
    }
  }

  private static func declare(
    _ method: ImplementedMethods.Method,
    _ added: AddedOptionalMethods,
    _ draft: inout PortDraft
  ) {
    let set = draft.set
    let declaration = method.declaration
    let change = "return whether \(method.name) is implemented"
    draft.addMember("\(declaration) { get }", to: method.reference, change)
    if method.method == nil { return implement(method, added, &draft) }
    var adopters: Set<String> = []
    let protocolName = set[method.reference].fullName
    for reference in set.references where set[reference].kind == .class || set[reference].kind == .extension {
      for implementation in set[reference].methods where implementation.name == method.name {
        let modifiers = implementation.modifiers
        guard !modifiers.contains(.override), !implementation.isTypeMember else { continue }
        let access = modifiers.openAccess
        let value = "\(declaration) { \(ImplementedMethods.reference(to: implementation)) }"
        if let addition = added.addition(implementation.name, of: reference) {
          guard let subclass = set.className(of: reference).flatMap({ set.classBody($0, preferring: reference.file) }),
            let body = set.classBody(addition.adopter, preferring: reference.file)
          else { continue }
          if adopters.insert(addition.adopter).inserted { draft.addMember("\(declaration) { nil }", to: body, change) }
          draft.addMember("\(access)override \(value)", to: subclass, change)
        } else if added.adopts(protocolName, reference) {
          draft.addMember(access + value, to: reference, change)
        }
      }
    }
  }

  /// Adds the property to the classes that have the one of the protocol.
  private static func implement(
    _ method: ImplementedMethods.Method,
    _ added: AddedOptionalMethods,
    _ draft: inout PortDraft
  ) {
    let set = draft.set
    for reference in set.references where set[reference].kind == .class || set[reference].kind == .extension {
      for property in set[reference].properties where property.name == method.name {
        let modifiers = property.modifiers
        guard !modifiers.contains(.override), added.adopts(set[method.reference].fullName, reference) else { continue }
        draft.addMember(
          "\(modifiers.openAccess)\(method.declaration) { \(property.name) }",
          to: reference,
          "return whether \(property.name) is implemented"
        )
      }
    }
  }
}
