import ReuseGenXML

extension NibInstantiation {
  /// Stops with UIKit's message if a view controller that the app's code made doesn't have the document's class.
  func requireClass(of node: NibNode, _ made: AnyObject) {
    let wanted: AnyClass = objectClass(of: node).type
    let classes = sequence(first: type(of: made) as AnyClass, next: { class_getSuperclass($0) })
    if classes.contains(where: { $0 == wanted }) { return }
    stop("Custom instantiated <\(String(reflecting: type(of: made)))> must be kind of class \(wanted)")
  }

  /// The class of a node's object: its custom class, or that of its element if there is no such class.
  func objectClass(of node: NibNode) -> InstantiableClass {
    let expectedID = expected.map { ObjectIdentifier($0) }
    let ownerID = owner.map { ObjectIdentifier(Swift.type(of: $0)) }
    if let found = node.found, found.expected == expectedID, found.owner == ownerID { return found.type }
    let near = [expected, owner.map { Swift.type(of: $0) }].compactMap { $0.map(NibClassName.module(of:)) }
    guard let reference = NibClassName(node.element, of: plan.document, near: near) else {
      let type = frameworkClass(of: node) ?? node.type
      // Each load reports a controller that isn't there.
      if !node.kind.isController { node.found = FoundClass(type: type, expected: expectedID, owner: ownerID) }
      return type
    }
    guard let type = foundClass(reference, of: node) else {
      // Nothing is kept, so that each load reports it.
      rules.handle(.unknownClass(reference.messageForUnknown(plan.document, node.element)))
      return node.type
    }
    node.found = FoundClass(type: type, expected: expectedID, owner: ownerID)
    return type
  }

  /// The class of a view or view controller of another framework, such as a map, if the program has a module with its
  /// name.
  private func frameworkClass(of node: NibNode) -> InstantiableClass? {
    guard node.kind.isController || node.kind.base == UnsupportedView.self,
      let type = IBObjectType.ofOthers[node.element.name]
    else { return nil }
    let found: AnyClass? = NSClassFromString("\(type.framework).\(type.className)")
    if let found, found is UnsupportedView.Type || found is any DocumentController.Type {
      return InstantiableClass(found)
    }
    if node.kind.isController {
      rules.handle(.lack(NibMessages.absentController(type, plan.document, node.element)))
    }
    return nil
  }

  private func foundClass(_ reference: NibClassName, of node: NibNode) -> InstantiableClass? {
    guard let found = reference.found else { return nil }
    guard let type = InstantiableClass(found), fits(type, node) else {
      let message = NibMessages.wrongClass(found, plan.document, node.element, node.kind.base)
      rules.handle(.unusableClass(message))
      return node.type
    }
    return type
  }

  private func fits(_ found: InstantiableClass, _ node: NibNode) -> Bool {
    if node.kind.isView { return found.type is UIView.Type }
    if node.kind.isController { return found.type is any DocumentController.Type }
    if node.kind.base is NSLayoutConstraint.Type { return found.type is NSLayoutConstraint.Type }
    if case .nibObject = found { return true }
    return node.kind.base is DocumentObject.Type
  }

  /// The modules whose extensions may add keys to a class: those of the document, the owner, the class and the program.
  func modules(near type: AnyClass) -> [String] {
    let owner = owner.map { NibClassName.module(of: Swift.type(of: $0)) }
    let others = [owner, NibClassName.module(of: type), NibClassName.program].compactMap { $0 }
    return NibClassName.unique(plan.document.modules + others)
  }
}
