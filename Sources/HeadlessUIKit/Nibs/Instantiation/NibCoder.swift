import InterfaceBuilderXML

/// The coder that `init(coder:)` receives for an object of a document.
public final class NibCoder: NSCoder {
  let element: IBElement
  let node: NibNode
  let instantiation: NibInstantiation

  @MainActor
  init(node: NibNode, instantiation: NibInstantiation) {
    element = node.element
    self.node = node
    self.instantiation = instantiation
    super.init()
  }

  /// Objects find their values by name.
  public override var allowsKeyedCoding: Bool { true }
  /// Documents contain no coded values: `nil`, as for every missing key.
  public override func decodeObject(forKey key: String) -> Any? { nil }
  /// Whether the element has an attribute of this name.
  public override func containsValue(forKey key: String) -> Bool { element[key] != nil }

  /// Sets the attributes of an object and makes everything it contains.
  @MainActor
  func configure(_ object: AnyObject) { instantiation.configure(object, as: node) }
}
