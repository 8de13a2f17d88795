import ReuseGenSpelling

enum OutletMissing: Rule {
  static let name = "outlet-missing"
  static let readsDeclarations = true
  static let summary = "A document connects an outlet that the class, its superclasses and its extensions don't have."
  static let discussion = """
    The rule reports only what the sources settle: it is silent if the class isn't in the sources, or if a superclass is
    neither in the sources nor one of Apple's. The nearest property is suggested.
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
    var missing = RepeatedFindings<MissingMember>()
    var types: [String: SourceClass] = [:]
    for outlet in context.outlets {
      guard let property = outlet.record.property,
        context.sourceClasses.declarations(ofKey: property, in: outlet.type)?.isEmpty ?? false
      else { continue }
      types[outlet.type.name] = outlet.type
      let location = outlet.document.location(outlet.record.location, "property")
      missing.add(MissingMember(type: outlet.type.name, name: property), at: location)
    }
    var suggestions = SpellingSuggestions()
    return missing.findings { mistake in
      guard let type = types[mistake.type] else { return ("", []) }
      let near = suggestions.nearest(to: mistake.name, in: context.sourceClasses.propertyNames(of: type))
      let cure = near.map { "did you mean \($0)?" } ?? "remove the connection, or restore the property"
      let found = near.flatMap { context.sourceClasses.declarations(ofKey: $0, in: type)?.first }
      let note = found.flatMap { member in
        near.map { Diagnostic.Note("\($0) is declared here", at: context.declarations.location(of: member)) }
      }
      return ("\(mistake.type) has no outlet \(mistake.name); \(cure)", [note ?? context.note(of: type)])
    }
  }
}
