enum OutletHidden: ConnectionRule {
  static let name = "outlet-hidden"
  static let effect = RuleEffect.load
  static let summary = """
    A document connects a property that isn't visible to Objective-C, has no setter, or is only in some builds.
    """
  static let discussion = """
    `@IBOutlet`, `@objc` and `@IBInspectable` make a property visible, and so does `@objcMembers` on the class or a
    superclass, or `@objc` on the extension. One under `#if DEBUG` needs another under `#else`.
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
    var remedies: [MissingMember: String] = [:]
    for outlet in context.outlets {
      guard let property = outlet.record.property,
        case .declared(let members) = outlet.member, let member = members.first
      else { continue }
      let mistake = MissingMember(type: outlet.type, name: property)
      if context.sourceClasses.isExposed(members) {
        if context.declarations.areOnlyInSomeBuilds(members, on: outlet.document.platform) {
          remedies[mistake] = "is only in some builds; move it out of the condition, or remove the connection"
        } else if context.sourceClasses.areReadOnly(members, ofKey: property, in: outlet.type) {
          remedies[mistake] = "has no setter; add one, or remove the connection"
        } else {
          continue
        }
      }
      locations[mistake] = context.declarations.location(of: member)
      hidden.add(mistake, at: outlet.document.location(outlet.record.location, "property"))
    }
    return hidden.findings { mistake in
      (
        "the property \(mistake.name) of \(mistake.type.name) "
          + (remedies[mistake] ?? "isn't visible to Interface Builder; mark it @IBOutlet"),
        [locations[mistake].map { .init("\(mistake.name) is declared here", at: $0) }]
      )
    }
  }
}
