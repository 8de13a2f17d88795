/// The bytes of a document, in which attributes are located for messages.
package enum DocumentBytes: Sendable {
  case kept(IBSource)
  /// Read again for a message. Few messages are about attributes, and the bytes take more memory than the facts.
  case reread(path: String, @Sendable () -> [UInt8]?)

  var path: String {
    switch self {
    case .kept(let source): source.path
    case .reread(let path, _): path
    }
  }

  /// The location of an attribute; that of its element if the element doesn't have it, or if the document changed.
  func location(ofAttribute name: String, inElementAt element: IBLocation) -> IBLocation {
    switch self {
    case .kept(let source):
      return source.location(ofAttribute: name, inElementAt: element)
    case .reread(let path, let read):
      guard let bytes = read(), let source = try? IBSource(bytes, path: path) else { return element }
      return source.location(ofAttribute: name, inElementAt: element)
    }
  }
}
