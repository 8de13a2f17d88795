extension UIAccessibilityElement {
  static let accessibilityElementClass = UIKitClass(
    UIAccessibilityElement.self,
    accessibility: StandardAccessibility(isElement: true)
  )
}
