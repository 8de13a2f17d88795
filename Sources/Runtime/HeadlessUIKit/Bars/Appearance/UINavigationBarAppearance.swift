/// The look of a navigation bar. Stored; has no effect here, apart from the color of the background and
/// the titles in pictures.
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Stored; has no effect here.
  @available(iOS 26, *)
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// Stored; has no effect here.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  @available(iOS 26, *)
  open var prominentButtonAppearance = UIBarButtonItemAppearance()
  open private(set) var backIndicatorImage = UIImage(.symbol("chevron.backward"))
  open private(set) var backIndicatorTransitionMaskImage = UIImage(.symbol("chevron.backward"))
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    if let backIndicatorImage { self.backIndicatorImage = backIndicatorImage }
    if let transitionMaskImage { backIndicatorTransitionMaskImage = transitionMaskImage }
  }

  override func takeValues(of other: UIBarAppearance) {
    super.takeValues(of: other)
    guard let other = other as? UINavigationBarAppearance else { return }
    (titleTextAttributes, largeTitleTextAttributes) = (other.titleTextAttributes, other.largeTitleTextAttributes)
    (subtitleTextAttributes, titlePositionAdjustment) = (other.subtitleTextAttributes, other.titlePositionAdjustment)
    (buttonAppearance, doneButtonAppearance) = (other.buttonAppearance.copy(), other.doneButtonAppearance.copy())
    backButtonAppearance = other.backButtonAppearance.copy()
    prominentButtonAppearance = other.prominentButtonAppearance.copy()
    setBackIndicatorImage(other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
  }
}
