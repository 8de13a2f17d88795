#if !canImport(LinkPresentation)
/// The title, the icon and the picture of a link. Link Presentation has it, which Linux lacks. Stored; has no effect
/// here.
open class LPLinkMetadata: NSObject {
  /// The address that was asked for.
  open var originalURL: URL?
  /// The address of the page.
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
}
#endif
