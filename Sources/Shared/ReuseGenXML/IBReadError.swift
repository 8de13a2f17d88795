/// Why a file could not be read as an Interface Builder document, at which location, and how to fix it.
package struct IBReadError: Error, Hashable, Sendable {
  package enum Problem: Hashable, Sendable {
    case empty
    case tooLarge(bytes: Int)
    /// The XML declaration names an encoding other than UTF-8 and UTF-16.
    case encoding(String)
    /// Bytes that are not text in the encoding.
    case invalidText(encoding: String)
    case notXML
    /// The file ends before its root element does.
    case truncated
    /// The document is not well-formed.
    case malformed(XMLMalformation)
    /// The document has a document type. The entities that it may declare can expand to gigabytes.
    case documentType
    /// Elements are nested deeper than in any interface.
    case tooDeep
    /// More elements than in any interface. Each takes more memory than its text.
    case tooManyElements
    /// The format of Interface Builder before Xcode 5.
    case legacyArchive
    case otherRoot(String)
  }

  package let path: String
  package let problem: Problem
  package let location: IBLocation

  package init(path: String, problem: Problem, location: IBLocation = .start) {
    self.path = path
    self.problem = problem
    self.location = location
  }

  /// The problem and its fix, on one line.
  package var message: String { "\(matter); \(suggestion)" }

  /// The problem, as text.
  package var matter: String {
    switch problem {
    case .empty: "the file is empty"
    case .tooLarge(let bytes):
      "the file has \(bytes) bytes, more than the \(IBLimits.bytes) that a document may have"
    case .encoding(let name): "the file declares the encoding “\(name)”"
    case .invalidText(let encoding): "the file is not valid \(encoding) from here on"
    case .notXML: "the file is not XML: it doesn't begin with “<”"
    case .truncated: "the file ends before the document does"
    case .malformed(let reason): "the file is not well-formed XML: \(reason.rawValue)"
    case .documentType: "the file has a document type (<!DOCTYPE), which Interface Builder never writes"
    case .tooDeep: "elements are nested deeper than \(IBLimits.depth) levels"
    case .tooManyElements: "the document has more than \(IBLimits.elements) elements"
    case .legacyArchive: "the document has the format from before Xcode 5 (its root is <archive>)"
    case .otherRoot(let name): "the root element is <\(name)>, where Interface Builder writes <document>"
    }
  }

  /// How to fix it.
  package var suggestion: String {
    switch problem {
    case .empty, .truncated: "restore it from version control, or delete it"
    case .tooLarge, .tooManyElements: "divide it into several documents"
    case .encoding: "save it as UTF-8"
    case .invalidText: "save it in the encoding that it declares, or restore it from version control"
    case .notXML: "save it from Xcode as an Interface Builder document, or exclude it"
    case .malformed: "correct it here, for instance by removing what a merge left behind"
    case .documentType: "delete it, and replace each entity that it declares with its text"
    case .tooDeep: "flatten it here"
    case .legacyArchive: "open it in a newer Xcode and save it, which writes the present format"
    case .otherRoot: "save it from Xcode as an Interface Builder document, or exclude it"
    }
  }
}

/// The limits of what is read.
package enum IBLimits {
  /// The size of a file, in bytes.
  package static let bytes = 64 * 1024 * 1024
  /// The levels of nested elements, including the root.
  package static let depth = 512
  /// The number of elements.
  package static let elements = 1_000_000
}
