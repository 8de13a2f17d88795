import ReuseGenXML

/// The names of objects for people: "label “Welcome”".
struct SubjectNames: Sendable {
  private let tree: ObjectTree
  /// The outlets that lead to objects.
  private let outlets: [String: String]
  /// The number of each object without a name among those of its kind in the same object, if there are several.
  private var numbers: [String: Int] = [:]
  /// The first object with a name directly in each object: "label “Name”".
  private var namedContents: [String: String] = [:]

  init(_ tree: ObjectTree) {
    self.tree = tree
    var outlets: [String: String] = [:]
    for id in tree.order {
      for connection in tree[id]?.connections ?? [] where connection.kind == .outlet {
        let isOwn = ["view", "dataSource", "delegate"].contains(connection.name)
        if !isOwn, outlets[connection.destination] == nil { outlets[connection.destination] = connection.name }
      }
    }
    self.outlets = outlets
    for id in tree.order { addContents(of: id) }
  }

  private mutating func addContents(of id: String) {
    var unnamed: [String: [String]] = [:]
    for case let child? in (tree[id]?.children ?? []).map({ tree[$0] }) {
      if let name = name(of: child) {
        if namedContents[id] == nil { namedContents[id] = "\(Self.kind(child.kind)) \(name)" }
      } else {
        unnamed[child.kind, default: []].append(child.id)
      }
    }
    for alike in unnamed.values where alike.count > 1 {
      for (index, child) in alike.enumerated() { numbers[child] = index + 1 }
    }
  }

  subscript(id: String) -> String { text(of: id, canNameContent: true) }

  /// The name of what an object is in. It isn't named after its content, which may be that object.
  func place(_ id: String) -> String { text(of: id, canNameContent: false) }

  private func text(of id: String, canNameContent: Bool) -> String {
    guard let object = tree[id] else { return id.isEmpty ? "nothing" : "an object that is missing (\(id))" }
    if object.kind == "scene" { return "scene \(title(ofScene: id))" }
    if let placeholder = Self.placeholder(object) { return placeholder }
    let kind = Self.kind(object.kind)
    if let name = name(of: object) { return "\(kind) \(name)" }
    if let parent = object.parent, let around = tree[parent], around.kind != "scene" {
      return object.hasRole
        ? "\(PropertyWords.separated(object.list)) of \(self[parent])" : unnamed(object, kind, parent, canNameContent)
    }
    return kind
  }

  /// "image view in view “Header”", with its number if there are several, or "stack view around label “Name”" if what
  /// it is in has no name either.
  private func unnamed(_ object: InterfaceObject, _ kind: String, _ parent: String, _ canNameContent: Bool) -> String {
    if canNameContent, let around = tree[parent], !around.hasRole, name(of: around) == nil,
      let content = namedContents[object.id]
    {
      return "\(kind) around \(content)"
    }
    let number = numbers[object.id].map { " \($0)" } ?? ""
    return "\(kind)\(number) in \(self[parent])"
  }

  private func name(of object: InterfaceObject) -> String? {
    for key in ["text", "normal.title", "title", "placeholder", "reuseIdentifier", "storyboardIdentifier"] {
      if let text = object.properties[key]?.words, !text.isEmpty { return PropertyWords.quoted(text) }
    }
    if let outlet = outlets[object.id] { return outlet }
    if let label = object.notes["userLabel"] { return PropertyWords.quoted(label) }
    if let own = object.properties["class"]?.words ?? object.properties["image"]?.words { return own }
    return nil
  }

  private static func placeholder(_ object: InterfaceObject) -> String? {
    switch object.kind {
    case "placeholder":
      object.id == "-1" || object.notes["userLabel"]?.contains("Owner") == true ? "File’s Owner" : "first responder"
    case "exit": "exit"
    default: nil
    }
  }

  private static func kind(_ element: String) -> String {
    element == "tableViewCellContentView" ? "content view" : PropertyWords.separated(element)
  }

  /// The title of a scene: the identifier, class or title of its controller.
  func title(ofScene id: String) -> String {
    let controllers = (tree[id]?.children ?? []).compactMap { tree[$0] }
    guard
      let controller = controllers.first(where: { $0.notes["sceneMemberID"] == "viewController" })
        ?? controllers.first
    else { return "without a controller" }
    for key in ["storyboardIdentifier", "class", "title"] {
      if let text = controller.properties[key]?.words, !text.isEmpty { return PropertyWords.shortened(text) }
    }
    let item = controller.children.compactMap { tree[$0] }.first { $0.kind == "navigationItem" }
    return item?.properties["title"].map { PropertyWords.shortened($0.words) } ?? Self.kind(controller.kind)
  }
}
