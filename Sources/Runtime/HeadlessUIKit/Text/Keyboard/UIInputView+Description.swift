extension UIInputView {
  static let inputViewClass = UIKitClass(UIInputView.self, drawing: .inherited)
}
