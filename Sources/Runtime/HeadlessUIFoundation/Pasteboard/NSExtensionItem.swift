#if !canImport(ObjectiveC)
/// An item of an app extension. Stored; has no effect here.
open class NSExtensionItem: NSObject, NSCopying, NSSecureCoding {
  open var attributedTitle: NSAttributedString?
  open var attributedContentText: NSAttributedString?
  open var attachments: [NSItemProvider]?
  open var userInfo: [AnyHashable: Any]?

  public override init() { super.init() }
  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {
    coder.encodeValue(attributedTitle?.string, forKey: "title")
    coder.encodeValue(attributedContentText?.string, forKey: "contentText")
  }
  public required init?(coder: NSCoder) {
    attributedTitle = (coder.decodeValue(String?.self, forKey: "title") ?? nil).map { NSAttributedString(string: $0) }
    let text = coder.decodeValue(String?.self, forKey: "contentText") ?? nil
    attributedContentText = text.map { NSAttributedString(string: $0) }
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSExtensionItem()
    (copy.attributedTitle, copy.attributedContentText) = (attributedTitle, attributedContentText)
    (copy.attachments, copy.userInfo) = (attachments, userInfo)
    return copy
  }
}
#endif
