import InterfaceBuilderXML

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
    let values = document.values(report: report)
    scenes = document.root.elements(in: "scenes").compactMap { ScenePlan($0, of: document, values) }
    indices = Dictionary(zip(scenes.map(\.id), scenes.indices), uniquingKeysWith: { first, _ in first })
  }

  /// The plan of a storyboard. Numbers that are out of range are logged.
  convenience init(_ document: NibDocument) { self.init(document) { document.log($0) } }

  func scene(withID id: String?) -> ScenePlan? { id.flatMap { indices[$0] }.map { scenes[$0] } }

  /// The index of the scene whose controller has an identifier.
  package func index(ofSceneWithID id: String) -> Int? { indices[id] }
}
