enum NibRootCount: DocumentRule {
  static let name = "nib-root-count"
  static let effect = RuleEffect.load
  static let summary = """
    The nib of a cell, header or footer has no root object or more than one, or the nib of a view has none.
    """
  static let rationale = """
    Tables and collections stop the app unless the nib has exactly one top-level object. A gesture recognizer that
    was dropped on the cell is one.
    """
  static let fix = "Move the other objects into the root or out of the document."
  static let example = """
    PersonCell.xib is registered for a table:

        <objects>
            <tableViewCell id="a" customClass="PersonCell"/>
            <tapGestureRecognizer id="b"/>
        </objects>
    """

  static func findings(in context: LintContext) -> [Finding] {
    context.versionsOfNibs.compactMap { nib, document -> Finding? in
      if nib.isOwner { return nil }
      let roots = document.roots
      guard let first = roots.first else {
        return Finding(
          "the nib \(quoted(nib.name)) has no root object; add \(nib.type.withArticle) to it",
          at: document.location(document.location),
          notes: [nib.entry.listed]
        )
      }
      guard nib.isReusable, roots.count > 1 else { return nil }
      return Finding(
        "the nib \(quoted(nib.name)) has \(roots.count) root objects and must have one, the \(nib.type); "
          + "move the others into it or out of the document",
        at: document.location(roots[1].location),
        notes: [.init("the first root is here", at: document.location(first.location)), nib.entry.listed]
      )
    }
  }
}
