import ReuseGenDeclarations

enum AttributeMissing: ConnectionRule {
  static let name = "attribute-missing"
  static let effect = RuleEffect.load
  static let defaultSeverity = RuleSeverity.warning
  static let summary = "A user defined runtime attribute has a key that the class doesn't have, or can't set."
  static let discussion = """
    The first part of the key path counts. Superclasses, extensions and the properties of Apple's classes count. If
    a superclass is unknown, the rule reports only names that nothing else has and that are almost the name of a
    property of the class.
    """
  static let rationale = "The attribute has no effect, and the app logs an error each time that the document is loaded."
  static let fix = "Remove the attribute in the identity inspector, correct its key, or mark the property `@objc`."
  static let example = """
    The sources declare `class StarsView: UIView { @IBInspectable var count = 5 }`:

        <userDefinedRuntimeAttribute type="number" keyPath="stars">
    """

  static func findings(in context: ConnectionContext) -> [Finding] {
    var missing = RepeatedFindings<Mistake>()
    lazy var intended = IntendedMembers(context)
    for attribute in context.attributes {
      guard let key = attribute.record.key else { continue }
      var mistake = Mistake(member: MissingMember(type: attribute.type, name: key))
      switch attribute.member {
      case .declared(let members):
        if context.sourceClasses.isExposed(members) {
          guard attribute.record.keyPath == key,
            context.sourceClasses.areReadOnly(members, ofKey: key, in: attribute.type)
          else { continue }
          mistake.isReadOnly = true
        }
        mistake.hidden = members.first
      case .missing: break
      case .notInSources:
        mistake.intended = intended.attribute(attribute)
        if mistake.intended == nil { continue }
      }
      missing.add(mistake, at: attribute.document.location(attribute.record.location, "keyPath"))
    }
    var suggestions = SpellingSuggestions()
    return missing.findings { mistake in
      describe(mistake, &suggestions, context)
    }
  }

  private static func describe(
    _ mistake: Mistake,
    _ suggestions: inout SpellingSuggestions,
    _ context: ConnectionContext
  ) -> (message: String, notes: [Diagnostic.Note]) {
    let (type, key) = (mistake.member.type, mistake.member.name)
    if let hidden = mistake.hidden {
      return (
        "the property \(key) of \(type.name) "
          + (mistake.isReadOnly
            ? "has no setter; add one, or remove the attribute"
            : "isn't visible to Interface Builder; mark it @IBInspectable or @objc"),
        [context.note(of: hidden)]
      )
    }
    if let intended = mistake.intended {
      return (
        "no known class has the property \(key) for the runtime attribute of \(type.name); did you mean "
          + "\(context.declarations.name(of: intended))?",
        [context.note(of: intended)]
      )
    }
    let near = suggestions.nearest(to: key, in: context.sourceClasses.propertyNames(of: type))
    let suggestion = near.map { "did you mean \($0)?" } ?? "remove the attribute, or correct its key path"
    let member = near.flatMap { context.sourceClasses.declaredMembers(ofKey: $0, in: type).first }
    return (
      "\(type.name) has no property \(key) for the runtime attribute; \(suggestion)",
      [member.map(context.note(of:)) ?? context.note(of: type)]
    )
  }

  private struct Mistake: Hashable {
    var member: MissingMember
    /// The property that Objective-C doesn't see, or that has no setter.
    var hidden: MemberLocation?
    var isReadOnly = false
    /// The property that is meant, if the class may inherit unknown members.
    var intended: MemberLocation?
  }
}
