import ReuseGenXML

/// Makes a plan from the elements of a document.
@MainActor
struct NibPlanner {
  private let values: NibValues
  private let plan: NibPlan
  /// The identifier of the owner if it isn't a placeholder: the view controller of a scene.
  private let ownerID: String?

  private struct Pending {
    let owner: NibNode?
    let ownerSlot: Int
    let list: IBElement
    let isInView: Bool
  }

  private final class Lists {
    var pending: [Pending] = []
    /// The slots of objects in a controller's view.
    var inView: Set<Int> = []
    var safeAreas: Set<String> = []
    /// The identifiers of navigation, tab and tool bars.
    var bars: Set<String> = []
    /// The outlet collections with at least one connection.
    var collections: Set<Collection> = []
  }

  private struct Collection: Hashable {
    let source: Int
    let key: String
  }

  private let lists = Lists()

  private static let bars: Set<String> = ["navigationBar", "tabBar", "toolbar"]

  /// The variations for the size classes of a phone.
  private static let variations = NibSizeClasses.phone.variations
  /// The variations that may exclude an object on a phone.
  private static let exclusions = ["default"] + variations

  init(_ document: NibDocument, _ values: NibValues, ownerID: String? = nil) {
    self.values = values
    plan = NibPlan(document: document)
    self.ownerID = ownerID
  }

  func plan(_ elements: [IBElement]) -> NibPlan {
    for element in elements {
      // The other objects of a scene are made with the view of its view controller.
      let comesWithView = ownerID != nil && element.id != ownerID
      if IBObjectType(element: element.name)?.category == .placeholder {
        addPlaceholder(element)
      } else if let node = node(element, inView: comesWithView) {
        plan.roots.append(node)
      }
    }
    for pending in lists.pending { finish(pending) }
    return plan
  }

  private func addPlaceholder(_ element: IBElement) {
    let identifier = element["placeholderIdentifier"]
    guard IBPlaceholder(element: element.name, id: element.id, identifier: identifier) == .filesOwner else { return }
    if let id = element.id { plan.slots[id] = 0 }
    for list in element.children where list.name == "connections" {
      lists.pending.append(Pending(owner: nil, ownerSlot: 0, list: list, isInView: false))
    }
  }

  private func slot(_ element: IBElement, inView: Bool) -> Int {
    if let id = element.id, id == ownerID {
      plan.slots[id] = 0
      return 0
    }
    let slot = plan.slotCount
    plan.slotCount += 1
    if let id = element.id { plan.slots[id] = slot }
    if inView { lists.inView.insert(slot) }
    return slot
  }

  /// The node of an element and everything it contains; `nil` for elements that aren't objects.
  private func node(_ element: IBElement, inView: Bool) -> NibNode? {
    guard let kind = UIKitClass.named(element.name), let type = InstantiableClass(kind.base) else { return nil }
    let variation = NibVariation(element, kind, values)
    let element = element.varied(by: Self.variations)
    let slot = slot(element, inView: inView)
    if Self.bars.contains(element.name), let id = element.id { lists.bars.insert(id) }
    let settings = kind.settings(element, values)
    let node = NibNode(element: element, slot: slot, kind: kind, type: type, settings: settings, variation: variation)
    let left = leftOut(of: element, "subviews")
    for child in element.children {
      switch child.name {
      case "subviews":
        for view in child.children {
          add(view, to: node, inView: inView, view.id.map(left.contains) ?? false ? .notInstalled : .subview)
        }
      case "items", "toolbarItems", "rightBarButtonItems", "leftBarButtonItems", "viewControllers":
        let key = child.key ?? child.name
        for item in child.children { add(item, to: node, inView: inView, .element(of: key)) }
      case "layoutGuides":
        for guide in child.children { addGuide(guide, to: node, inView: inView) }
      case "viewLayoutGuide": addGuide(child, to: node, inView: inView)
      case "constraints", "connections", "userDefinedRuntimeAttributes":
        lists.pending.append(Pending(owner: node, ownerSlot: slot, list: child, isInView: inView))
        if child.name == "constraints" {
          for constraint in child.children { addObject(of: constraint, inView: inView) }
        }
      case "prototypes", "cells":
        for cell in child.children { node.prototypes.append(prototype(cell)) }
      case "sections": node.sections = child.children.map { section($0, inView: inView) }
      default: addKeyed(child, to: node, inView: inView)
      }
    }
    return node
  }

  /// Gives a constraint a slot, and lists what is set on its object.
  private func addObject(of constraint: IBElement, inView: Bool) {
    let slot = slot(constraint, inView: inView)
    for list in constraint.children where ["connections", "userDefinedRuntimeAttributes"].contains(list.name) {
      lists.pending.append(Pending(owner: nil, ownerSlot: slot, list: list, isInView: inView))
    }
  }

  private func addKeyed(_ child: IBElement, to node: NibNode, inView: Bool) {
    guard let key = child.key, UIKitClass.named(child.name) != nil else { return }
    switch key {
    case "view" where node.kind.isController: node.view = self.node(child, inView: true)
    case "contentView": add(child, to: node, inView: inView, .existing(Self.contentView))
    case "navigationBar", "tabBar", "toolbar", "navigationItem", "tabBarItem":
      add(child, to: node, inView: inView, .held(as: key))
    case "sectionHeaderView", "sectionFooterView":
      node.prototypes.append(prototype(child, key == "sectionHeaderView" ? .header : .footer))
    default: add(child, to: node, inView: inView, .property(key))
    }
  }

  private static func contentView(_ object: AnyObject) -> AnyObject? {
    (object as? any ContentViewHolder)?.contentView
  }

  private func add(_ element: IBElement, to node: NibNode, inView: Bool, _ relation: NibPart.Relation) {
    if let part = self.node(element, inView: inView) { node.parts.append(NibPart(node: part, relation: relation)) }
  }

  private func addGuide(_ element: IBElement, to node: NibNode, inView: Bool) {
    if element.key == "safeArea", let id = element.id { lists.safeAreas.insert(id) }
    let part: UILayoutGuide.Part =
      switch element["type"] ?? element.key {
      case "top": .topEdge
      case "bottom": .bottomEdge
      case "contentLayoutGuide": .content
      case "frameLayoutGuide": .frame
      case "keyboard": .keyboard
      default: .whole
      }
    add(
      element,
      to: node,
      inView: inView,
      .existing { object in
        let view = object as? UIView
        if part == .keyboard, let view { return view.keyboardLayoutGuide }
        let guide = UILayoutGuide.part(part, of: view)
        (object as? any DocumentController)?.add(guide)
        return guide
      }
    )
  }

  private func prototype(_ element: IBElement, _ role: NibPrototype.Role = .cell) -> NibPrototype {
    let prototype = NibPlanner(plan.document, values).plan([element])
    for connection in prototype.connections {
      if case .outer(let id)? = connection.destination { plan.wanted.insert(id) }
    }
    plan.wanted.formUnion(prototype.wanted)
    plan.prototypes.append(prototype)
    return NibPrototype(identifier: element["reuseIdentifier"] ?? "", role: role, plan: prototype)
  }

  private func section(_ element: IBElement, inView: Bool) -> NibSection {
    let cells = element.elements(in: "cells").compactMap { node($0, inView: inView) }
    return NibSection(
      header: values.text("headerTitle", of: element),
      footer: values.text("footerTitle", of: element),
      cells: cells,
      heights: cells.map { values.number("rowHeight", of: $0.element, in: .points).map { CGFloat($0) } }
    )
  }

  // MARK: Steps that need all identifiers

  private func reference(_ id: String?) -> NibReference? {
    id.map { id in plan.slots[id].map { .slot($0) } ?? .outer(id) }
  }

  private func finish(_ pending: Pending) {
    let elements = pending.list.children
    switch pending.list.name {
    case "constraints":
      guard let owner = pending.owner else { return }
      let left = leftOut(of: owner.element, "constraints")
      for element in elements { addConstraint(element, to: owner, leftOut: left) }
    case "connections": for element in elements { addConnection(element, of: pending) }
    default: for element in elements { addAttribute(element, of: pending) }
    }
  }

  private func addConstraint(_ element: IBElement, to owner: NibNode, leftOut: Set<String>) {
    let element = element.varied(by: Self.variations)
    guard let id = element.id, let slot = plan.slots[id],
      let first = NSLayoutConstraint.Attribute(element["firstAttribute"])
    else { return }
    owner.constraints.append(
      NibConstraint(
        element: element,
        slot: slot,
        custom: customNode(element, slot),
        first: reference(element["firstItem"]),
        firstAttribute: first,
        relation: .init(element["relation"]),
        second: reference(element["secondItem"]),
        secondAttribute: NSLayoutConstraint.Attribute(element["secondAttribute"]) ?? .notAnAttribute,
        multiplier: values.multiplier(of: element),
        constant: hasNoStandardDistance(element) ? 0 : values.constant(of: element),
        priority: values.priority(of: element),
        identifier: element["identifier"],
        isInstalled: !leftOut.contains(id) && element["placeholder"] != "YES"
      )
    )
  }

  /// A node for a constraint whose class the document specifies.
  private func customNode(_ constraint: IBElement, _ slot: Int) -> NibNode? {
    guard NibNode.hasCustomClass(constraint), let type = InstantiableClass(NSLayoutConstraint.self) else { return nil }
    let kind = NSLayoutConstraint.layoutConstraintClass
    return NibNode(element: constraint, slot: slot, kind: kind, type: type, settings: [], variation: nil)
  }

  /// The system's distance from a safe area is 0, even if the document specifies another constant. That from a bar is
  /// 0, too.
  private func hasNoStandardDistance(_ constraint: IBElement) -> Bool {
    if constraint["symbolic"] != "YES" { return false }
    let items = [constraint["firstItem"], constraint["secondItem"]].compactMap { $0 }
    return items.contains(where: lists.safeAreas.contains)
      || constraint["constant"] == nil && items.contains(where: lists.bars.contains)
  }

  /// The identifiers that the size classes of a phone exclude.
  private func leftOut(of element: IBElement, _ list: String) -> Set<String> {
    element.leftOut(of: list, by: Self.exclusions)
  }

  private func addConnection(_ element: IBElement, of pending: Pending) {
    guard let kind = NibConnection.Kind(rawValue: element.name) else { return }
    // The destination of a segue is another scene. What connects it to this one is what its popover points at.
    let destination = reference(
      kind == .segue ? element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"] : element["destination"]
    )
    var isInView = pending.isInView
    if case .slot(let slot)? = destination, lists.inView.contains(slot) { isInView = true }
    let key = element[kind == .action ? "selector" : kind == .segue ? "kind" : "property"] ?? ""
    plan.connections.append(
      NibConnection(
        kind: kind,
        element: element,
        source: pending.ownerSlot,
        destination: destination,
        key: key,
        isFirst: kind == .collection
          && lists.collections.insert(Collection(source: pending.ownerSlot, key: key)).inserted,
        isInView: isInView
      )
    )
  }

  private func addAttribute(_ element: IBElement, of pending: Pending) {
    guard let keyPath = element["keyPath"] else { return }
    plan.attributes.append(
      NibAttribute(
        element: element,
        object: pending.ownerSlot,
        keyPath: keyPath,
        value: values.runtimeValue(element, ownerID: pending.owner?.element.id),
        isInView: pending.isInView
      )
    )
  }
}
