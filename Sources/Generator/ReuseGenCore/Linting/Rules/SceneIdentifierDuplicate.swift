import ReuseGenXML

enum SceneIdentifierDuplicate: DocumentRule {
  static let name = "scene-identifier-duplicate"
  static let effect = RuleEffect.use
  static let summary = "Two scenes of a storyboard have the same identifier."
  static let rationale = "Which of the two an identifier leads to isn't documented."
  static let fix = "Give one of the scenes its own identifier."
  static let example = """
    Main.storyboard:

        <viewController storyboardIdentifier="Info" id="a"/>
        <viewController storyboardIdentifier="Info" id="b"/>
    """

  static func findings(in context: LintContext) -> [Finding] {
    context.versions.flatMap { document -> [Finding] in
      var first: [String: InterfaceBuilderDocument.Scene] = [:]
      return document.scenes.compactMap { scene in
        guard let identifier = scene.identifier, !identifier.isEmpty else { return nil }
        guard let other = first[identifier] else {
          first[identifier] = scene
          return nil
        }
        return Finding(
          "a second scene has the identifier \(quoted(identifier)); give one of them its own",
          at: document.location(scene.location, "storyboardIdentifier"),
          notes: [.init("the first is here", at: document.location(other.location, "storyboardIdentifier"))]
        )
      }
    }
  }
}
