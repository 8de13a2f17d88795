import ReuseGenXML

enum UnusedScene: UsageRule {
  static let name = "unused-scene"
  static let summary = "Nothing shows a scene of a storyboard."
  static let discussion = """
    A scene is used if it is the initial one, if code, data, another storyboard or an entry of the manifest names its
    identifier, or if a segue leads to it from a scene that is used. The scenes of a storyboard that nothing loads
    aren't reported one by one. \(readFiles)
    """
  static let rationale = "The scene is in every copy of the app, and every change of its class must respect it."
  static let fix = "Remove the scene, add a segue to it, or instantiate its controller by its identifier."
  static let example = """
    In Main.storyboard no segue leads to the second scene, and no source names it:

        <scene sceneID="b"><objects><viewController id="c" customClass="OldViewController"/></objects></scene>
    """

  static func findings(in context: AssetContext, _ usage: ProjectUsage) -> [Finding] {
    let used = UsedDocuments(context, usage)
    return used.all.flatMap { document -> [Finding] in
      guard let version = document.versions.first, version.platform != .watchOS else { return [] }
      let controllers = used.usedControllers(of: document)
      return version.scenes.compactMap { scene in
        guard let id = scene.id, !controllers.contains(id), !scene.isReference, scene.element != "application" else {
          return nil
        }
        let name =
          scene.identifier.map { "the scene \(quoted($0))" } ?? scene.class.className.map { "the scene of \($0)" }
          ?? "a scene without an identifier"
        return Finding(
          "nothing shows \(name) in the storyboard \(quoted(document.name)); remove it, or add a segue to it",
          at: version.location(scene.location)
        )
      }
    }
  }
}
