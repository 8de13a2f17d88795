import ReuseGenPorting

extension PortExample {
  static let optionalCalls = [
    PortExample(
      "optional methods of UIKit's protocols, and closures, which stay",
      "let a = delegate?.tableView?(t, heightForRowAt: i) ?? 44; self.delegate.scrollViewDidScroll?(s); view.onTap?(1)",
      "let a = delegate?.tableView(t, heightForRowAt: i) ?? 44; Optional(self.delegate)?.scrollViewDidScroll(s); "
        + "view.onTap?(1)"
    )
  ]
}
