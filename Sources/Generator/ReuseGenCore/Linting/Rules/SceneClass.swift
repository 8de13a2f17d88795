import ReuseGenXML

enum SceneClass: DocumentRule {
  static let name = "scene-class"
  static let effect = RuleEffect.load
  static let summary = """
    The controller of a scene has a class other than the entry's type, or no class of its own.
    """
  static let discussion = "For a reference to another storyboard's scene, the class there counts."
  static let rationale = """
    Instantiating returns a controller of the document's class, and the cast to the type stops the app.
    """
  static let fix = """
    Set the controller's class in the storyboard, correct `type` in the manifest, or make the intended scene the initial
    one.
    """
  static let example = """
    The scene "Info" in Main.storyboard has the class `HelpViewController`:

        { "scenes": [{ "type": "InfoViewController", "storyboard": "Main", "identifier": "Info" }] }
    """

  static func findings(in context: LintContext) -> [Finding] {
    context.versionsOfScenes.compactMap { scene, version in
      switch version.match {
      case .found(let reference): destination(of: reference, scene, version)
      case .otherClass(let object): finding(object, scene, version)
      case .otherIdentifier, .none: nil
      }
    }
  }

  private static func finding(
    _ object: InterfaceBuilderDocument.Scene,
    _ scene: ResolvedScene,
    _ version: ResolvedScene.Version
  ) -> Finding {
    let document = version.document
    let type = scene.type.text
    let name = scene.identifier.map { "the scene \(quoted($0))" } ?? "the initial scene"
    let has = object.class.description(element: object.element, insteadOf: scene.listedClass)
    let subject = "\(name) of the storyboard \(quoted(scene.storyboard)) has \(has), but the manifest lists \(type)"
    // If another scene has the class, the wrong scene is marked as the initial one.
    if let meant = version.sceneOfClass {
      return Finding(
        "\(subject); make its scene the initial one, or specify its \"identifier\"",
        at: document.location(document.location, "initialViewController"),
        notes: [.init("the scene of \(type) is here", at: document.location(meant.location)), scene.entry.listed]
      )
    }
    return Finding(
      "\(subject); set it to \(type) or correct the manifest",
      at: document.location(object.location, "customClass"),
      notes: [scene.entry.listed]
    )
  }

  private static func destination(
    of reference: InterfaceBuilderDocument.Scene,
    _ scene: ResolvedScene,
    _ version: ResolvedScene.Version
  ) -> Finding? {
    let type = scene.type.text
    guard let found = version.destination, !found.scene.isReference, !found.class.matches(scene.listedClass)
    else { return nil }
    let has = found.scene.class.description(element: found.scene.element, insteadOf: scene.listedClass)
    return Finding(
      "the scene that the storyboard \(quoted(scene.storyboard)) refers to has \(has), but the manifest lists \(type); "
        + "set it to \(type) or correct the manifest",
      at: found.document.location(found.scene.location, "customClass"),
      notes: [.init("the reference is here", at: version.document.location(reference.location)), scene.entry.listed]
    )
  }
}
