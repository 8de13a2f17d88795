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
    let scenes = Set(manifest.scenes.map { Scene(storyboard: $0.storyboardName, identifier: $0.identifier?.value) })
    let prototypes = Set(
      (manifest.cells.map(\.reuseIdentifier) + manifest.views.map(\.reuseIdentifier)))
    return examination.documents.all.flatMap { named -> [Finding] in
      // Versions for languages and devices hold the same.
      guard let document = named.versions.first else { return [] }
      let cells = document.reusables.compactMap { reusable -> Finding? in
        if reusable.role == .root {
          guard !nibs.contains(named.name), reusable.class.className != nil else { return nil }
          return Finding(
            "the manifest does not list the cell of the nib \(quoted(named.name))",
            at: document.place(reusable.place), notes: [note])
        }
        guard [.prototype, .supplementary].contains(reusable.role), let identifier = reusable.identifier,
          !identifier.isEmpty, !prototypes.contains(identifier)
        else { return nil }
        return Finding(
          "the manifest does not list the prototype \(quoted(identifier))",
          at: document.place(reusable.place, "reuseIdentifier"), notes: [note])
      }
      let ownScenes = document.scenes.compactMap { scene -> Finding? in
        guard let identifier = scene.identifier, !identifier.isEmpty,
          !scenes.contains(Scene(storyboard: named.name, identifier: identifier))
        else { return nil }
        return Finding(
          "the manifest does not list the scene \(quoted(identifier))",
          at: document.place(scene.place, "storyboardIdentifier"), notes: [note])
      }
      return cells + ownScenes
    }
  }

  private struct Scene: Hashable {
    var storyboard: String
    var identifier: String?
  }
}
