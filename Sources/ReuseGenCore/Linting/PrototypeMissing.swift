import InterfaceBuilderXML
import ReuseGenSpelling

/// What: the storyboard has no prototype with the identifier, and none of the class that could be meant.
/// Why: dequeuing an identifier that nothing is registered for stops the app.
/// How to mend: give the prototype its identifier in the storyboard, or correct the manifest.
enum PrototypeMissing: Check {
  static let rule = Rule.prototypeMissing

  static func findings(in examination: Examination) -> [Finding] {
    examination.prototypes.flatMap { use in
      use.matches.compactMap { document, match -> Finding? in
        guard case .none = match else { return nil }
        let identifier = use.entry.reuseIdentifier
        let present = document.prototypeCells
        let near = nearest(to: identifier, in: present.compactMap(\.identifier))
        let other = present.first { near != nil && $0.identifier == near }
        var cure = near.map { "did you mean \(quoted($0))?" } ?? "add it to the storyboard or correct the manifest"
        if near == identifier { cure = "the one that is there is another entry's: give this one its own identifier" }
        var notes: [Diagnostic.Note] = []
        if let other, let near {
          notes = [.init("\(quoted(near)) is here", at: document.location(other.place, "reuseIdentifier"))]
        }
        let isStatic = document.reusables.contains { $0.role == .static && $0.identifier == identifier }
        return Finding(
          "the storyboard \(quoted(use.storyboard)) has no prototype \(quoted(identifier))"
            + (near == identifier ? " of \(use.entry.type.value.text)" : "")
            + (isStatic ? ", only a static cell, which is not dequeued" : "") + "; \(cure)",
          at: use.entry.identifierLocation,
          notes: notes + [.init("the storyboard", at: document.location(document.place))]
        )
      }
    }
  }
}
