/// The parameters of a preview.
@preconcurrency
@MainActor
open class UIPreviewParameters: NSObject {
  /// The color behind it.
  open var backgroundColor: UIColor!

  /// Makes default parameters.
  public init(_ nothing: Void = ()) { super.init() }
}
