import InterfaceBuilderXML

/// What: a document holds a prototype with an identifier, a scene with an identifier, or a cell's nib that the manifest
/// does not list.
/// Why: what is not listed has no typed accessor, and code reaches it by its string.
/// How to mend: list it in the manifest. The rule is off unless the manifest switches it on.
enum Unlisted: Check {
  static let rule = Rule.unlisted

  static func findings(in examination: Examination) -> [Finding] {
    let manifest = examination.manifest
    let note = Diagnostic.Note("the manifest", at: SourcePlace(file: manifest.file))
    let nibs = Set(examination.nibs.map(\.name))
    // An entry of an initial scene states no identifier: what it was found to mean counts.
    let scenes = Set(
      examination.scenes.flatMap { use in
        use.matches.compactMap { document, match -> Member? in
          match.scene.flatMap(\.id).map { Member(storyboard: document.path, identifier: $0) }
        }
      })
    let cells = Set(
      examination.model.cells.compactMap { cell -> Member? in
        guard case .prototype(let storyboard) = cell.source else { return nil }
        return Member(storyboard: storyboard, identifier: cell.entry.reuseIdentifier)
      })
    // A header or footer does not say its storyboard and may be in several.
    let views = Set(manifest.views.map(\.reuseIdentifier))
    return examination.documents.all.flatMap { named -> [Finding] in
      // Versions for languages and devices hold the same; macOS and watchOS have no UIKit views to list.
      guard let document = named.versions.first, document.hasUIKit else { return [] }
      let reusables = document.reusables.compactMap { reusable -> Finding? in
        if reusable.role == .root {
          guard !nibs.contains(named.name), reusable.class.className != nil else { return nil }
          return Finding(
            "the manifest does not list the cell of the nib \(quoted(named.name))",
            at: document.place(reusable.place), notes: [note])
        }
        guard [.prototype, .supplementary].contains(reusable.role), let identifier = reusable.identifier,
          !identifier.isEmpty
        else { return nil }
        let isListed =
          reusable.role == .supplementary
          ? views.contains(identifier) : cells.contains(Member(storyboard: named.name, identifier: identifier))
        if isListed { return nil }
        return Finding(
          "the manifest does not list the prototype \(quoted(identifier))",
          at: document.place(reusable.place, "reuseIdentifier"), notes: [note])
      }
      let ownScenes = document.scenes.compactMap { scene -> Finding? in
        if let id = scene.id, scenes.contains(Member(storyboard: document.path, identifier: id)) { return nil }
        if let identifier = scene.identifier, !identifier.isEmpty {
          return Finding(
            "the manifest does not list the scene \(quoted(identifier))",
            at: document.place(scene.place, "storyboardIdentifier"), notes: [note])
        }
        // Without a class of its own, a launch screen for one, the initial scene has nothing to list.
        guard let id = scene.id, id == document.initial, scene.class.type != nil else { return nil }
        return Finding(
          "the manifest does not list the initial scene of the storyboard \(quoted(named.name))",
          at: document.place(scene.place), notes: [note])
      }
      return reusables + ownScenes
    }
  }

  /// What a storyboard knows by an identifier: of a prototype its own, of a scene its controller's.
  private struct Member: Hashable {
    var storyboard: String
    var identifier: String
  }
}
