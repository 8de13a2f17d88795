/// The size classes that variations of documents are for.
struct NibSizeClasses: Hashable, Sendable {
  private let width: String
  private let height: String

  /// Those of a phone held upright, for which objects are made.
  static let phone = NibSizeClasses(.phone)

  /// Those of traits. Unspecified ones are a phone's.
  init(_ traits: UITraitCollection) {
    width = traits.horizontalSizeClass == .regular ? "regular" : "compact"
    height = traits.verticalSizeClass == .compact ? "compact" : "regular"
  }

  /// The keys of the variations that apply. Later ones take precedence.
  var variations: [String] {
    ["widthClass=\(width)", "heightClass=\(height)", "heightClass=\(height)-widthClass=\(width)"]
  }
}
