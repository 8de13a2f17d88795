/// Picks from the elements that pass by what a document states.
///
/// It keeps the way from the root to the present element and nothing of what it has no use for: the memory for a
/// document is that of its bytes and of its facts.
final class DocumentBuilder: XMLEventHandler {
  private(set) var document: InterfaceBuilderDocument

  /// The elements around the present one, the root first.
  private var open: [(name: String, attributes: [String: String])] = []
  /// The tables and collections among them.
  private var containers: [(depth: Int, container: InterfaceBuilderDocument.Container)] = []
  private var scene: OpenScene?
  /// The runtime attribute that was just begun, whose child the next element is if it is one level deeper.
  private var runtimeAttributeDepth: Int?

  private struct OpenScene {
    let id: String?
    /// The object that says that it is the scene's controller.
    var member: InterfaceBuilderDocument.Scene?
    /// The first object that can be one.
    var candidate: InterfaceBuilderDocument.Scene?
  }

  let wantsText = false

  init(_ source: IBSource) {
    document = InterfaceBuilderDocument(source: source)
    open.reserveCapacity(32)
  }

  func text(_ text: String) {}

  func startElement(_ name: String, attributes: [String: String], tag: XMLTag) {
    if let depth = runtimeAttributeDepth {
      if depth == open.count - 1 { document.attributes[document.attributes.count - 1].child = name }
      runtimeAttributeDepth = nil
    }
    var isReusable = false
    switch name {
    case "outlet", "outletCollection", "action", "segue":
      if open.last?.name == "connections" { addConnection(name, attributes, tag.place) }
    case "tableViewCell", "collectionViewCell", "collectionReusableView":
      isReusable = true
    case "userDefinedRuntimeAttribute":
      addRuntimeAttribute(attributes, tag.place)
    case "viewControllerPlaceholder":
      addLink(attributes, tag.place)
    case "document":
      if open.isEmpty { readDocument(attributes, tag.place) }
    case "scene":
      if open.count == 2, open[1].name == "scenes" { scene = OpenScene(id: attributes["sceneID"]) }
    default:
      break
    }
    if isReusable || attributes["reuseIdentifier"] != nil { addReusable(name, attributes, tag.place) }
    if open.count == 2, open[1].name == "objects" {
      addTopLevelObject(name, attributes, tag.place)
    } else if open.count == 4, scene != nil, open[3].name == "objects" {
      addSceneObject(name, attributes, tag.place)
    }
    if let kind = InterfaceBuilderDocument.Container.Kind(rawValue: name) {
      containers.append((open.count, .init(id: attributes["id"], kind: kind, place: tag.place)))
    }
    open.append((name, attributes))
  }

  func endElement() {
    open.removeLast()
    if containers.last?.depth == open.count { containers.removeLast() }
    if open.count == 2, let ended = scene {
      if let controller = ended.member ?? ended.candidate { document.scenes.append(controller) }
      scene = nil
    }
  }

  // MARK: The document and its objects

  private func readDocument(_ attributes: [String: String], _ place: IBPlace) {
    document.place = place
    document.initial = attributes["initialViewController"]
    document.platform = Self.platform(attributes)
    let type = attributes["type"] ?? ""
    document.kind = .init(path: document.path) ?? (type.contains("Storyboard") ? .storyboard : .xib)
  }

  /// The platform: of the runtime that is named, or, in documents that name none, of the document's type.
  private static func platform(_ attributes: [String: String]) -> InterfaceBuilderDocument.Platform {
    let runtime = attributes["targetRuntime"] ?? ""
    if runtime.hasPrefix("AppleTV") { return .tvOS }
    if runtime.hasPrefix("watchKit") { return .watchOS }
    if runtime.hasPrefix("MacOSX") { return .macOS }
    if runtime.hasPrefix("iOS") { return .iOS }
    let type = attributes["type"] ?? ""
    if type.contains(".AppleTV.") { return .tvOS }
    if type.contains(".WatchKit.") || type.contains(".watchKit.") { return .watchOS }
    if type.contains(".Cocoa.") { return .macOS }
    return .iOS
  }

  private func addTopLevelObject(_ name: String, _ attributes: [String: String], _ place: IBPlace) {
    let id = attributes["id"]
    let identifier = attributes["placeholderIdentifier"]
    let isFilesOwner = identifier == "IBFilesOwner" || (name == "customObject" && id == "-2")
    if isFilesOwner || name == "placeholder" || (name == "customObject" && (id == "-1" || id == "-3")) {
      document.placeholders.append(
        .init(
          id: id,
          element: name,
          identifier: identifier,
          class: ClassReference(attributes),
          isFilesOwner: isFilesOwner,
          place: place
        )
      )
    } else {
      document.roots.append(.init(id: id, element: name, class: ClassReference(attributes), place: place))
    }
  }

  private func addSceneObject(_ name: String, _ attributes: [String: String], _ place: IBPlace) {
    let isMember = attributes["sceneMemberID"] == "viewController"
    guard let open = scene, open.member == nil, isMember || open.candidate == nil,
      isMember || !["placeholder", "exit", "customObject"].contains(name)
    else { return }
    let object = InterfaceBuilderDocument.Scene(
      id: attributes["id"],
      element: name,
      identifier: attributes["storyboardIdentifier"],
      class: ClassReference(attributes),
      sceneID: open.id,
      place: place
    )
    if isMember { scene?.member = object } else { scene?.candidate = object }
  }

  private func addReusable(_ name: String, _ attributes: [String: String], _ place: IBPlace) {
    let container = containers.last?.container
    let key = attributes["key"]
    let isSupplementary = key == "sectionHeaderView" || key == "sectionFooterView"
    let parent = open.last?.name
    let role: InterfaceBuilderDocument.Reusable.Role =
      if open.count == 2, parent == "objects" {
        .root
      } else if isSupplementary {
        .supplementary
      } else if parent == "prototypes" || (parent == "cells" && container?.kind == .collectionView) {
        .prototype
      } else if parent == "cells" {
        .static
      } else {
        .other
      }
    document.reusables.append(
      .init(
        id: attributes["id"],
        element: name,
        identifier: attributes["reuseIdentifier"],
        class: ClassReference(attributes),
        role: role,
        container: container,
        key: isSupplementary ? key : nil,
        sceneID: scene?.id,
        place: place
      )
    )
  }

  // MARK: Connections and attributes

  /// The object that a list of the element around the present one belongs to: of connections, of attributes.
  private var ownerOfList: String? {
    open.count >= 2 ? open[open.count - 2].attributes["id"] : nil
  }

  private func addConnection(_ name: String, _ attributes: [String: String], _ place: IBPlace) {
    switch name {
    case "segue":
      document.segues.append(
        .init(
          id: attributes["id"],
          kind: attributes["kind"],
          identifier: attributes["identifier"],
          source: ownerOfList,
          destination: attributes["destination"],
          class: ClassReference(attributes),
          relationship: attributes["relationship"],
          unwindAction: attributes["unwindAction"],
          sceneID: scene?.id,
          place: place
        )
      )
    case "action":
      // macOS writes `target`, and what is empty counts for nothing.
      let target = attributes["target"].flatMap { $0.isEmpty ? nil : $0 }
      document.actions.append(
        .init(
          owner: ownerOfList,
          selector: attributes["selector"],
          target: target ?? attributes["destination"],
          event: attributes["eventType"],
          sceneID: scene?.id,
          place: place
        )
      )
    default:
      document.outlets.append(
        .init(
          owner: ownerOfList,
          property: attributes["property"],
          destination: attributes["destination"],
          isCollection: name == "outletCollection",
          sceneID: scene?.id,
          place: place
        )
      )
    }
  }

  private func addRuntimeAttribute(_ attributes: [String: String], _ place: IBPlace) {
    document.attributes.append(
      .init(
        owner: ownerOfList,
        keyPath: attributes["keyPath"],
        type: attributes["type"],
        value: attributes["value"],
        place: place
      )
    )
    runtimeAttributeDepth = open.count
  }

  private func addLink(_ attributes: [String: String], _ place: IBPlace) {
    document.links.append(
      .init(
        id: attributes["id"],
        storyboard: attributes["storyboardName"],
        identifier: attributes["referencedIdentifier"],
        bundle: attributes["bundleIdentifier"],
        place: place
      )
    )
  }
}
