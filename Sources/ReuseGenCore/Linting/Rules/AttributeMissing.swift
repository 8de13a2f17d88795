import InterfaceBuilderXML

enum AttributeMissing: Rule {
  static let name = "attribute-missing"
  static let defaultSeverity = RuleSeverity.warning
  static let readsDeclarations = true
  static let summary = "A user defined runtime attribute has a key that the class doesn't have."
  static let discussion = """
    The first part of the key path counts. Superclasses, extensions and the properties of Apple's classes count. The
    rule is silent about objects whose class isn't in the sources, and about superclasses that are unknown.
    """
  static let rationale = "The attribute has no effect, and the app logs an error each time that the document is loaded."
  static let fix = "Remove the attribute in the identity inspector, correct its key, or mark the property `@objc`."
  static let example = """
    The sources declare `class StarsView: UIView { @IBInspectable var count = 5 }`:

        <userDefinedRuntimeAttribute type="number" keyPath="stars">
    """

  static func findings(in context: LintContext) -> [Finding] {
    var missing = RepeatedFindings<Mistake>()
    var types: [String: SourceClass] = [:]
    for attribute in context.attributes {
      guard let path = attribute.record.keyPath, let key = path.split(separator: ".").first.map(String.init),
        let members = context.sourceClasses.declarations(ofKey: key, in: attribute.type)
      else { continue }
      let hidden = members.first.map(context.declarations.location(of:))
      guard hidden == nil || !context.sourceClasses.isExposed(members) else { continue }
      types[attribute.type.name] = attribute.type
      let mistake = Mistake(member: MissingMember(type: attribute.type.name, name: key), hidden: hidden)
      missing.add(mistake, at: attribute.document.location(attribute.record.location, "keyPath"))
    }
    var suggestions = SpellingSuggestions()
    return missing.findings { mistake in
      let (type, key) = (mistake.member.type, mistake.member.name)
      if let hidden = mistake.hidden {
        return (
          "the property \(key) of \(type) isn't visible to Interface Builder; mark it @IBInspectable or @objc",
          [.init("\(key) is declared here", at: hidden)]
        )
      }
      guard let found = types[type] else { return ("", []) }
      let near = suggestions.nearest(to: key, in: context.sourceClasses.propertyNames(of: found))
      let cure = near.map { "did you mean \($0)?" } ?? "remove the attribute, or correct its key path"
      let member = near.flatMap { context.sourceClasses.declarations(ofKey: $0, in: found)?.first }
      let note = member.flatMap { member in
        near.map { Diagnostic.Note("\($0) is declared here", at: context.declarations.location(of: member)) }
      }
      return ("\(type) has no property \(key) for the runtime attribute; \(cure)", [note ?? context.note(of: found)])
    }
  }

  private struct Mistake: Hashable {
    var member: MissingMember
    /// The property that Objective-C doesn't see.
    var hidden: SourceLocation?
  }
}
