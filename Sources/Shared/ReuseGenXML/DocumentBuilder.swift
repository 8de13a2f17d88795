/// Collects the facts that a document states from its elements.
///
/// It keeps the open elements and nothing else that the facts don't need, so that a document takes the memory of its
/// bytes and its facts.
struct DocumentBuilder: ~Copyable, XMLBuilder {
  var facts: DocumentContent
  /// The elements around the current one, the root first.
  let open = UnsafeMutablePointer<OpenElement>.allocate(capacity: IBLimits.depth)
  /// The number of elements around the current one.
  var depth = 0
  /// The tables and collection views among them.
  var containers: [(depth: Int, container: InterfaceBuilderDocument.Container)] = []
  /// The depth of the innermost of them.
  private var containerDepth: Int?
  /// The scene and the prototype around the current element.
  private(set) var area = IdentifierCheck.Area()
  /// The prototypes around the current element.
  private var prototypes: [(depth: Int, number: Int)] = []
  private var countOfPrototypes = 0
  private var countOfScenes = 0
  var scene: OpenScene?
  /// The depth of a runtime attribute that has just begun. The next element is its child if it is one level deeper.
  var runtimeAttributeDepth: Int?
  /// Whether the current element is in `<resources>`, which lists what the other elements use.
  private var isInResources = false
  /// The images that `<resources>` lists as system symbols.
  private var systemSymbols: Set<String> = []
  /// The identifiers of objects and those that something refers to.
  var identifiers = IdentifierCheck()
  let keepsReferences: Bool
  private var names = DecodedNames()

  struct OpenElement {
    let tag: DocumentTag
    /// The object identifier.
    let id: XMLText?
  }

  struct OpenScene {
    let id: String?
    /// The object that is marked as the scene's controller.
    var member: InterfaceBuilderDocument.Scene?
    /// The first object that can be the controller.
    var candidate: InterfaceBuilderDocument.Scene?
  }

  static var usesText: Bool { false }

  /// - Parameters:
  ///   - module: The module of the document's target, if it is another than the reader's.
  ///   - keepsReferences: Whether the references are among the facts.
  ///   - bytes: The size of the document.
  init(path: String, module: String? = nil, keepsReferences: Bool = false, bytes: Int) {
    facts = DocumentContent(path: path, module: module)
    self.keepsReferences = keepsReferences
    // A document has an object for every 400 bytes or so, and a fact's attribute for every 650. A list that grows is
    // copied each time.
    facts.objects.reserveCapacity(bytes / 512)
    facts.attributeLocations.reserveCapacity(bytes / 1024)
  }

  deinit { open.deallocate() }

  /// The facts, which the builder doesn't keep: a copy would retain each list.
  mutating func takeFacts() -> DocumentContent {
    var taken = DocumentContent(path: facts.path, module: nil)
    swap(&taken, &facts)
    return taken
  }

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
    if !facts.nibs.isEmpty { removeNib(ofControllerWith: tag) }
    if attributes.namesNib { addNib(tag, reference) }
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
    if prototypes.last?.depth == depth { endPrototype() }
    if depth <= 2 { endOuterElement() }
  }

  /// Ends the root.
  private mutating func endDocument() {
    let result = identifiers.result()
    facts.mayLackObjects = result.mayLackObjects
    facts.mayRepeatObjects = result.mayRepeatObjects
    facts.mayLeaveAreas = result.mayLeaveAreas
    guard !systemSymbols.isEmpty else { return }
    for index in facts.images.indices where systemSymbols.contains(facts.images[index].name) {
      facts.images[index].isSystemSymbol = true
    }
  }

  private mutating func endContainer() {
    containers.removeLast()
    containerDepth = containers.last?.depth
  }

  mutating func beginPrototype() {
    countOfPrototypes += 1
    prototypes.append((depth, countOfPrototypes))
    area.prototype = countOfPrototypes
  }

  private mutating func endPrototype() {
    prototypes.removeLast()
    area.prototype = prototypes.last?.number ?? 0
  }

  /// Ends the document, a list in it, or a scene.
  private mutating func endOuterElement() {
    switch depth {
    case 2:
      if let controller = scene?.member ?? scene?.candidate { facts.scenes.append(controller) }
      scene = nil
      area.scene = 0
    case 1:
      isInResources = false
    case 0:
      endDocument()
    default:
      break
    }
  }

  /// Whether the current element is a connection. A comparison with "!=" would be generic.
  var isInConnections: Bool { if case .connections = parent { true } else { false } }

  /// The element around the current one.
  var parent: DocumentTag { depth > 0 ? open[depth - 1].tag : .other }

  private mutating func add(_ kind: DocumentTag, _ tag: XMLStartTag, _ reference: ClassReference) {
    switch kind {
    case .outlet, .outletCollection, .action, .segue:
      if isInConnections {
        addConnection(kind, tag, reference)
        if case .segue = kind { addReferences("popoverAnchorView", "popoverAnchorBarButtonItem", of: tag) }
      } else if depth == 2, case .segue = kind {
        addReferences("reference", of: tag)
      }
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
      if depth == 2, open[1].tag == .scenes {
        scene = OpenScene(id: tag["sceneID"])
        countOfScenes += 1
        area.scene = countOfScenes
      }
    case .constraint:
      addReferences("firstItem", "secondItem", of: tag)
    case .exclude, .include:
      addReferences("reference", of: tag)
    case .referring:
      addReferences(
        "destination",
        "row",
        "column",
        "ref",
        "reference",
        "selectedItem",
        "outlineTableColumn",
        "headerView",
        of: tag
      )
    case .contentView:
      addReferences("tableViewCell", of: tag)
    case .tableViewCell:
      addReferences("textLabel", "detailTextLabel", "imageView", of: tag)
    case .tableView, .collectionView:
      addReferences("headerView", of: tag)
      let kind: InterfaceBuilderDocument.Container.Kind = kind == .tableView ? .tableView : .collectionView
      containers.append((depth, .init(id: tag["id"], kind: kind, location: tag.location)))
      containerDepth = depth
    default:
      break
    }
  }

  /// Keeps the locations of the attributes that state a fact.
  mutating func locate(_ names: StaticString..., in tag: XMLStartTag) {
    for name in names {
      guard let attribute = tag.attribute(name) else { continue }
      locate(attribute, in: tag)
    }
  }

  mutating func locate(_ attribute: XMLAttribute, in tag: XMLStartTag) {
    facts.attributeLocations.insert(
      tag.location(of: attribute.name),
      of: decoded(attribute.name, in: tag),
      inElementAt: tag.location
    )
  }

  /// The name of an element or an attribute.
  mutating func decoded(_ name: XMLName, in tag: XMLStartTag) -> String { names.text(of: name, in: tag.bytes) }
}
