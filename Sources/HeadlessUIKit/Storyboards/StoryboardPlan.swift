import InterfaceBuilderXML

/// The scenes of a storyboard, planned once.
@MainActor
package final class StoryboardPlan {
  package let document: NibDocument
  package let scenes: [ScenePlan]
  /// The initial scene's controller.
  package let initial: String?

  package init(_ document: NibDocument) {
    self.document = document
    initial = document.root["initialViewController"]
    scenes = document.root.elements(in: "scenes").compactMap { ScenePlan($0, of: document) }
  }

  func scene(withID id: String?) -> ScenePlan? { scenes.first { $0.id == id } }
}
