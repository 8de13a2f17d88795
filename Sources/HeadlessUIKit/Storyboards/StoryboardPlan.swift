package import InterfaceBuilderXML

/// The scenes of a storyboard, planned once.
@MainActor
package final class StoryboardPlan {
  package let document: NibDocument
  package let scenes: [ScenePlan]
  /// The initial scene's controller.
  package let initial: String?

  /// The indices of the scenes by the identifiers of their controllers.
  private let indices: [String: Int]

  /// - Parameter report: Called for each number that is out of range.
  package init(_ document: NibDocument, report: @escaping (NumberProblem) -> Void) {
    self.document = document
    initial = document.root["initialViewController"]
    let values = NibValues(document, report: report)
    scenes = document.root.elements(in: "scenes").compactMap { ScenePlan($0, of: document, values) }
    indices = Dictionary(zip(scenes.map(\.id), scenes.indices), uniquingKeysWith: { first, _ in first })
  }

  /// The plan of a storyboard. Numbers that are out of range are logged.
  convenience init(_ document: NibDocument) { self.init(document) { document.log($0) } }

  func scene(withID id: String?) -> ScenePlan? { id.flatMap { indices[$0] }.map { scenes[$0] } }

  /// The index of the scene whose controller has an identifier.
  package func index(ofSceneWithID id: String) -> Int? { indices[id] }
}

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
    /// A scene of another storyboard; without an identifier the initial one.
    case link(storyboard: String, identifier: String?)
  }

  init?(_ scene: IBElement, of document: NibDocument, _ values: NibValues) {
    let objects = scene.elements(in: "objects")
    let member = objects.first { $0["sceneMemberID"] == "viewController" }
    guard let element = member ?? objects.first(where: { ElementClass.named($0.name)?.isController ?? false }),
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
