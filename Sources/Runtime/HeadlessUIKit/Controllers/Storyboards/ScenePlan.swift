package import ReuseGenXML

/// A scene: a controller with its view, or a reference to a scene of another storyboard.
@MainActor
package struct ScenePlan {
  /// The controller's element identifier.
  package let id: String
  /// The storyboard identifier.
  package let identifier: String?
  package let element: IBElement
  package let content: Content
  /// The location of the scene on the canvas; `nil` if the document specifies none.
  package let canvas: CGPoint?

  package enum Content {
    case controller(NibNode, NibPlan)
    /// A scene of another storyboard, or of the same one if the name is empty; without an identifier the initial one.
    case link(storyboard: String, identifier: String?)
  }

  init?(_ scene: IBElement, of document: NibDocument, _ values: NibValues) {
    let objects = scene.elements(in: "objects")
    let member = objects.first { $0["sceneMemberID"] == "viewController" }
    guard let element = member ?? objects.first(where: { UIKitClass.named($0.name)?.isController ?? false }),
      let id = element.id
    else { return nil }
    self.id = id
    self.element = element
    identifier = element["storyboardIdentifier"]
    canvas = scene.child(key: "canvasLocation").map(values.point)
    if IBObjectType(element: element.name)?.category == .sceneReference {
      content = .link(storyboard: element["storyboardName"] ?? "", identifier: element["referencedIdentifier"])
    } else {
      let plan = NibPlanner(document, values, ownerID: id).plan(objects)
      guard let node = plan.roots.first(where: { $0.slot == 0 }) else { return nil }
      content = .controller(node, plan)
    }
  }
}
