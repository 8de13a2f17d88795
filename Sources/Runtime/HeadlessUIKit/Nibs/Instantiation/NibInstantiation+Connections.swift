import ReuseGenXML

extension NibInstantiation {
  func connect(_ connection: NibConnection) {
    guard let source = object(at: connection.source) else {
      if connection.source == 0, connection.kind.setsKey {
        let message = NibMessages.outletOfMissingOwner(connection.key, plan.document, connection.element)
        rules.handle(.connection(message))
      }
      return
    }
    let destination = connection.destination.flatMap(object)
    switch connection.kind {
    case .outlet:
      if let destination { set(destination, source, connection) }
    case .collection:
      guard let destination else { return }
      if let accessor = accessor(connection.key, of: source, &connection.accessor) {
        let appended = connection.element["appends"] == "YES" || !connection.isFirst
        let present = appended ? accessor.load(from: source) as? [AnyObject] ?? [] : []
        set(present + [destination], source, connection)
      } else {
        set(destination, source, connection)
      }
    case .action: addAction(connection, source, destination)
    case .segue: controller?.addSegue(connection, from: source, pointingAt: destination, of: plan)
    }
  }

  private func set(_ value: Any, _ source: AnyObject, _ connection: NibConnection) {
    guard let accessor = accessor(connection.key, of: source, &connection.accessor) else {
      // The outlets of a view of another framework belong to its class.
      if let view = source as? UnsupportedView, type(of: view) == UnsupportedView.self {
        let message = NibMessages.absentView(view.kind, connection.key, plan.document, connection.element)
        return rules.handle(.lack(message))
      }
      let message = NibMessages.unknownKey(connection.key, of: source, plan.document, connection.element)
      return rules.handle(.connection(message))
    }
    if accessor.store(value, in: source) { return }
    let incompatible = IncompatibleDestination(
      key: connection.key,
      source: source,
      destination: value,
      wanted: accessor.type,
      location: NibMessages.location(plan.document, connection.element)
    )
    if KeyedValue.isProtocol(accessor.type) {
      // As in UIKit, connections don't check protocols. No method of the protocol can be called, so that the property
      // stays as it is. A list's first call of its data source stops.
      if connection.key == "dataSource", !rules.showsDesign, let view = source as? any DataSourceClient {
        let message = NibMessages.missingDataSourceMethod(type(of: view).firstRequiredMethod, incompatible)
        view.unsupportedDataSource = UnsupportedDataSource(value as AnyObject, message: message)
      }
      rules.handle(.unusableDestination(NibMessages.missingProtocol(incompatible)))
    } else if KeyedValue.isClass(accessor.type, below: type(of: value)) {
      // UIKit stores any object. A variable of a subclass can't hold it in Swift, so it stays as it is.
      rules.handle(.unusableDestination(NibMessages.tooGeneralDestination(incompatible)))
    } else {
      rules.handle(.connection(NibMessages.wrongDestination(incompatible)))
    }
  }

  private func accessor(_ key: String, of object: AnyObject, _ known: inout KeyAccessor?) -> KeyAccessor? {
    if let known, known.objectClass == ObjectIdentifier(type(of: object)) { return known }
    known = keyAccessor(key, of: object)
    return known
  }

  /// How a key is set, also one that an extension of a near module adds to the class of another.
  private func keyAccessor(_ key: String, of object: AnyObject) -> KeyAccessor? {
    let objectClass: AnyClass = type(of: object)
    for module in modules(near: objectClass) {
      guard let added = plan.extensionOutlets(of: module).outlet(key, of: objectClass) else { continue }
      return KeyAccessor(key, of: object, added: added)
    }
    return KeyAccessor(key, of: object)
  }

  private func addAction(_ connection: NibConnection, _ source: AnyObject, _ destination: AnyObject?) {
    let element = connection.element
    // The target of a prototype's action may not exist yet, or be the first responder.
    if let control = source as? UIControl {
      control.targets.add(Selector(connection.key), of: destination, for: UIControl.Event(named: element["eventType"]))
    } else if let item = source as? UIBarButtonItem {
      item.targets.add(Selector(connection.key), of: destination, for: .allEvents)
    } else if let recognizer = source as? UIGestureRecognizer {
      recognizer.targets.add(Selector(connection.key), of: destination, for: .allEvents)
    }
  }

  /// Sets a user-defined runtime attribute. As in UIKit a mistake is logged only.
  func set(_ attribute: NibAttribute) {
    guard var object = object(at: attribute.object) else { return }
    var keys = attribute.keyPath.split(separator: ".").map(String.init)
    guard let last = keys.popLast() else { return }
    for key in keys {
      guard let next = KeyAccessor(key, of: object)?.load(from: object) else { return fail(attribute, key, object) }
      object = next as AnyObject
    }
    guard let accessor = accessor(last, of: object, &attribute.accessor) else { return fail(attribute, last, object) }
    if !accessor.store(attribute.value, in: object) {
      let reason = "its type is \(accessor.type), and the value is \(attribute.value.map { "\($0)" } ?? "nil")"
      rules.handle(.attribute(NibMessages.failedAttribute(attribute.keyPath, of: object, reason)))
    }
  }

  private func fail(_ attribute: NibAttribute, _ key: String, _ object: AnyObject) {
    let reason = NibMessages.unknownKey(key, of: object, plan.document, attribute.element)
    rules.handle(.attribute(NibMessages.failedAttribute(attribute.keyPath, of: object, reason)))
  }
}

extension UIControl.Event {
  /// The event of a name in a document.
  init(named name: String?) { self = name.flatMap { Self.named[$0] } ?? .primaryActionTriggered }

  private static let named: [String: Self] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "menuActionTriggered": .menuActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
  ]
}
