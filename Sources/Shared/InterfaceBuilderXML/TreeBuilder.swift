/// Builds the tree of a document's elements. An element becomes a child when it ends.
struct TreeBuilder: XMLBuilder {
  private(set) var root: IBElement?
  private var open: [OpenElement] = []

  private struct OpenElement {
    var element: IBElement
    /// The first run of text, which is decoded only if the element turns out to have no children.
    var text: XMLText?
  }

  static var usesText: Bool { true }

  mutating func start(_ tag: XMLStartTag) {
    let element = IBElement(name: tag.nameText, attributes: tag.decodedAttributes, location: tag.location)
    open.append(OpenElement(element: element))
  }

  mutating func text(_ text: XMLText) {
    guard let last = open.indices.last, open[last].element.children.isEmpty else { return }
    if open[last].text == nil {
      open[last].text = text
    } else {
      decodeText(of: last)
      open[last].element.text += text.string
    }
  }

  mutating func end() {
    guard let last = open.indices.last else { return }
    if open[last].element.children.isEmpty { decodeText(of: last) } else { open[last].element.text = "" }
    let element = open.removeLast().element
    guard let parent = open.indices.last else {
      root = element
      return
    }
    open[parent].element.children.append(element)
  }

  /// Decodes the first run of text before a second one is appended.
  private mutating func decodeText(of index: Int) {
    guard let text = open[index].text, open[index].element.text.isEmpty else { return }
    open[index].element.text = text.string
  }
}
