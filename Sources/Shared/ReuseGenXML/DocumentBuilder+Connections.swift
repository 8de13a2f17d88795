extension DocumentBuilder {
  /// The object that owns the list around the current element, of connections or of attributes.
  private var ownerOfList: String? {
    depth >= 2 ? open[depth - 2].id?.string : nil
  }

  mutating func addConnection(_ kind: DocumentTag, _ tag: XMLStartTag, _ reference: ClassReference) {
    if let destination = tag.value(of: "destination") {
      let isOutlet = kind != .segue && kind != .action
      identifiers.addReference(destination, isOptional: kind == .action, ofOutletIn: isOutlet ? area : nil)
    }
    switch kind {
    case .segue:
      // The scenes' metrics refer to segues.
      if let id = tag.value(of: "id") { identifiers.addObject(id, in: area) }
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
      if let target = tag.value(of: "target") { identifiers.addReference(target) }
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

  mutating func addRuntimeAttribute(_ tag: XMLStartTag) {
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
  mutating func addChildOfRuntimeAttribute(_ tag: XMLStartTag) {
    if runtimeAttributeDepth == depth - 1 {
      facts.attributes[facts.attributes.count - 1].child = decoded(tag.name, in: tag)
    }
    runtimeAttributeDepth = nil
  }

  mutating func addLink(_ tag: XMLStartTag) {
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
