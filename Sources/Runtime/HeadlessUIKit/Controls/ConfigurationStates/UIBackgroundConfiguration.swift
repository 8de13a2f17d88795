/// The configuration of a cell's or header's background.
///
/// The standard backgrounds change with the state. UIKit documents that, but not their colors; these are similar.
public struct UIBackgroundConfiguration: Hashable, CustomStringConvertible {
  /// The use of the background, which determines colors that aren't set.
  private enum Kind {
    case clear, plain, grouped
  }

  private var kind: Kind
  /// The color that was set; the inner `nil` means no color.
  private var ownColor: UIColor??
  private var stateColor: UIColor?

  public var backgroundColor: UIColor? {
    get { if let ownColor { ownColor } else { stateColor } }
    set { ownColor = .some(newValue) }
  }
  /// Changes the color. Stored; has no effect here.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { ownBackgroundColorTransformer?.value }
    set { ownBackgroundColorTransformer = newValue.map(ByIdentity.init) }
  }
  private var ownBackgroundColorTransformer: ByIdentity<UIConfigurationColorTransformer>?
  /// Changes the color of the border. Stored; has no effect here.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { ownStrokeColorTransformer?.value }
    set { ownStrokeColorTransformer = newValue.map(ByIdentity.init) }
  }
  private var ownStrokeColorTransformer: ByIdentity<UIConfigurationColorTransformer>?
  /// The effect of the background. Stored; has no effect here.
  public var visualEffect: UIVisualEffect?
  public var customView: UIView?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets: NSDirectionalEdgeInsets {
    get { ownInsets.value }
    set { ownInsets.value = newValue }
  }
  private var ownInsets = Unhashed(NSDirectionalEdgeInsets.zero)
  /// The edges at which the view's margins are added to the insets. Stored; has no effect here.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge {
    get { edgesWithMargins.value }
    set { edgesWithMargins.value = newValue }
  }
  private var edgesWithMargins = Unhashed(NSDirectionalRectEdge())
  /// The shadow. Stored; has no effect here.
  @available(iOS 18, *)
  public var shadowProperties = UIShadowProperties()
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  /// The outset of the border from the background, in points. Stored; has no effect here.
  public var strokeOutset: CGFloat = 0

  public var description: String {
    "UIBackgroundConfiguration(backgroundColor: \(described(backgroundColor)), cornerRadius: \(cornerRadius))"
  }

  private init(_ kind: Kind) {
    self.kind = kind
    stateColor = Self.color(of: kind, isEmphasized: false)
  }

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plain) }
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.grouped) }
  @available(iOS 18, *)
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plain) }
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  @available(iOS 18, *)
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  @available(iOS 18, *)
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plain) }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var updated = self
    let cell = state as? UICellConfigurationState
    let view = state as? UIViewConfigurationState
    let isHighlighted = cell?.isHighlighted ?? view?.isHighlighted ?? false
    let isSelected = cell?.isSelected ?? view?.isSelected ?? false
    updated.stateColor = Self.color(of: kind, isEmphasized: isHighlighted || isSelected)
    return updated
  }

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
