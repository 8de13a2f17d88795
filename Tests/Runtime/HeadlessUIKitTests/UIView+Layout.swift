import HeadlessUIKit

extension UIView {
  /// Adds a view at all edges, with further constraints.
  func fill(with view: UIView, _ further: NSLayoutConstraint...) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor), view.bottomAnchor.constraint(equalTo: bottomAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor), view.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    NSLayoutConstraint.activate(further)
  }

  /// The view after a layout.
  func laidOut() -> Self {
    layoutIfNeeded()
    return self
  }
}

extension UIScrollView {
  /// Scrolls as a program does, and shows what comes into view.
  func scroll(toY offset: CGFloat) {
    contentOffset.y = offset
    layoutIfNeeded()
  }
}
