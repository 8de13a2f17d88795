import ReuseGenXML

enum StoryboardMissing: DocumentRule {
  static let name = "storyboard-missing"
  static let effect = RuleEffect.load
  static let summary = "The manifest names a storyboard, or implies one with a scene's name, that doesn't exist."
  static let rationale = "Opening a storyboard that isn't in the bundle stops the app."
  static let fix = """
    Correct the name in the manifest, specify `storyboard`, or list the document's folder in `interfaceBuilder`.
    """
  static let example = """
    Without `storyboard`, the scene is the initial one of InfoViewController.storyboard:

        { "scenes": ["InfoViewController"] }
    """

  static func findings(in context: LintContext) -> [Finding] {
    var search = Search(context)
    let prototypes = context.prototypes.filter(\.lookup.isMissing).map { prototype in
      let subject = Subject(
        text: "\(prototype.type) is a prototype of the storyboard",
        storyboard: prototype.storyboard,
        location: prototype.location,
        isStated: true,
        sceneElsewhere: prototype.sceneElsewhere
      )
      return search.finding(subject)
    }
    let scenes = context.scenes.filter(\.lookup.isMissing).map { scene in
      let subject = Subject(
        text: "\(scene.type.text) is a scene of the storyboard",
        storyboard: scene.storyboard,
        location: scene.location,
        isStated: scene.entry.storyboard != nil,
        sceneElsewhere: scene.sceneElsewhere
      )
      return search.finding(subject)
    }
    return prototypes + scenes
  }

  /// An entry whose storyboard is missing.
  private struct Subject {
    var text: String
    var storyboard: String
    var location: SourceLocation
    /// Whether the manifest names the storyboard.
    var isStated: Bool
    var sceneElsewhere: FoundScene?
  }

  private struct Search {
    private let context: LintContext
    private let storyboards: [NamedDocument]
    private var suggestions = SpellingSuggestions()

    init(_ context: LintContext) {
      self.context = context
      storyboards = context.documents.storyboards
    }

    mutating func finding(_ subject: Subject) -> Finding {
      let storyboard = "\(subject.text) \(quoted(subject.storyboard)), which "
      if let note = context.noteOfAnotherTarget(subject.storyboard, .storyboard) {
        return Finding(storyboard + "only another target has; add it to this one", at: subject.location, notes: [note])
      }
      let message = storyboard + "is not among the documents; "
      if let near = suggestions.nearest(to: subject.storyboard, in: storyboards.map(\.name)) {
        let note = storyboards.first { $0.name == near }?.note
        return Finding(
          message + didYouMean(near),
          at: subject.location,
          notes: [note]
        )
      }
      if let found = subject.sceneElsewhere {
        let storyboard = quoted(found.storyboard.name)
        return Finding(
          message + "the storyboard \(storyboard) has a scene of this class: "
            + "\(subject.isStated ? "write" : "add") \"storyboard\": \(storyboard)",
          at: subject.location,
          notes: [.init("the scene is here", at: found.document.location(found.scene.location))]
        )
      }
      if let suggestion = subject.storyboard.hintAboutExtension("storyboard") {
        return Finding(message + suggestion, at: subject.location)
      }
      return Finding(message + "add \(subject.storyboard).storyboard or correct the name", at: subject.location)
    }
  }
}
