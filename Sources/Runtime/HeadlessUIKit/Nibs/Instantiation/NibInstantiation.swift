import ReuseGenXML

/// Makes the objects of a plan, in UIKit's order: the objects, their connections, their runtime attributes, then
/// `awakeFromNib()`.
@MainActor
package final class NibInstantiation {
  let plan: NibPlan
  let rules: NibRules
  /// The owner of the objects. Not retained: a scene's view controller retains its instantiation.
  private(set) weak var owner: AnyObject?
  /// The class of the requested object, if known. It is preferred to other classes of the same name.
  let expected: AnyClass?
  /// Finds objects that the plan refers to and doesn't contain.
  private let outer: @MainActor (String) -> AnyObject?
  private var objects: [AnyObject?]
  private var awakening: [AnyObject] = []
  /// The view controller from which segues start.
  weak var controller: (any DocumentController)?
  let outerObjects = OuterObjects()
  /// For pictures: the views of view controllers, which are made along with them.
  package var sceneViews: [(controller: UIResponder, view: UIView)] = []

  package init(
    plan: NibPlan,
    owner: AnyObject?,
    expected: AnyClass? = nil,
    rules: NibRules = .strict,
    outer: @escaping @MainActor (String) -> AnyObject? = { _ in nil }
  ) {
    self.plan = plan
    self.owner = owner
    self.expected = expected
    self.rules = rules
    self.outer = outer
    objects = Array(repeating: nil, count: plan.slotCount)
  }

  package func topLevelObjects() -> [AnyObject] {
    let made = plan.roots.compactMap { make($0) }
    finish(inView: false)
    finish(inView: true)
    return made
  }

  /// Connects objects, sets their runtime attributes and calls `awakeFromNib()`.
  package func finish(inView: Bool) {
    for connection in plan.connections where connection.isInView == inView { connect(connection) }
    for attribute in plan.attributes where attribute.isInView == inView { set(attribute) }
    let waking = awakening
    awakening = []
    for object in waking { Self.awake(object) }
  }

  private static func awake(_ object: AnyObject) {
    if let responder = object as? UIResponder {
      responder.awakeFromNib()
    } else if let item = object as? UIBarItem {
      item.awakeFromNib()
    } else if let item = object as? any WakingItem {
      item.awakeFromNib()
    }
  }

  // MARK: Objects

  /// Makes the object of a node and everything it contains.
  package func make(_ node: NibNode, by creator: ((NSCoder) -> AnyObject?)? = nil) -> AnyObject? {
    let coder = NodeCoder(node, self)
    let custom = creator?(coder)
    if let custom { requireClass(of: node, custom) }
    guard let made = custom ?? newObject(of: node, coder) else { return nil }
    guard let view = made as? UIView else {
      awakening.append(made)
      return made
    }
    guard let object = view.awakeAfter(using: coder).map({ $0 as AnyObject }) else { return nil }
    if object !== view {
      if node.slot == 0 { owner = object } else { objects[node.slot] = object }
    }
    awakening.append(object)
    return object
  }

  private func newObject(of node: NibNode, _ coder: NibCoder) -> AnyObject? {
    let type = objectClass(of: node)
    guard let object = type.object(coder) else {
      stop(NibMessages.noObject(of: type.type, in: plan.document, node.element))
    }
    // A class that doesn't configure its objects in init(coder:) needs this.
    if node.slot < objects.count, objects[node.slot] == nil, node.slot != 0 { objects[node.slot] = object }
    return object
  }

  func configure(_ object: AnyObject, as node: NibNode) {
    if node.slot == 0 { owner = object } else { objects[node.slot] = object }
    for setting in node.settings { setting(object) }
    addParts(of: node, to: object)
    if let view = object as? UIView {
      rules.made(view, node.element)
      for constraint in node.constraints { add(constraint, to: view) }
      if !view.translatesAutoresizingMaskIntoConstraints {
        view.designedSize = designedSize(of: view, node.element)
      }
      if let variation = node.variation { view.rare.traitAdaptation = adaptation(variation, node) }
    }
    if node.mayBeContainer, let container = object as? any DocumentContainer { container.adopt(node, self) }
  }

  /// The size of a view in the document. Interface Builder removes placeholders of sizes when it compiles a document,
  /// so that they count only where the design is shown.
  private func designedSize(of view: UIView, _ element: IBElement) -> DesignedSize {
    var size = DesignedSize(of: view, fillsEmptyViews: rules.showsDesign)
    if !rules.showsDesign { return size }
    // "infinite" states that there is no length.
    func length(_ name: String) -> Double? {
      element[name].flatMap { Double($0) }.flatMap { (0...100_000).contains($0) ? $0 : nil }
    }
    size.take(placeholderWidth: length("placeholderIntrinsicWidth"), height: length("placeholderIntrinsicHeight"))
    return size
  }

  private func adaptation(_ variation: NibVariation, _ node: NibNode) -> SizeClassAdaptation {
    let subviews = node.parts.compactMap { part -> (id: String, view: UIView)? in
      guard let id = part.node.element.id, let view = objects[part.node.slot] as? UIView else { return nil }
      return (id, view)
    }
    return SizeClassAdaptation(variation, subviews: subviews) { object(withID: $0) as? NSLayoutConstraint }
  }

  private func add(_ part: NibPart, to object: AnyObject) {
    switch part.relation {
    case .existing(let find):
      guard let existing = find(object) else { return }
      configure(existing, as: part.node)
    case .held(let key): hold(part.node, as: key, of: object)
    case .subview:
      guard let view = make(part.node) as? UIView, let superview = object as? UIView else { return }
      if let stack = superview as? UIStackView {
        stack.addArrangedSubview(view)
      } else {
        superview.addSubview(view)
      }
    case .notInstalled: _ = make(part.node)
    case .property(let key):
      if let value = make(part.node) { UIKitClass.set(value, forKey: key, of: object) }
    case .element: break
    }
  }

  /// Configures the value of a property, or replaces it by an object of a custom class.
  private func hold(_ node: NibNode, as key: String, of object: AnyObject) {
    if node.hasCustomClass {
      guard let made = make(node) else { return }
      UIKitClass.set(made, forKey: key, of: object)
      if UIKitClass.value(forKey: key, of: object) as? NSObject === made as? NSObject { return }
      rules.handle(.lack(NibMessages.unusedPart(made, key, of: object, plan.document, node.element)))
    } else if let held = UIKitClass.value(forKey: key, of: object) {
      configure(held, as: node)
    }
  }

  /// Makes the parts of an object. The values of a property are set at once, because setting each would copy those
  /// before it.
  private func addParts(of node: NibNode, to object: AnyObject) {
    var values: [(key: String, objects: [AnyObject])] = []
    for part in node.parts {
      guard case .element(let key) = part.relation else {
        add(part, to: object)
        continue
      }
      guard let value = make(part.node) else { continue }
      if values.last?.key == key {
        values[values.count - 1].objects.append(value)
      } else {
        values.append((key, [value]))
      }
    }
    for (key, objects) in values { UIKitClass.appendValues(objects, toKey: key, of: object) }
  }

  private func add(_ plan: NibConstraint, to holder: UIView) {
    let first = plan.first.map(object) ?? holder
    guard let first else { return }
    // An item of a class that isn't here.
    if let second = plan.second, object(second) == nil { return }
    // A document may relate a left edge to a leading one, which code can't.
    let isDirectional = plan.firstAttribute.isDirectional || plan.secondAttribute.isDirectional
    let attribute = isDirectional ? plan.firstAttribute.directional : plan.firstAttribute
    let other = isDirectional ? plan.secondAttribute.directional : plan.secondAttribute
    let second = plan.second.flatMap(object)
    let multiplier = plan.multiplier
    if let misfit = NSLayoutConstraint.misfit(attribute, other, hasSecondItem: second != nil, multiplier: multiplier) {
      let message = NibMessages.impossibleConstraint(misfit, self.plan.document, plan.element)
      return rules.handle(.constraint(message, plan.element))
    }
    let usual = NSLayoutConstraint(
      item: first,
      attribute: attribute,
      relatedBy: plan.relation,
      toItem: second,
      attribute: other,
      multiplier: plan.multiplier,
      constant: plan.constant
    )
    usual.priority = plan.priority
    usual.identifier = plan.identifier
    let constraint = plan.custom.flatMap { customConstraint($0, like: usual) } ?? usual
    objects[plan.slot] = constraint
    if plan.isInstalled { constraint.activate(in: holder) }
  }

  /// A constraint of a custom class with the values of another one.
  private func customConstraint(_ node: NibNode, like usual: NSLayoutConstraint) -> NSLayoutConstraint? {
    guard let made = objectClass(of: node).object(NodeCoder(node, self)) as? NSLayoutConstraint else { return nil }
    made.take(valuesOf: usual)
    awakening.append(made)
    return made
  }

  func object(_ reference: NibReference) -> AnyObject? {
    switch reference {
    case .slot(0): owner
    case .slot(let slot): objects[slot]
    case .outer(let id): outer(id)
    }
  }

  func object(at slot: Int) -> AnyObject? { slot == 0 ? owner : objects[slot] }

  /// The object of an element, in the plan or outside of it.
  func object(withID id: String) -> AnyObject? {
    guard let slot = plan.slots[id] else { return outer(id) }
    return object(at: slot)
  }
}
