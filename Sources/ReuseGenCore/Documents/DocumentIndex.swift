import InterfaceBuilderXML

/// A document's prototypes and scenes by what they are looked up by: a storyboard may hold thousands.
struct DocumentIndex: Sendable {
  let cells: [String?: [InterfaceBuilderDocument.Reusable]]
  let supplementaryViews: [String?: [InterfaceBuilderDocument.Reusable]]
  /// By storyboard identifier.
  let scenes: [String?: [InterfaceBuilderDocument.Scene]]
  /// By the object identifier of the scene's controller.
  let controllers: [String: InterfaceBuilderDocument.Scene]
  /// By the scene's own identifier, which segues state.
  let members: [String: InterfaceBuilderDocument.Scene]

  init(_ document: InterfaceBuilderDocument) {
    cells = Dictionary(grouping: document.prototypeCells, by: \.identifier)
    supplementaryViews = Dictionary(grouping: document.supplementaryPrototypes, by: \.identifier)
    scenes = Dictionary(grouping: document.scenes, by: \.identifier)
    controllers = Dictionary(
      document.scenes.compactMap { scene in scene.id.map { ($0, scene) } },
      uniquingKeysWith: { first, _ in first }
    )
    members = Dictionary(
      document.scenes.compactMap { scene in scene.sceneID.map { ($0, scene) } },
      uniquingKeysWith: { first, _ in first }
    )
  }
}
