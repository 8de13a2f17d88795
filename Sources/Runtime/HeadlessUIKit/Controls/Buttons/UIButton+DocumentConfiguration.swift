import ReuseGenXML

extension UIButton.Configuration {
  /// Reads the configuration that a document states.
  @MainActor
  init(_ element: IBElement, _ values: NibValues) {
    self.init(element["style"].flatMap { Style(rawValue: Self.spelled($0)) } ?? .plain)
    let attributed = element.child(key: "attributedTitle").flatMap(values.attributedString)
    title = attributed?.string ?? values.text("title", of: element)
    titleFont =
      element.child(key: "titleFontDescription").flatMap(values.font)
      ?? attributed.flatMap { $0.attribute(.font, at: 0, effectiveRange: nil) as? UIFont }
    subtitle = values.text("subtitle", of: element)
    image = values.image("image", of: element)
    baseForegroundColor = element.child(key: "baseForegroundColor").flatMap(values.color)
    baseBackgroundColor = element.child(key: "baseBackgroundColor").flatMap(values.color)
    imagePadding = values.number("imagePadding", of: element, in: .points).map { CGFloat($0) } ?? imagePadding
    titlePadding = values.number("titlePadding", of: element, in: .points).map { CGFloat($0) } ?? titlePadding
    imagePlacement = element["imagePlacement"].flatMap { Self.placements[$0] } ?? imagePlacement
    cornerStyle = element["cornerStyle"].flatMap(Self.corners(named:)) ?? cornerStyle
    showsActivityIndicator = element["showsActivityIndicator"] == "YES"
    if let insets = element.child(key: "contentInsets").map(values.insets) {
      contentInsets = NSDirectionalEdgeInsets(
        top: insets.top,
        leading: insets.left,
        bottom: insets.bottom,
        trailing: insets.right
      )
    }
  }

  /// Interface Builder writes "bordered tinted" for `borderedTinted`.
  private static func spelled(_ style: String) -> String {
    let words = style.split(separator: " ")
    return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static let placements: [String: NSDirectionalRectEdge] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]
  private static func corners(named name: String) -> CornerStyle? {
    switch name {
    case "fixed": .fixed
    case "dynamic": .dynamic
    case "small": .small
    case "medium": .medium
    case "large": .large
    case "capsule": .capsule
    default: nil
    }
  }
}
