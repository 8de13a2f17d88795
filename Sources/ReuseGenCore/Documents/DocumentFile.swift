package import Foundation
import InterfaceBuilderXML

/// A file that is read as an Interface Builder document.
package struct DocumentFile: Sendable {
  package enum Content: Sendable {
    case bytes(Data)
    /// Not read, because it is larger than the limit.
    case tooLarge(bytes: Int)
  }

  /// The limit on a file's size, in bytes. Larger files need not be read.
  package static let maximumSize = IBLimits.bytes

  /// The path, as messages show it.
  package var path: String
  package var content: Content

  package init(path: String, content: Content) {
    self.path = path
    self.content = content
  }

  package init(path: String, text: String) {
    self.init(path: path, content: .bytes(Data(text.utf8)))
  }

  /// Reads the document.
  func read() throws(IBReadError) -> InterfaceBuilderDocument {
    switch content {
    case .bytes(let bytes): try InterfaceBuilderDocument.read(bytes, path: path)
    case .tooLarge(let bytes): throw IBReadError(path: path, problem: .tooLarge(bytes: bytes))
    }
  }
}
