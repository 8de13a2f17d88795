import ReuseGenXML

/// Reads the values of elements: strings, colors, fonts, images.
struct NibValues {
  private let strings: [String: String]
  private let namedColors: [String: IBElement]
  private let systemColors: [String: IBElement]
  private let images: [String: CGSize]
  private let bundles: [Bundle]
  private let numbers: NibNumbers
  /// Whether the document is for tvOS, whose fonts and controls are larger.
  let isTelevision: Bool
  /// Called for a missing image. If it is `nil`, an empty image of the same size replaces it.
  private let missingImage: ((String) -> Void)?

  /// The values of a document's elements.
  ///
  /// - Parameters:
  ///   - resources: The elements of named colors, and of the sizes of images.
  ///   - strings: The translations, by object and attribute: "Tkn-VR-o25.text".
  ///   - bundles: The folder of the document and others with assets, in the order in which they are searched.
  ///   - isTelevision: Whether the document is for tvOS.
  ///   - missingImage: Called for a missing image. If it is `nil`, an empty image of the same size replaces it.
  ///   - report: Called for each number that is out of range.
  init(
    resources: [IBElement],
    strings: [String: String],
    bundles: [Bundle],
    isTelevision: Bool,
    missingImage: ((String) -> Void)?,
    report: @escaping (NumberProblem) -> Void
  ) {
    self.bundles = bundles
    numbers = NibNumbers(report: report)
    self.isTelevision = isTelevision
    self.missingImage = missingImage
    self.strings = strings
    var named: [String: IBElement] = [:]
    var system: [String: IBElement] = [:]
    var images: [String: CGSize] = [:]
    for resource in resources {
      guard let name = resource["name"] else { continue }
      switch resource.name {
      case "namedColor": named[name] = resource.children.first
      case "systemColor": system[name] = resource.children.first
      case "image": images[name] = numbers.size(resource)
      default: break
      }
    }
    namedColors = named
    systemColors = system
    self.images = images
  }

  // MARK: Strings

  /// A string: translated, of an attribute or of an element.
  func text(_ name: String, of element: IBElement) -> String? {
    translation(of: name, in: element) ?? element.child(key: name).flatMap(string) ?? element[name]
  }

  /// The translation of a string of an object: "text", "normalTitle", "segmentTitles[0]".
  func translation(of name: String, in element: IBElement) -> String? {
    strings.isEmpty ? nil : element.id.flatMap { strings["\($0).\(name)"] }
  }

  func string(_ element: IBElement) -> String? {
    switch element.name {
    case "string", "mutableString":
      if element["base64-UTF8"] == "YES" {
        let clean = element.text.filter { !$0.isWhitespace }
        // Interface Builder omits the padding.
        let padded = clean + String(repeating: "=", count: (4 - clean.count % 4) % 4)
        return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) }
      }
      return element.text
    case "attributedString":
      return element.children.filter { $0.name == "fragment" }
        .map { $0["content"] ?? $0.child(key: "content").flatMap(string) ?? "" }.joined()
    default: return nil
    }
  }

  // MARK: Numbers

  /// The number of an attribute, or `nil` if it is missing or out of range.
  func number(_ name: String, of element: IBElement, in range: NumberRange) -> Double? {
    numbers.number(name, of: element, in: range)
  }

  /// The whole number of an attribute, or `nil` if it is missing or out of range.
  func integer(_ name: String, of element: IBElement, in range: NumberRange) -> Int? {
    numbers.integer(name, of: element, in: range)
  }

  /// Reports a number that can't be used.
  func report(_ problem: NumberProblem) { numbers.report(problem) }

  func rect(_ element: IBElement) -> CGRect { numbers.rect(element) }

  func size(_ element: IBElement) -> CGSize { numbers.size(element) }

  func point(_ element: IBElement) -> CGPoint { numbers.point(element) }

  func offset(_ element: IBElement) -> UIOffset { numbers.offset(element) }

  func insets(_ element: IBElement) -> UIEdgeInsets { numbers.insets(element) }

  // MARK: Colors

  func color(_ element: IBElement) -> UIColor? {
    guard element.name == "color" else { return nil }
    if let name = element["name"], let found = namedColors[name] {
      // The document has a copy of the color for a light appearance.
      let colors = bundles.lazy.compactMap { UIColor(named: name, in: $0, compatibleWith: nil) }
      return colors.first ?? color(found) ?? .clear
    }
    if element["red"] == nil, element["white"] == nil {
      if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] { return systemColor(name) }
      return nil
    }
    func component(_ name: String, _ standard: CGFloat = 0) -> CGFloat {
      number(name, of: element, in: .component).map { CGFloat($0) } ?? standard
    }
    let alpha = component("alpha", 1)
    if element["white"] != nil { return UIColor(white: component("white"), alpha: alpha) }
    return UIColor(red: component("red"), green: component("green"), blue: component("blue"), alpha: alpha)
  }

  /// A color of the system. In the light appearance it is the document's own value, as it was displayed when the
  /// document was saved; the dark one isn't in the document.
  private func systemColor(_ name: String) -> UIColor? {
    guard let saved = systemColors[name].flatMap(color) else { return SystemColors.color(name) }
    return SystemColors.color(name)?.withLightAppearance(of: saved) ?? saved
  }

  // MARK: Fonts

  func font(_ element: IBElement) -> UIFont? {
    guard element.name == "fontDescription" else { return nil }
    if let style = element["style"].map({ UIFont.TextStyle(rawValue: $0) }) {
      return isTelevision ? .televisionFont(forTextStyle: style) : .preferredFont(forTextStyle: style)
    }
    let specified = number("pointSize", of: element, in: .pointSize).map { CGFloat($0) }
    let size = specified ?? Self.size(named: element["size"])
    if let name = element["name"], element["type"] == nil { return UIFont(designed: name, size: size) }
    switch element["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default:
      guard let weight = element["weight"].flatMap({ Self.weights[$0] }) else { return .systemFont(ofSize: size) }
      return .systemFont(ofSize: size, weight: weight)
    }
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .init(rawValue: -0.8), "thin": .init(rawValue: -0.6), "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .init(rawValue: 0.62),
  ]

  private static func size(named name: String?) -> CGFloat {
    switch name {
    case "button": 15
    case "label": UIFont.labelFontSize
    case "smallSystem": 12
    default: UIFont.systemFontSize
    }
  }

  // MARK: Images

  func image(_ name: String, of element: IBElement) -> UIImage? {
    if let file = element[name] { return image(file, isSymbol: element["catalog"] == "system") }
    guard let reference = element.child(key: name), reference.name == "imageReference", let file = reference["image"]
    else { return nil }
    return image(file, isSymbol: reference["catalog"] == "system")
  }

  private func image(_ file: String, isSymbol: Bool) -> UIImage? {
    let size = images[file] ?? .zero
    if !isSymbol, let found = bundles.lazy.compactMap({ UIImage(named: file, in: $0, compatibleWith: nil) }).first {
      return size == .zero ? found : found.resized(to: size)
    }
    if !isSymbol, let missingImage {
      missingImage(file)
      return nil
    }
    // Documents contain the sizes of symbols at 128 points. Next to text of 17 points, symbols are about 20 points
    // high.
    return UIImage(name: file, size: isSymbol ? size * (20.0 / 128) : size, isSymbol: isSymbol)
  }

  // MARK: Runtime attributes

  /// The value of a user-defined runtime attribute, or `nil` for the type "nil".
  func runtimeValue(_ element: IBElement, ownerID: String?) -> Any? {
    let child = element.child(key: "value")
    switch element["type"] {
    case "boolean": return element["value"] == "YES"
    case "number":
      guard let child else { return nil }
      if child.name == "integer", let whole = child["value"].flatMap({ Int($0) }) {
        return RuntimeNumber(value: Double(whole), whole: whole)
      }
      return number("value", of: child, in: .finite).map { RuntimeNumber(value: $0, whole: nil) }
    case "string", "localizedString":
      return ownerID.flatMap { strings["\($0).\(element["keyPath"] ?? "")"] } ?? element["value"]
        ?? child.flatMap(string) ?? ""
    case "color": return child.flatMap(color)
    case "image": return image("value", of: element)
    case "size": return child.map(size)
    case "point": return child.map(point)
    case "rect": return child.map(rect)
    case "range":
      return child.map {
        NSRange(
          location: integer("location", of: $0, in: .count) ?? 0,
          length: integer("length", of: $0, in: .count) ?? 0
        )
      }
    case "font": return child.flatMap(font)
    default: return nil
    }
  }
}

extension CGSize {
  fileprivate static func * (size: CGSize, factor: CGFloat) -> CGSize {
    CGSize(width: size.width * factor, height: size.height * factor)
  }
}
