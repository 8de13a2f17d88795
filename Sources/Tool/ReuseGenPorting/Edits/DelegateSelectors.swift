import ReuseGenDeclarations

/// Methods that Objective-C takes for an optional method of a UIKit protocol, because they have its selector, and
/// another name in Swift. The class gets the method of the protocol, which calls them.
enum DelegateSelectors: PortEdit {
  static let rows = [
    PortRow(
      "`@objc func tableView(_:didSelectRowAtIndexPath:)`, which Objective-C matches with a method of a UIKit protocol",
      becomes: "the class also gets the protocol's method, which calls it"
    )
  ]

  static func run(_ context: PortContext, _ draft: inout PortDraft) {
    let set = context.set
    var refined: Set<String> = []
    for reference in set.references {
      guard let name = set.className(of: reference) else { continue }
      let exposed = set[reference].methods.filter { isExposed($0, of: set[reference]) }
      if exposed.isEmpty { continue }
      let adopters = context.addedOptionalMethods.adoptersOfUIKit(above: set.superclassChain(of: name))
      // Objective-C asks a delegate for the methods of a protocol that refines its own, such as that of a flow layout.
      let refining = OptionalProtocol.uiKit.values
        .filter { adopters[$0.name] == nil && $0.inherited.contains { adopters[$0] != nil } }.map(\.name)
      for method in exposed {
        guard let requirement = requirement(with: method, in: adopters.keys.sorted() + refining.sorted()),
          !set.declares(method: requirement.name, inClass: name)
        else { continue }
        let adopter = adopters[requirement.protocolName] ?? name
        forward(requirement, to: method, of: reference, className: name, adopter: adopter, &draft)
        if adopters[requirement.protocolName] == nil, refined.insert("\(name): \(requirement.protocolName)").inserted,
          let body = set.classBody(name, preferring: reference.file)
        {
          draft.conform(body, to: requirement.protocolName)
        }
      }
    }
  }

  /// A method of a UIKit protocol by its name.
  private struct Requirement {
    let name: String
    let baseName: String
    let labels: [String]
    let protocolName: String

    init(_ name: String, of protocolName: String) {
      self.name = name
      self.protocolName = protocolName
      let parts = name.split(separator: "(", maxSplits: 1)
      baseName = String(parts[0])
      labels = (parts.dropFirst().first?.dropLast().split(separator: ":") ?? []).map(String.init)
    }

    /// Whether a selector is that of the method: Swift leaves out the type of a parameter at the end of its name.
    func has(_ selector: String, _ parameters: [MethodDeclaration.Parameter]) -> Bool {
      let parts = selector.split(separator: ":").map(String.init)
      guard selector.hasSuffix(":"), parts.count == labels.count, parameters.count == labels.count else { return false }
      return parts.indices.allSatisfy { index in
        let label = labels[index] == "_" ? "" : labels[index]
        let start = index > 0 ? label : baseName + label.prefix(1).uppercased() + label.dropFirst()
        guard parts[index].hasPrefix(start) else { return false }
        let rest = parts[index].dropFirst(start.count)
        // In Objective-C a preposition isn't the end of a name.
        if rest.isEmpty { return !Self.prepositions.contains(where: start.hasSuffix) }
        guard let type = parameters[index].type?.name else { return false }
        return type.hasSuffix(rest) || type == "Int" && rest == "Index"
      }
    }

    private static let prepositions = ["At", "For", "From", "In", "Of", "To", "With"]
  }

  private static func isExposed(_ method: MethodDeclaration, of type: TypeDeclaration) -> Bool {
    guard method.kind == .method, !method.isTypeMember, !method.isAsync, !method.isThrowing,
      !method.modifiers.contains(.override)
    else { return false }
    return method.attributes.contains("objc") || type.exposesMembers && !method.attributes.contains("nonobjc")
  }

  /// The method of a protocol that has the selector of another one, which has another name.
  private static func requirement(with method: MethodDeclaration, in protocols: [String]) -> Requirement? {
    for name in protocols {
      for optional in OptionalProtocol.uiKit[name]?.optionalMethods.sorted() ?? [] where optional != method.name {
        let requirement = Requirement(optional, of: name)
        if requirement.has(method.selector, method.parameters) { return requirement }
      }
    }
    return nil
  }

  private static func forward(
    _ requirement: Requirement,
    to method: MethodDeclaration,
    of reference: Declarations.Reference,
    className: String,
    adopter: String,
    _ draft: inout PortDraft
  ) {
    let set = draft.set
    let overrides = OptionalProtocol.uiKit[adopter] != nil
    guard let body = set.classBody(className, preferring: reference.file), overrides || adopter == className,
      let forwarded = ForwardedMethod(method, labeled: requirement.labels, in: set.sources[reference.file])
    else {
      draft.warn(
        "\(method.name) isn't called here in place of \(requirement.name), because \(adopter) adopts "
          + "\(requirement.protocolName); give it that name",
        at: method.nameOffset,
        in: reference.file
      )
      return
    }
    draft.addMember(
      "@MainActor \(set[body].modifiers.publicAccess)\(overrides ? "override " : "")func \(requirement.baseName)\(forwarded.signature) "
        + "{ self.\(SwiftName.member(method.baseName))\(forwarded.arguments) }",
      // Extensions can't override.
      to: overrides ? body : reference,
      "add \(requirement.name)"
    )
  }
}
