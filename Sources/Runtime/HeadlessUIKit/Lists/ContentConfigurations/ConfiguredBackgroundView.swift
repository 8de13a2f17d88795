/// The view behind the content that shows a background configuration.
final class ConfiguredBackgroundView: UIView {
  var configuration: UIBackgroundConfiguration { didSet { if configuration != oldValue { apply() } } }

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    apply()
  }

  required init?(coder: NSCoder) { nil }

  private func apply() {
    backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    layer.cornerRadius = configuration.cornerRadius
    layer.borderWidth = configuration.strokeWidth
    layer.borderColor = configuration.strokeColor?.cgColor
    for view in subviews where view !== configuration.customView { view.removeFromSuperview() }
    if let image = configuration.image {
      let view = UIImageView(image: image)
      view.contentMode = configuration.imageContentMode
      addSubview(view)
    }
    if let customView = configuration.customView, customView.superview !== self { addSubview(customView) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews { view.frame = bounds }
  }

  /// Sets the frame to the cell's bounds without the configuration's insets.
  func fill(_ bounds: CGRect) {
    let insets = configuration.backgroundInsets
    frame = bounds.inset(
      by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    )
  }
}
