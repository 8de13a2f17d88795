import SourceDeclarations

/// Members of extensions that override, or that a subclass overrides: without Objective-C only members of the class
/// itself can. The class gets a member that calls the one of the extension, which gets another name.
///
/// The text of the member stays where it is, so its access to private members and its lines stay, too.
enum ExtensionOverrides: PortStep {
  private static let suffix = "InExtension"

  static func run(_ set: SourceSet, _ draft: inout PortDraft) {
    let overridden = OverriddenMembers(set)
    let inherited = OverriddenExtensionMembers(set)
    let added = AddedOptionalMethods(set)
    for reference in set.references where set[reference].kind == .extension {
      let type = set[reference]
      let members =
        type.methods.map { Member(method: $0) } + type.properties.map { Member(property: $0) }
      for member in members {
        let isOverride =
          member.modifiers.contains(.override) && !Observers.isDemoted(member.key, of: reference, set)
          || added.contains(member.key, of: reference)
        guard isOverride || overridden.contains(member.key, ofExtension: reference),
          !inherited.contains(member, of: reference)
        else { continue }
        move(member, isOverride: isOverride, from: reference, set, &draft)
      }
    }
  }

  /// A method or a property.
  struct Member {
    var method: MethodDeclaration?
    var property: PropertyDeclaration?
    var modifiers: Modifiers
    /// The name with labels.
    var key: String
    var nameOffset: Int
    var range: Range<Int>
    var conditions: [String]

    var isTypeMember: Bool { !modifiers.isDisjoint(with: [.static, .class]) }

    init(method: MethodDeclaration) {
      self.method = method
      modifiers = method.modifiers
      key = method.name
      nameOffset = method.nameOffset
      range = method.range
      conditions = method.conditions
    }

    init(property: PropertyDeclaration) {
      self.property = property
      modifiers = property.modifiers
      key = property.name
      nameOffset = property.nameOffset
      range = property.range
      conditions = property.conditions
    }
  }

  private static func move(
    _ member: Member,
    isOverride: Bool,
    from reference: Declarations.Reference,
    _ set: SourceSet,
    _ draft: inout PortDraft
  ) {
    let type = set[reference]
    let file = reference.file
    guard let name = set.className(of: reference), let target = set.classBody(name, preferring: file) else {
      if isOverride, set.className(of: reference) == nil { demote(member, of: type, in: file, set, &draft) }
      return
    }
    if isOverride, let observed = ObservedOverride(member, in: file, set) {
      observed.move(to: target, from: file, set, &draft)
      return
    }
    guard set.isUnconditional(member.conditions, within: []),
      let text = declaration(of: member, isOverride: isOverride, in: reference, set)
    else {
      draft.warn(
        "\(member.key) can't move to the class, which is required to override it; move it there",
        at: member.nameOffset,
        in: file
      )
      return
    }
    rename(member, in: file, set, &draft)
    draft.addMember(text, to: target, "add \(member.key)")
  }

  /// A class that the sources don't declare can't get a member: the override becomes a member of its own.
  private static func demote(
    _ member: Member,
    of type: TypeDeclaration,
    in file: Int,
    _ set: SourceSet,
    _ draft: inout PortDraft
  ) {
    draft.warn(
      "\(member.key) isn't called here, because only \(type.fullName) itself, which the sources don't declare, could "
        + "override it",
      at: member.nameOffset,
      in: file
    )
    if let observed = ObservedOverride(member, in: file, set) {
      observed.makeMethod(in: file, set, &draft)
    } else {
      rename(member, in: file, set, &draft)
    }
  }

  private static func rename(_ member: Member, in file: Int, _ set: SourceSet, _ draft: inout PortDraft) {
    let source = set.sources[file]
    for index in source.tokens(in: member.range.lowerBound..<member.nameOffset)
    where source.stream[index].keyword == .override {
      draft.remove(source.rangeWithSpace(index..<index + 1), in: file, "remove override")
    }
    let nameRange = source.stream[source.token(at: member.nameOffset)].range
    draft.replace(nameRange, with: baseName(member) + suffix, in: file, "rename \(member.key)")
  }

  private static func baseName(_ member: Member) -> String {
    member.method?.baseName ?? member.key
  }

  /// The member of the class that calls the one of the extension; nil if that isn't possible.
  private static func declaration(
    of member: Member,
    isOverride: Bool,
    in reference: Declarations.Reference,
    _ set: SourceSet
  ) -> String? {
    let source = set.sources[reference.file]
    let tokens = source.tokens(in: member.range)
    let keyword = member.method == nil ? Keyword.var : .func
    guard let start = tokens.first(where: { source.stream[$0].keyword == keyword }) else { return nil }
    var modifiers: [String] = []
    for (modifier, word) in Self.kept where member.modifiers.contains(modifier) { modifiers.append(word) }
    if isOverride { modifiers.append("override") }
    let extensionModifiers = set[reference].modifiers
    if extensionModifiers.contains(.public), !modifiers.contains("public") { modifiers.insert("public", at: 0) }
    let prefix = modifiers.map { $0 + " " }.joined()
    if let method = member.method { return self.declaration(of: method, prefix, source) }
    guard let property = member.property, property.isComputed, let type = property.type,
      let open = tokens.first(where: { $0 > start && source.stream.is($0, "{") })
    else { return nil }
    let name = "\(property.name)\(suffix)"
    let accessors =
      isSettable(open, source.stream) ? "get { \(name) } set { \(name) = newValue }" : name
    return "\(prefix)var \(property.name): \(type.text) { \(accessors) }"
  }

  private static let kept: [(Modifiers, String)] = [
    (.open, "open"), (.public, "public"), (.package, "package"), (.nonisolated, "nonisolated"), (.class, "class"),
    (.static, "class"),
  ]

  private static func declaration(
    of method: MethodDeclaration,
    _ prefix: String,
    _ source: ParsedSource
  ) -> String? {
    guard method.kind == .method, let forwarded = ForwardedMethod(method, in: source) else { return nil }
    let effects = (method.isThrowing ? "try " : "") + (method.isAsync ? "await " : "")
    let call = "\(effects)\(method.baseName)\(suffix)\(forwarded.arguments)"
    return "\(prefix)func \(method.baseName)\(forwarded.signature) { \(call) }"
  }

  private static func isSettable(_ open: Int, _ stream: TokenStream) -> Bool {
    var index = open + 1
    let end = stream.index(after: open) - 1
    while index < end {
      if stream[index].keyword == .set, stream.is(index + 1, "{") || stream.is(index + 1, "(") { return true }
      index = max(stream.index(after: index), index + 1)
    }
    return false
  }
}
