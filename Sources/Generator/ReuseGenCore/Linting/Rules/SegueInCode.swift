import ReuseGenDeclarations
import ReuseGenXML

enum SegueInCode: SourceRule {
  static let name = "segue-in-code"
  static let effect = RuleEffect.use
  static let summary = """
    Code performs a segue, or compares with the identifier of one, that no scene of its class has, or it casts the
    segue's destination to another class.
    """
  static let discussion = """
    The rule reads `performSegue(withIdentifier:)`, and comparisons and cases of `segue.identifier`, of constants
    that hold it, and of the identifier in `shouldPerformSegue`. The scenes of the class and of its subclasses count.
    A controller without them has no segues. If the segue is performed on another object, every scene of the target
    counts.
    `segue.destination as!` is compared with the scenes to which the segue of the `if` or `case` around it leads, or
    else all segues of the class.
    """
  static let rationale = """
    The app stops at the cast, or where it performs the segue: "Receiver has no segue with identifier". A comparison is
    never true.
    """
  static let fix = "Correct the identifier or the class, or give the identifier to the segue."
  static let example = """
    The segue of the controller has the identifier "showInfo":

        class StartController: UIViewController {
          func show() { performSegue(withIdentifier: "showInof", sender: nil) }
        }
    """

  static func findings(in context: SourceContext) -> [Finding] {
    let names = context.codeNames([.segue, .comparedSegue, .destination])
    let documents = context.codeDocuments
    // A storyboard that can't be read may have the segue. Without any, it is in a library.
    guard !names.isEmpty, documents.errors.isEmpty, !documents.storyboards.isEmpty else { return [] }
    let segues = Segues(documents, context)
    var suggestions = SpellingSuggestions()
    return names.compactMap { name in
      if name.use.kind == .destination { return segues.wrongDestination(name) }
      let isOwn = name.use.kind == .comparedSegue || name.use.receiver.map { $0 == "self" } ?? true
      // The segue that an unwind action gets starts from another scene.
      let own = isOwn && !name.isInUnwindAction ? name.type.flatMap(segues.ofScenes) : nil
      if own == nil, isOwn, name.use.kind == .segue, let type = name.type, context.hasNoScenes(type) {
        return Finding(
          "no storyboard has a scene of \(type), so that it has no segue \(quoted(name.text)); make it a scene's class",
          at: name.location
        )
      }
      let candidates = own ?? segues.all
      guard !candidates.contains(where: { $0.identifier.isLiterally(name.text) }) else { return nil }
      let near = suggestions.nearest(to: name.text, in: candidates.compactMap(\.record.identifier))
      let suggestion = near.map(didYouMean) ?? "correct the identifier, or give it to a segue"
      let subject = own == nil ? "no scene has" : "no scene of \(name.type?.lastName ?? "the class") has"
      let found = near.flatMap { near in candidates.first { $0.identifier == near } }
      let note = found.map { Diagnostic.Note("the segue is here", at: segues.location(of: $0)) }
      return Finding(
        "\(subject) a segue \(quoted(name.text)); \(suggestion)",
        at: name.location,
        notes: [note]
      )
    }
  }

  private struct Segue {
    let record: InterfaceBuilderDocument.Segue
    /// The index of the version that has it.
    let version: Int
    /// Empty without one.
    var identifier: String { record.identifier ?? "" }
  }

  /// The segues of all storyboards, by the classes of the scenes that they start from.
  private struct Segues {
    private(set) var all: [Segue] = []
    private var byClass: [String: [Segue]] = [:]
    /// The classes of all scenes, with or without segues, and their superclasses.
    private let sceneClasses: [(name: String, chain: SuperclassChain)]
    private let context: SourceContext
    private let versions: [InterfaceBuilderDocument]

    init(_ documents: DocumentSet, _ context: SourceContext) {
      self.context = context
      versions = documents.storyboards.flatMap(\.versions)
      let names = Set(versions.flatMap(\.scenes).compactMap { $0.class.className?.lastName })
      sceneClasses = names.sorted().map { ($0, context.declarations.superclassChain(of: $0)) }
      for (index, version) in versions.enumerated() {
        var classes: [String: String] = [:]
        for scene in version.scenes {
          if let id = scene.sceneID, let name = scene.class.className?.lastName { classes[id] = name }
        }
        for record in version.segues {
          let found = Segue(record: record, version: index)
          all.append(found)
          if let name = record.sceneID.flatMap({ classes[$0] }) { byClass[name, default: []].append(found) }
        }
      }
    }

    func location(of segue: Segue) -> SourceLocation {
      versions[segue.version].location(segue.record.location, "identifier")
    }

    /// The finding for a destination that is cast to another class than that of each scene where the segue leads.
    func wrongDestination(_ name: CodeName) -> Finding? {
      guard let type = name.type, name.isInMethod({ $0.name == "prepare(for:sender:)" }) else { return nil }
      let segues = (ofScenes(type) ?? []).filter { segue in
        segue.record.kind != "relationship" && (name.text.isEmpty || segue.identifier.isLiterally(name.text))
      }
      let classes = segues.map(destinations)
      guard let first = segues.first, !classes.contains([]),
        let (actual, wanted) = context.wrongCast(of: name, from: classes.flatMap(\.self))
      else { return nil }
      let subject = first.identifier.isEmpty ? "a segue" : "the segue \(quoted(first.identifier))"
      return Finding(
        "\(subject) leads to \(actual.withArticle), but its destination is cast to \(wanted); make them equal",
        at: name.location,
        notes: [.init("the segue is here", at: location(of: first))]
      )
    }

    /// The classes of the scenes where a segue can lead; empty if one isn't known.
    private func destinations(of segue: Segue) -> [String] {
      let record = segue.record
      guard let id = record.destination, record.kind != "unwind", record.creationSelector == nil else { return [] }
      let version = versions[segue.version]
      // A reference is the controller of a scene, too.
      guard let link = version.links.first(where: { $0.id == id }) else {
        return version.scenes.first { $0.id == id }.map { [version.className(of: $0)] } ?? []
      }
      guard (link.bundle ?? "").isEmpty else { return [] }
      let named = link.storyboard.map { context.codeDocuments.candidates($0, .storyboard).flatMap(\.versions) }
      let classes = (named ?? [version]).map { version in
        let identifier = link.identifier ?? ""
        let scene = identifier.isEmpty ? version.initialScene : version.scenes.first { $0.identifier == identifier }
        return scene.map { version.className(of: $0) }
      }
      return classes.contains(nil) ? [] : classes.compactMap(\.self)
    }

    /// The segues of the scenes of a class and of its subclasses; `nil` if there are no such scenes.
    func ofScenes(_ type: String) -> [Segue]? {
      var found: [Segue]?
      for (name, chain) in sceneClasses where name == type.lastName || chain.isKind(of: type) == true {
        found = (found ?? []) + (byClass[name] ?? [])
      }
      return found
    }
  }
}

extension SourceContext {
  /// Whether a view controller of which no storyboard has a scene can be in none that wasn't read.
  fileprivate func hasNoScenes(_ type: String) -> Bool {
    let references = declarations.references(to: type)
    return declarations.isWholeTarget && declarations.superclassChain(of: type).isKind(of: "UIViewController") == true
      && references.allSatisfy { declarations[$0].modifiers.isDisjoint(with: [.public, .open]) }
  }
}

extension CodeName {
  /// Whether the code is in a method whose only parameter is a segue.
  fileprivate var isInUnwindAction: Bool {
    isInMethod { $0.parameters.count == 1 && $0.parameters[0].type?.name == "UIStoryboardSegue" }
  }

  fileprivate func isInMethod(_ isWanted: (MethodDeclaration) -> Bool) -> Bool {
    guard let index = file.indexOfType(around: use.offset) else { return false }
    return file.types[index].methods.contains { $0.range.contains(use.offset) && isWanted($0) }
  }
}
