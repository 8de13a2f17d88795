extension UIAlertView {
  static let alertViewClass = UIKitClass(UIAlertView.self, drawing: .inherited)
}
