/// The background of a cell or header, as a value.
///
/// The ready-made ones change with the state: UIKit documents that they do, not their colours; these are near.
public struct UIBackgroundConfiguration: Hashable {
  /// What the background belongs to, which decides about colours that aren't set.
  private enum Kind {
    case clear, plain, grouped
  }

  private var kind: Kind
  /// The colour that was set, which may be none.
  private var ownColor: UIColor??
  private var stateColor: UIColor?

  /// The colour; unless set, that of the ready-made background in its state. `nil` for the tint colour of the view.
  public var backgroundColor: UIColor? {
    get { if let ownColor { ownColor } else { stateColor } }
    set { ownColor = .some(newValue) }
  }
  /// The view instead of a colour.
  public var customView: UIView?
  /// The picture.
  public var image: UIImage?
  /// How the picture is placed.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// Room between the cell's edges and the background, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the border.
  public var strokeColor: UIColor?
  /// The width of the border, in points.
  public var strokeWidth: CGFloat = 0
  /// How far the border lies outside the background, in points.
  public var strokeOutset: CGFloat = 0

  private init(_ kind: Kind) {
    self.kind = kind
    stateColor = Self.color(of: kind, isEmphasized: false)
  }

  /// No background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// That of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plain) }
  /// That of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.grouped) }
  /// That of a cell in a list.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plain) }
  /// That of a cell in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// That of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plain) }
  /// That of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

  /// The background as it is in a state: highlighted and selected cells stand out.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var updated = self
    let cell = state as? UICellConfigurationState
    let view = state as? UIViewConfigurationState
    let isHighlighted = cell?.isHighlighted ?? view?.isHighlighted ?? false
    let isSelected = cell?.isSelected ?? view?.isSelected ?? false
    updated.stateColor = Self.color(of: kind, isEmphasized: isHighlighted || isSelected)
    return updated
  }

  /// The colour in a view of a tint colour.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor { backgroundColor ?? tintColor }

  private static func color(of kind: Kind, isEmphasized: Bool) -> UIColor {
    switch kind {
    case .clear: .clear
    case _ where isEmphasized: .systemGray4
    case .plain: .systemBackground
    case .grouped: .secondarySystemGroupedBackground
    }
  }
}

/// The view behind the content that shows a background configuration.
final class ConfiguredBackgroundView: UIView {
  var configuration: UIBackgroundConfiguration {
    didSet { if configuration != oldValue { apply() } }
  }

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    apply()
  }

  required init?(coder: NSCoder) { nil }

  private func apply() {
    backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    layer.cornerRadius = configuration.cornerRadius
    layer.borderWidth = configuration.strokeWidth
    layer.borderColor = configuration.strokeColor?.cgColor
    for view in subviews where view !== configuration.customView { view.removeFromSuperview() }
    if let image = configuration.image {
      let view = UIImageView(image: image)
      view.contentMode = configuration.imageContentMode
      addSubview(view)
    }
    if let customView = configuration.customView, customView.superview !== self { addSubview(customView) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews { view.frame = bounds }
  }

  /// Takes the place that the configuration leaves in a cell.
  func fill(_ bounds: CGRect) {
    let insets = configuration.backgroundInsets
    frame = bounds.inset(
      by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    )
  }
}
