import ReuseGenXML

enum SceneMissing: DocumentRule {
  static let name = "scene-missing"
  static let effect = RuleEffect.load
  static let summary = "The storyboard has no scene with the identifier."
  static let discussion = """
    If several storyboards have the name, one must have the scene, and each scene of a listed class in the others
    must have the identifier of one of the class's entries.
    """
  static let rationale = "Instantiating an identifier that the storyboard doesn't have stops the app."
  static let fix = """
    Set the scene's storyboard identifier in the identity inspector, or correct `identifier` in the manifest.
    """
  static let example = """
    The scene of `InfoViewController` in Main.storyboard has the identifier "Info":

        { "scenes": [{ "type": "InfoViewController", "storyboard": "Main", "identifier": "Inof" }] }
    """

  static func findings(in context: LintContext) -> [Finding] {
    lacking(context) + otherScenes(context)
  }

  /// The scenes of listed classes in storyboards whose name other storyboards have, too, and which no entry refers to.
  private static func otherScenes(_ context: LintContext) -> [Finding] {
    let storyboards = Set(context.scenes.map(\.storyboard)).sorted()
      .map { context.documents.candidates($0, .storyboard) }.filter { $0.count > 1 }
    if storyboards.isEmpty { return [] }
    var listed = ListedIdentifiers(context.classes)
    for scene in context.scenes { listed.insert(scene.entry, of: scene.listedClass, identifier: scene.identifier) }
    let matched = context.objectsOfEntries
    return storyboards.flatMap { storyboards -> [Finding] in
      storyboards.compactMap(\.versions.first).filter(\.hasUIKit).flatMap { document in
        document.scenes.compactMap { scene -> Finding? in
          guard let identifier = scene.identifier, !identifier.isEmpty,
            let entry = listed.entryWithout(identifier, scene.class, element: scene.element),
            !matched.contains(document.location(scene.location))
          else { return nil }
          return Finding(
            "no entry of \(entry.type.value.text) has the storyboard identifier \(quoted(identifier)) of this scene; "
              + "list it or correct the identifier",
            at: document.location(scene.location, "storyboardIdentifier"),
            notes: [entry.listed]
          )
        }
      }
    }
  }

  private static func lacking(_ context: LintContext) -> [Finding] {
    var suggestions = SpellingSuggestions()
    return context.versionsOfScenes.compactMap { scene, version -> Finding? in
      guard let identifier = scene.entry.identifier else { return nil }
      switch version.match {
      case .otherClass: return nil
      case .found(let object) where object.identifier?.isLiterally(identifier.value) ?? false: return nil
      case .found(let object), .otherIdentifier(let object):
        return misspelled(identifier, scene, object, in: version.document)
      case .none: return missing(identifier, scene, in: version.document, &suggestions)
      }
    }
  }

  private static func subject(_ scene: ResolvedScene, _ identifier: Located<String>) -> String {
    "the storyboard \(quoted(scene.storyboard)) has no scene \(quoted(identifier.value))"
  }

  private static func misspelled(
    _ identifier: Located<String>,
    _ scene: ResolvedScene,
    _ object: InterfaceBuilderDocument.Scene,
    in document: InterfaceBuilderDocument
  ) -> Finding {
    let has = object.identifier.map { "the identifier \(quoted($0))" } ?? "no identifier"
    let hint = object.identifier?.hint(besides: identifier.value) ?? ""
    return Finding(
      "\(subject(scene, identifier)); its scene of \(scene.type.text) has \(has): make them equal\(hint)",
      at: document.location(object.location, "storyboardIdentifier"),
      notes: [.init("the manifest's identifier is here", at: identifier.location)]
    )
  }

  private static func missing(
    _ identifier: Located<String>,
    _ scene: ResolvedScene,
    in document: InterfaceBuilderDocument,
    _ suggestions: inout SpellingSuggestions
  ) -> Finding {
    let subject = subject(scene, identifier)
    let near = suggestions.nearest(to: identifier.value, in: document.scenes.compactMap(\.identifier))
    guard let near, let object = document.scenes.first(where: { $0.identifier == near }) else {
      return Finding(
        "\(subject); add it to the storyboard or correct the manifest",
        at: identifier.location,
        notes: [.init("the storyboard", at: document.location(document.location))]
      )
    }
    return Finding(
      "\(subject); \(didYouMean(near))",
      at: identifier.location,
      notes: [.init("\(quoted(near)) is here", at: document.location(object.location, "storyboardIdentifier"))]
    )
  }
}
