import ReuseGenXML

package enum IdentifierMissing: SourceRule {
  package static let name = "identifier-missing"
  static let effect = RuleEffect.use
  static let defaultSeverity = RuleSeverity.warning
  static let summary = "The cell of a nib has no reuse identifier."
  static let discussion =
    "A nib that code names isn't reported: the code loads it, or specifies the identifier when it registers it."
  static let rationale = """
    This is legal, because registration supplies the identifier. If the document has it as well, the two are
    compared, and a copy of the nib that is registered for another class is found.
    """
  static let fix = "Add the identifier to the document, or switch the rule off."
  static let example = """
    PersonCell.xib:

        <tableViewCell id="a" customClass="PersonCell"/>
    """

  static func findings(in context: SourceContext) -> [Finding] {
    let named = Set(context.codeNames([.nib]).map(\.text))
    return context.versionsOfNibs.compactMap { nib, document -> Finding? in
      // Interface Builder has no field for the identifier of an object that isn't a cell.
      guard nib.isReusable, !named.contains(nib.name), let root = document.reusables.first(where: { $0.role == .root }),
        root.identifier?.isEmpty ?? true
      else { return nil }
      return Finding(
        "the root of the nib \(quoted(nib.name)) has no reuse identifier; add "
          + "\(quoted(nib.entry.reuseIdentifier)) to the document, or switch this rule off",
        at: document.location(root.location),
        notes: [nib.entry.listed]
      )
    }
  }
}
