/// A filter that a search field shows before its text. Stored; it isn't drawn here.
@preconcurrency
@MainActor
open class UISearchToken: NSObject {
  /// The image.
  package final let icon: UIImage?
  /// The text.
  package final let text: String
  /// The object that the token represents.
  open var representedObject: Any?

  /// A token with an image and a text.
  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }
}
