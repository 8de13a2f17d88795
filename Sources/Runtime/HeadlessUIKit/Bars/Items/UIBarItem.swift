open class UIBarItem: AccessibleObject, @preconcurrency NSCoding {
  package override class var uiKitClass: UIKitClass { barItemClass }

  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
  /// The insets of the image, in points. Stored; has no effect here.
  open var imageInsets = UIEdgeInsets.zero
  /// The image of a phone held sideways. Stored; has no effect here.
  open var landscapeImagePhone: UIImage?
  /// The insets of that image, in points. Stored; has no effect here.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// The image at large sizes of content. Stored; has no effect here.
  open var largeContentSizeImage: UIImage?
  /// The insets of that image, in points. Stored; has no effect here.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  private final var titleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]
  /// Sets the attributes of the title for a state. Stored; has no effect here.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  public override init(_ nothing: Void = ()) { super.init() }
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibCoder)?.configure(self)
    if coder is NibCoder { return }
    title = coder.decodeValue(String?.self, forKey: "UITitle") ?? nil
    tag = coder.decodeValue(Int.self, forKey: "UITag") ?? 0
    isEnabled = coder.decodeValue(Bool.self, forKey: "UIEnabled") ?? true
    image = coder.decodedObject(UIImage.self, forKey: "UIImage")
  }
  open func encode(with coder: NSCoder) {
    coder.encodeValue(title, forKey: "UITitle")
    coder.encodeValue(tag, forKey: "UITag")
    coder.encodeValue(isEnabled, forKey: "UIEnabled")
    coder.encodeObject(image, forKey: "UIImage")
  }
  open func awakeFromNib() {}
}

extension UIBarItem: UIAppearance {}

extension UIBarItem: @preconcurrency UIAccessibilityIdentification {}
