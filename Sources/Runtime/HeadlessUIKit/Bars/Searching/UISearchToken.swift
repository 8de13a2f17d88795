/// A filter that a search field shows before its text. Stored; it isn't drawn here.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  package final let icon: UIImage?
  package final let text: String
  open var representedObject: Any?

  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }
}
