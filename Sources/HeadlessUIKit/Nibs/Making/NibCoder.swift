import InterfaceBuilderXML

/// What `init(coder:)` gets when an object comes from a document: the object's element.
public final class NibCoder: NSCoder {
  let element: IBElement
  let node: NibNode
  let loading: NibLoading

  @MainActor
  init(node: NibNode, loading: NibLoading) {
    element = node.element
    self.node = node
    self.loading = loading
    super.init()
  }

  /// Objects find their values by name.
  public override var allowsKeyedCoding: Bool { true }
  /// Documents hold no coded values: `nil`, as for every key that isn't there.
  public override func decodeObject(forKey key: String) -> Any? { nil }
  /// Whether the element has an attribute of this name.
  public override func containsValue(forKey key: String) -> Bool { element[key] != nil }

  /// Gives an object what its element says, and what is in it.
  @MainActor
  func configure(_ object: AnyObject) { loading.configure(object, as: node) }
}
