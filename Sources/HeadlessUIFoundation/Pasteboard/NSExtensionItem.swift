#if !canImport(ObjectiveC)
/// An item of an app extension. Stored; has no effect here.
open class NSExtensionItem: NSObject {
  /// The title.
  open var attributedTitle: NSAttributedString?
  /// The text.
  open var attributedContentText: NSAttributedString?
  /// The attachments.
  open var attachments: [NSItemProvider]?
  /// More values.
  open var userInfo: [AnyHashable: Any]?
}
#endif
