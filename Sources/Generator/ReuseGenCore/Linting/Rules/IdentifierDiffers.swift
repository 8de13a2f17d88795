import ReuseGenXML

enum IdentifierDiffers: DocumentRule {
  static let name = "identifier-differs"
  static let effect = RuleEffect.use
  static let summary = "The cell of a nib, or a prototype, has a reuse identifier other than the manifest's."
  static let discussion = """
    Each prototype of a listed class must have the identifier of one of the class's entries, even if another prototype
    of the class agrees.
    """
  static let rationale = """
    A nib's cell that is registered under an identifier other than its own stops the app when it is dequeued, and a
    prototype is only found under its own.
    """
  static let fix = "Make the two identifiers equal, in the document or with `identifier` in the manifest."
  static let example = """
    The cell in PersonCell.xib has the reuse identifier "person":

        { "cells": [{ "type": "PersonCell", "nib": true }] }
    """

  static func findings(in context: LintContext) -> [Finding] {
    nibs(context) + prototypes(context) + otherPrototypes(context)
  }

  private static func nibs(_ context: LintContext) -> [Finding] {
    context.versionsOfNibs.compactMap { nib, document -> Finding? in
      guard nib.isReusable, let root = document.reusables.first(where: { $0.role == .root }),
        let identifier = root.identifier, !identifier.isEmpty, !identifier.isLiterally(nib.entry.reuseIdentifier)
      else { return nil }
      return finding(
        "the root of the nib \(quoted(nib.name))",
        has: identifier,
        nib.entry,
        at: document.location(root.location, "reuseIdentifier")
      )
    }
  }

  private static func prototypes(_ context: LintContext) -> [Finding] {
    context.versionsOfPrototypes.compactMap { prototype, version -> Finding? in
      guard let object = version.match.objectOfClass,
        !(object.identifier ?? "").isLiterally(prototype.entry.reuseIdentifier)
      else { return nil }
      return finding(
        "the prototype of \(prototype.type) in the storyboard \(quoted(prototype.storyboard))",
        has: object.identifier,
        prototype.entry,
        at: version.document.location(object.location, "reuseIdentifier")
      )
    }
  }

  /// The prototypes of listed classes that no entry refers to, rightly or nearly.
  private static func otherPrototypes(_ context: LintContext) -> [Finding] {
    // Other versions of a document are compared with the entries that the first one agrees with.
    let documents = context.documents.storyboards.compactMap { $0.versions.first }.filter { $0.hasUIKit }
    let prototypes = documents.flatMap { document in
      (document.prototypeCells + document.supplementaryPrototypes).map { (document, $0) }
    }
    guard !prototypes.isEmpty else { return [] }
    var listed = ListedIdentifiers(context.classes)
    for cell in context.resolved.cells {
      listed.insert(cell.entry, of: cell.listedClass, identifier: cell.entry.reuseIdentifier)
    }
    for view in context.resolved.views where view.role != .standalone {
      listed.insert(view.entry, of: view.listedClass, identifier: view.entry.reuseIdentifier)
    }
    lazy var matched = context.objectsOfEntries
    return prototypes.compactMap { document, object -> Finding? in
      guard let identifier = object.identifier, !identifier.isEmpty,
        let entry = listed.entryWithout(identifier, object.class, element: object.element),
        !matched.contains(document.location(object.location))
      else { return nil }
      return Finding(
        "no entry of \(entry.type.value.text) has the reuse identifier \(quoted(identifier)) of this prototype; "
          + "list it or correct the identifier",
        at: document.location(object.location, "reuseIdentifier"),
        notes: [entry.listed]
      )
    }
  }

  private static func finding(
    _ subject: String,
    has stated: String?,
    _ entry: any ManifestEntry,
    at location: SourceLocation
  ) -> Finding {
    let has = stated.map { "the reuse identifier \(quoted($0))" } ?? "no reuse identifier"
    let hint = stated?.hint(besides: entry.reuseIdentifier) ?? ""
    let isImplied = entry.identifier == nil
    let verb = isImplied ? "implies" : "specifies"
    let other = isImplied ? stated.map { ", or add \"identifier\": \(quoted($0)) to the entry" } ?? "" : ""
    let origin = isImplied ? "the class's name is the identifier" : "the manifest's identifier is here"
    return Finding(
      "\(subject) has \(has), but the manifest \(verb) \(quoted(entry.reuseIdentifier)); make them equal\(hint)\(other)",
      at: location,
      notes: [.init(origin, at: entry.identifierLocation)]
    )
  }
}
