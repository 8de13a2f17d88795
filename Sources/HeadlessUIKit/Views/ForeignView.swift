/// A view of another framework, a map or a web page: of it only the kind is known.
@preconcurrency
@MainActor
open class ForeignView: UIView {
  /// The name of its element in documents: "mapView".
  public internal(set) final var kind = ""
}
