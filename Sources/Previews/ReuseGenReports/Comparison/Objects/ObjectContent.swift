import ReuseGenXML

/// The content of an object's element, apart from the objects inside it.
struct ObjectContent {
  /// An object inside the object.
  struct Part {
    let element: IBElement
    let list: String
    let hasRole: Bool
  }

  private let owner: String
  private(set) var parts: [Part] = []
  private(set) var properties: [String: PropertyValue] = [:]
  private(set) var notes: [String: String] = [:]
  private(set) var frame: InterfaceFrame?
  private(set) var connections: [InterfaceConnection] = []
  private(set) var constraints: [InterfaceConstraint] = []
  private var counts: [String: Int] = [:]

  init(_ element: IBElement, owner: String) {
    self.owner = owner
    addAttributes(of: element, at: "")
    addClass(of: element)
    for child in element.children { addChild(child, at: "") }
  }

  private mutating func addAttributes(of element: IBElement, at path: String) {
    for (name, value) in element.attributes where !Self.classAttributes.contains(name) {
      switch name {
      case "id", "key": break
      case _ where Self.noteAttributes.contains(name): notes[path + name] = value
      case _ where PropertyWords.isText(path + name): properties[path + name] = PropertyValue(text: value)
      default: properties[path + name] = PropertyValue(attribute: value)
      }
    }
  }

  private static let classAttributes: Set = ["customClass", "customModule", "customModuleProvider"]
  private static let noteAttributes: Set = [
    "sceneMemberID", "userLabel", "misplaced", "ambiguous", "fixedFrame", "placeholderIntrinsicWidth",
    "placeholderIntrinsicHeight", "verifyAmbiguity", "tableViewCell",
  ]

  /// The module of the document's own target is often the name under which the project was created.
  private mutating func addClass(of element: IBElement) {
    guard let name = element["customClass"] else { return }
    let module = element["customModuleProvider"] == "target" ? nil : element["customModule"]
    properties["class"] = PropertyValue(text: module.map { "\($0).\(name)" } ?? name)
  }

  private mutating func addChild(_ child: IBElement, at path: String) {
    switch child.name {
    case "rect" where child.key == "frame" && path.isEmpty: frame = InterfaceFrame(child)
    // The frame of a part follows from that of the object.
    case "rect" where child.key == "frame": notes[path + "frame"] = PropertyValue(child)?.canonical ?? ""
    case "connections" where path.isEmpty:
      connections += child.children.compactMap { InterfaceConnection($0, owner: owner) }
    case "constraints":
      constraints += child.children.filter { $0.name == "constraint" }.map { InterfaceConstraint($0, owner: owner) }
    case "userDefinedRuntimeAttributes": for attribute in child.children { addRuntimeAttribute(attribute) }
    case _ where child.id != nil:
      parts.append(Part(element: child, list: path + (child.key ?? ""), hasRole: child.key != nil))
    case _ where child.name.hasPrefix("simulated") || child.key == "canvasLocation":
      notes[path + (child.key ?? child.name)] = PropertyValue(child)?.canonical ?? ""
    default: addValue(child, at: path)
    }
  }

  private mutating func addRuntimeAttribute(_ attribute: IBElement) {
    guard let keyPath = attribute["keyPath"] else { return }
    let child = attribute.children.first.flatMap { PropertyValue($0) }
    let value = attribute["value"].map { PropertyValue(attribute: $0) } ?? child ?? PropertyValue(text: "nil")
    properties["runtime attribute \(keyPath)"] = value.ofType(attribute["type"] ?? "")
  }

  private mutating func addValue(_ child: IBElement, at path: String) {
    let name = path + (child.key ?? child.name)
    if Self.leaves.contains(child.name) {
      if let value = PropertyValue(child) { properties[name] = value }
      return
    }
    // Segments have no keys, only places.
    counts[name, default: 0] += 1
    let isRepeated = child.key == nil && child.name == "segment"
    let inner = isRepeated ? "\(name) \(counts[name, default: 0])." : Self.isList(child) ? child.name : "\(name)."
    addAttributes(of: child, at: inner)
    for part in child.children { addChild(part, at: inner) }
  }

  /// Whether an element only contains others: `<subviews>`.
  private static func isList(_ element: IBElement) -> Bool {
    element.attributes.isEmpty && element.children.contains { $0.id != nil }
  }

  private static let leaves: Set = [
    "nil", "color", "font", "fontDescription", "string", "mutableString", "integer", "real", "bool", "date",
    "attributedString", "rect", "size", "point", "inset", "edgeInsets", "directionalEdgeInsets", "autoresizingMask",
    "mask", "imageReference", "array", "offsetWrapper", "dataDetectorType", "behavior", "range", "calendarIdentifier",
    "extendedEdge", "popoverArrowDirection",
  ]
}
