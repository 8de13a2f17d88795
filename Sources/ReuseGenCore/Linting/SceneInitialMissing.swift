/// What: an entry without an identifier means the initial scene, and the storyboard has none.
/// Why: instantiating the initial scene gives nothing, and the app stops.
/// How to mend: mark the scene as the initial one in the storyboard, or say its "identifier" in the manifest.
enum SceneInitialMissing: Check {
  static let rule = Rule.sceneInitialMissing

  static func findings(in examination: Examination) -> [Finding] {
    examination.scenes.flatMap { use in
      use.matches.compactMap { document, match -> Finding? in
        guard use.entry.identifier == nil, case .none = match else { return nil }
        let subject =
          document.initial == nil
          ? "the storyboard \(quoted(use.storyboard)) has no initial scene"
          : "the initial scene that the storyboard \(quoted(use.storyboard)) names is not in it"
        return Finding(
          "\(subject); mark the scene of \(use.entry.type.value.text) as initial, or say its \"identifier\"",
          at: document.location(document.place, "initialViewController"),
          notes: [use.entry.listed]
        )
      }
    }
  }
}
