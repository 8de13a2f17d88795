package import InterfaceBuilderXML

/// A file that is read as an Interface Builder document.
package struct DocumentFile: Sendable {
  package enum Content: Sendable {
    case bytes([UInt8])
    /// Not read, because it is larger than the limit.
    case tooLarge(bytes: Int)
    /// Read already.
    case document(InterfaceBuilderDocument)
    /// Read already, with an error.
    case unreadable(IBReadError)
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

  /// Reads a document of a file, and keeps what it states but not its bytes, which take more memory.
  ///
  /// - Parameter reread: Reads the bytes again, for the locations of attributes.
  package static func read(
    _ bytes: [UInt8],
    path: String,
    module: String?,
    rereading reread: @escaping @Sendable () -> [UInt8]?
  ) -> DocumentFile {
    // A large document is kept, so that many messages about it don't read it many times.
    let reread = bytes.count > 1 << 16 ? nil : reread
    do throws(IBReadError) {
      let document = try InterfaceBuilderDocument.read(bytes, path: path, module: module, rereading: reread)
      return DocumentFile(path: path, content: .document(document), module: module)
    } catch {
      return DocumentFile(path: path, content: .unreadable(error), module: module)
    }
  }

  /// Reads the document.
  func read() throws(IBReadError) -> InterfaceBuilderDocument {
    switch content {
    case .bytes(let bytes): try InterfaceBuilderDocument.read(bytes, path: path, module: module)
    case .tooLarge(let bytes): throw IBReadError(path: path, problem: .tooLarge(bytes: bytes))
    case .document(let document): document
    case .unreadable(let error): throw error
    }
  }
}
