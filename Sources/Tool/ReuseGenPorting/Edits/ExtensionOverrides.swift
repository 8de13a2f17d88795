import ReuseGenDeclarations
import ReuseGenSyntax

/// Members of extensions that override, or that a subclass overrides: without Objective-C only members of the class
/// itself can. The class gets a member that calls the one of the extension, which gets another name.
///
/// The text of the member stays where it is, so its access to private members and its lines stay, too.
enum ExtensionOverrides: PortEdit {
  static let rows = [
    PortRow(
      "an override in an extension of a class that the sources don't declare",
      becomes: "without `override`, with the suffix `InExtension`; it isn't called"
    ),
    PortRow(
      "a member of an extension that overrides, or that a subclass overrides",
      becomes: """
        the class gets a member that calls it; its own name gets the suffix `InExtension`
        """
    ),
    PortRow(
      "an observed property in an extension, such as `override var isSelected: Bool { didSet { … } }`",
      becomes: "the class gets the property; the observer becomes a method of the extension"
    ),
  ]

  private static let suffix = "InExtension"

  static func run(_ context: PortContext, _ draft: inout PortDraft) {
    let set = context.set
    let overridden = OverriddenMembers(set)
    let inherited = context.overriddenExtensionMembers
    let added = context.addedOptionalMethods
    var moves: [Move] = []
    for reference in set.references where set[reference].kind == .extension {
      for member in set[reference].declaredMembers {
        let isOverride =
          member.modifiers.contains(.override) && !Observers.isDemoted(member.key, of: reference, set)
          || added.contains(member.key, of: reference)
        guard isOverride || overridden.contains(member.key, ofExtension: reference),
          !inherited.contains(member, of: reference)
        else { continue }
        moves.append(Move(member: member, reference: reference, isOverride: isOverride))
      }
    }
    let suffixes = Suffixes(moves, set)
    for move in moves { self.move(move, suffixes.suffix(of: move), &draft) }
  }

  /// A member of an extension that gets another name.
  fileprivate struct Move {
    var member: DeclaredMember
    var reference: Declarations.Reference
    var isOverride: Bool
  }

  /// The ends of the new names. A member whose name a member of a superclass gets as well has its own, because members
  /// of extensions don't override one another.
  private struct Suffixes {
    private var classes: [String: Set<String>] = [:]
    private let set: SourceSet

    init(_ moves: [Move], _ set: SourceSet) {
      self.set = set
      for move in moves {
        if let name = set.className(of: move.reference) { classes[move.member.key, default: []].insert(name) }
      }
    }

    func suffix(of move: Move) -> String {
      guard let name = set.className(of: move.reference), let others = classes[move.member.key], others.count > 1,
        !others.isDisjoint(with: set.ancestors(of: name))
      else { return ExtensionOverrides.suffix }
      return ExtensionOverrides.suffix + "Of" + name.filter { $0.isLetter || $0.isNumber }
    }
  }

  private static func move(_ move: Move, _ suffix: String, _ draft: inout PortDraft) {
    let set = draft.set
    let (member, reference, isOverride) = (move.member, move.reference, move.isOverride)
    let file = reference.file
    guard let name = set.className(of: reference) else {
      if isOverride { demote(member, of: set[reference], in: file, &draft) }
      return
    }
    guard let target = set.classBody(name, preferring: file) else { return }
    if isOverride, let observed = ObservedOverride(member, suffix, in: file, set) {
      observed.move(to: target, from: file, &draft)
      return
    }
    guard set.isUnconditional(member.conditions, within: []),
      let text = declaration(of: member, suffix, isOverride: isOverride, in: reference, set)
    else {
      draft.warn(
        "\(member.key) can't move to the class, which is required to override it; move it there",
        at: member.nameOffset,
        in: file
      )
      return
    }
    rename(member, suffix, in: file, &draft)
    draft.addMember(text, to: target, "add \(member.key)")
  }

  /// A class that the sources don't declare can't get a member: the override becomes a member of its own.
  private static func demote(
    _ member: DeclaredMember,
    of type: TypeDeclaration,
    in file: Int,
    _ draft: inout PortDraft
  ) {
    draft.warn(
      "\(member.key) isn't called here, because only \(type.fullName) itself, which the sources don't declare, could "
        + "override it",
      at: member.nameOffset,
      in: file
    )
    if let observed = ObservedOverride(member, suffix, in: file, draft.set) {
      observed.makeMethod(in: file, &draft)
    } else {
      rename(member, suffix, in: file, &draft)
    }
  }

  private static func rename(_ member: DeclaredMember, _ suffix: String, in file: Int, _ draft: inout PortDraft) {
    draft.removeModifier(.override, ofDeclarationNamedAt: member.nameOffset, in: file)
    let name = SwiftName.member(member.baseName + suffix)
    draft.replaceToken(at: member.nameOffset, with: name, in: file, "rename \(member.key)")
  }

  /// The member of the class that calls the one of the extension; `nil` if that isn't possible.
  private static func declaration(
    of member: DeclaredMember,
    _ suffix: String,
    isOverride: Bool,
    in reference: Declarations.Reference,
    _ set: SourceSet
  ) -> String? {
    let source = set.sources[reference.file]
    var modifiers: [String] = []
    for (modifier, word) in Self.kept where member.modifiers.contains(modifier) { modifiers.append(word) }
    if isOverride { modifiers.append("override") }
    let extensionModifiers = set[reference].modifiers
    if extensionModifiers.contains(.public), !modifiers.contains("public") { modifiers.insert("public", at: 0) }
    let prefix = modifiers.map { $0 + " " }.joined()
    if let method = member.method { return self.declaration(of: method, suffix, prefix, source) }
    guard let property = member.property, property.isComputed, let type = property.type,
      let binding = source.binding(of: property)
    else { return nil }
    let name = SwiftName.member(property.name + suffix)
    let accessors = source.tree.has("set", binding) ? "get { \(name) } set { \(name) = newValue }" : name
    return "\(prefix)var \(SwiftName.member(property.name)): \(type.text) { \(accessors) }"
  }

  private static let kept: [(Modifiers, String)] = [
    (.open, "open"), (.public, "public"), (.package, "package"), (.nonisolated, "nonisolated"), (.class, "class"),
    (.static, "class"),
  ]

  private static func declaration(
    of method: MethodDeclaration,
    _ suffix: String,
    _ prefix: String,
    _ source: ParsedSource
  ) -> String? {
    guard method.kind == .method, let forwarded = ForwardedMethod(method, in: source) else { return nil }
    let effects = (method.isThrowing ? "try " : "") + (method.isAsync ? "await " : "")
    let call = "\(effects)\(SwiftName.member(method.baseName + suffix))\(forwarded.arguments)"
    return "\(prefix)func \(SwiftName.member(method.baseName))\(forwarded.signature) { \(call) }"
  }
}
