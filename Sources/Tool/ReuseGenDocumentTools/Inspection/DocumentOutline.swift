import ReuseGenCore
import ReuseGenVisibleText
package import ReuseGenXML

/// The facts in a document, for people: an indented tree of scenes, cells, segues and outlets, with line numbers.
package enum DocumentOutline {
  /// The identifier of placeholders for objects that the nib's loader supplies, other than File's Owner.
  private static let proxy = "IBProxyObject"

  /// The outline of a document, without a line feed at the end.
  package static func text(_ document: InterfaceBuilderDocument) -> String {
    var tree = OutlineTree()
    addObjects(of: document, to: &tree)
    let names = names(in: document)
    addConnections(of: document, named: names, to: &tree)
    var title = "\(document.path): \(document.kind.rawValue) for \(document.platform.rawValue)"
    if let initial = document.initial { title += ", begins with \(names[initial] ?? initial)" }
    title = title.messageLine
    tree.write(to: &title)
    return title
  }

  /// The line for a file that can't be read, without a line feed at the end.
  package static func text(_ error: IBReadError) -> String {
    "\(error.path): can't be read (line \(error.location.line)): \(error.message)".messageLine
  }

  private static func addObjects(of document: InterfaceBuilderDocument, to tree: inout OutlineTree) {
    // Every document has the first responder and the application.
    for placeholder in document.placeholders where placeholder.isFilesOwner || placeholder.identifier == proxy {
      let role = placeholder.isFilesOwner ? "File's Owner" : "external object"
      tree.addTop(join(role, name(placeholder.class)), at: placeholder.location, id: placeholder.id)
    }
    var reusablesOfRoots: [IBLocation: InterfaceBuilderDocument.Reusable] = [:]
    for reusable in document.reusables where reusable.role == .root { reusablesOfRoots[reusable.location] = reusable }
    for root in document.roots {
      let identifier = reusablesOfRoots[root.location]?.identifier
      tree.addTop(join("root", root.element, quoted(identifier), name(root.class)), at: root.location, id: root.id)
    }
    for scene in document.scenes {
      let text = join("scene", scene.element, quoted(scene.identifier), name(scene.class))
      tree.addTop(text, at: scene.location, id: scene.id, sceneID: scene.sceneID)
    }
    for reusable in document.reusables where reusable.role != .root {
      let role = reusable.role == .supplementary ? reusable.key : reusable.role.rawValue
      let text = join(role, reusable.element, quoted(reusable.identifier), name(reusable.class))
      tree.add(text, at: reusable.location, id: reusable.id, sceneID: reusable.sceneID)
    }
  }

  private static func addConnections(
    of document: InterfaceBuilderDocument,
    named names: [String: String],
    to tree: inout OutlineTree
  ) {
    func target(_ id: String?) -> String? { id.map { "-> \(names[$0] ?? $0)" } }
    for segue in document.segues {
      let (detail, destination) = (segue.relationship ?? segue.unwindAction, target(segue.destination))
      let text = join("segue", segue.kind, quoted(segue.identifier), detail, name(segue.class), destination)
      tree.add(text, at: segue.location, owner: segue.source, sceneID: segue.sceneID)
    }
    for outlet in document.outlets {
      let kind = outlet.isCollection ? "outlet collection" : "outlet"
      let text = join(kind, outlet.property, target(outlet.destination))
      tree.add(text, at: outlet.location, owner: outlet.owner, sceneID: outlet.sceneID)
    }
    for action in document.actions {
      let text = join("action", action.event, action.selector, target(action.target))
      tree.add(text, at: action.location, owner: action.owner, sceneID: action.sceneID)
    }
    for attribute in document.attributes {
      let value = (attribute.value ?? attribute.child.map { "<\($0)>" }).map { "= \($0)" }
      let text = join("attribute", attribute.keyPath, value, attribute.type.map { "(\($0))" })
      tree.add(text, at: attribute.location, owner: attribute.owner, sceneID: attribute.sceneID)
    }
    for link in document.links {
      let text = join("link to", link.storyboard, quoted(link.identifier), link.bundle.map { "in \($0)" })
      tree.add(text, at: link.location, owner: link.id, sceneID: link.sceneID)
    }
  }

  /// The text on one line, even if it contains line feeds or other control characters.
  private static func join(_ words: String?...) -> String {
    words.compactMap { $0 }.joined(separator: " ").withVisibleControlCharacters
  }

  private static func quoted(_ identifier: String?) -> String? { identifier.map { "“\($0)”" } }

  /// The class with its module, unless that is the target's.
  private static func name(_ reference: ClassReference) -> String? {
    guard let name = reference.className else { return nil }
    guard let module = reference.module, !module.isEmpty, !reference.isInTargetModule else { return name }
    return "\(module).\(name)"
  }

  /// The names of objects by their object identifiers: the class, or else the identifier. If several objects have the
  /// same object identifier, the first one counts, and a scene's controller comes before other objects.
  private static func names(in document: InterfaceBuilderDocument) -> [String: String] {
    var names: [String: String] = [:]
    func add(_ id: String?, _ name: String?) {
      if let id, let name, names[id] == nil { names[id] = name }
    }
    for scene in document.scenes {
      add(scene.id, name(scene.class) ?? quoted(scene.identifier) ?? scene.id.map { "\(scene.element) \($0)" })
    }
    for placeholder in document.placeholders {
      add(placeholder.id, placeholder.isFilesOwner ? "File's Owner" : name(placeholder.class))
    }
    for reusable in document.reusables { add(reusable.id, name(reusable.class) ?? quoted(reusable.identifier)) }
    for object in document.classes { add(object.id, name(object.class)) }
    return names
  }
}
