import ReuseGenBasics
import ReuseGenXML

/// An element of an XML file that Xcode writes: a property list or the contents of a workspace.
struct MarkupElement: Sendable {
  let name: String
  let attributes: IBAttributes
  let children: [MarkupElement]
  /// The text of an element without children.
  let text: String
  /// Where the tag starts, in bytes.
  let offset: Int

  /// The root of a file.
  static func read(_ bytes: [UInt8]) throws(ReadFault) -> MarkupElement {
    let lines = LineStarts(bytes)
    let root: IBElement
    do throws(IBReadError) {
      root = try IBElement.read(bytes, path: "", isDocument: false)
    } catch {
      throw ReadFault(error.matter, at: lines.offset(ofLine: error.location.line, column: error.location.column))
    }
    return try MarkupElement(root, lines, depth: 1)
  }

  private init(_ element: IBElement, _ lines: LineStarts, depth: Int) throws(ReadFault) {
    (name, attributes, text) = (element.name, element.attributes, element.text)
    offset = lines.offset(ofLine: element.line, column: element.column)
    guard depth <= ReadLimits.depth else {
      throw ReadFault("the elements are nested in more than \(ReadLimits.depth) levels", at: offset)
    }
    children = try element.children.map { child throws(ReadFault) in
      try MarkupElement(child, lines, depth: depth + 1)
    }
  }
}
