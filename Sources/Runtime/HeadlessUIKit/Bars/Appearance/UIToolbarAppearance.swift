/// The look of a toolbar. Stored; has no effect here.
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  @available(iOS 26, *)
  open var prominentButtonAppearance = UIBarButtonItemAppearance()

  override func takeValues(of other: UIBarAppearance) {
    super.takeValues(of: other)
    guard let other = other as? UIToolbarAppearance else { return }
    (buttonAppearance, doneButtonAppearance) = (other.buttonAppearance.copy(), other.doneButtonAppearance.copy())
    prominentButtonAppearance = other.prominentButtonAppearance.copy()
  }
}
