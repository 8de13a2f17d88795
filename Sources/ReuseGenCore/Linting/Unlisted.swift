import InterfaceBuilderXML

/// What: a document holds a prototype with an identifier, a scene with an identifier, or a cell's nib that the manifest
/// does not list.
/// Why: what is not listed has no typed accessor, and code reaches it by its string.
/// How to mend: list it in the manifest. The rule is off unless the manifest switches it on.
enum Unlisted: Check {
  static let rule = Rule.unlisted

  static func findings(in examination: Examination) -> [Finding] {
    let listed = Listed(examination)
    return examination.documents.all.flatMap { named -> [Finding] in
      // Versions for languages and devices hold the same; macOS and watchOS have no UIKit views to list.
      guard let document = named.versions.first, document.hasUIKit else { return [] }
      return document.reusables.compactMap { finding($0, in: document, named, besides: listed) }
        + document.scenes.compactMap { finding($0, in: document, named, besides: listed) }
    }
  }

  private static func finding(
    _ reusable: InterfaceBuilderDocument.Reusable,
    in document: InterfaceBuilderDocument,
    _ named: NamedDocument,
    besides listed: Listed
  ) -> Finding? {
    if reusable.role == .root {
      guard !listed.nibs.contains(named.name), reusable.class.className != nil else { return nil }
      return Finding(
        "the manifest does not list the cell of the nib \(quoted(named.name))",
        at: document.location(reusable.place),
        notes: [listed.note]
      )
    }
    guard [.prototype, .supplementary].contains(reusable.role), let identifier = reusable.identifier,
      !identifier.isEmpty
    else { return nil }
    let isListed =
      reusable.role == .supplementary
      ? listed.views.contains(identifier)
      : listed.cells.contains(Member(storyboard: named.name, identifier: identifier))
    if isListed { return nil }
    return Finding(
      "the manifest does not list the prototype \(quoted(identifier))",
      at: document.location(reusable.place, "reuseIdentifier"),
      notes: [listed.note]
    )
  }

  private static func finding(
    _ scene: InterfaceBuilderDocument.Scene,
    in document: InterfaceBuilderDocument,
    _ named: NamedDocument,
    besides listed: Listed
  ) -> Finding? {
    if let id = scene.id, listed.scenes.contains(Member(storyboard: document.path, identifier: id)) { return nil }
    if let identifier = scene.identifier, !identifier.isEmpty {
      return Finding(
        "the manifest does not list the scene \(quoted(identifier))",
        at: document.location(scene.place, "storyboardIdentifier"),
        notes: [listed.note]
      )
    }
    // Without a class of its own, a launch screen for one, the initial scene has nothing to list.
    guard let id = scene.id, id == document.initial, scene.class.type != nil else { return nil }
    return Finding(
      "the manifest does not list the initial scene of the storyboard \(quoted(named.name))",
      at: document.location(scene.place),
      notes: [listed.note]
    )
  }

  /// What a storyboard knows by an identifier: of a prototype its own, of a scene its controller's.
  private struct Member: Hashable {
    var storyboard: String
    var identifier: String
  }

  /// What entries list, by what documents know it by.
  private struct Listed {
    let note: Diagnostic.Note
    let nibs: Set<String>
    let cells: Set<Member>
    /// By identifier: a header or footer does not say its storyboard and may be in several.
    let views: Set<String>
    /// An entry of an initial scene states no identifier: what it was found to mean counts.
    let scenes: Set<Member>

    init(_ examination: Examination) {
      note = Diagnostic.Note("the manifest", at: SourceLocation(file: examination.manifest.file))
      nibs = Set(examination.nibs.map(\.name))
      cells = Set(
        examination.model.cells.compactMap { cell in
          guard case .prototype(let storyboard) = cell.source else { return nil }
          return Member(storyboard: storyboard, identifier: cell.entry.reuseIdentifier)
        }
      )
      views = Set(examination.manifest.views.map(\.reuseIdentifier))
      scenes = Set(
        examination.scenes.flatMap { use in
          use.matches.compactMap { document, match in
            match.object.flatMap(\.id).map { Member(storyboard: document.path, identifier: $0) }
          }
        }
      )
    }
  }
}
