/// What: the manifest names a storyboard, or means the one with a scene's name, and no such document is there.
/// Why: opening a storyboard that is not in the bundle stops the app.
/// How to mend: correct the name in the manifest, say "storyboard", or let "interfaceBuilder" lead to the document.
enum StoryboardMissing: Check {
  static let rule = Rule.storyboardMissing

  static func findings(in examination: Examination) -> [Finding] {
    let prototypes = examination.prototypes.filter { $0.document == nil }.compactMap { use in
      finding(
        "is a prototype of the storyboard",
        use.storyboard,
        use.entry,
        at: use.location,
        isStated: true,
        examination
      )
    }
    let scenes = examination.scenes.filter { $0.document == nil }.compactMap { use in
      finding(
        "is a scene of the storyboard",
        use.storyboard,
        use.entry,
        at: use.location,
        isStated: use.entry.storyboard != nil,
        examination
      )
    }
    return prototypes + scenes
  }

  private static func finding(
    _ role: String,
    _ name: String,
    _ entry: any ManifestEntry,
    at location: SourceLocation,
    isStated: Bool,
    _ examination: Examination
  ) -> Finding? {
    guard !examination.documents.isUnreadable(name, .storyboard) else { return nil }
    let subject = "\(entry.type.value.text) \(role) \(quoted(name)), which is not among the documents; "
    if let near = NibMissing.near(name, .storyboard, in: examination.documents) {
      let note = NibMissing.note(near)
      return Finding(subject + "did you mean \(quoted(near.name))?", at: location, notes: note.map { [$0] } ?? [])
    }
    for storyboard in examination.documents.storyboards {
      for version in storyboard.versions {
        let holder = version.scenes.first {
          $0.class.className != nil && examination.equal(entry.type.value, $0.class, element: $0.element)
        }
        guard let holder else { continue }
        return Finding(
          subject + "the storyboard \(quoted(storyboard.name)) has a scene of this class: "
            + "\(isStated ? "write" : "add") \"storyboard\": \(quoted(storyboard.name))",
          at: location,
          notes: [.init("the scene is here", at: version.location(holder.place))]
        )
      }
    }
    return Finding(subject + "add \(name).storyboard or correct the name", at: location)
  }
}
