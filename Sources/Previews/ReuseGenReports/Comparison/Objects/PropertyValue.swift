import ReuseGenXML

/// The value of a property of an object, in a form in which equal values are equal text.
struct PropertyValue: Hashable, Sendable {
  /// The value without what Interface Builder writes now this way, now that way: the digits of numbers, the space of
  /// colors, the order of attributes.
  let canonical: String
  /// The value for people.
  let words: String

  static func == (one: PropertyValue, other: PropertyValue) -> Bool { one.canonical == other.canonical }

  func hash(into hasher: inout Hasher) { hasher.combine(canonical) }

  private init(canonical: String, words: String) { (self.canonical, self.words) = (canonical, words) }

  /// Text that is shown to users, or that names something.
  init(text: String) { (canonical, words) = (text, text) }

  init(attribute: String) {
    let text = Self.normalized(attribute)
    (canonical, words) = (text, text)
  }

  /// The value that an element states; `nil` for `<nil>`, which states the default.
  init?(_ element: IBElement) {
    switch element.name {
    case "nil": return nil
    case "color": self = InterfaceColor(element).value
    case "font", "fontDescription": self = InterfaceFont(element).value
    case "string", "mutableString": self.init(text: element["base64-UTF8"] == nil ? element.text : "…")
    case "integer", "real", "bool": self.init(attribute: element["value"] ?? Self.trimmed(element.text))
    case "date":
      let seconds = element["timeIntervalSinceReferenceDate"].map(Self.normalized)
      self.init(text: seconds.map { "\($0) seconds after the reference date" } ?? Self.trimmed(element.text))
    case "attributedString":
      let text = element.children.map { $0["content"] ?? $0.child(key: "content")?.text ?? "" }
      self.init(canonical: Self.serialized(element), words: text.joined())
    default: self.init(canonical: Self.serialized(element), words: Self.listed(element))
    }
  }

  /// The value as one of a type that a runtime attribute states: the number 1, the text “1” or the image of that name.
  func ofType(_ type: String) -> PropertyValue {
    let words =
      switch type {
      case "string": PropertyWords.quoted(words)
      case "localizedString": "the translated text \(PropertyWords.quoted(words))"
      case "image": "the image \(words)"
      default: words
      }
    return PropertyValue(canonical: "\(type) \(canonical)", words: words)
  }

  /// A number with at most three decimal places; other text as it is.
  static func normalized(_ text: String) -> String {
    guard let first = text.utf8.first, first == 0x2D || first == 0x2E || (0x30...0x39).contains(first),
      let number = Double(text), number.isFinite, abs(number) < 1e12
    else { return text }
    return Self.text(of: number)
  }

  /// A number with at most three decimal places.
  static func text(of number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func serialized(_ element: IBElement) -> String {
    let attributes = element.attributes.filter { $0.key != "key" }.sorted { $0.key < $1.key }
      .map { "\($0.key)=\(normalized($0.value))" }
    let children = element.children.map { "\($0.key ?? ""):\(serialized($0))" }
    let text = trimmed(element.text)
    return "\(element.name)(\((attributes + children + [text]).joined(separator: "\u{1F}")))"
  }

  /// Text without the spaces and line breaks around it, which follow from the format of the file.
  private static func trimmed(_ text: String) -> String {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    let start = text.utf8.firstIndex { !isSpace($0) } ?? text.endIndex
    let end = text.utf8.lastIndex { !isSpace($0) }.map { text.utf8.index(after: $0) } ?? start
    return String(text[start..<end])
  }

  /// The attributes with their values: "width 20, height 30".
  private static func listed(_ element: IBElement) -> String {
    let attributes = element.attributes.filter { $0.key != "key" }.sorted { $0.key < $1.key }
    let own = attributes.map { $0.value == "YES" ? $0.key : "\($0.key) \(normalized($0.value))" }
    return (own + element.children.map(listed)).joined(separator: ", ")
  }
}

/// A color of a document.
private struct InterfaceColor {
  let value: PropertyValue

  init(_ element: IBElement) {
    let name = element["systemColor"] ?? element["name"] ?? element["cocoaTouchSystemColor"]
    let space = element["customColorSpace"] == "displayP3" ? " in Display P3" : ""
    value = name.map { PropertyValue(text: $0) } ?? PropertyValue(text: Self.components(of: element) + space)
  }

  private static func components(of element: IBElement) -> String {
    func number(_ name: String) -> Double { element[name].flatMap { Double($0) } ?? 0 }
    let parts: [Double] =
      if element["cyan"] != nil {
        ["cyan", "magenta", "yellow"].map { (1 - number($0)) * (1 - number("black")) }
      } else if element["white"] != nil {
        [number("white"), number("white"), number("white")]
      } else {
        [number("red"), number("green"), number("blue")]
      }
    let alpha = element["alpha"].flatMap { Double($0) } ?? 1
    let text = "#" + parts.map(hexadecimal).joined()
    return alpha < 0.999 ? "\(text) at \(PropertyValue.text(of: alpha * 100)) %" : text
  }

  private static func hexadecimal(_ part: Double) -> String {
    let byte = part.isFinite ? Int((min(max(part, 0), 1) * 255).rounded()) : 0
    return (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}

/// A font of a document.
private struct InterfaceFont {
  let value: PropertyValue

  init(_ element: IBElement) {
    let style = element["style"].map { $0.hasPrefix("UICTFontTextStyle") ? String($0.dropFirst(17)) : $0 }
    let parts = [
      style.map { "text style \($0)" }, element["name"], element["name"] == nil ? element["family"] : nil,
      element["type"] ?? element["metaFont"], element["weight"], element["size"].map { "of size \($0)" },
      element["pointSize"].map { "\(PropertyValue.normalized($0)) points" },
    ]
    value = PropertyValue(text: parts.compactMap { $0 }.joined(separator: " "))
  }
}
