#if !canImport(LinkPresentation)
/// The title, the icon and the picture of a link. Link Presentation has it, which Linux lacks. Stored; has no effect
/// here.
open class LPLinkMetadata: NSObject {
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
}
#endif
