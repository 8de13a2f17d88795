import SourceDeclarations

enum OutletMissing: Rule {
  static let name = "outlet-missing"
  static let readsDeclarations = true
  static let summary = "A document connects an outlet that the class, its superclasses and its extensions don't have."
  static let discussion = """
    The rule reports only what the sources settle: it is silent if the class isn't in the sources. If a superclass is
    neither in the sources nor one of Apple's, it reports only names that nothing else has, and only if the class has an
    outlet that isn't connected and that the connection fits: one of almost the same name, or one that is declared with
    `!`. The nearest property is suggested.
    """
  static let rationale = """
    The app stops when the document is loaded: "this class is not key value coding-compliant for the key". It happens to
    properties that are renamed or removed in code.
    """
  static let fix = "Remove the connection in Interface Builder and connect the outlet again, or restore the property."
  static let example = """
    The sources declare `class PersonCell: UITableViewCell { @IBOutlet var nameLabel: UILabel! }`:

        <outlet property="titleLabel" destination="a" id="b"/>
    """

  static func findings(in context: LintContext) -> [Finding] {
    var missing = RepeatedFindings<Mistake>()
    var types: [String: SourceClass] = [:]
    lazy var intended = IntendedMembers(context)
    for outlet in context.outlets {
      guard let property = outlet.record.property, !context.hasByItself(property, outlet) else { continue }
      var mistake = Mistake(member: MissingMember(type: outlet.type.name, name: property))
      if let members = context.sourceClasses.declarations(ofKey: property, in: outlet.type) {
        guard members.isEmpty else { continue }
      } else {
        mistake.intended = intended.outlet(outlet)
        if mistake.intended == nil { continue }
      }
      types[outlet.type.name] = outlet.type
      missing.add(mistake, at: outlet.document.location(outlet.record.location, "property"))
    }
    var suggestions = SpellingSuggestions()
    return missing.findings { mistake in
      guard let type = types[mistake.member.type] else { return ("", []) }
      let name = mistake.member.name
      if let intended = mistake.intended { return describe(name, type, intended, context) }
      let near = suggestions.nearest(to: name, in: context.sourceClasses.propertyNames(of: type))
      let cure = near.map { "did you mean \($0)?" } ?? "remove the connection, or restore the property"
      let found = near.flatMap { context.sourceClasses.declarations(ofKey: $0, in: type)?.first }
      return ("\(type.name) has no outlet \(name); \(cure)", [found.map(context.note(of:)) ?? context.note(of: type)])
    }
  }

  private static func describe(
    _ name: String,
    _ type: SourceClass,
    _ intended: MemberLocation,
    _ context: LintContext
  ) -> (message: String, notes: [Diagnostic.Note]) {
    let meant = context.declarations.name(of: intended)
    return (
      "no known class has the outlet \(name), and the outlet \(meant) of \(type.name) isn't connected; did you mean "
        + "\(meant)?",
      [context.note(of: intended)]
    )
  }

  private struct Mistake: Hashable {
    var member: MissingMember
    /// The outlet that is meant, if the class may inherit others that nobody knows.
    var intended: MemberLocation?
  }
}
