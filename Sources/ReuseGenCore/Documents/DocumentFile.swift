package import InterfaceBuilderXML

/// A file that is read as an Interface Builder document.
package struct DocumentFile: Sendable {
  package enum Content: Sendable {
    case bytes([UInt8])
    /// Not read, because it is larger than the limit.
    case tooLarge(bytes: Int)
    /// Read already, for checks that are repeated.
    case document(InterfaceBuilderDocument)
  }

  /// The limit on a file's size, in bytes. Larger files need not be read.
  package static let maximumSize = IBLimits.bytes

  /// The path, as messages show it.
  package var path: String
  package var content: Content
  /// The module that the document belongs to; nil for the target's own.
  package var module: String?

  package init(path: String, content: Content, module: String? = nil) {
    self.path = path
    self.content = content
    self.module = module
  }

  package init(path: String, text: String) {
    self.init(path: path, content: .bytes(Array(text.utf8)))
  }

  /// Reads the document.
  func read() throws(IBReadError) -> InterfaceBuilderDocument {
    switch content {
    case .bytes(let bytes): try InterfaceBuilderDocument.read(bytes, path: path, module: module)
    case .tooLarge(let bytes): throw IBReadError(path: path, problem: .tooLarge(bytes: bytes))
    case .document(let document): document
    }
  }
}
