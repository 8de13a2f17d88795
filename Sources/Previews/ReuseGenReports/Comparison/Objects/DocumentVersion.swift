package import ReuseGenXML

package struct DocumentVersion: Sendable {
  let tree: ObjectTree
  let names: SubjectNames
  /// The frames of views after layout, by identifier; the document's own frames where there are none.
  let frames: [String: InterfaceFrame]

  /// - Parameter frames: The frames of views after layout, by identifier.
  package init(_ root: IBElement, frames: [String: InterfaceFrame] = [:]) {
    tree = ObjectTree(root)
    names = SubjectNames(tree)
    self.frames = frames
  }
}
