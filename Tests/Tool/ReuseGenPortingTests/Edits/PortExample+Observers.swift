import ReuseGenPorting

extension PortExample {
  static let observers = [
    PortExample(
      "key-value observing",
      diff: """
         class A: NSObject {
        -  override func observeValue(forKeyPath k: String?, of o: Any?, change: [K: Any]?, context: C?) {}
        -}
        +  func observeValue(forKeyPath k: String?, of o: Any?, change: [K: Any]?, context: C?) {}
        +}; extension A: KeyValueObserver {}
        """
    ),
    PortExample(
      "a delegate that forwards messages",
      diff: """
         class A: NSObject {
        -  override func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
        +  func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
         }
        """,
      warnings: ["forwardingTarget(for:) is called by the Objective-C runtime only, so nothing calls it here"]
    ),
  ]
}
