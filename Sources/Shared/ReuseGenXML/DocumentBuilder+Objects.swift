extension DocumentBuilder {
  mutating func readDocument(_ tag: XMLStartTag) {
    facts.location = tag.location
    locate("initialViewController", in: tag)
    if let initial = tag.value(of: "initialViewController") { identifiers.addReference(initial) }
    facts.initial = tag["initialViewController"]
    facts.platform = IBPlatform(targetRuntime: tag["targetRuntime"], type: tag["type"])
    let type = tag["type"] ?? ""
    facts.kind = .init(path: facts.path) ?? (type.contains("Storyboard") ? .storyboard : .xib)
  }

  mutating func addObject(_ tag: XMLStartTag, _ id: XMLText, _ reference: ClassReference) {
    identifiers.addObject(id, in: area)
    facts.objects.append(
      .init(
        id: id.string,
        element: decoded(tag.name, in: tag),
        class: reference,
        sceneID: scene?.id,
        prototype: area.prototype,
        location: tag.location
      )
    )
  }

  mutating func addNib(_ tag: XMLStartTag, _ reference: ClassReference) {
    guard let name = tag["nibName"], !name.isEmpty else { return }
    facts.nibs.append(
      .init(id: tag["id"], element: decoded(tag.name, in: tag), class: reference, name: name, location: tag.location)
    )
    locate("nibName", in: tag)
  }

  /// A controller whose view the document has doesn't load its nib.
  mutating func removeNib(ofControllerWith tag: XMLStartTag) {
    guard tag.value(of: "key")?.equals("view") ?? false, depth > 0, let controller = open[depth - 1].id?.string else {
      return
    }
    facts.nibs.removeAll { $0.id == controller }
  }

  mutating func addReferences(_ attributes: StaticString..., of tag: XMLStartTag) {
    for attribute in attributes {
      guard let id = tag.value(of: attribute) else { continue }
      identifiers.addReference(id)
      if keepsReferences { addReference(attribute, id.string, of: tag) }
    }
  }

  private mutating func addReference(_ attribute: StaticString, _ id: String, of tag: XMLStartTag) {
    // A connection is not an object.
    var owner = isInConnections ? nil : tag["id"]
    var around = depth
    while owner == nil, around > 0 {
      around -= 1
      owner = open[around].id?.string
    }
    facts.references.append(
      .init(
        owner: owner,
        element: decoded(tag.name, in: tag),
        attribute: "\(attribute)",
        id: id,
        location: tag.location
      )
    )
  }

  mutating func addTopLevelObject(_ tag: XMLStartTag, _ reference: ClassReference) {
    let id = tag["id"]
    let name = decoded(tag.name, in: tag)
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

  mutating func addSceneObject(_ tag: XMLStartTag, _ reference: ClassReference) {
    // Nothing replaces a controller that is marked as the scene's own.
    guard scene?.member == nil else { return }
    let isMember = tag.value(of: "sceneMemberID")?.equals("viewController") ?? false
    let name = decoded(tag.name, in: tag)
    guard isMember || scene?.candidate == nil && Self.canBeController(name) else { return }
    let object = InterfaceBuilderDocument.Scene(
      id: tag["id"],
      element: name,
      identifier: tag["storyboardIdentifier"],
      class: reference,
      sceneID: scene?.id,
      location: tag.location
    )
    locate("storyboardIdentifier", in: tag)
    if isMember { scene?.member = object } else { scene?.candidate = object }
  }

  private static func canBeController(_ element: String) -> Bool {
    element != "customObject" && IBObjectType(element: element)?.category != .placeholder
  }

  mutating func addReusable(_ tag: XMLStartTag, _ reference: ClassReference) {
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
    if role == .prototype || role == .supplementary, tag["id"] != nil { beginPrototype() }
    facts.reusables.append(
      .init(
        id: tag["id"],
        element: decoded(tag.name, in: tag),
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
