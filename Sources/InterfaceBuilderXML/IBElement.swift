package import Foundation

/// An element of a document with everything in it, as it is written.
package struct IBElement: Sendable, Hashable {
  /// The tag: "tableViewCell".
  package let name: String
  /// The attributes, entities resolved, nothing trimmed.
  package let attributes: [String: String]
  /// The elements in this one, in document order.
  package internal(set) var children: [IBElement] = []
  /// The character data of an element without children, verbatim; empty where there are children.
  package internal(set) var text = ""
  /// Where the element's "<" stands.
  package let place: IBPlace

  package init(name: String, attributes: [String: String] = [:], place: IBPlace = .start) {
    self.name = name
    self.attributes = attributes
    self.place = place
  }

  package var line: Int { place.line }
  package var column: Int { place.column }

  /// The value of an attribute, nil where the element doesn't have it.
  package subscript(attribute: String) -> String? { attributes[attribute] }

  /// The object identifier, unique in a document: "Tkn-VR-o25".
  package var id: String? { attributes["id"] }

  /// The attribute that says what the element is to its parent: "contentView", "frame".
  package var key: String? { attributes["key"] }

  /// The first child with a tag.
  package func child(named name: String) -> IBElement? {
    children.first { $0.name == name }
  }

  /// The first child with a `key`.
  package func child(key: String) -> IBElement? {
    children.first { $0.key == key }
  }

  /// The elements in the children with a tag: in `<subviews>`, `<objects>` and the like.
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
  /// Reads a document as a tree: the root, `<document>`.
  ///
  /// - Parameters:
  ///   - file: the bytes of the file.
  ///   - path: the file's path, for the error.
  package static func read(_ file: Data, path: String) throws(IBReadError) -> IBElement {
    let source = try IBSource(file, path: path)
    let builder = TreeBuilder()
    try XMLEvents.pass(source, to: builder)
    // Without an error there was a root.
    guard let root = builder.root else { throw IBReadError(path: path, problem: .truncated) }
    return root
  }
}

/// Builds the tree from inside out: an element is complete when it ends, and then becomes a child.
private final class TreeBuilder: XMLEventHandler {
  private(set) var root: IBElement?
  private var open: [IBElement] = []

  let wantsText = true

  func startElement(_ name: String, attributes: [String: String], tag: XMLTag) {
    open.append(IBElement(name: name, attributes: attributes, place: tag.place))
  }

  func text(_ text: String) {
    guard let last = open.indices.last, open[last].children.isEmpty else { return }
    if open[last].text.isEmpty {
      open[last].text = text
    } else {
      open[last].text += text
    }
  }

  func endElement() {
    var element = open.removeLast()
    if !element.children.isEmpty { element.text = "" }
    guard let parent = open.indices.last else {
      root = element
      return
    }
    open[parent].children.append(element)
  }
}
