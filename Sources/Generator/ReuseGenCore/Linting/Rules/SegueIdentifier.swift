import ReuseGenXML

enum SegueIdentifier: DocumentRule {
  static let name = "segue-identifier"
  static let effect = RuleEffect.use
  static let defaultSeverity = RuleSeverity.warning
  static let summary = "Two segues of one controller have the same identifier, or a segue's identifier is blank."
  static let rationale = """
    Which of two segues `performSegue(withIdentifier:)` finds isn't documented, and `prepare(for:)` can't
    distinguish them.
    """
  static let fix = "Give one of the segues its own identifier, or remove the blank one."
  static let example = """
    Two buttons of one controller:

        <segue destination="b" kind="show" identifier="details" id="s1"/>
        <segue destination="c" kind="show" identifier="details" id="s2"/>
    """

  static func findings(in context: LintContext) -> [Finding] {
    context.versions.flatMap { document -> [Finding] in
      var first: [Key: InterfaceBuilderDocument.Segue] = [:]
      return document.segues.compactMap { segue in
        // Interface Builder leaves an empty one where the identifier was deleted.
        guard let identifier = segue.identifier, !identifier.isEmpty else { return nil }
        guard !identifier.allSatisfy(\.isWhitespace) else {
          return Finding(
            "the identifier of a segue is blank; specify one or remove it",
            at: document.location(segue.location, "identifier")
          )
        }
        let key = Key(controller: segue.sceneID, identifier: identifier)
        guard let other = first[key] else {
          first[key] = segue
          return nil
        }
        return Finding(
          "a second segue of this controller has the identifier \(quoted(identifier)); give one of them its own",
          at: document.location(segue.location, "identifier"),
          notes: [.init("the first is here", at: document.location(other.location, "identifier"))]
        )
      }
    }
  }

  private struct Key: Hashable {
    /// The scene around the segue. A segue can start from a button or a cell of its controller.
    var controller: String?
    var identifier: String
  }
}
