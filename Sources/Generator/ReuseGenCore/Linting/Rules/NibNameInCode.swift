enum NibNameInCode: SourceRule {
  static let name = "nib-name-in-code"
  static let effect = RuleEffect.use
  static let summary = """
    Code loads a nib that the target or the bundle doesn't have, for an owner without its outlets, or without end, or
    casts its view to another class.
    """
  static let discussion = """
    The rule reads `UINib(nibName:)`, `loadNibNamed` and `init(nibName:)`. A cast of the first object is reported if the
    classes of all objects at the top level, and their superclasses, are known, as is a cell registration's nib. Loading
    never ends where `init(coder:)` always loads a nib with an object of its class.
    """
  static let rationale = "The app stops at the cast, or where it loads the nib: \"Could not load NIB in bundle\"."
  static let fix = "Correct the name, restore the nib, or use the accessor that is generated for it."
  static let example = """
    The target has PersonCell.xib:

        func load() {
          tableView.register(UINib(nibName: "PersonCel", bundle: nil), forCellReuseIdentifier: "PersonCell")
        }
    """

  static func findings(in context: SourceContext) -> [Finding] {
    let names = context.codeNames([.nib])
    guard !names.isEmpty else { return [] }
    let documents = context.codeDocuments
    let all = documents.all.filter { $0.kind == .xib }.map(\.name)
    var suggestions = SpellingSuggestions()
    var owners: [String: ConnectedClasses] = [:]
    return names.compactMap { name in
      let found = documents.candidates(name.text, .xib)
      guard found.isEmpty, !documents.isUnreadable(name.text, .xib) else {
        return context.otherBundle(name, .xib) ?? cast(name, found, context) ?? owner(name, found, context, &owners)
      }
      let near = suggestions.nearest(to: name.text, in: all)
      let suggestion =
        name.text.hintAboutExtension("xib") ?? context.addition(of: "\(name.text).xib") ?? near.map(didYouMean)
        ?? "correct the name, or restore the nib"
      let note = near.flatMap { documents.candidates($0, .xib).first?.note }
      return Finding(
        "there is no nib \(quoted(name.text)); \(suggestion)",
        at: name.location,
        notes: [note]
      )
    }
  }

  private static func cast(_ name: CodeName, _ nibs: [NamedDocument], _ context: SourceContext) -> Finding? {
    let versions = nibs.flatMap(\.versions).filter(\.hasUIKit)
    let classes = versions.flatMap { version in version.roots.map { version.className(of: $0) } }
    guard let (actual, wanted) = context.wrongCast(of: name, from: classes) else { return nil }
    return Finding(
      "the nib \(quoted(name.text)) has \(actual.withArticle), but it is cast to \(wanted); make them equal",
      at: name.location,
      notes: [nibs.first?.note]
    )
  }
}
