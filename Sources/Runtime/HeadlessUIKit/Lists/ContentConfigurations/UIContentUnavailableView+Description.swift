extension UIContentUnavailableView {
  static let contentUnavailableViewClass = UIKitClass(UIContentUnavailableView.self, drawing: .inherited)
}
