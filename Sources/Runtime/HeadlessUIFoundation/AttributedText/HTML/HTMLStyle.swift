/// The look that the text of a web page has in an element, most of which the elements inside have, too.
struct HTMLStyle {
  /// The sizes of headings and the room after them, in relation to the size of text and of the heading.
  private static let headings: [String: (size: CGFloat, spacing: CGFloat)] = [
    "h1": (2, 0.67), "h2": (1.5, 0.83), "h3": (1.17, 1), "h4": (1, 1.33), "h5": (0.83, 1.67), "h6": (0.67, 2.33),
  ]

  private var isBold = false
  private var isItalic = false
  private var isMonospaced = false
  private var isUnderlined = false
  private var isStruck = false
  private var size: CGFloat = 12
  private var link: URL?
  private var indent: CGFloat = 0
  private var spacing: CGFloat = 0

  /// The look inside of an element.
  func inside(_ name: String, _ attributes: [String: String], isBlock: Bool) -> HTMLStyle {
    var style = self
    if isBlock { style.spacing = 0 }
    style.apply(name, attributes)
    return style
  }

  private mutating func apply(_ name: String, _ attributes: [String: String]) {
    switch name {
    case "b", "strong", "th": isBold = true
    case "i", "em", "cite", "var", "dfn", "address": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruck = true
    case "code", "kbd", "pre", "samp", "tt": isMonospaced = true
    case "small": size *= 0.83
    case "big": size *= 1.2
    case "p": spacing = size
    case "ul", "ol": indent += 36
    case "blockquote": indent += 40
    case "a": link = attributes["href"].flatMap { URL(string: $0) } ?? link
    default:
      guard let heading = Self.headings[name] else { return }
      isBold = true
      size *= heading.size
      spacing = size * heading.spacing
    }
  }

  /// The attributes of text. As in UIKit, the font and the color are stated everywhere.
  var attributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.paragraphSpacing = spacing
    paragraph.headIndent = indent
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont(fontName, size), .paragraphStyle: paragraph,
      .foregroundColor: UIColor(red: 0, green: 0, blue: link == nil ? 0 : 0.933, alpha: 1),
    ]
    if isUnderlined || link != nil { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let link { attributes[.link] = link }
    return attributes
  }

  private var fontName: String {
    let names =
      isMonospaced
      ? ["Courier", "Courier-Bold", "Courier-Oblique", "Courier-BoldOblique"]
      : ["TimesNewRomanPSMT", "TimesNewRomanPS-BoldMT", "TimesNewRomanPS-ItalicMT", "TimesNewRomanPS-BoldItalicMT"]
    return names[(isBold ? 1 : 0) + (isItalic ? 2 : 0)]
  }
}
