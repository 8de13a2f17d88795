import ReuseGenDeclarations

/// Optional methods that a subclass adds to those of the class that adopts the protocol. The class gets the method,
/// with what happens where it isn't implemented, and the subclass overrides it.
enum OptionalOverrides: PortEdit {
  static let rows = [
    PortRow(
      "an optional method that only a subclass of the adopting class implements",
      becomes: "the adopting class gets the method, with UIKit's default; the subclass overrides it"
    )
  ]

  static func run(_ context: PortContext, _ draft: inout PortDraft) {
    let set = context.set
    let added = context.addedOptionalMethods
    var written: Set<String> = []
    for addition in added.additions {
      let file = addition.reference.file
      guard let body = set.classBody(addition.adopter, preferring: file),
        let member = member(for: addition, in: body, set)
      else {
        draft.warn(
          "\(addition.method.name) isn't called here, because \(addition.adopter) adopts \(addition.protocolName) "
            + "without it; declare it there, and override it",
          at: addition.method.nameOffset,
          in: file
        )
        continue
      }
      if written.insert("\(addition.adopter).\(addition.method.name)").inserted {
        draft.addMember(member, to: body, "add \(addition.method.name)")
      }
      if set[addition.reference].kind == .class { override(addition, in: body, &draft) }
    }
    for doubt in added.doubts {
      draft.warn(
        "\(doubt.method.name) is called only if \(doubt.superclass), which the sources don't declare, implements it and "
          + "this overrides it, or if \(set[doubt.reference].name) adopts its protocol",
        at: doubt.method.nameOffset,
        in: doubt.reference.file
      )
    }
  }

  /// The method that the class gets.
  private static func member(
    for addition: AddedOptionalMethods.Addition,
    in body: Declarations.Reference,
    _ set: SourceSet
  ) -> String? {
    let method = addition.method
    guard let forwarded = ForwardedMethod(method, in: set.sources[addition.reference.file]) else { return nil }
    let declaration = "\(set[body].modifiers.openAccess)func \(method.baseName)\(forwarded.signature)"
    if let requirement = addition.requirement {
      return "\(declaration) { \(DefaultBody.of(requirement.method)) }"
    }
    return "@MainActor \(declaration) { OptionalMethodDefaults.shared.\(method.baseName)\(forwarded.arguments) }"
  }

  private static func override(
    _ addition: AddedOptionalMethods.Addition,
    in body: Declarations.Reference,
    _ draft: inout PortDraft
  ) {
    let set = draft.set
    let source = set.sources[addition.reference.file]
    let method = addition.method
    guard let keyword = source.tokens(in: method.range).first(where: { source.stream[$0].keyword == .func }) else {
      return
    }
    let visible: Modifiers = [.public, .open]
    // An override is as accessible as what it overrides.
    let isHidden =
      method.modifiers.isDisjoint(with: visible) && !set[body].modifiers.isDisjoint(with: visible)
      && !set[addition.reference].modifiers.isDisjoint(with: visible)
    let text = isHidden ? "public override " : "override "
    draft.insert(text, at: source.stream[keyword].start, in: addition.reference.file, "override \(method.name)")
  }
}
