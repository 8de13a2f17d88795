/// Makes attributed text of a web page, as WebKit does: blocks are paragraphs, several spaces are one, and elements
/// such as `b` become attributes. Style sheets have no effect, and images aren't loaded.
struct HTMLText {
  private struct Element {
    var name: String
    var style = HTMLStyle()
    /// Whether spaces and line breaks stay as they are.
    var isPreformatted = false
    /// The number of a list's next item.
    var item = 1
  }

  private static let blocks: Set = [
    "address", "article", "aside", "blockquote", "caption", "center", "dd", "details", "dialog", "div", "dl", "dt",
    "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "legend",
    "li", "main", "nav", "ol", "p", "pre", "section", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "tr",
    "ul",
  ]
  private static let lists: Set = ["ol", "ul"]
  private static let tableParts: Set = ["table", "tbody", "td", "tfoot", "th", "thead", "tr"]
  /// The blocks in which a line break doesn't end the paragraph.
  private static let paragraphs: Set = ["h1", "h2", "h3", "h4", "h5", "h6", "li", "p"]
  /// The elements without an end.
  private static let void: Set = [
    "area", "base", "col", "embed", "hr", "input", "link", "meta", "param", "source", "track", "wbr",
  ]
  private static let lineSeparator: Unicode.Scalar = "\u{2028}"

  private var elements = [Element(name: "body")]
  private var runs: [(text: String, attributes: [NSAttributedString.Key: Any])] = []
  /// Whether a space at the end disappears at the end of the paragraph, and before another one.
  private var isSoft = false
  private var isAtStartOfPreformatted = false

  private init() {}

  static func attributedText(of page: String) -> NSAttributedString {
    var text = HTMLText()
    for token in HTMLTokens(page) { text.read(token) }
    text.end(from: 1)
    if text.isSoft, text.last == " " { text.removeLast() }
    let result = NSMutableAttributedString(string: "")
    for run in text.runs { result.append(NSAttributedString(string: run.text, attributes: run.attributes)) }
    return result
  }

  private mutating func read(_ token: HTMLTokens.Token) {
    switch token {
    case .text(let text): add(text)
    case .start(let name, let attributes): begin(name, attributes)
    case .end(let name):
      if name == "br" { return addLineBreak() }
      if let index = elements.lastIndex(where: { $0.name == name }), index > 0 { end(from: index) }
    }
  }

  // MARK: - Elements

  private mutating func begin(_ name: String, _ attributes: [String: String]) {
    if attributes["style"] != nil || attributes["rel"] == "stylesheet" || ["style", "font"].contains(name) {
      warnOnce(
        "The styles of web pages (CSS) have no effect on attributed text here, although UIKit respects them",
        about: "HTMLText.styles"
      )
    }
    let isBlock = Self.blocks.contains(name)
    if isBlock {
      endElements(before: name)
      if !isInsideItem(name) { endParagraph(current.style) }
    }
    switch name {
    case "html", "head", "body": return
    case "br": return addLineBreak()
    case "img": return addImage()
    case _ where Self.void.contains(name): return
    default: break
    }
    var element = Element(name: name, isPreformatted: current.isPreformatted || name == "pre")
    element.style = current.style.inside(name, attributes, isBlock: isBlock)
    element.item = attributes["start"].flatMap { Int($0) } ?? 1
    elements.append(element)
    isAtStartOfPreformatted = name == "pre"
    if name == "li" { addMarker() }
  }

  private var current: Element { elements.last ?? Element(name: "body") }

  /// Ends the elements whose end needn't be written before a block: a paragraph, an item, a cell.
  private mutating func endElements(before name: String) {
    switch name {
    case "li": endLast(["li"], inside: Self.lists)
    case "dt", "dd": endLast(["dt", "dd"], inside: ["dl"])
    case "td", "th": endLast(["td", "th"], inside: ["table"])
    case "tr": endLast(["tr"], inside: ["table"])
    default: endLast(["p"], inside: ["caption", "td", "th"])
    }
  }

  private mutating func endLast(_ names: Set<String>, inside limits: Set<String>) {
    let index = elements.lastIndex { names.contains($0.name) || limits.contains($0.name) }
    if let index, names.contains(elements[index].name) { end(from: index) }
  }

  /// Ends an element and those inside of it.
  private mutating func end(from index: Int) {
    while elements.count > index, let element = elements.popLast() {
      guard Self.blocks.contains(element.name) else { continue }
      if isInsideItem(element.name) {
        append(String(Self.lineSeparator), element.style)
        isSoft = true
      } else {
        endParagraph(element.style)
      }
    }
  }

  /// Whether a block is a part of a list's item, which is one paragraph.
  private func isInsideItem(_ name: String) -> Bool {
    let isPart = name != "li" && !Self.lists.contains(name) && !Self.tableParts.contains(name)
    return isPart && elements.contains { Self.lists.contains($0.name) }
  }

  // MARK: - Text

  private mutating func add(_ text: String) {
    let isFirst = isAtStartOfPreformatted
    isAtStartOfPreformatted = false
    let element = current
    if element.isPreformatted {
      append(isFirst && text.hasPrefix("\n") ? String(text.dropFirst()) : text, element.style)
      isSoft = false
      return
    }
    let isAfterSpace = isSoft && last == " " || ["\n", "\r", "\t", Self.lineSeparator].contains(last)
    var result = ""
    var (isLeading, wasSpace) = (true, false)
    for character in text.unicodeScalars {
      if character.isHTMLSpace {
        wasSpace = !isLeading || !isAfterSpace
        continue
      }
      if wasSpace { result += " " }
      result.unicodeScalars.append(character)
      (isLeading, wasSpace) = (false, false)
    }
    if wasSpace { result += " " }
    if result.isEmpty { return }
    append(result, element.style)
    isSoft = wasSpace
  }

  private mutating func addLineBreak() {
    let block = elements.last { Self.blocks.contains($0.name) }
    let isInParagraph = block.map { Self.paragraphs.contains($0.name) } ?? false
    append(isInParagraph ? String(Self.lineSeparator) : "\n", current.style)
    isSoft = true
  }

  private mutating func addMarker() {
    let depth = elements.count { Self.lists.contains($0.name) }
    guard let list = elements.lastIndex(where: { Self.lists.contains($0.name) }) else { return }
    let bullets = ["•", "◦", "▪"]
    let marker = elements[list].name == "ul" ? bullets[min(depth, bullets.count) - 1] : "\(elements[list].item)."
    elements[list].item += 1
    append("\t\(marker)\t", current.style)
    isSoft = false
  }

  private mutating func addImage() {
    warnOnce("The images of web pages aren't loaded here: in attributed text each is an empty attachment")
    var attributes = current.style.attributes
    attributes[.attachment] = NSTextAttachment()
    runs.append(("\u{FFFC}", attributes))
    isSoft = false
  }

  /// Ends a paragraph that hasn't ended. A space at its end disappears.
  private mutating func endParagraph(_ style: HTMLStyle) {
    if last == "\n" { return }
    if isSoft, last == " " || last == Self.lineSeparator { removeLast() }
    append("\n", style)
    isSoft = true
  }

  /// The last character; a line feed at the beginning.
  private var last: Unicode.Scalar { runs.last?.text.unicodeScalars.last ?? "\n" }

  private mutating func append(_ text: String, _ style: HTMLStyle) {
    if !text.isEmpty { runs.append((text, style.attributes)) }
  }

  private mutating func removeLast() {
    runs[runs.count - 1].text.unicodeScalars.removeLast()
    if runs[runs.count - 1].text.isEmpty { runs.removeLast() }
  }
}
