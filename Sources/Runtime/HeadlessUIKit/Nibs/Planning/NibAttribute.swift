import ReuseGenXML

/// A user-defined runtime attribute.
@MainActor
final class NibAttribute {
  let element: IBElement
  let object: Int
  let keyPath: String
  let value: Any?
  let isInView: Bool
  var accessor: KeyAccessor?

  init(element: IBElement, object: Int, keyPath: String, value: Any?, isInView: Bool) {
    self.element = element
    self.object = object
    self.keyPath = keyPath
    self.value = value
    self.isInView = isInView
  }
}
