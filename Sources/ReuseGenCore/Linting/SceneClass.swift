import InterfaceBuilderXML

/// What: the controller of a scene has another class than the entry's type.
/// Why: instantiating gives a controller of the document's class, and the cast to the type stops the app.
/// How to mend: set the controller's class in the storyboard, correct the type in the manifest, or make the scene that
/// is meant the initial one.
enum SceneClass: Check {
  static let rule = Rule.sceneClass

  static func findings(in examination: Examination) -> [Finding] {
    examination.scenes.flatMap { use in
      use.matches.compactMap { document, match -> Finding? in
        if case .found(let scene) = match { return behind(scene, in: document, of: use, examination) }
        guard case .otherClass(let scene) = match else { return nil }
        let type = use.entry.type.value
        let name = use.entry.identifier.map { "the scene \(quoted($0.value))" } ?? "the initial scene"
        let subject =
          "\(name) of the storyboard \(quoted(use.storyboard)) has \(stated(scene.class, element: scene.element, insteadOf: type)), "
          + "the manifest says \(type.text)"
        // Where another scene has the class, it is the mark of the initial scene that is wrong.
        let meant = document.scenes.first {
          use.entry.identifier == nil && $0.class.className != nil
            && examination.equal(type, $0.class, element: $0.element)
        }
        if let meant {
          return Finding(
            "\(subject); make its scene the initial one, or say its \"identifier\"",
            at: document.place(document.place, "initialViewController"),
            notes: [.init("the scene of \(type.text) is here", at: document.place(meant.place)), use.entry.listed]
          )
        }
        return Finding(
          "\(subject); set it to \(type.text) or correct the manifest",
          at: document.place(scene.place, "customClass"),
          notes: [use.entry.listed]
        )
      }
    }
  }

  /// Of a reference to another storyboard's scene, it is the class there that counts.
  private static func behind(
    _ reference: InterfaceBuilderDocument.Scene,
    in document: InterfaceBuilderDocument,
    of use: SceneUse,
    _ examination: Examination
  ) -> Finding? {
    let type = use.entry.type.value
    guard IBObjectType.category(of: reference.element) == .sceneReference,
      let link = document.links.first(where: { $0.id == reference.id }),
      let (other, scene) = examination.resolution.scene(of: link), scene.element != reference.element,
      !examination.equal(type, scene.class, element: scene.element)
    else { return nil }
    return Finding(
      "the scene that the storyboard \(quoted(use.storyboard)) refers to has "
        + "\(stated(scene.class, element: scene.element, insteadOf: type)), the manifest says \(type.text); "
        + "set it to \(type.text) or correct the manifest",
      at: other.place(scene.place, "customClass"),
      notes: [.init("the reference is here", at: document.place(reference.place)), use.entry.listed]
    )
  }
}
