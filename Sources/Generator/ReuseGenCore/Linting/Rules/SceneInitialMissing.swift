enum SceneInitialMissing: DocumentRule {
  static let name = "scene-initial-missing"
  static let effect = RuleEffect.load
  static let summary = "An entry without `identifier` means the initial scene, and the storyboard has none."
  static let rationale = "Instantiating the initial scene returns nothing, and the app stops."
  static let fix = """
    Select "Is Initial View Controller" for the scene, or specify its `identifier` in the manifest.
    """
  static let example = """
    Main.storyboard has no `initialViewController`:

        { "scenes": [{ "type": "StartViewController", "storyboard": "Main" }] }
    """

  static func findings(in context: LintContext) -> [Finding] {
    context.versionsOfScenes.compactMap { scene, version -> Finding? in
      guard scene.entry.identifier == nil, case .none = version.match else { return nil }
      let document = version.document
      let subject =
        document.initial == nil
        ? "the storyboard \(quoted(scene.storyboard)) has no initial scene"
        : "the storyboard \(quoted(scene.storyboard)) names an initial scene that it doesn't have"
      return Finding(
        "\(subject); mark the scene of \(scene.type.text) as initial, or specify its \"identifier\"",
        at: document.location(document.location, "initialViewController"),
        notes: [scene.entry.listed]
      )
    }
  }
}
