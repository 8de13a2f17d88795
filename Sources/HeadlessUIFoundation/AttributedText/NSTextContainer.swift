/// The view whose text a container holds.
@MainActor
package protocol TextContainerOwner: AnyObject {
  /// The size of the text may have changed.
  func containerChanged()
}

/// The container of a text view's text. It affects the measured size only.
@preconcurrency
@MainActor
open class NSTextContainer: NSObject {
  package final weak var owner: (any TextContainerOwner)?
  /// The padding at both ends of a line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { owner?.containerChanged() } }
  /// The maximum number of lines; 0 for any number. Stored; has no effect here.
  open var maximumNumberOfLines = 0
  /// How the last line is truncated.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping

  /// The size. Stored; has no effect here.
  open var size = CGSize.zero
  /// Whether the width follows the text view's. Stored; has no effect here.
  open var widthTracksTextView = true
  /// Whether the height follows the text view's. Stored; has no effect here.
  open var heightTracksTextView = false
  /// The paths that text leaves out. Stored; has no effect here.
  open var exclusionPaths: [UIBezierPath] = []
  /// Makes a container with a size.
  public convenience init(size: CGSize) {
    self.init()
    self.size = size
  }
  /// Makes a container.
  public init(_ nothing: Void = ()) { super.init() }
}
