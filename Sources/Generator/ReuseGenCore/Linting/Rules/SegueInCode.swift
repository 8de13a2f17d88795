import InterfaceBuilderXML
import SourceDeclarations

enum SegueInCode: SourceRule {
  static let name = "segue-in-code"
  static let effect = RuleEffect.use
  static let summary = "Code performs a segue, or compares with the identifier of one, that no scene of its class has."
  static let discussion = """
    The rule reads `performSegue(withIdentifier:)` and comparisons and cases of `segue.identifier`. The scenes of
    the class and of its subclasses count. If there are none, or if the segue is performed on another object, every
    scene of the target counts.
    """
  static let rationale = """
    The app stops where it performs the segue: "Receiver has no segue with identifier". A comparison is never true.
    """
  static let fix = "Correct the identifier, or give it to the segue."
  static let example = """
    The segue of the controller has the identifier "showInfo":

        class StartController: UIViewController {
          func show() { performSegue(withIdentifier: "showInof", sender: nil) }
        }
    """

  static func findings(in context: SourceContext) -> [Finding] {
    let names = context.codeNames([.segue, .comparedSegue])
    let documents = context.codeDocuments
    // A storyboard that can't be read may have the segue. Without any, it is in a library.
    guard !names.isEmpty, documents.errors.isEmpty, !documents.storyboards.isEmpty else { return [] }
    let segues = Segues(documents, context)
    var suggestions = SpellingSuggestions()
    return names.compactMap { name in
      let isOwn = name.use.kind == .comparedSegue || name.use.receiver.map { $0 == "self" } ?? true
      // The segue that an unwind action gets starts from another scene.
      let own = isOwn && !name.isInUnwindAction ? name.type.flatMap(segues.ofScenes) : nil
      let candidates = own ?? segues.all
      guard !candidates.contains(where: { $0.identifier.isLiterally(name.text) }) else { return nil }
      let near = suggestions.nearest(to: name.text, in: candidates.map(\.identifier))
      let suggestion = near.map { "did you mean \(quoted($0))?" } ?? "correct the identifier, or give it to a segue"
      let subject = own == nil ? "no scene has" : "no scene of \(name.type?.lastName ?? "the class") has"
      let note = near.flatMap { near in candidates.first { $0.identifier == near } }.map {
        Diagnostic.Note("the segue is here", at: $0.location)
      }
      return Finding(
        "\(subject) a segue \(quoted(name.text)); \(suggestion)",
        at: name.location,
        notes: note.map { [$0] } ?? []
      )
    }
  }

  private struct Segue {
    let identifier: String
    let location: SourceLocation
  }

  /// The segues of all storyboards, by the classes of the scenes that they start from.
  private struct Segues {
    private(set) var all: [Segue] = []
    private var byClass: [String: [Segue]] = [:]
    /// The classes of all scenes, with or without segues.
    private var sceneClasses: Set<String> = []
    private let context: SourceContext

    init(_ documents: DocumentSet, _ context: SourceContext) {
      self.context = context
      for version in documents.storyboards.flatMap(\.versions) {
        var classes: [String: String] = [:]
        for scene in version.scenes {
          guard let name = scene.class.className?.lastName else { continue }
          sceneClasses.insert(name)
          if let id = scene.sceneID { classes[id] = name }
        }
        for segue in version.segues {
          guard let identifier = segue.identifier else { continue }
          let found = Segue(identifier: identifier, location: version.location(segue.location, "identifier"))
          all.append(found)
          if let name = segue.sceneID.flatMap({ classes[$0] }) { byClass[name, default: []].append(found) }
        }
      }
    }

    /// The segues of the scenes of a class and of its subclasses; `nil` if there are no such scenes.
    func ofScenes(_ type: String) -> [Segue]? {
      var found: [Segue]?
      for name in sceneClasses
      where name == type.lastName || context.declarations.superclassChain(of: name).isKind(of: type) == true {
        found = (found ?? []) + (byClass[name] ?? [])
      }
      return found
    }
  }
}

extension CodeName {
  /// Whether the code is in a method whose only parameter is a segue.
  fileprivate var isInUnwindAction: Bool {
    guard let index = file.indexOfType(around: use.offset) else { return false }
    return file.types[index].methods.contains { method in
      method.range.contains(use.offset) && method.parameters.count == 1
        && method.parameters[0].type?.name == "UIStoryboardSegue"
    }
  }
}
