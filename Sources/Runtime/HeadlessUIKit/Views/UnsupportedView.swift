/// A view of another framework, such as a map or a web view. Only the name of its element is known.
open class UnsupportedView: UIView {
  package override class var uiKitClass: UIKitClass { unsupportedViewClass }

  /// The name of the element in documents, such as "mapView".
  public internal(set) final var kind = ""
}
