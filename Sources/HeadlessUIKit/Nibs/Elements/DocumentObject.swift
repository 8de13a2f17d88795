/// Represents an object of a document that has no class.
final class DocumentObject: NSObject, NibObject {
  init?(coder: NSCoder) { super.init() }

  static let objectElement = ElementClass(
    DocumentObject.self,
    "viewLayoutGuide",
    "viewControllerLayoutGuide",
    "customObject"
  )
}
