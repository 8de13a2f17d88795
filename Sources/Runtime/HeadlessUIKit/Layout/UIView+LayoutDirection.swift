/// The direction in which a view's content is laid out.
extension UIView {
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }

  /// Whether the view's immediate content is laid out from right to left.
  package final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// `effectiveUserInterfaceLayoutDirection`, unless a subclass overrides it.
  final var baseLayoutDirection: UIUserInterfaceLayoutDirection {
    let attribute = semanticContentAttribute
    let outer: UIUserInterfaceLayoutDirection =
      attribute == .unspecified && traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    return Self.userInterfaceLayoutDirection(for: attribute, relativeTo: outer)
  }

  /// The attribute of the class's appearance.
  final var proposedContentAttribute: UISemanticContentAttribute {
    AppearanceProxies.contentAttribute(of: self) ?? .unspecified
  }

  /// `semanticContentAttribute`, unless a subclass overrides it.
  final func setContentAttribute(_ new: UISemanticContentAttribute) {
    let old = semanticContentAttribute
    rare.semanticContentAttribute = new
    if old != new { layoutDirectionChanged() }
  }

  /// `directionalLayoutMargins`, unless a subclass overrides it.
  final func setDirectionalMargins(_ margins: NSDirectionalEdgeInsets) {
    layoutMargins = margins.edges(effectiveUserInterfaceLayoutDirection)
    if margins.leading != margins.trailing { rare.directionalLayoutMargins = margins }
  }

  /// `layoutDirectionChanged`, unless a subclass overrides it.
  final func mirrorLayout() {
    if let margins = rareIfPresent?.directionalLayoutMargins { setDirectionalMargins(margins) }
    invalidateLayout(.structure)
  }

  /// A rectangle that is laid out from the left edge, in the view's direction.
  final func directed(_ rect: CGRect, in width: CGFloat) -> CGRect {
    isRightToLeft ? rect.mirrored(in: CGRect(x: 0, y: 0, width: width, height: 0)) : rect
  }

  /// An alignment with the natural one resolved.
  package final func directed(_ alignment: NSTextAlignment) -> NSTextAlignment {
    alignment == .natural && isRightToLeft ? .right : alignment
  }
}

extension CGRect {
  /// The rectangle on the other side of the middle of an area.
  package func mirrored(in area: CGRect) -> CGRect {
    CGRect(x: area.minX + area.maxX - maxX, y: minY, width: width, height: height)
  }
}
