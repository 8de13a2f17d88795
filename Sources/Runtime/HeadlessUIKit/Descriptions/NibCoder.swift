import ReuseGenXML

/// The coder that `init(coder:)` receives for an object of a document.
package class NibCoder: NSCoder {
  final let element: IBElement

  init(_ element: IBElement) {
    self.element = element
    super.init()
  }

  /// Objects find their values by name.
  package override final var allowsKeyedCoding: Bool { true }
  /// Documents contain no coded values: `nil`, as for every missing key.
  package override final func decodeObject(forKey key: String) -> Any? { nil }
  /// Whether the element has an attribute of this name.
  package override final func containsValue(forKey key: String) -> Bool { element[key] != nil }

  /// Sets the attributes of an object and makes everything it contains.
  @MainActor
  func configure(_ object: AnyObject) {}
}
