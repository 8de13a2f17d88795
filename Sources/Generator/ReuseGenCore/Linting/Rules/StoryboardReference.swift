import ReuseGenXML

enum StoryboardReference: DocumentRule {
  static let name = "storyboard-reference"
  static let effect = RuleEffect.use
  static let summary = "A storyboard reference leads to a storyboard, or to a scene in it, that doesn't exist."
  static let discussion = """
    The scene must be in every version of the storyboard (Base.lproj, ~ipad …). References into another bundle
    aren't checked.
    """
  static let rationale = """
    A segue to the reference stops the app. A relationship, such as a tab of a tab bar controller, stops it when its
    storyboard is loaded.
    """
  static let fix = """
    Correct the storyboard or the referenced identifier in the attributes inspector, or give the scene this identifier.
    """
  static let example = """
    Settings.storyboard has the scene "About":

        <viewControllerPlaceholder storyboardName="Settings" referencedIdentifier="Abuot" id="a"/>
    """

  static func findings(in context: LintContext) -> [Finding] {
    var search = Search(context.documents)
    return context.versions.flatMap { document in
      document.links.compactMap { search.finding(for: $0, in: document) }
    }
  }

  private struct Search {
    private let documents: DocumentSet
    private let names: [String]
    private var suggestions = SpellingSuggestions()
    /// The storyboard identifiers of each version of the storyboards that references name.
    private var identifiers: [String: Set<String>] = [:]

    init(_ documents: DocumentSet) {
      self.documents = documents
      names = documents.storyboards.map(\.name)
    }

    mutating func finding(
      for link: InterfaceBuilderDocument.Link,
      in document: InterfaceBuilderDocument
    ) -> Finding? {
      guard (link.bundle ?? "").isEmpty else { return nil }
      guard let name = link.storyboard, !name.isEmpty else {
        // Without a name, the scene is one of the same storyboard. Without both, the reference isn't finished.
        let isFound = (link.identifier ?? "").isEmpty || has(link.identifier, in: document)
        return isFound ? nil : missingScene(link, in: document, from: document)
      }
      if documents.isUnreadable(name, .storyboard) { return nil }
      let candidates = documents.candidates(name, .storyboard)
      guard let first = candidates.first else { return missingStoryboard(name, link, document) }
      var misses: [InterfaceBuilderDocument] = []
      for candidate in candidates {
        // If storyboards of several targets share a name, the one with the scene is meant.
        guard let miss = candidate.versions.first(where: { !has(link.identifier, in: $0) }) else { return nil }
        misses.append(miss)
      }
      return missingScene(link, in: misses.first ?? first.versions[0], from: document)
    }

    private mutating func has(_ identifier: String?, in version: InterfaceBuilderDocument) -> Bool {
      guard let identifier, !identifier.isEmpty else { return version.initialScene != nil }
      return identifiers(of: version).contains(identifier)
    }

    private mutating func identifiers(of version: InterfaceBuilderDocument) -> Set<String> {
      if let known = identifiers[version.path] { return known }
      let found = Set(version.scenes.compactMap(\.identifier))
      identifiers[version.path] = found
      return found
    }

    private mutating func missingStoryboard(
      _ name: String,
      _ link: InterfaceBuilderDocument.Link,
      _ document: InterfaceBuilderDocument
    ) -> Finding {
      let near = suggestions.nearest(to: name, in: names)
      let suggestion = near.map(didYouMean) ?? "add \(name).storyboard, or correct the name"
      let note = near.flatMap { near in documents.all.first { $0.kind == .storyboard && $0.name == near }?.note }
      return Finding(
        "the storyboard \(quoted(name)) is not among the documents; \(suggestion)",
        at: document.location(link.location, "storyboardName"),
        notes: [note, Self.use(of: link, in: document)].compactMap { $0 }
      )
    }

    private mutating func missingScene(
      _ link: InterfaceBuilderDocument.Link,
      in version: InterfaceBuilderDocument,
      from document: InterfaceBuilderDocument
    ) -> Finding {
      let storyboard = "the storyboard \(quoted(NamedDocument.Identity(path: version.path, kind: .storyboard).name))"
      guard let identifier = link.identifier, !identifier.isEmpty else {
        return Finding(
          "\(storyboard) has no initial scene; choose one in it, or specify the identifier of a scene here",
          at: document.location(link.location, "storyboardName"),
          notes: [
            .init("the storyboard is here", at: version.location(version.location)), Self.use(of: link, in: document),
          ].compactMap { $0 }
        )
      }
      let known = identifiers(of: version).sorted()
      let near = suggestions.nearest(to: identifier, in: known)
      let scene = version.scenes.first { near != nil && $0.identifier == near }
      let suggestion = near.map(didYouMean) ?? "correct it, or give the scene this identifier"
      let note =
        scene.map { Diagnostic.Note("the scene is here", at: version.location($0.location, "storyboardIdentifier")) }
        ?? Diagnostic.Note("the storyboard is here", at: version.location(version.location))
      return Finding(
        "\(storyboard) has no scene with the identifier \(quoted(identifier)); \(suggestion)",
        at: document.location(link.location, "referencedIdentifier"),
        notes: [note, Self.use(of: link, in: document)].compactMap { $0 }
      )
    }

    /// Notes the first segue that leads to a reference.
    private static func use(
      of link: InterfaceBuilderDocument.Link,
      in document: InterfaceBuilderDocument
    ) -> Diagnostic.Note? {
      guard let id = link.id, let segue = document.segues.first(where: { $0.destination == id }) else { return nil }
      let subject = segue.identifier.map { "the segue \(quoted($0))" } ?? "a segue"
      return .init("\(subject) leads to this reference", at: document.location(segue.location))
    }
  }
}
