import ReuseGenCore
import ReuseGenXML

/// The custom classes that documents name.
struct DocumentClasses: Sendable {
  /// A scene that has no storyboard identifier.
  struct Scene: Hashable, Sendable {
    let storyboard: String
    /// The object identifier of its controller.
    let id: String
    let className: String
  }

  /// The class of UIKit that an object would have without its custom class ("UITableViewCell"), by the custom class.
  private(set) var bases: [String: String] = [:]
  /// The scenes without identifiers, except those that a segue action makes with values.
  private(set) var unnamedScenes: [Scene] = []
  /// The classes of the first screen of each storyboard: of the initial scene, and of those that it contains.
  private var firstScreens: [String: [String]] = [:]

  init(_ files: [DocumentFile]) {
    for named in DocumentSet(files).all {
      for document in named.versions { add(document, named.name) }
    }
  }

  private mutating func add(_ document: InterfaceBuilderDocument, _ name: String) {
    let elements = Dictionary(document.objects.map { ($0.id, $0.element) }) { first, _ in first }
    for stated in document.classes {
      guard let className = stated.class.className, let element = stated.id.flatMap({ elements[$0] }),
        let type = IBObjectType(element: element)
      else { continue }
      bases[className] = bases[className] ?? type.className
    }
    let made = Set(document.segues.filter { $0.creationSelector != nil }.compactMap(\.destination))
    for scene in document.scenes where scene.identifier == nil {
      guard let id = scene.id, let className = scene.class.className, !made.contains(id) else { continue }
      let unnamed = Scene(storyboard: name, id: id, className: className)
      // Localized versions have the same scenes.
      if !unnamedScenes.contains(unnamed) { unnamedScenes.append(unnamed) }
    }
    guard let initial = document.initialScene?.sceneID else { return }
    let shown = document.scenes.filter { scene in
      scene.sceneID.map { document.scenesMaking(sceneID: $0).contains(initial) } ?? false
    }
    firstScreens[name, default: []] += shown.compactMap(\.class.className)
  }

  /// The custom classes of the controllers that a storyboard begins with.
  func firstScreen(of storyboard: String) -> [String] { firstScreens[storyboard] ?? [] }
}
