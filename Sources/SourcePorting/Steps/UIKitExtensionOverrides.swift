import SourceDeclarations

/// Members that an extension adds to a UIKit class, and that classes of the sources override: only the Objective-C
/// runtime finds the override. Renames the member; a new member with its name calls the override, if any. Overrides get
/// a name of their own, which a protocol requires.
enum UIKitExtensionOverrides: PortStep {
  private static let original = "InExtension"
  private static let overriding = "InSubclass"

  static func run(_ set: SourceSet, _ draft: inout PortDraft) {
    for override in OverriddenExtensionMembers(set).overrides {
      guard let declaration = Declaration(override, set) else {
        draft.warn(
          "\(override.member.key) is overridden by \(override.overriders.count) classes, which can't override a member of an "
            + "extension here; move it to a class of the sources",
          at: override.member.nameOffset,
          in: override.reference.file
        )
        continue
      }
      rename(override.member, to: declaration.baseName + original, in: override.reference.file, set, &draft)
      draft.addMember(declaration.dispatch, to: override.reference, "call the override of \(override.member.key)")
      draft.addDeclaration(
        "@MainActor protocol \(declaration.protocolName): AnyObject { \(declaration.requirement) }",
        after: override.reference,
        "require \(override.member.key)"
      )
      adopt(override, declaration, set, &draft)
    }
  }

  private static func adopt(
    _ override: OverriddenExtensionMembers.Override,
    _ declaration: Declaration,
    _ set: SourceSet,
    _ draft: inout PortDraft
  ) {
    let classes = Set(override.overriders.compactMap { set.className(of: $0.reference) })
    for (reference, member) in override.overriders {
      guard let name = set.className(of: reference), let body = set.classBody(name, preferring: reference.file) else {
        continue
      }
      let isAgain = !classes.isDisjoint(with: set.ancestors(of: name))
      let file = reference.file
      let source = set.sources[file]
      if !isAgain {
        for index in source.tokens(in: member.range.lowerBound..<member.nameOffset)
        where source.stream[index].keyword == .override {
          draft.remove(source.rangeWithSpace(index..<index + 1), in: file, "remove override")
        }
        draft.conform(body, to: declaration.protocolName, set)
      }
      rename(member, to: declaration.baseName + overriding, in: file, set, &draft)
      let inherited = declaration.baseName + (isAgain ? overriding : original)
      for index in source.tokens(in: set[reference].range)
      where source.stream.is(index, "super") && source.stream.is(index + 1, ".")
        && source.stream.text(index + 2) == declaration.baseName
      {
        draft.replace(source.stream[index + 2].range, with: inherited, in: file, "rename \(declaration.baseName)")
      }
    }
  }

  private static func rename(
    _ member: ExtensionOverrides.Member,
    to name: String,
    in file: Int,
    _ set: SourceSet,
    _ draft: inout PortDraft
  ) {
    let source = set.sources[file]
    let range = source.stream[source.token(at: member.nameOffset)].range
    draft.replace(range, with: name, in: file, "rename \(member.key)")
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
      let isPublic = member.modifiers.contains(.public) || member.modifiers.contains(.open)
      let access = isPublic ? "public " : ""
      baseName = member.method?.baseName ?? member.key
      let capitalized = baseName.prefix(1).uppercased() + baseName.dropFirst()
      protocolName = set[reference].fullName.filter { $0 != "." } + capitalized + "Overriding"
      let own = baseName + UIKitExtensionOverrides.original
      let other = baseName + UIKitExtensionOverrides.overriding
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
          "\(access)\(scope)func \(baseName)\(signature) { \(lookup) { return \(effect)overriding.\(other)\(call)\(downcast) }; "
          + "return \(effect)\(own)\(call) }"
      } else {
        guard let property = member.property, let type = property.type else { return nil }
        let isSettable = source.tokens(in: property.range).contains { source.stream[$0].keyword == .set }
        requirement = "\(required)var \(other): \(type.text) { get\(isSettable ? " set" : "") }"
        let get = "\(lookup) { return overriding.\(other) }; return \(own)"
        let set = "\(lookup) { overriding.\(other) = newValue } else { \(own) = newValue }"
        dispatch =
          "\(access)\(scope)var \(baseName): \(type.text) { \(isSettable ? "get { \(get) } set { \(set) }" : get) }"
      }
    }
  }
}
