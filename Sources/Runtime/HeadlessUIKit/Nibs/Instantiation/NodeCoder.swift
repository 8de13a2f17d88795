/// The coder of an object that a plan describes.
final class NodeCoder: NibCoder {
  private let node: NibNode
  private let instantiation: NibInstantiation

  @MainActor
  init(_ node: NibNode, _ instantiation: NibInstantiation) {
    self.node = node
    self.instantiation = instantiation
    super.init(node.element)
  }

  @MainActor
  override func configure(_ object: AnyObject) { instantiation.configure(object, as: node) }
}
