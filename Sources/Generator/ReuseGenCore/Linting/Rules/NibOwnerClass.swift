import ReuseGenXML

enum NibOwnerClass: DocumentRule {
  static let name = "nib-owner-class"
  static let effect = RuleEffect.load
  static let summary = """
    The entry has `"owner": true`, and the nib's File's Owner has another class, or none.
    """
  static let rationale = """
    The nib sets outlets of the document's class. Setting an outlet that the owner doesn't have stops the app.
    """
  static let fix = "Set the class of File's Owner in the identity inspector, or correct `type` in the manifest."
  static let example = """
    The File's Owner of RatingWidget.xib has no class:

        { "views": [{ "type": "RatingWidget", "nib": true, "owner": true }] }
    """

  static func findings(in context: LintContext) -> [Finding] {
    context.versionsOfNibs.compactMap { nib, document -> Finding? in
      guard nib.isOwner else { return nil }
      let owner = document.filesOwner
      let reference = owner?.class ?? ClassReference()
      // An owner without a class is an NSObject, whatever the type is.
      let isRight =
        reference.className != nil && context.classes.equal(nib.listedClass, reference, element: "placeholder")
      guard !isRight else { return nil }
      let has = reference.className.map { "the class \($0)" } ?? "no class"
      return Finding(
        "the File's Owner of the nib \(quoted(nib.name)) has \(has), but the manifest lists \(nib.type); "
          + "set it to \(nib.type) or correct the manifest",
        at: document.location(owner?.location ?? document.location, "customClass"),
        notes: [nib.entry.listed]
      )
    }
  }
}
