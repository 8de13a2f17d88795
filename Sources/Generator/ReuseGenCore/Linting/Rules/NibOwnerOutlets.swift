enum NibOwnerOutlets: DocumentRule {
  static let name = "nib-owner-outlets"
  static let effect = RuleEffect.load
  static let summary = "A nib that is loaded without an owner has outlets of File's Owner."
  static let rationale = "Without an owner there is no object that has the outlets, and setting them stops the app."
  static let fix = """
    Connect the outlets from the root instead, or add `"owner": true` to the entry and make the class the File's Owner.
    """
  static let example = """
    A table registers PersonCell.xib, in which File's Owner has the outlet `nameLabel`:

        <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
            <connections><outlet property="nameLabel" destination="c"/></connections>
        </placeholder>
    """

  static func findings(in context: LintContext) -> [Finding] {
    context.versionsOfNibs.flatMap { nib, document -> [Finding] in
      guard !nib.isOwner, let owner = document.filesOwner?.id else { return [] }
      return document.outlets.filter { $0.owner == owner }.map { outlet in
        Finding(
          "the nib \(quoted(nib.name)) sets the outlet \(quoted(outlet.property ?? "")) of File's Owner, "
            + "but \(nib.type) is loaded without an owner; connect it from the root instead",
          at: document.location(outlet.location, "property"),
          notes: [nib.entry.listed]
        )
      }
    }
  }
}
