/// Picks from the elements that pass by what a document states.
///
/// It keeps the way from the root to the present element and nothing of what it has no use for: the memory for a
/// document is that of its bytes and of its facts.
final class DocumentBuilder: XMLEventHandler {
  // One value, so that an event is one access: each access to a property of a class is checked when the program runs.
  private var state: State

  var document: InterfaceBuilderDocument { state.document }

  let wantsText = false

  init(_ source: IBSource) {
    state = State(document: InterfaceBuilderDocument(source: source))
  }

  func text(_ text: String) {}

  func startElement(_ name: String, attributes: [String: String], tag: XMLTag) {
    state.startElement(name, attributes: attributes, tag: tag)
  }

  func endElement() {
    state.endElement()
  }
}

/// The document as far as it has been read.
private struct State {
  var document: InterfaceBuilderDocument
  /// The elements around the present one, the root first.
  private var open: [(tag: DocumentTag, attributes: [String: String])] = []
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

  init(document: InterfaceBuilderDocument) {
    self.document = document
    open.reserveCapacity(32)
  }

  mutating func startElement(_ name: String, attributes: [String: String], tag: XMLTag) {
    if let depth = runtimeAttributeDepth {
      if depth == open.count - 1 { document.attributes[document.attributes.count - 1].child = name }
      runtimeAttributeDepth = nil
    }
    if attributes["customClass"] != nil {
      document.classes.append(.init(id: attributes["id"], class: ClassReference(attributes), place: tag.place))
    }
    let kind = DocumentTag(name)
    if kind.isCell || attributes["reuseIdentifier"] != nil { addReusable(name, attributes, tag.place) }
    if open.count == 2, open[1].tag == .objects {
      addTopLevelObject(name, attributes, tag.place)
    } else if open.count == 4, scene != nil, open[3].tag == .objects {
      addSceneObject(name, attributes, tag.place)
    }
    if kind != .other { add(kind, name, attributes, tag) }
    open.append((kind, attributes))
  }

  mutating func endElement() {
    open.removeLast()
    if containers.last?.depth == open.count { containers.removeLast() }
    if open.count == 2, let ended = scene {
      if let controller = ended.member ?? ended.candidate { document.scenes.append(controller) }
      scene = nil
    }
  }

  private mutating func add(_ kind: DocumentTag, _ name: String, _ attributes: [String: String], _ tag: XMLTag) {
    switch kind {
    case .outlet, .outletCollection, .action, .segue:
      if open.last?.tag == .connections { addConnection(kind, attributes, tag.place) }
    case .userDefinedRuntimeAttribute:
      addRuntimeAttribute(attributes, tag.place)
    case .viewControllerPlaceholder:
      addLink(attributes, tag.place)
    case .document:
      if open.isEmpty { readDocument(attributes, tag.place) }
    case .scene:
      if open.count == 2, open[1].tag == .scenes { scene = OpenScene(id: attributes["sceneID"]) }
    case .tableView, .collectionView:
      let kind: InterfaceBuilderDocument.Container.Kind = kind == .tableView ? .tableView : .collectionView
      containers.append((open.count, .init(id: attributes["id"], kind: kind, place: tag.place)))
    default:
      break
    }
  }

  // MARK: The document and its objects

  private mutating func readDocument(_ attributes: [String: String], _ place: IBPlace) {
    document.place = place
    document.initial = attributes["initialViewController"]
    document.platform = IBPlatform(targetRuntime: attributes["targetRuntime"], type: attributes["type"])
    let type = attributes["type"] ?? ""
    document.kind = .init(path: document.path) ?? (type.contains("Storyboard") ? .storyboard : .xib)
  }

  private mutating func addTopLevelObject(_ name: String, _ attributes: [String: String], _ place: IBPlace) {
    let id = attributes["id"]
    let identifier = attributes["placeholderIdentifier"]
    if let placeholder = IBPlaceholder(element: name, id: id, identifier: identifier) {
      document.placeholders.append(
        .init(
          id: id,
          element: name,
          identifier: identifier,
          class: ClassReference(attributes),
          isFilesOwner: placeholder == .filesOwner,
          place: place
        )
      )
    } else {
      document.roots.append(.init(id: id, element: name, class: ClassReference(attributes), place: place))
    }
  }

  private mutating func addSceneObject(_ name: String, _ attributes: [String: String], _ place: IBPlace) {
    let isMember = attributes["sceneMemberID"] == "viewController"
    guard let open = scene, open.member == nil, isMember || open.candidate == nil,
      isMember || (IBObjectType(element: name)?.category != .placeholder && name != "customObject")
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

  private mutating func addReusable(_ name: String, _ attributes: [String: String], _ place: IBPlace) {
    let container = containers.last?.container
    let key = attributes["key"]
    let isSupplementary = key == "sectionHeaderView" || key == "sectionFooterView"
    let parent = open.last?.tag
    let role: InterfaceBuilderDocument.Reusable.Role =
      if open.count == 2, parent == .objects {
        .root
      } else if isSupplementary {
        .supplementary
      } else if parent == .prototypes || (parent == .cells && container?.kind == .collectionView) {
        .prototype
      } else if parent == .cells {
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

  private mutating func addConnection(_ kind: DocumentTag, _ attributes: [String: String], _ place: IBPlace) {
    switch kind {
    case .segue:
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
    case .action:
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
          isCollection: kind == .outletCollection,
          sceneID: scene?.id,
          place: place
        )
      )
    }
  }

  private mutating func addRuntimeAttribute(_ attributes: [String: String], _ place: IBPlace) {
    document.attributes.append(
      .init(
        owner: ownerOfList,
        keyPath: attributes["keyPath"],
        type: attributes["type"],
        value: attributes["value"],
        sceneID: scene?.id,
        place: place
      )
    )
    runtimeAttributeDepth = open.count
  }

  private mutating func addLink(_ attributes: [String: String], _ place: IBPlace) {
    document.links.append(
      .init(
        id: attributes["id"],
        storyboard: attributes["storyboardName"],
        identifier: attributes["referencedIdentifier"],
        bundle: attributes["bundleIdentifier"],
        sceneID: scene?.id,
        place: place
      )
    )
  }
}
