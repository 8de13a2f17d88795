import ReuseGenXML

enum Unlisted: DocumentRule {
  static let name = "unlisted"
  static let effect = RuleEffect.looks
  static let defaultSeverity = RuleSeverity.off
  static let summary = """
    A document has a prototype with an identifier, a scene with an identifier, or a nib's cell that the manifest doesn't
    list.
    """
  static let rationale = "An object that isn't listed has no typed accessor, and code refers to it by its string."
  static let fix = "List it in the manifest."
  static let example = """
    The manifest doesn't list "PlaceCell" of Main.storyboard:

        { "rules": { "unlisted": "warning" }, "cells": ["PersonCell"] }
    """

  static func findings(in context: LintContext) -> [Finding] {
    let listed = Listed(context)
    return context.documents.all.flatMap { named -> [Finding] in
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
        at: document.location(reusable.location),
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
      at: document.location(reusable.location, "reuseIdentifier"),
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
        at: document.location(scene.location, "storyboardIdentifier"),
        notes: [listed.note]
      )
    }
    // An initial scene without a class of its own, such as a launch screen, has nothing to list.
    guard let id = scene.id, id == document.initial, scene.class.type != nil else { return nil }
    return Finding(
      "the manifest does not list the initial scene of the storyboard \(quoted(named.name))",
      at: document.location(scene.location),
      notes: [listed.note]
    )
  }

  /// A prototype by its reuse identifier, or a scene by its controller's object identifier.
  private struct Member: Hashable {
    var storyboard: String
    var identifier: String
  }

  /// The objects that the entries list, by their names in documents.
  private struct Listed {
    let note: Diagnostic.Note
    let nibs: Set<String>
    let cells: Set<Member>
    /// By identifier: an entry of a header or footer doesn't name its storyboard, and it can be in several.
    let views: Set<String>
    /// The scenes that entries were resolved to: an entry of an initial scene states no identifier.
    let scenes: Set<Member>

    init(_ context: LintContext) {
      note = Diagnostic.Note("the manifest", at: SourceLocation(file: context.manifest.file))
      nibs = Set(context.nibs.map(\.name))
      cells = Set(
        context.resolved.cells.compactMap { cell in
          cell.source.storyboard.map { Member(storyboard: $0.name, identifier: cell.entry.reuseIdentifier) }
        }
      )
      views = Set(context.manifest.views.map(\.reuseIdentifier))
      scenes = Set(
        context.scenes.flatMap { scene in
          scene.versions.compactMap { version in
            version.match.object?.id.map { Member(storyboard: version.document.path, identifier: $0) }
          }
        }
      )
    }
  }
}
