open class NSTextAttachment: NSObject, NSSecureCoding {
  public static let character = 0xFFFC
  private final let header = AttributeHeader()
  open var image: UIImage?
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?
  /// Stored; has no effect here.
  open var lineLayoutPadding: CGFloat = 0
  /// Stored; has no effect here.
  open var allowsTextAttachmentView = true
  open var accessibilityLabel: String?
  public override init() { super.init() }
  public init(data contentData: Data?, ofType uti: String?) { (contents, fileType) = (contentData, uti) }
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
  /// The rectangle of the attachment: that of `bounds`. Called by tests only.
  open func attachmentBounds(
    for textContainer: NSTextContainer?,
    proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { bounds }
  /// The image of the attachment. Called by tests only.
  open func image(
    forBounds imageBounds: CGRect,
    textContainer: NSTextContainer?,
    characterIndex charIndex: Int
  ) -> UIImage? { image }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {
    coder.encodeValue(contents, forKey: "contents")
    coder.encodeValue(fileType, forKey: "fileType")
    coder.encodeValue(bounds, forKey: "bounds")
    coder.encodeObject(image, forKey: "image")
  }
  public required init?(coder: NSCoder) {
    super.init()
    contents = coder.decodeValue(Data?.self, forKey: "contents") ?? nil
    fileType = coder.decodeValue(String?.self, forKey: "fileType") ?? nil
    bounds = coder.decodeValue(CGRect.self, forKey: "bounds") ?? .zero
    image = coder.decodedObject(UIImage.self, forKey: "image")
  }
}
