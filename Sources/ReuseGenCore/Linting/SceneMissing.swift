import InterfaceBuilderXML
import ReuseGenSpelling

/// What: the storyboard has no scene with the identifier.
/// Why: instantiating an identifier that the storyboard does not have stops the app.
/// How to mend: give the scene its storyboard identifier in the document, or correct the manifest.
enum SceneMissing: Check {
  static let rule = Rule.sceneMissing

  static func findings(in examination: Examination) -> [Finding] {
    examination.scenes.flatMap { use in
      use.matches.compactMap { document, match -> Finding? in
        guard let identifier = use.entry.identifier else { return nil }
        let subject = "the storyboard \(quoted(use.storyboard)) has no scene \(quoted(identifier.value))"
        let said = Diagnostic.Note("the identifier is said here", at: identifier.location)
        switch match {
        case .otherClass: return nil
        case .found(let scene) where scene.identifier?.isLiterally(identifier.value) ?? false: return nil
        case .found(let scene), .otherIdentifier(let scene):
          let has = scene.identifier.map { "the identifier \(quoted($0))" } ?? "no identifier"
          let hint = scene.identifier?.hint(besides: identifier.value) ?? ""
          return Finding(
            "\(subject); its scene of \(use.entry.type.value.text) has \(has): make them equal\(hint)",
            at: document.location(scene.place, "storyboardIdentifier"),
            notes: [said]
          )
        case .none:
          return nowhere(subject, identifier, document)
        }
      }
    }
  }

  private static func nowhere(
    _ subject: String,
    _ identifier: Located<String>,
    _ document: InterfaceBuilderDocument
  ) -> Finding {
    let near = nearest(to: identifier.value, in: document.scenes.compactMap(\.identifier))
    guard let near, let scene = document.scenes.first(where: { $0.identifier == near }) else {
      return Finding(
        "\(subject); add it to the storyboard or correct the manifest",
        at: identifier.location,
        notes: [.init("the storyboard", at: document.location(document.place))]
      )
    }
    return Finding(
      "\(subject); did you mean \(quoted(near))?",
      at: identifier.location,
      notes: [.init("\(quoted(near)) is here", at: document.location(scene.place, "storyboardIdentifier"))]
    )
  }
}
