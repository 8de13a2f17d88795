/// The look of a tab bar. Stored; has no effect here.
open class UITabBarAppearance: UIBarAppearance {
  /// Stored; has no effect here.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// Stored; has no effect here.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// Stored; has no effect here.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
  /// Stored; has no effect here.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// Stored; has no effect here.
  open var stackedItemWidth: CGFloat = 0
  /// Stored; has no effect here.
  open var stackedItemSpacing: CGFloat = 0

  override func takeValues(of other: UIBarAppearance) {
    super.takeValues(of: other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copy()
    inlineLayoutAppearance = other.inlineLayoutAppearance.copy()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copy()
    (selectionIndicatorTintColor, selectionIndicatorImage) = (
      other.selectionIndicatorTintColor, other.selectionIndicatorImage
    )
    stackedItemPositioning = other.stackedItemPositioning
    (stackedItemWidth, stackedItemSpacing) = (other.stackedItemWidth, other.stackedItemSpacing)
  }
}
