enum OutletHidden: ConnectionRule {
  static let name = "outlet-hidden"
  static let effect = RuleEffect.load
  static let summary = "A document connects a property that isn't visible to Objective-C."
  static let discussion = """
    `@IBOutlet`, `@objc` and `@IBInspectable` make a property visible, and so does `@objcMembers` on the class or a
    superclass, or `@objc` on the extension.
    """
  static let rationale = """
    Nibs set outlets through Objective-C. A property that it doesn't see isn't an outlet, and the app stops when the
    document is loaded.
    """
  static let fix = "Mark the property `@IBOutlet`, or remove the connection."
  static let example = """
    The sources declare `class PersonCell: UITableViewCell { var nameLabel: UILabel! }`:

        <outlet property="nameLabel" destination="a" id="b"/>
    """

  static func findings(in context: ConnectionContext) -> [Finding] {
    var hidden = RepeatedFindings<MissingMember>()
    var locations: [MissingMember: SourceLocation] = [:]
    for outlet in context.outlets {
      guard let property = outlet.record.property,
        case .declared(let members) = outlet.member, let member = members.first,
        !context.sourceClasses.isExposed(members)
      else { continue }
      let mistake = MissingMember(type: outlet.type, name: property)
      locations[mistake] = context.declarations.location(of: member)
      hidden.add(mistake, at: outlet.document.location(outlet.record.location, "property"))
    }
    return hidden.findings { mistake in
      (
        "the property \(mistake.name) of \(mistake.type.name) isn't visible to Interface Builder; mark it @IBOutlet",
        locations[mistake].map { [.init("\(mistake.name) is declared here", at: $0)] } ?? []
      )
    }
  }
}
