/// Declares the accessors of R.swift and SwiftGen that an app's sources use, without their tools: those of images,
/// colors, strings and fonts, under the names that the tools give them if nothing else is configured.
struct ResourceAccessors {
  private(set) var types: Set<String> = []
  private(set) var text = ""

  private let names: ResourceNames
  /// The lines that the compiler refuses.
  private let refused: Set<String>

  /// - Parameter declared: The types of the app's sources, which are better than the accessors.
  init(_ uses: Set<ResourceUse>, _ names: ResourceNames, declared: Set<String>, refused: Set<String>) {
    (self.names, self.refused) = (names, refused)
    let missing = uses.filter { !declared.contains($0.path[0]) }
    guard !missing.isEmpty else { return }
    text = lines(of: Array(missing), depth: 0).map { "\($0)\n" }.joined()
    types = Set(missing.map { $0.path[0] })
    if missing.contains(where: { $0.kind == .string }) { text += Self.lookup }
    if types.contains("Asset") {
      let others = ["ImageAsset": Self.imageAsset, "ColorAsset": Self.colorAsset].filter { !declared.contains($0.key) }
      types.formUnion(others.keys)
      text += others.values.sorted().joined()
    }
    if types.contains("FontFamily"), !declared.contains("FontConvertible") {
      types.insert("FontConvertible")
      text += Self.font
    }
  }

  private func lines(of uses: [ResourceUse], depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    return Dictionary(grouping: uses) { $0.path[depth] }.sorted { $0.key < $1.key }.flatMap { name, uses in
      let leaves = uses.filter { $0.path.count == depth + 1 }
      if let first = leaves.first(where: { !$0.isCall }) ?? leaves.first {
        let line = indent + accessor(of: first, SwiftName.member(name))
        return refused.contains(line) ? [] : [line]
      }
      return ["\(indent)enum \(SwiftName.type(name)) {"] + lines(of: uses, depth: depth + 1) + ["\(indent)}"]
    }
  }

  private func accessor(of use: ResourceUse, _ name: String) -> String {
    let path = Array(use.path.dropFirst())
    let last = path[path.count - 1]
    let traits = "compatibleWith traits: UITraitCollection? = nil"
    switch use.kind {
    case .image:
      return "static func \(name)(\(traits)) -> UIImage? { UIImage(named: \(literal(names.image(last)))) }"
    case .color:
      return "static func \(name)(\(traits)) -> UIColor? { UIColor(named: \(literal(names.color(last)))) }"
    case .string:
      let isOfR = use.path[0] == "R"
      let string = names.string(isOfR ? Array(path.dropFirst()) : path, isInTable: isOfR)
      let key = "\(literal(string.key)), \(literal(string.table))"
      guard use.isCall else { return "static var \(name): String { textOfApp(\(key)) }" }
      let languages = isOfR ? ", preferredLanguages: [String]? = nil" : ""
      return "static func \(name)(_ values: Any...\(languages)) -> String { textOfApp(\(key), values) }"
    // The system's font stands in for those of the app.
    case .font: return "static func \(name)(size: CGFloat) -> UIFont? { .systemFont(ofSize: size) }"
    case .check: return "static func \(name)() \(last == "validate" ? "throws " : ""){}"
    case .fontAsset: return "static var \(name): FontConvertible { FontConvertible() }"
    case .colorAsset,
      .asset where names.isColor(last):
      return "static var \(name): ColorAsset { ColorAsset(name: \(literal(names.color(last)))) }"
    case .imageAsset, .asset:
      return "static var \(name): ImageAsset { ImageAsset(name: \(literal(names.image(last)))) }"
    }
  }

  private func literal(_ text: String) -> String { SwiftName.literal(text) }

  private static let lookup = """
    /// A string of the app in the user's language, with values.
    private func textOfApp(_ key: String, _ table: String, _ values: [Any] = []) -> String {
      let text = NSLocalizedString(key, tableName: table, comment: "")
      if values.isEmpty { return text }
      return String(format: text, arguments: values.map { ($0 as? CVarArg) ?? NSString(string: "\\($0)") })
    }

    """

  private static let imageAsset = """
    struct ImageAsset {
      let name: String
      var image: UIImage { UIImage(named: name) ?? UIImage() }
    }

    """

  private static let font = """
    struct FontConvertible {
      func font(size: CGFloat) -> UIFont { .systemFont(ofSize: size) }
    }

    """

  private static let colorAsset = """
    struct ColorAsset {
      let name: String
      var color: UIColor { UIColor(named: name) ?? .clear }
    }

    """
}
