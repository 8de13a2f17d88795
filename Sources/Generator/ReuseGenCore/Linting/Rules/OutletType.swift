import ReuseGenDeclarations
import ReuseGenXML

enum OutletType: ConnectionRule {
  static let name = "outlet-type"
  static let effect = RuleEffect.use
  static let defaultSeverity = RuleSeverity.warning
  static let summary = "The class of an outlet's property isn't a class of the object that the outlet is connected to."
  static let discussion = """
    The rule compares classes only, and whether the property is an array, as an outlet collection needs. It doesn't
    report protocols, `AnyObject`, `id`, generic types, or objects whose class or superclasses are unknown.
    """
  static let rationale = """
    Nothing checks the class when the document is loaded. The app stops later, when it sends the object a message
    that it doesn't understand.
    """
  static let fix = "Set the class of the object in the identity inspector, or correct the type of the property."
  static let example = """
    The sources declare `class PersonCell: UITableViewCell { @IBOutlet var photo: UIImageView! }`:

        <label id="a"/>
        …
        <outlet property="photo" destination="a" id="b"/>
    """

  static func findings(in context: ConnectionContext) -> [Finding] {
    var findings = RepeatedFindings<Mistake>()
    for outlet in context.outlets {
      guard let property = outlet.record.property, case .declared(let members) = outlet.member,
        context.declarations.mayHave(members, on: outlet.document.platform),
        let object = context.object(outlet.record.destination, version: outlet.version)
      else { continue }
      func add(_ expected: String, _ actual: Mistake.Actual, at attribute: String) {
        let mistake = Mistake(
          member: MissingMember(type: outlet.type, name: property),
          expected: expected,
          actual: actual,
          declaration: context.declarations.location(of: members[0]),
          object: outlet.document.location(object.location)
        )
        findings.add(mistake, at: outlet.document.location(outlet.record.location, attribute))
      }
      let others = members.map { context.declarations.className(of: $0, isCollection: !outlet.record.isCollection) }
      if case let name?? = others.first, !others.contains(nil) {
        add(name, .number(isCollection: outlet.record.isCollection), at: "property")
        continue
      }
      guard let actual = ObjectClass(object, in: outlet.document, context) else { continue }
      let expected = members.map { context.declarations.className(of: $0, isCollection: outlet.record.isCollection) }
      guard let first = expected.first, let name = first,
        expected.allSatisfy({ $0.map { actual.isKind(of: $0) == false } ?? false })
      else { continue }
      add(name, .object(actual.name), at: "destination")
    }
    return findings.findings { mistake in
      (
        "the outlet \(mistake.member.name) of \(mistake.member.type.name) is \(mistake.difference)",
        [
          .init("\(mistake.member.name) is declared here", at: mistake.declaration),
          .init("the object is here", at: mistake.object),
        ]
      )
    }
  }

  private struct Mistake: Hashable {
    var member: MissingMember
    var expected: String
    var actual: Actual
    var declaration: SourceLocation
    var object: SourceLocation

    enum Actual: Hashable {
      /// The class of the object.
      case object(String)
      /// Whether the outlet is a collection, unlike the property.
      case number(isCollection: Bool)
    }

    var difference: String {
      switch actual {
      case .object(let name):
        "\(expected.withArticle), but it is connected to \(name.withArticle); correct the class of the object, or the "
          + "type of the property"
      case .number(true):
        "\(expected.withArticle), but the document has an outlet collection; connect an outlet, or make the property "
          + "an array"
      case .number(false):
        "an array of \(expected), but the document has an outlet; connect an outlet collection, or correct the type of "
          + "the property"
      }
    }
  }
}
