package import ReuseGenXML

/// A file that was read as an Interface Builder document: what it states, or why it can't be read.
///
/// Its bytes aren't kept, because they take more memory than the facts. The facts have all locations that messages
/// need.
package struct DocumentFile: Sendable {
  package enum Content: Sendable {
    case bytes([UInt8])
    /// Not read, because it is larger than the limit.
    case tooLarge(bytes: Int)
  }

  /// The limit on a file's size, in bytes. Larger files need not be read.
  package static let maximumSize = IBLimits.bytes

  /// The path, as messages show it.
  package let path: String
  package let document: Result<InterfaceBuilderDocument, IBReadError>
  /// The elements that specify views of iOS; `nil` if they weren't kept, or can't be read.
  let elements: IBElement?

  /// - Parameters:
  ///   - module: The module that the document belongs to; `nil` for the target's own.
  ///   - keepsElements: Whether rules need the elements, which take more memory than the facts.
  package init(path: String, content: Content, module: String? = nil, keepsElements: Bool = false) {
    self.path = path
    var views: IBElement?
    document = Result { () throws(IBReadError) in
      switch content {
      case .bytes(let bytes) where keepsElements:
        let read = try InterfaceBuilderDocument.readWithViews(bytes, path: path, module: module)
        views = read.views
        return read.document
      case .bytes(let bytes): return try InterfaceBuilderDocument.read(bytes, path: path, module: module)
      case .tooLarge(let bytes): throw IBReadError(path: path, problem: .tooLarge(bytes: bytes))
      }
    }
    elements = views
  }

  package init(path: String, text: String, keepsElements: Bool = false) {
    self.init(path: path, content: .bytes(Array(text.utf8)), keepsElements: keepsElements)
  }

  package init(_ document: InterfaceBuilderDocument) {
    path = document.path
    self.document = .success(document)
    elements = nil
  }
}
