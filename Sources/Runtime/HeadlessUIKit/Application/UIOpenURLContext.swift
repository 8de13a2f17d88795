@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  open package(set) var url: URL
  open package(set) var options = UIScene.OpenURLOptions()
  package init(url: URL) { self.url = url }
}

extension UIScene {
  /// The options of a URL that a scene is asked to open: those of no other app.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    open var sourceApplication: String? { nil }
    open var annotation: Any? { nil }
    open var openInPlace: Bool { false }
    init(_ nothing: Void = ()) { super.init() }
  }
}
