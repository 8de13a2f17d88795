#if !canImport(ObjectiveC)
/// The context of an app extension. Foundation lacks it on this platform. Stored; has no effect here.
open class NSExtensionContext: NSObject {
  open var inputItems: [Any] { [] }
  @preconcurrency
  open func completeRequest(returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
  open func cancelRequest(withError error: any Error) {}
  @preconcurrency
  open func open(_ URL: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) { completionHandler?(false) }
}
#endif
