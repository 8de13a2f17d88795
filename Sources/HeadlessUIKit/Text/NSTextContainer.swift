/// The container of a text view's text. It affects the measured size only.
@preconcurrency
@MainActor
public final class NSTextContainer: NSObject {
  final weak var owner: UITextView?
  /// The padding at both ends of a line, in points.
  public var lineFragmentPadding: CGFloat = 5 { didSet { owner?.invalidateIntrinsicContentSize() } }
  /// The maximum number of lines; 0 for any number. Accepted and ignored.
  public var maximumNumberOfLines = 0
  /// How the last line is truncated.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping

  /// Makes a container.
  public init(_ nothing: Void = ()) { super.init() }
}
