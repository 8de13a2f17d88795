package import Foundation
package import InterfaceBuilderXML

/// A file that should be an Interface Builder document, as the caller found it.
package struct DocumentFile: Sendable {
  package enum Content: Sendable {
    case bytes(Data)
    /// Not read at all: larger than a document may be.
    case tooLarge(bytes: Int)
  }

  /// Larger files need not be read.
  package static let greatestSize = IBLimits.bytes

  /// The path as messages show it.
  package var path: String
  package var content: Content

  package init(path: String, content: Content) {
    self.path = path
    self.content = content
  }

  package init(path: String, text: String) {
    self.init(path: path, content: .bytes(Data(text.utf8)))
  }

  /// What the document states, or why it cannot be read.
  func read() throws(IBReadError) -> InterfaceBuilderDocument {
    switch content {
    case .bytes(let bytes): try InterfaceBuilderDocument.read(bytes, path: path)
    case .tooLarge(let bytes): throw IBReadError(path: path, problem: .tooLarge(bytes: bytes))
    }
  }
}

extension SourcePlace {
  /// A place in a document.
  init(_ place: IBPlace, in file: String) {
    self.init(file: file, line: place.line, column: place.column)
  }
}
