import ReuseGenXML

/// The scenes of a storyboard, planned once.
@MainActor
package final class StoryboardPlan {
  package let document: NibDocument
  package let scenes: [ScenePlan]
  /// The initial scene's controller.
  package let initial: String?

  /// The indices of the scenes by the identifiers of their controllers.
  private let indices: [String: Int]

  /// The plan of a storyboard's picture.
  ///
  /// - Parameter report: Called for each number that is out of range.
  package convenience init(_ document: NibDocument, report: @escaping (NumberProblem) -> Void) {
    self.init(document, document.designedValues(report: report))
  }

  /// The plan of a storyboard. Numbers that are out of range, and images that aren't there, are logged.
  convenience init(_ document: NibDocument) { self.init(document, document.values) }

  private init(_ document: NibDocument, _ values: NibValues) {
    self.document = document
    initial = document.root["initialViewController"]
    scenes = document.root.elements(in: "scenes").compactMap { ScenePlan($0, of: document, values) }
    indices = Dictionary(zip(scenes.map(\.id), scenes.indices), uniquingKeysWith: { first, _ in first })
  }

  func scene(withID id: String?) -> ScenePlan? { id.flatMap { indices[$0] }.map { scenes[$0] } }

  /// The index of the scene whose controller has an identifier.
  package func index(ofSceneWithID id: String) -> Int? { indices[id] }
}
