import InterfaceBuilderXML

/// What: the cell of a nib, or a prototype, has another reuse identifier than the manifest says.
/// Why: a nib's cell that is registered under another identifier than its own stops the app when it is dequeued, and a
/// prototype is only found under its own.
/// How to mend: make the two identifiers equal, in the document or in the manifest.
enum IdentifierDiffers: Check {
  static let rule = Rule.identifierDiffers

  static func findings(in examination: Examination) -> [Finding] {
    nibs(examination) + prototypes(examination)
  }

  private static func nibs(_ examination: Examination) -> [Finding] {
    examination.nibs.filter(\.isReusable).flatMap { use in
      use.versions.compactMap { document -> Finding? in
        let roots = document.reusables.filter { $0.role == .root }
        guard let root = roots.first, let identifier = root.identifier, !identifier.isEmpty,
          !identifier.isLiterally(use.entry.reuseIdentifier)
        else { return nil }
        return finding(
          "the root of the nib \(quoted(use.name))",
          has: identifier,
          use.entry,
          at: document.location(root.place, "reuseIdentifier")
        )
      }
    }
  }

  private static func prototypes(_ examination: Examination) -> [Finding] {
    examination.prototypes.flatMap { use in
      use.matches.compactMap { document, match -> Finding? in
        guard let prototype = match.objectOfClass,
          !(prototype.identifier ?? "").isLiterally(use.entry.reuseIdentifier)
        else { return nil }
        return finding(
          "the prototype of \(use.entry.type.value.text) in the storyboard \(quoted(use.storyboard))",
          has: prototype.identifier,
          use.entry,
          at: document.location(prototype.place, "reuseIdentifier")
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
    let says = entry.identifier == nil ? "the identifier follows from the class" : "the identifier is said here"
    return Finding(
      "\(subject) has \(has), the manifest says \(quoted(entry.reuseIdentifier)); make them equal\(hint)",
      at: location,
      notes: [.init(says, at: entry.identifierLocation)]
    )
  }
}
