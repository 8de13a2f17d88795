import InterfaceBuilderXML

/// A storyboard's scenes, worked out once.
@MainActor
final class StoryboardPlan {
  let document: NibDocument
  let scenes: [ScenePlan]
  /// The initial scene's controller.
  let initial: String?

  init(_ document: NibDocument) {
    self.document = document
    initial = document.root["initialViewController"]
    scenes = document.root.elements(in: "scenes").compactMap { ScenePlan($0, of: document) }
  }

  func scene(withID id: String?) -> ScenePlan? { scenes.first { $0.id == id } }
}

/// A scene: a controller with its view, or a reference to a scene of another storyboard.
@MainActor
struct ScenePlan {
  /// The controller's element identifier.
  let id: String
  /// The storyboard identifier.
  let identifier: String?
  let element: IBElement
  let content: Content
  /// Where the scene lies on the canvas.
  let canvas: CGPoint

  enum Content {
    case controller(NibNode, NibPlan)
    /// A scene of another storyboard; its initial one without an identifier.
    case link(storyboard: String, identifier: String?)
  }

  init?(_ scene: IBElement, of document: NibDocument) {
    let objects = scene.elements(in: "objects")
    let member = objects.first { $0["sceneMemberID"] == "viewController" }
    guard let element = member ?? objects.first(where: { ElementKind.all[$0.name]?.isController ?? false }),
      let id = element.id
    else { return nil }
    self.id = id
    self.element = element
    identifier = element["storyboardIdentifier"]
    let point = scene.child(key: "canvasLocation")
    canvas = CGPoint(x: point?.number("x") ?? 0, y: point?.number("y") ?? 0)
    if IBObjectType(element: element.name)?.category == .sceneReference {
      content = .link(storyboard: element["storyboardName"] ?? "", identifier: element["referencedIdentifier"])
    } else {
      let plan = NibPlanner(document, ownerID: id).plan(objects)
      guard let node = plan.roots.first(where: { $0.slot == 0 }) else { return nil }
      content = .controller(node, plan)
    }
  }
}
