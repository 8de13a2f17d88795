extension InterfaceBuilderDocument {
  /// The identifiers of the scenes with which a scene is made: its own, and those of the controllers that contain or
  /// embed its controller, directly or not.
  package func scenesMaking(sceneID: String) -> Set<String> {
    var making: Set<String> = []
    var pending = [sceneID]
    while let id = pending.popLast() {
      guard making.insert(id).inserted, let controller = scenes.first(where: { $0.sceneID == id })?.id else { continue }
      for segue in segues where segue.destination == controller && segue.isContainment {
        if let container = segue.sceneID { pending.append(container) }
      }
    }
    return making
  }
}

extension InterfaceBuilderDocument.Segue {
  /// Whether the destination is made together with the scene of the segue.
  fileprivate var isContainment: Bool { kind == "relationship" || kind == "embed" }
}
