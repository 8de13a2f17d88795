// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// An image or a file in a text, which takes the room of its `bounds`, or of its image.
open class NSTextAttachment: NSObject {
  public static let character = 0xFFFC
  open var image: UIImage?
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?
  open var lineLayoutPadding: CGFloat = 0
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
}
