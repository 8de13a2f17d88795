/// Represents an object of a document that has no class.
final class DocumentObject: NSObject, NibObject, DescribedClass {
  init?(coder: NSCoder) { super.init() }

  static let uiKitClass = UIKitClass(
    DocumentObject.self,
    replacing: ["viewLayoutGuide", "viewControllerLayoutGuide", "customObject"]
  )
}
