extension UIListContentView {
  static let listContentViewClass = UIKitClass(UIListContentView.self, drawing: .inherited)
}
