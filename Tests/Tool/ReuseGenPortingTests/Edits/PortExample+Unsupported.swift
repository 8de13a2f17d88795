import ReuseGenPorting

extension PortExample {
  static let unsupported = [
    PortExample(
      "an observation of a property that nobody reports",
      "let a = player.observe(\\A.status, options: []) { _, _ in }",
      "let a = player.observe(\\A.status, options: []) { _, _ in }",
      warnings: [
        "key-value observing of status needs the Objective-C runtime; call didChangeValue(forKey:) after each change"
      ]
    )
  ]
}
