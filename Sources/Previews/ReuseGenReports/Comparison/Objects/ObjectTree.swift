import ReuseGenXML

/// The objects of a document by their identifiers.
struct ObjectTree: Sendable {
  private(set) var objects: [String: InterfaceObject] = [:]
  /// The identifiers in document order.
  private(set) var order: [String] = []
  /// The attributes of the document that matter to an app.
  private(set) var settings: [String: PropertyValue] = [:]
  /// The attributes and elements of the document that matter only to Interface Builder.
  private(set) var notes: [String: IBElementContent] = [:]
  /// The numbers of elements that have the identifier of an earlier one.
  private var duplicates: [String: Int] = [:]

  subscript(id: String) -> InterfaceObject? { objects[id] }

  init(_ root: IBElement) {
    for (name, value) in root.attributes {
      if Self.settings.contains(name) {
        settings[name] = PropertyValue(attribute: value)
      } else {
        notes[name] = IBElementContent(text: value)
      }
    }
    for child in root.children {
      if child.name == "scenes" || child.name == "objects" {
        for element in child.children { addTopLevel(element) }
      } else {
        notes["<\(child.name)>"] = IBElementContent(child)
      }
    }
  }

  private static let settings: Set = [
    "initialViewController", "useAutolayout", "useSafeAreas", "useTraitCollections", "launchScreen", "targetRuntime",
  ]

  private mutating func addTopLevel(_ element: IBElement) {
    if element.name == "scene" {
      let scene = add(element, id: element["sceneID"] ?? "scene", parent: nil, list: "scenes", hasRole: false)
      for object in element.elements(in: "objects") where object.id != nil {
        _ = addObject(object, parent: scene, list: "objects", hasRole: false)
      }
      objects[scene]?.notes["canvas"] = element.child(key: "canvasLocation").map { "\($0["x"] ?? "") \($0["y"] ?? "")" }
    } else if element.id != nil {
      _ = addObject(element, parent: nil, list: "objects", hasRole: false)
    }
  }

  /// Adds an object without its content. Returns its identifier, which differs from that of the element if a merge
  /// left two elements with one.
  private mutating func add(_ element: IBElement, id: String, parent: String?, list: String, hasRole: Bool) -> String {
    var unique = id
    while objects[unique] != nil {
      duplicates[id, default: 0] += 1
      let number = duplicates[id, default: 0]
      unique = number == 1 ? "\(id)'" : "\(id)'\(number)"
    }
    objects[unique] = InterfaceObject(
      id: unique,
      kind: element.name,
      location: element.location,
      parent: parent,
      list: list,
      hasRole: hasRole
    )
    order.append(unique)
    if let parent { objects[parent]?.children.append(unique) }
    return unique
  }

  private mutating func addObject(_ element: IBElement, parent: String?, list: String, hasRole: Bool) -> String {
    let id = add(element, id: element.id ?? "", parent: parent, list: list, hasRole: hasRole)
    let content = ObjectContent(element, owner: id)
    for part in content.parts {
      _ = addObject(part.element, parent: id, list: part.list, hasRole: part.hasRole)
    }
    if var object = objects[id] {
      object.properties = content.properties
      object.notes = content.notes
      object.frame = content.frame
      object.connections = content.connections
      object.constraints = content.constraints
      objects[id] = object
    }
    return id
  }

  /// The outermost object around an object below a scene, or at the top level of a nib; itself if it is one.
  func root(of id: String) -> String {
    var root = id
    while let parent = objects[root]?.parent, objects[parent]?.kind != "scene" { root = parent }
    return root
  }

  /// The nearest object around an object that satisfies a condition, itself included.
  func enclosing(_ id: String, where isWanted: (InterfaceObject) -> Bool) -> InterfaceObject? {
    var next = objects[id]
    while let object = next {
      if isWanted(object) { return object }
      next = object.parent.flatMap { objects[$0] }
    }
    return nil
  }

  /// The number of objects inside an object.
  func count(inside id: String) -> Int {
    (objects[id]?.children ?? []).reduce(0) { $0 + 1 + count(inside: $1) }
  }
}

/// The content of an element in a form in which its order doesn't matter.
struct IBElementContent: Hashable, Sendable {
  private let text: String

  init(text: String) { self.text = text }

  init(_ element: IBElement) { text = Self.sorted(element) }

  private static func sorted(_ element: IBElement) -> String {
    let attributes = element.attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return
      "\(element.name)(\((attributes + element.children.map(sorted).sorted() + [element.text]).joined(separator: ",")))"
  }
}
