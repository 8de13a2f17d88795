import ReuseGenDeclarations
import ReuseGenXML

enum StoryboardInCode: SourceRule {
  static let name = "storyboard-in-code"
  static let effect = RuleEffect.use
  static let summary = """
    Code names a storyboard that the target or the bundle doesn't have, or a scene that the storyboard doesn't have,
    such as the initial one, or it casts the scene's controller to another class.
    """
  static let discussion = """
    The rule reads `UIStoryboard(name:)`, `instantiateViewController(withIdentifier:)`, and
    `instantiateInitialViewController()` if the app stops without the scene. If the storyboard isn't known, the
    scene may be in any. A cast is reported if the class of the scene and its superclasses are known, and so is the
    type that `instantiateViewController(identifier:)` has to return. Methods that the sources declare themselves
    aren't checked.
    """
  static let rationale = "The app stops where it loads the storyboard, or where it makes or casts the controller."
  static let fix = "Correct the name or the class, restore the scene, or use the accessor that is generated for it."
  static let example = """
    Main.storyboard has the scene "Info":

        func show() {
          let controller = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Inof")
        }
    """

  static func findings(in context: SourceContext) -> [Finding] {
    let names = context.codeNames([.storyboard, .scene, .initialScene])
    guard !names.isEmpty else { return [] }
    var search = Search(context)
    lazy var ownSelectors = context.declaredSelectors(among: ["instantiateViewControllerWithIdentifier:"])
    return names.compactMap { name in
      if name.use.kind == .storyboard { return search.storyboard(name) }
      if name.use.kind == .initialScene { return search.initialScene(name) }
      let finding = search.scene(name)
      return finding == nil || search.isLookedUpElsewhere(name) && !ownSelectors.isEmpty ? nil : finding
    }
  }

  private struct Search {
    private let context: SourceContext
    private let strings: StringValues
    private let documents: DocumentSet
    private let storyboards: [NamedDocument]
    private var suggestions = SpellingSuggestions()
    /// The scenes of all storyboards by their identifiers, in the order of the storyboards.
    private lazy var scenesByIdentifier = Dictionary(grouping: Self.scenes(of: storyboards)) { $0.scene.identifier }

    /// A scene of a version of a storyboard, whose position in the document set is known.
    private typealias Found = (
      storyboard: Int, document: InterfaceBuilderDocument, scene: InterfaceBuilderDocument.Scene
    )

    init(_ context: SourceContext) {
      self.context = context
      strings = StringValues(context.declarations)
      documents = context.codeDocuments
      storyboards = documents.storyboards
    }

    mutating func storyboard(_ name: CodeName) -> Finding? {
      guard documents.candidates(name.text, .storyboard).isEmpty, !documents.isUnreadable(name.text, .storyboard) else {
        return context.otherBundle(name, .storyboard)
      }
      let near = suggestions.nearest(to: name.text, in: storyboards.map(\.name))
      let suggestion =
        name.text.hintAboutExtension("storyboard") ?? context.addition(of: "\(name.text).storyboard")
        ?? near.map(didYouMean)
        ?? "correct the name, or restore the storyboard"
      let note = near.flatMap { documents.candidates($0, .storyboard).first?.note }
      let message = "there is no storyboard \(quoted(name.text)); \(suggestion)"
      return Finding(message, at: name.location, notes: [note])
    }

    mutating func scene(_ name: CodeName) -> Finding? {
      // A storyboard that can't be read may have the scene. Without any, it is in a library.
      guard documents.errors.isEmpty, !storyboards.isEmpty else { return nil }
      let stated = storyboardName(of: name)
      let candidates = stated.map { documents.candidates($0, .storyboard) } ?? storyboards
      guard !candidates.isEmpty else { return nil }
      let positions = Set(stated == nil ? [] : candidates.map(\.position))
      let found = scenesByIdentifier[name.text, default: []].filter { found in
        (found.scene.identifier?.isLiterally(name.text) ?? false)
          && (stated == nil || positions.contains(found.storyboard))
      }
      // Each version of a localized storyboard is one that the app can load.
      let lacking =
        stated == nil
        ? nil
        : version(lackedBy: candidates) { version in
          version.scenes.contains { $0.identifier?.isLiterally(name.text) ?? false }
        }
      return found.isEmpty || lacking != nil
        ? missing(name, stated, candidates, in: lacking) : cast(name, found, "the scene \(quoted(name.text))")
    }

    func initialScene(_ name: CodeName) -> Finding? {
      let candidates = documents.candidates(name.text, .storyboard)
      let versions = candidates.flatMap { storyboard in storyboard.versions.map { (storyboard.position, $0) } }
      guard documents.errors.isEmpty else { return nil }
      if let lacking = version(lackedBy: candidates, { $0.initial != nil }) {
        let message =
          "the storyboard \(quoted(name.text)) has no initial scene; select \"Is Initial View Controller\" for one, or "
          + "name the scene"
        return Finding(message, at: name.location, notes: [note(of: lacking, name.text)])
      }
      let found = versions.compactMap { position, version in version.initialScene.map { (position, version, $0) } }
      return found.count == versions.count ? cast(name, found, "the initial scene of \(quoted(name.text))") : nil
    }

    /// The first version that lacks something, if no storyboard of the name has it in each of its versions. Code may
    /// look for a scene on one kind of device alone.
    private func version(
      lackedBy storyboards: [NamedDocument],
      _ has: (InterfaceBuilderDocument) -> Bool
    ) -> InterfaceBuilderDocument? {
      let lacking = storyboards.map { storyboard in
        let versions = storyboard.versions.filter { !has($0) }
        let isInNone = versions.count == storyboard.versions.count
        return versions.first { isInNone || !$0.path.contains("~ip") }
      }
      return lacking.allSatisfy { $0 != nil } ? lacking.first ?? nil : nil
    }

    private func note(of version: InterfaceBuilderDocument, _ name: String) -> Diagnostic.Note {
      .init("\(quoted(name)) is here", at: version.location(version.location))
    }

    private static func scenes(of storyboards: [NamedDocument]) -> [Found] {
      storyboards.flatMap { storyboard in
        storyboard.versions.flatMap { version in version.scenes.map { (storyboard.position, version, $0) } }
      }
    }

    /// Whether it isn't known that the scene is looked up on a storyboard.
    func isLookedUpElsewhere(_ name: CodeName) -> Bool {
      name.use.receiver != "storyboard" && storyboardName(of: name) == nil
    }

    /// The name of the storyboard on which a scene is looked up; `nil` if it isn't known.
    private func storyboardName(of name: CodeName) -> String? {
      if let storyboard = name.use.storyboard {
        return strings.constantText(of: storyboard, at: name.use.offset, in: name.file)
      }
      guard let receiver = name.use.receiver, !receiver.isEmpty, receiver != "storyboard" else { return nil }
      let storyboards = strings.names.resources(named: receiver, areIdentifiers: false, in: name.file)
      let names = Set(storyboards.map { strings.constantText(of: $0, at: name.use.offset, in: name.file) })
      return names.count == 1 ? names.first ?? nil : nil
    }

    private mutating func missing(
      _ name: CodeName,
      _ storyboard: String?,
      _ candidates: [NamedDocument],
      in version: InterfaceBuilderDocument?
    ) -> Finding {
      let scenes = version.map { [$0] } ?? candidates.flatMap(\.versions)
      let near = suggestions.nearest(to: name.text, in: scenes.flatMap(\.scenes).compactMap(\.identifier))
      let suggestion = near.map(didYouMean) ?? "correct the identifier, or give it to a scene"
      let place = storyboard.map { "the storyboard \(quoted($0)) has no scene" } ?? "no storyboard has a scene"
      var notes: [Diagnostic.Note] = []
      if let near, let found = Self.scenes(of: candidates).first(where: { $0.scene.identifier == near }) {
        notes = [.init("the scene is here", at: found.document.location(found.scene.location, "storyboardIdentifier"))]
      } else if let storyboard, let version {
        notes = [note(of: version, storyboard)]
      }
      return Finding("\(place) \(quoted(name.text)); \(suggestion)", at: name.location, notes: notes)
    }

    private func cast(_ name: CodeName, _ scenes: [Found], _ description: String) -> Finding? {
      guard let (_, document, scene) = scenes.first,
        let (first, wanted) = context.wrongCast(of: name, from: scenes.map { $1.className(of: $2) })
      else { return nil }
      return Finding(
        "\(description) is \(first.withArticle), but it is cast to \(wanted); make them equal",
        at: name.location,
        notes: [.init("the scene is here", at: document.location(scene.location, "customClass"))]
      )
    }
  }
}
