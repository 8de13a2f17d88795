import ReuseGenDeclarations
import ReuseGenSyntax

/// Members that an extension adds to a UIKit class, and that classes of the sources override: only the Objective-C
/// runtime finds the override. Renames the member; a new member with its name calls the override, if any. Overrides get
/// a name of their own, which a protocol requires.
enum UIKitExtensionOverrides: PortEdit {
  static let rows = [
    PortRow(
      "a member that an extension adds to a UIKit class, and that a class of the sources overrides",
      becomes: """
        calls the override of the object; its own text gets the suffix `InExtension`, overrides get `InSubclass`
        """
    )
  ]

  private static let original = "InExtension"
  private static let overriding = "InSubclass"

  static func run(_ context: PortContext, _ draft: inout PortDraft) {
    let set = context.set
    let calls = SuperMembers(set)
    for override in context.overriddenExtensionMembers.overrides {
      guard let declaration = Declaration(override, set) else {
        draft.warn(
          "\(override.member.key) is overridden by \(override.overriders.count) classes, which can't override a member of an "
            + "extension here; move it to a class of the sources",
          at: override.member.nameOffset,
          in: override.reference.file
        )
        continue
      }
      rename(
        override.member,
        to: SwiftName.member(declaration.baseName + original),
        in: override.reference.file,
        &draft
      )
      draft.addMember(declaration.dispatch, to: override.reference, "call the override of \(override.member.key)")
      draft.addDeclaration(
        "@MainActor protocol \(declaration.protocolName): AnyObject { \(declaration.requirement) }",
        after: override.reference,
        "require \(override.member.key)"
      )
      adopt(override, declaration, calls, &draft)
    }
  }

  private static func adopt(
    _ override: OverriddenExtensionMembers.Override,
    _ declaration: Declaration,
    _ calls: SuperMembers,
    _ draft: inout PortDraft
  ) {
    let set = draft.set
    let classes = Set(override.overriders.compactMap { set.className(of: $0.reference) })
    let overriddenAgain = Set(classes.flatMap(set.ancestors))
    for (reference, member) in override.overriders {
      guard let name = set.className(of: reference), let body = set.classBody(name, preferring: reference.file) else {
        continue
      }
      let ancestors = set.ancestors(of: name)
      let isAgain = !classes.isDisjoint(with: ancestors)
      let file = reference.file
      let source = set.sources[file]
      // Without Objective-C a member of an extension neither overrides nor is overridden: the class itself calls it.
      let isInChain = set[reference].kind == .extension && (isAgain || overriddenAgain.contains(name))
      let newName = declaration.baseName + overriding
      if !isAgain || isInChain {
        draft.removeModifier(.override, ofDeclarationNamedAt: member.nameOffset, in: file)
      }
      if !isAgain { draft.conform(body, to: declaration.protocolName) }
      if isInChain, let forwarded = declaration.forwarding(member, isAgain: isAgain, of: name, in: source) {
        rename(member, to: forwarded.name, in: file, &draft)
        draft.addMember(forwarded.text, to: body, "add \(newName)")
      } else {
        rename(member, to: SwiftName.member(newName), in: file, &draft)
      }
      let inherited = SwiftName.member(declaration.baseName + (isAgain ? overriding : original))
      for name in calls.uses(of: declaration.baseName, in: set[reference].range, file) {
        draft.replace(source.stream[name].range, with: inherited, in: file, "rename \(declaration.baseName)")
      }
    }
  }

  private static func rename(_ member: DeclaredMember, to name: String, in file: Int, _ draft: inout PortDraft) {
    draft.replaceToken(at: member.nameOffset, with: name, in: file, "rename \(member.key)")
  }

  /// The declarations that take the place of a member.
  private struct Declaration {
    let baseName: String
    let protocolName: String
    /// The member under its name, which calls the override.
    let dispatch: String
    /// The protocol's requirement.
    let requirement: String

    init?(_ override: OverriddenExtensionMembers.Override, _ set: SourceSet) {
      let (member, reference) = (override.member, override.reference)
      let source = set.sources[reference.file]
      let access = member.modifiers.publicAccess
      baseName = member.baseName
      let capitalized = baseName.prefix(1).uppercased() + baseName.dropFirst()
      protocolName = set[reference].fullName.filter { $0 != "." } + capitalized + "Overriding"
      let own = SwiftName.member(baseName + UIKitExtensionOverrides.original)
      let other = SwiftName.member(baseName + UIKitExtensionOverrides.overriding)
      let isTypeMember = member.isTypeMember
      let lookup = "if let overriding = self as? any \(protocolName)\(isTypeMember ? ".Type" : "")"
      let scope = isTypeMember ? "class " : ""
      let required = isTypeMember ? "static " : ""
      if let method = member.method {
        guard let forwarded = ForwardedMethod(method, in: source), !forwarded.signature.contains("="), !method.isAsync
        else { return nil }
        let (signature, call) = (forwarded.signature, forwarded.arguments)
        // The overriding type is that of the object.
        let downcast = method.returnType?.text == "Self" ? " as! Self" : ""
        let effect = method.isThrowing ? "try " : ""
        requirement = "\(required)func \(other)\(signature)"
        dispatch =
          "\(access)\(scope)func \(SwiftName.member(baseName))\(signature) { \(lookup) { return \(effect)overriding.\(other)\(call)\(downcast) }; "
          + "return \(effect)\(own)\(call) }"
      } else {
        guard let property = member.property, let type = property.type else { return nil }
        let isSettable = source.hasSetter(property)
        requirement = "\(required)var \(other): \(type.text) { get\(isSettable ? " set" : "") }"
        let get = "\(lookup) { return overriding.\(other) }; return \(own)"
        let set = "\(lookup) { overriding.\(other) = newValue } else { \(own) = newValue }"
        dispatch =
          "\(access)\(scope)var \(SwiftName.member(baseName)): \(type.text) { \(isSettable ? "get { \(get) } set { \(set) }" : get) }"
      }
    }

    /// The member of a class that calls the one of its extension, and the new name of that one.
    func forwarding(
      _ member: DeclaredMember,
      isAgain: Bool,
      of className: String,
      in source: ParsedSource
    ) -> (name: String, text: String)? {
      let other = SwiftName.member(baseName + UIKitExtensionOverrides.overriding)
      let owner = className.filter { $0.isLetter || $0.isNumber }
      let name = SwiftName.member(baseName + UIKitExtensionOverrides.overriding + "InExtensionOf" + owner)
      let scope = (isAgain ? "override " : "") + (member.isTypeMember ? "class " : "")
      if let method = member.method {
        guard let forwarded = ForwardedMethod(method, in: source) else { return nil }
        let call = "\(method.isThrowing ? "try " : "")\(name)\(forwarded.arguments)"
        return (name, "\(scope)func \(other)\(forwarded.signature) { \(call) }")
      }
      guard let property = member.property, let type = property.type,
        let binding = source.binding(of: property)
      else { return nil }
      let isSettable = source.tree.has("set", binding)
      let accessors = isSettable ? "get { \(name) } set { \(name) = newValue }" : name
      return (name, "\(scope)var \(other): \(type.text) { \(accessors) }")
    }
  }
}
