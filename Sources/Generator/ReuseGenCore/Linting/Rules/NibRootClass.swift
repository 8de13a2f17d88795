import ReuseGenXML

enum NibRootClass: DocumentRule {
  static let name = "nib-root-class"
  static let effect = RuleEffect.load
  static let summary = "The root of a nib has a class other than the entry's type, or no class of its own."
  static let rationale = """
    Dequeuing or loading returns an object of the document's class, and the cast to the type stops the app.
    """
  static let fix = """
    Set the root's class in the identity inspector, or correct `type` or `nib` in the manifest. If the class is set
    on File's Owner of a view that isn't recycled, add `"owner": true` to the entry.
    """
  static let example = """
    The root of PersonCell.xib has the class `PlaceCell`:

        { "cells": [{ "type": "PersonCell", "nib": true }] }
    """

  static func findings(in context: LintContext) -> [Finding] {
    context.versionsOfNibs.compactMap { nib, document in
      nib.isOwner ? nil : finding(nib, in: document, context.classes)
    }
  }

  private static func finding(
    _ nib: ResolvedNib,
    in document: InterfaceBuilderDocument,
    _ classes: ClassComparison
  ) -> Finding? {
    let roots = nib.roots(of: document)
    func isRight(_ reference: ClassReference, _ element: String) -> Bool {
      classes.equal(nib.listedClass, reference, element: element)
    }
    guard let root = roots.first, !roots.contains(where: { isRight($0.class, $0.element) }) else { return nil }
    var suggestion = "set it to \(nib.type) or correct the manifest"
    if let owner = document.owner, isRight(owner.class, owner.element) {
      suggestion =
        nib.isReusable
        ? "the File's Owner has it: set the root's class to \(nib.type), and clear that of the owner"
        : "the File's Owner has it: add \"owner\": true, or set the root's class"
    }
    return Finding(
      "the root of the nib \(quoted(nib.name)) has "
        + "\(root.class.description(element: root.element, insteadOf: nib.listedClass)), "
        + "but the manifest lists \(nib.type); \(suggestion)",
      at: document.location(root.location, "customClass"),
      notes: [nib.entry.listed]
    )
  }
}
