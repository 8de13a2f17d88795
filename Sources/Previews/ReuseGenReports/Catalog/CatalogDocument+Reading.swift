package import ReuseGenXML

extension CatalogDocument {
  /// The entries of a document, in its order, without pictures.
  ///
  /// - Parameter path: The path for people.
  package init(_ document: InterfaceBuilderDocument, path: String) {
    self.init(path: path)
    let titles = SceneTitles(document)
    entries =
      document.scenes.filter(\.isListed).map { CatalogEntry($0) }
      + document.reusables.filter(\.isListed).map { CatalogEntry($0) }
      + document.roots.filter(\.isListed).map { CatalogEntry($0, owner: document.owner?.class.className) }
      + document.segues.map { CatalogEntry($0, titles) }
  }
}

extension InterfaceBuilderDocument.Scene {
  /// A reference is listed where the scene is.
  fileprivate var isListed: Bool { IBObjectType.category(of: element) != .sceneReference }
}

extension InterfaceBuilderDocument.Reusable {
  /// A static cell that has neither an identifier nor a class is content of its scene.
  fileprivate var isListed: Bool { role != .static || identifier != nil || self.class.className != nil }
}

extension InterfaceBuilderDocument.Root {
  /// Reusable views have entries of their own.
  fileprivate var isListed: Bool { IBObjectType.category(of: element) == .view }
}

/// The titles of scenes, by the identifiers of controllers and of the scenes that contain other objects.
private struct SceneTitles {
  private var ends: [String: CatalogEntry.End] = [:]
  private var endsOfScenes: [String: CatalogEntry.End] = [:]

  init(_ document: InterfaceBuilderDocument) {
    for scene in document.scenes where scene.isListed {
      let end = CatalogEntry.End(title: CatalogEntry(scene).title, id: scene.id)
      if let id = scene.id { ends[id] = end }
      if let id = scene.sceneID { endsOfScenes[id] = end }
    }
    for link in document.links {
      guard let id = link.id, let storyboard = link.storyboard else { continue }
      let title = link.identifier.map { "\(storyboard): \($0)" } ?? storyboard
      ends[id] = CatalogEntry.End(title: title, id: nil)
    }
  }

  func source(of segue: InterfaceBuilderDocument.Segue) -> CatalogEntry.End? {
    segue.sceneID.flatMap { endsOfScenes[$0] }
  }

  func destination(of segue: InterfaceBuilderDocument.Segue) -> CatalogEntry.End? {
    if segue.kind == "unwind" {
      return CatalogEntry.End(title: segue.unwindAction.map { "exit, \($0)" } ?? "exit", id: nil)
    }
    return segue.destination.flatMap { ends[$0] }
  }
}

extension CatalogEntry {
  fileprivate init(_ scene: InterfaceBuilderDocument.Scene) {
    self.init(.scene, scene.id, scene.identifier, scene.class.className, scene.element, scene.location)
  }

  fileprivate init(_ view: InterfaceBuilderDocument.Reusable) {
    let isCell = view.element.hasSuffix("Cell")
    self.init(isCell ? .cell : .view, view.id, view.identifier, view.class.className, view.element, view.location)
  }

  /// A view without a class has the name of the class that loads it.
  fileprivate init(_ root: InterfaceBuilderDocument.Root, owner: String?) {
    self.init(.view, root.id, nil, root.class.className, root.element, root.location)
    if root.class.className == nil, let owner { title = "\(title) of \(owner)" }
  }

  fileprivate init(_ segue: InterfaceBuilderDocument.Segue, _ titles: SceneTitles) {
    let kind = segue.relationship ?? segue.kind ?? "segue"
    self.init(.segue, segue.id, segue.identifier, segue.class.className, kind, segue.location)
    source = titles.source(of: segue)
    destination = titles.destination(of: segue)
  }

  private init(
    _ kind: Kind,
    _ id: String?,
    _ identifier: String?,
    _ className: String?,
    _ element: String,
    _ location: IBLocation
  ) {
    let words = Self.words(element)
    self.init(
      kind: kind,
      id: id ?? "line-\(location.line)",
      title: identifier ?? className ?? words,
      className: className,
      identifier: identifier,
      element: words,
      line: location.line
    )
  }

  /// "table view cell" for the element "tableViewCell".
  private static func words(_ element: String) -> String {
    element.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
  }
}
