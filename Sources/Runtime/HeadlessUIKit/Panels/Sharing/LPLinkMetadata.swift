#if !canImport(LinkPresentation)
/// The title, the icon and the picture of a link. Link Presentation has it, which Linux lacks. Stored; has no effect
/// here.
open class LPLinkMetadata: NSObject {
  /// The address that was asked for.
  open var originalURL: URL?
  /// The address of the page.
  open var url: URL?
  /// The title of the page.
  open var title: String?
  /// The icon of the page.
  open var iconProvider: NSItemProvider?
  /// The image of the page.
  open var imageProvider: NSItemProvider?
}
#endif
