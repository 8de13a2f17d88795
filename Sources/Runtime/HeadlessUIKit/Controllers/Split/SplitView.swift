/// The view of a split view controller, which lays out the columns.
final class SplitView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    (viewController as? UISplitViewController)?.arrange()
  }
}

/// The view between the secondary column and the sidebars above it. As on a device, a tap hides the sidebars.
final class SplitDimmingView: UIView {
  init(_ hideSidebars: @escaping @MainActor () -> Void) {
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0, alpha: 0.2)
    let recognizer = UITapGestureRecognizer()
    recognizer.addHandler { if $0.state == .ended { hideSidebars() } }
    addGestureRecognizer(recognizer)
  }

  required init?(coder: NSCoder) { nil }
}
