// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// A URL that a scene is asked to open.
@preconcurrency
@MainActor
open class UIOpenURLContext: NSObject {
  open package(set) var url: URL
  package init(url: URL) { self.url = url }
}
