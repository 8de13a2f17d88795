/// An element of a document with its attributes, children and text, as they are written.
package struct IBElement: Sendable, Equatable {
  /// The tag: "tableViewCell".
  package let name: String
  package let attributes: IBAttributes
  /// The elements that it contains, in document order.
  package internal(set) var children: [IBElement] = []
  /// The character data of an element without children, verbatim; empty where there are children.
  package internal(set) var text = ""
  /// The location of the start tag.
  package let location: IBLocation
  /// The attribute that names its role in its parent: "contentView", "frame".
  package let key: String?

  package init(name: String, attributes: IBAttributes = [:], location: IBLocation = .start) {
    self.name = name
    self.attributes = attributes
    self.location = location
    key = attributes["key"]
  }

  init(_ tag: XMLStartTag, _ attributes: IBAttributes) {
    name = tag.nameText
    self.attributes = attributes
    location = tag.location
    key = tag["key"]
  }

  package var line: Int { location.line }
  package var column: Int { location.column }

  /// The value of an attribute, `nil` if the element doesn't have it.
  package subscript(attribute: String) -> String? { attributes[attribute] }

  /// The object identifier, unique in a document: "Tkn-VR-o25".
  package var id: String? { self["id"] }

  /// The first child with a tag.
  package func child(named name: String) -> IBElement? {
    children.first { $0.name == name }
  }

  /// The first child with a `key`.
  package func child(key: String) -> IBElement? {
    children.first { $0.key == key }
  }

  /// The children of the children with a tag, for example of `<subviews>` or `<objects>`.
  package func elements(in name: String) -> [IBElement] {
    children.lazy.filter { $0.name == name }.flatMap(\.children)
  }

  /// Calls `visit` with the element and everything in it, in document order.
  package func forEach(_ visit: (IBElement) throws -> Void) rethrows {
    try visit(self)
    for child in children { try child.forEach(visit) }
  }
}

extension IBElement {
  /// Reads a document as a tree: the root, `<document>`, or that of other XML.
  ///
  /// - Parameters:
  ///   - file: the bytes of the file.
  ///   - path: the file's path, for the error.
  ///   - isDocument: Whether it must be a document of Interface Builder.
  package static func read(
    _ file: some Sequence<UInt8>,
    path: String,
    isDocument: Bool = true
  ) throws(IBReadError) -> IBElement {
    let source = try IBSource(file, path: path, isDocument: isDocument)
    // A document that is read without an error has a root.
    guard let root = try XMLReader.read(source, into: TreeBuilder(source)).root else {
      throw IBReadError(path: path, problem: .truncated)
    }
    return root
  }
}
