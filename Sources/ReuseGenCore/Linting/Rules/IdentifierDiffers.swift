import InterfaceBuilderXML

enum IdentifierDiffers: Rule {
  static let name = "identifier-differs"
  static let summary = "The cell of a nib, or a prototype, has a reuse identifier other than the manifest's."
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
    nibs(context) + prototypes(context)
  }

  private static func nibs(_ context: LintContext) -> [Finding] {
    context.nibs.filter(\.isReusable).flatMap { nib in
      nib.versions.compactMap { document -> Finding? in
        guard let root = document.reusables.first(where: { $0.role == .root }), let identifier = root.identifier,
          !identifier.isEmpty, !identifier.isLiterally(nib.entry.reuseIdentifier)
        else { return nil }
        return finding(
          "the root of the nib \(quoted(nib.name))",
          has: identifier,
          nib.entry,
          at: document.location(root.location, "reuseIdentifier")
        )
      }
    }
  }

  private static func prototypes(_ context: LintContext) -> [Finding] {
    context.prototypes.flatMap { prototype in
      prototype.versions.compactMap { version -> Finding? in
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
  }

  private static func finding(
    _ subject: String,
    has stated: String?,
    _ entry: any ManifestEntry,
    at location: SourceLocation
  ) -> Finding {
    let has = stated.map { "the reuse identifier \(quoted($0))" } ?? "no reuse identifier"
    let hint = stated?.hint(besides: entry.reuseIdentifier) ?? ""
    let origin = entry.identifier == nil ? "the identifier follows from the class" : "the manifest's identifier is here"
    return Finding(
      "\(subject) has \(has), but the manifest specifies \(quoted(entry.reuseIdentifier)); make them equal\(hint)",
      at: location,
      notes: [.init(origin, at: entry.identifierLocation)]
    )
  }
}
