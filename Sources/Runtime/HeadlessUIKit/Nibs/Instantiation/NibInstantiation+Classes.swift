import InterfaceBuilderXML

extension NibInstantiation {
  /// The class of a node's object: its custom class, or that of its element if there is no such class.
  func objectClass(of node: NibNode) -> InstantiableClass {
    guard let name = node.element["customClass"], node.hasCustomClass else {
      return frameworkClass(of: node) ?? node.type
    }
    let expectedID = expected.map { ObjectIdentifier($0) }
    let ownerID = owner.map { ObjectIdentifier(Swift.type(of: $0)) }
    if let found = node.found, found.expected == expectedID, found.owner == ownerID { return found.type }
    let type = searchClass(name, of: node)
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

  private func searchClass(_ name: String, of node: NibNode) -> InstantiableClass {
    let modules = modules(for: node.element)
    guard let found = customClass(name, modules) else {
      rules.handle(.unknownClass(NibMessages.unknownClass(name, modules, plan.document, node.element)))
      return node.type
    }
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

  private func customClass(_ name: String, _ modules: [String]) -> AnyClass? {
    if let expected, String(describing: expected) == name { return expected }
    if let owner, String(describing: type(of: owner)) == name { return type(of: owner) }
    for module in modules {
      if let found = NSClassFromString("\(module).\(name)") { return found }
    }
    #if canImport(ObjectiveC)
    // A class with a name of its own, such as `@objc(PersonCell)`, has no module.
    return NSClassFromString(name)
    #else
    return nil
    #endif
  }

  /// The modules that may hold an element's class, the likeliest first.
  ///
  /// `customModuleProvider="target"` means the target's module. Ignore `customModule` then; it is often stale.
  private func modules(for element: IBElement) -> [String] {
    let document = plan.document.module
    let near = [expected.map(Self.module(of:)), owner.map { Self.module(of: type(of: $0)) }, document]
    let own = [document, Self.program, "HeadlessUIKit"]
    let named = [element["customModule"]]
    var seen: Set<String> = []
    return (element["customModuleProvider"] == "target" ? near + named + own : named + near + own)
      .compactMap { $0 }.filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// The modules whose extensions may add keys to a class: those of the document, the owner, the class and the program.
  func modules(near type: AnyClass) -> [String] {
    let modules = [plan.document.module, owner.map { Self.module(of: Swift.type(of: $0)) }, Self.module(of: type)]
    var seen: Set<String> = []
    return (modules + [Self.program]).compactMap { $0 }.filter { seen.insert($0).inserted }
  }

  /// The module of the program, which has the name of its file.
  private static let program = Bundle.main.executableURL?.deletingPathExtension().lastPathComponent

  private static func module(of type: Any.Type) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }
}
