/// The names by which generated code refers to the listed scenes, found by the classes of their controllers.
struct SceneReferences: Sendable {
  private let names: [TypeName: String]

  init(_ scenes: [ResolvedScene]) {
    names = Dictionary(scenes.map { ($0.writtenType, $0.name.reference) }) { first, _ in first }
  }

  /// The first scene whose controller has a class; `nil` if none is listed.
  func scene(of type: TypeName) -> String? { names[type] }
}
