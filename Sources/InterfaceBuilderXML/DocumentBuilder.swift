/// Collects the facts that a document states from its elements.
///
/// It keeps the open elements and nothing else that the facts don't need, so that a document takes the memory of its
/// bytes and its facts.
struct DocumentBuilder: ~Copyable, XMLBuilder {
  private(set) var facts: DocumentContent
  /// The elements around the current one, the root first.
  private let open = UnsafeMutablePointer<OpenElement>.allocate(capacity: IBLimits.depth)
  /// The number of elements around the current one.
  private var depth = 0
  /// The tables and collection views among them.
  private var containers: [(depth: Int, container: InterfaceBuilderDocument.Container)] = []
  /// The depth of the innermost of them.
  private var containerDepth: Int?
  private var scene: OpenScene?
  /// The depth of a runtime attribute that has just begun. The next element is its child if it is one level deeper.
  private var runtimeAttributeDepth: Int?
  /// Whether the current element is in `<resources>`, which lists what the other elements use.
  private var isInResources = false
  /// The images that `<resources>` lists as system symbols.
  private var systemSymbols: Set<String> = []

  private struct OpenElement {
    let tag: DocumentTag
    /// The object identifier.
    let id: XMLText?
  }

  private struct OpenScene {
    let id: String?
    /// The object that is marked as the scene's controller.
    var member: InterfaceBuilderDocument.Scene?
    /// The first object that can be the controller.
    var candidate: InterfaceBuilderDocument.Scene?
  }

  static var usesText: Bool { false }

  /// - Parameter module: The module of the document's target, if it is another than the reader's.
  init(path: String, module: String? = nil) {
    facts = DocumentContent(path: path, module: module)
  }

  deinit { open.deallocate() }

  mutating func text(_ text: XMLText) {}

  mutating func start(_ tag: XMLStartTag) {
    let kind = DocumentTag(tag)
    let attributes = ObjectAttributes(tag)
    let reference = attributes.statesClass ? ClassReference(attributes, of: facts.module) : ClassReference()
    if runtimeAttributeDepth != nil { addChildOfRuntimeAttribute(tag) }
    if attributes.customClass != nil {
      facts.classes.append(.init(id: attributes.id?.string, class: reference, location: tag.location))
      locate("customClass", "customModule", in: tag)
    }
    if kind.isReusableView || attributes.reuseIdentifier != nil { addReusable(tag, reference) }
    if depth == 2, open[1].tag == .objects {
      addTopLevelObject(tag, reference)
    } else if depth == 4, scene != nil, open[3].tag == .objects {
      addSceneObject(tag, reference)
    }
    if let id = attributes.id, !isInConnections { addObject(tag, id, reference) }
    // A comparison with "!=" would be generic.
    switch kind {
    case .other: break
    default: add(kind, tag, reference)
    }
    open[depth] = OpenElement(tag: kind, id: attributes.id)
    depth += 1
    if attributes.mayNameImage, !isInResources { addImages(of: tag, kind) }
  }

  mutating func end() {
    depth -= 1
    if let containerDepth, containerDepth == depth { endContainer() }
    if depth <= 2 { endOuterElement() }
  }

  private mutating func endContainer() {
    containers.removeLast()
    containerDepth = containers.last?.depth
  }

  /// Ends the document, a list in it, or a scene.
  private mutating func endOuterElement() {
    switch depth {
    case 2:
      guard let ended = scene else { return }
      if let controller = ended.member ?? ended.candidate { facts.scenes.append(controller) }
      scene = nil
    case 1:
      isInResources = false
    case 0:
      guard !systemSymbols.isEmpty else { return }
      for index in facts.images.indices where systemSymbols.contains(facts.images[index].name) {
        facts.images[index].isSystemSymbol = true
      }
    default:
      break
    }
  }

  /// Whether the current element is a connection. A comparison with "!=" would be generic.
  private var isInConnections: Bool { if case .connections = parent { true } else { false } }

  /// The element around the current one.
  private var parent: DocumentTag { depth > 0 ? open[depth - 1].tag : .other }

  private mutating func add(_ kind: DocumentTag, _ tag: XMLStartTag, _ reference: ClassReference) {
    switch kind {
    case .outlet, .outletCollection, .action, .segue:
      if isInConnections { addConnection(kind, tag, reference) }
    case .userDefinedRuntimeAttribute:
      addRuntimeAttribute(tag)
    case .viewControllerPlaceholder:
      addLink(tag)
    case .document:
      if depth == 0 { readDocument(tag) }
    case .resources:
      if depth == 1 { isInResources = true }
    case .image:
      if isInResources, tag["catalog"] == "system", let name = tag["name"] { systemSymbols.insert(name) }
    case .color:
      if !isInResources { addColor(tag) }
    case .scene:
      if depth == 2, open[1].tag == .scenes { scene = OpenScene(id: tag["sceneID"]) }
    case .tableView, .collectionView:
      let kind: InterfaceBuilderDocument.Container.Kind = kind == .tableView ? .tableView : .collectionView
      containers.append((depth, .init(id: tag["id"], kind: kind, location: tag.location)))
      containerDepth = depth
    default:
      break
    }
  }
}

// MARK: The document and its objects

extension DocumentBuilder {
  private mutating func readDocument(_ tag: XMLStartTag) {
    facts.location = tag.location
    locate("initialViewController", in: tag)
    facts.initial = tag["initialViewController"]
    facts.platform = IBPlatform(targetRuntime: tag["targetRuntime"], type: tag["type"])
    let type = tag["type"] ?? ""
    facts.kind = .init(path: facts.path) ?? (type.contains("Storyboard") ? .storyboard : .xib)
  }

  private mutating func addObject(_ tag: XMLStartTag, _ id: XMLText, _ reference: ClassReference) {
    facts.objects.append(
      .init(
        id: id.string,
        element: tag.nameText,
        class: reference,
        sceneID: scene?.id,
        location: tag.location
      )
    )
  }

  private mutating func addTopLevelObject(_ tag: XMLStartTag, _ reference: ClassReference) {
    let id = tag["id"]
    let name = tag.nameText
    let identifier = tag["placeholderIdentifier"]
    if let placeholder = IBPlaceholder(element: name, id: id, identifier: identifier) {
      facts.placeholders.append(
        .init(
          id: id,
          element: name,
          identifier: identifier,
          class: reference,
          isFilesOwner: placeholder == .filesOwner,
          location: tag.location
        )
      )
    } else {
      facts.roots.append(.init(id: id, element: name, class: reference, location: tag.location))
    }
  }

  private mutating func addSceneObject(_ tag: XMLStartTag, _ reference: ClassReference) {
    // Nothing replaces a controller that is marked as the scene's own.
    guard let open = scene, open.member == nil else { return }
    let isMember = tag.value(of: "sceneMemberID")?.equals("viewController") ?? false
    let name = tag.nameText
    guard isMember || open.candidate == nil && Self.canBeController(name) else { return }
    let object = InterfaceBuilderDocument.Scene(
      id: tag["id"],
      element: name,
      identifier: tag["storyboardIdentifier"],
      class: reference,
      sceneID: open.id,
      location: tag.location
    )
    locate("storyboardIdentifier", in: tag)
    if isMember { scene?.member = object } else { scene?.candidate = object }
  }

  private static func canBeController(_ element: String) -> Bool {
    element != "customObject" && IBObjectType(element: element)?.category != .placeholder
  }

  private mutating func addReusable(_ tag: XMLStartTag, _ reference: ClassReference) {
    let container = containers.last?.container
    let key = tag["key"]
    let isSupplementary = key == "sectionHeaderView" || key == "sectionFooterView"
    let role: InterfaceBuilderDocument.Reusable.Role =
      if depth == 2, parent == .objects {
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
    facts.reusables.append(
      .init(
        id: tag["id"],
        element: tag.nameText,
        identifier: tag["reuseIdentifier"],
        class: reference,
        role: role,
        container: container,
        key: isSupplementary ? key : nil,
        sceneID: scene?.id,
        location: tag.location
      )
    )
    locate("reuseIdentifier", "key", in: tag)
  }
}

// MARK: Images and colors

extension DocumentBuilder {
  /// The nearest object around or at the current element.
  private var nearestObject: String? {
    var index = depth
    while index > 0 {
      index -= 1
      if let id = open[index].id, open[index].tag != .connections { return id.string }
    }
    return nil
  }

  private mutating func addImages(of tag: XMLStartTag, _ kind: DocumentTag) {
    var index = 0
    while index < tag.attributeCount {
      if Self.isImage(tag.attributes[index].name, in: tag, kind) { addImage(tag.attributes[index], of: tag) }
      index &+= 1
    }
  }

  /// Whether the value of an attribute is the name of an image.
  private static func isImage(_ name: XMLName, in tag: XMLStartTag, _ kind: DocumentTag) -> Bool {
    if name.count < 5 { return false }
    switch tag.bytes[name.end - 1] {
    case UInt8(ascii: "e"):
      if kind == .userDefinedRuntimeAttribute, name.equals("value", in: tag.bytes) {
        return tag.value(of: "type")?.equals("image") ?? false
      }
      return tag.bytes[name.end - 2] == UInt8(ascii: "g")
        && (name.hasSuffix("Image", in: tag.bytes) || name.equals("image", in: tag.bytes))
    case UInt8(ascii: "d"):
      return kind != .userDefinedRuntimeAttribute
        && (name.equals("background", in: tag.bytes) || name.equals("disabledBackground", in: tag.bytes))
    case UInt8(ascii: "k"):
      return kind != .userDefinedRuntimeAttribute && name.equals("backIndicatorTransitionMask", in: tag.bytes)
    default:
      return false
    }
  }

  private mutating func addImage(_ attribute: XMLAttribute, of tag: XMLStartTag) {
    let name = XMLText(tag.bytes, valueOf: attribute)
    // `doesNotDimImage` and the like aren't images.
    if name.isEmpty || name.equals("YES") || name.equals("NO") { return }
    let attributeName = attribute.name.text(in: tag.bytes)
    facts.images.append(
      .init(
        owner: nearestObject,
        attribute: attributeName,
        name: name.string,
        isSystemSymbol: tag.value(of: "catalog")?.equals("system") ?? false,
        sceneID: scene?.id,
        location: tag.location
      )
    )
    facts.attributeLocations.insert(tag.location(of: attribute.name), of: attributeName, inElementAt: tag.location)
  }

  private mutating func addColor(_ tag: XMLStartTag) {
    guard let name = tag["name"] else { return }
    facts.colors.append(
      .init(
        owner: nearestObject,
        key: tag["key"],
        name: name,
        isSystemColor: tag["catalog"] == "System",
        sceneID: scene?.id,
        location: tag.location
      )
    )
    locate("name", in: tag)
  }
}

// MARK: Connections and attributes

extension DocumentBuilder {
  /// The object that owns the list around the current element, of connections or of attributes.
  private var ownerOfList: String? {
    depth >= 2 ? open[depth - 2].id?.string : nil
  }

  /// Keeps the locations of the attributes that state a fact.
  private mutating func locate(_ names: StaticString..., in tag: XMLStartTag) {
    for name in names {
      guard let location = tag.location(of: name) else { continue }
      facts.attributeLocations.insert(location, of: "\(name)", inElementAt: tag.location)
    }
  }

  private mutating func addConnection(_ kind: DocumentTag, _ tag: XMLStartTag, _ reference: ClassReference) {
    switch kind {
    case .segue:
      facts.segues.append(
        .init(
          id: tag["id"],
          kind: tag["kind"],
          identifier: tag["identifier"],
          source: ownerOfList,
          destination: tag["destination"],
          class: reference,
          relationship: tag["relationship"],
          unwindAction: tag["unwindAction"],
          creationSelector: tag["destinationCreationSelector"],
          sceneID: scene?.id,
          location: tag.location
        )
      )
      locate("identifier", "unwindAction", "destinationCreationSelector", in: tag)
    case .action:
      // Documents for macOS have a `target`, which may be empty.
      let target = tag["target"].flatMap { $0.isEmpty ? nil : $0 }
      facts.actions.append(
        .init(
          owner: ownerOfList,
          selector: tag["selector"],
          target: target ?? tag["destination"],
          event: tag["eventType"],
          sceneID: scene?.id,
          location: tag.location
        )
      )
      locate("selector", in: tag)
    default:
      facts.outlets.append(
        .init(
          owner: ownerOfList,
          property: tag["property"],
          destination: tag["destination"],
          isCollection: kind == .outletCollection,
          sceneID: scene?.id,
          location: tag.location
        )
      )
      locate("property", "destination", in: tag)
    }
  }

  private mutating func addRuntimeAttribute(_ tag: XMLStartTag) {
    facts.attributes.append(
      .init(
        owner: ownerOfList,
        keyPath: tag["keyPath"],
        type: tag["type"],
        value: tag["value"],
        sceneID: scene?.id,
        location: tag.location
      )
    )
    locate("keyPath", in: tag)
    runtimeAttributeDepth = depth
  }

  /// The element after a runtime attribute states its value if it is in it.
  private mutating func addChildOfRuntimeAttribute(_ tag: XMLStartTag) {
    if runtimeAttributeDepth == depth - 1 { facts.attributes[facts.attributes.count - 1].child = tag.nameText }
    runtimeAttributeDepth = nil
  }

  private mutating func addLink(_ tag: XMLStartTag) {
    facts.links.append(
      .init(
        id: tag["id"],
        storyboard: tag["storyboardName"],
        identifier: tag["referencedIdentifier"],
        bundle: tag["bundleIdentifier"],
        sceneID: scene?.id,
        location: tag.location
      )
    )
    locate("storyboardName", "referencedIdentifier", in: tag)
  }
}
