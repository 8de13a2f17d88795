import InterfaceBuilderXML
import ReuseGenSpelling

/// What a storyboard holds of the scene that an entry means.
typealias SceneMatch = Match<InterfaceBuilderDocument.Scene>

extension SceneMatch {
  /// - Parameters:
  ///   - identifier: nil for the initial scene.
  ///   - named: the scenes with the identifier.
  ///   - others: what entries claim of the storyboard.
  init(
    _ type: TypeName,
    identifier: String?,
    named: [InterfaceBuilderDocument.Scene],
    in document: InterfaceBuilderDocument,
    others: Claims,
    by classes: ClassComparison
  ) {
    func isOfClass(_ scene: InterfaceBuilderDocument.Scene, _ type: TypeName) -> Bool {
      // A reference to another storyboard's scene says nothing of the class.
      IBObjectType.category(of: scene.element) == .sceneReference
        || classes.equal(type, scene.class, element: scene.element)
    }
    guard let identifier else {
      guard let initial = document.initialScene else {
        self = .none
        return
      }
      self = isOfClass(initial, type) ? .found(initial) : .otherClass(initial)
      return
    }
    if let found = named.first(where: { isOfClass($0, type) }) {
      self = .found(found)
    } else if let found = named.first {
      self = .otherClass(found)
    } else {
      let free = document.scenes.filter { scene in
        isOfClass(scene, type)
          && !others.hold(scene.identifier, except: Claim(type: type, identifier: identifier)) { isOfClass(scene, $0) }
      }
      let near = nearest(to: identifier, in: free.compactMap(\.identifier))
      let found = free.first { near != nil && $0.identifier == near } ?? free.first
      self = found.map { .otherIdentifier($0) } ?? .none
    }
  }
}
