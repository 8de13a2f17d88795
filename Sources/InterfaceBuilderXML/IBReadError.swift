/// Why a file could not be read as an Interface Builder document, where, and what helps.
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
    /// Not well-formed, for the reason given.
    case malformed(String)
    /// A document type that declares entities: they can expand to gigabytes.
    case entityDeclaration
    /// A document type with other declarations of its own.
    case declarations
    /// Elements within elements, deeper than any interface is.
    case tooDeep
    /// More of something than the parser takes in reasonable time.
    case tooMany(String)
    /// The format of Interface Builder before Xcode 5.
    case legacyArchive
    case otherRoot(String)
  }

  package let path: String
  package let problem: Problem
  package let place: IBPlace

  package init(path: String, problem: Problem, place: IBPlace = .start) {
    self.path = path
    self.problem = problem
    self.place = place
  }

  /// What is the matter, and what helps: one line.
  package var message: String { "\(matter); \(cure)" }

  /// What is the matter.
  package var matter: String {
    switch problem {
    case .empty: "the file is empty"
    case .tooLarge(let bytes):
      "the file has \(bytes) bytes, more than the \(IBLimits.bytes) that a document may have"
    case .encoding(let name): "the file says that it is encoded in “\(name)”"
    case .invalidText(let encoding): "the file is not valid \(encoding) from here on"
    case .notXML: "the file is not XML: it doesn't begin with “<”"
    case .truncated: "the file ends before the document does"
    case .malformed(let reason): "the file is not well-formed XML: \(reason)"
    case .entityDeclaration: "the document declares an entity, which Interface Builder never does"
    case .declarations: "the document type has declarations of its own, which Interface Builder never writes"
    case .tooDeep: "elements are nested deeper than \(IBLimits.depth) levels"
    case .tooMany(let things): "the document has more than \(IBLimits.attributes) \(things)"
    case .legacyArchive: "the document has the format from before Xcode 5 (its root is <archive>)"
    case .otherRoot(let name): "the root element is <\(name)>, where Interface Builder writes <document>"
    }
  }

  /// What helps.
  package var cure: String {
    switch problem {
    case .empty, .truncated: "restore it from version control, or delete it"
    case .tooLarge: "divide it into several documents"
    case .encoding: "save it as UTF-8"
    case .invalidText: "save it in the encoding that it declares, or restore it from version control"
    case .notXML: "save it from Xcode as an Interface Builder document, or leave it out"
    case .malformed: "mend it here, for instance what a merge left behind"
    case .entityDeclaration: "put the text where the entity is used, and delete the declaration"
    case .declarations: "delete them"
    case .tooDeep: "flatten it here"
    case .legacyArchive: "open it in a newer Xcode and save it, which writes the present format"
    case .tooMany: "save it from Xcode, or leave it out"
    case .otherRoot: "save it from Xcode as an Interface Builder document, or leave it out"
    }
  }
}

/// What a document may have at most.
package enum IBLimits {
  /// The size of a file.
  package static let bytes = 64 * 1024 * 1024
  /// Elements around each other, the root counted.
  package static let depth = 512
  /// Attributes of one element, and prefixed namespaces of a document: the parser compares each with all before it.
  package static let attributes = 1000
}
