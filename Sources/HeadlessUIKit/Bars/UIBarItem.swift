/// The abstract superclass of items in bars.
@preconcurrency
@MainActor
open class UIBarItem: NSObject {
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// Whether it is enabled.
  open var isEnabled = true
  /// A number that identifies the item.
  open var tag = 0
  /// The identifier for tests.
  open var accessibilityIdentifier: String?
  /// The label for assistive technologies.
  open var accessibilityLabel: String?

  /// An item without content.
  public init(_ nothing: Void = ()) { super.init() }
  /// Makes an item from a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibCoder)?.configure(self)
  }
  /// Called when the item comes from a nib, after all its outlets and attributes are set.
  open func awakeFromNib() {}
}
