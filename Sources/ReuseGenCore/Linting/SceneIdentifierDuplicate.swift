import InterfaceBuilderXML

/// What: two scenes of a storyboard have one identifier.
/// Why: an identifier leads to one scene, and which of the two it is, is nowhere said.
/// How to mend: give one of the scenes its own identifier.
enum SceneIdentifierDuplicate: Check {
  static let rule = Rule.sceneIdentifierDuplicate

  static func findings(in examination: Examination) -> [Finding] {
    examination.versions.flatMap { document -> [Finding] in
      var first: [String: InterfaceBuilderDocument.Scene] = [:]
      return document.scenes.compactMap { scene in
        guard let identifier = scene.identifier, !identifier.isEmpty else { return nil }
        guard let other = first[identifier] else {
          first[identifier] = scene
          return nil
        }
        return Finding(
          "a second scene has the identifier \(quoted(identifier)); give one of them its own",
          at: document.location(scene.place, "storyboardIdentifier"),
          notes: [.init("the first is here", at: document.location(other.place, "storyboardIdentifier"))]
        )
      }
    }
  }
}
