@available(iOS 17, *)
open class UIContentUnavailableView: UIView, UIContentView {
  package override class var uiKitClass: UIKitClass { contentUnavailableViewClass }

  private let stack = UIStackView()
  private final var shown: UIContentUnavailableConfiguration

  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: layoutMarginsGuide.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: layoutMarginsGuide.centerYAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.widthAnchor),
    ])
    apply()
  }

  /// Always returns `nil`: documents don't contain such views.
  public required init?(coder: NSCoder) { nil }

  /// Whether the content scrolls where it doesn't fit. Stored; has no effect here.
  open var isScrollEnabled = false
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else {
        stop(
          "Unsupported configuration: UIContentUnavailableView shows UIContentUnavailableConfiguration, not "
            + "\(type(of: newValue))"
        )
      }
      shown = new
      apply()
    }
  }

  private final func apply() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    directionalLayoutMargins = shown.directionalLayoutMargins
    backgroundColor = shown.background.backgroundColor
    if shown.isLoading {
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      add(indicator, shown.imageToTextPadding)
    } else if let image = shown.image {
      let view = UIImageView(image: image)
      view.tintColor = shown.imageProperties.tintColor ?? .secondaryLabel
      view.layer.cornerRadius = shown.imageProperties.cornerRadius
      add(view, shown.imageToTextPadding)
    }
    add(shown.text, shown.attributedText, shown.textProperties, shown.textToSecondaryTextPadding)
    add(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, shown.textToButtonPadding)
    add(shown.button, shown.buttonProperties, shown.buttonToSecondaryButtonPadding)
    add(shown.secondaryButton, shown.secondaryButtonProperties, 0)
  }

  private final func add(_ view: UIView, _ spacing: CGFloat) {
    stack.addArrangedSubview(view)
    stack.setCustomSpacing(spacing, after: view)
  }

  private final func add(
    _ text: String?,
    _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties,
    _ spacing: CGFloat
  ) {
    guard text != nil || attributed != nil else { return }
    let label = UILabel()
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment = .center
    if let attributed { label.attributedText = attributed } else { label.text = text }
    add(label, spacing)
  }

  private final func add(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties,
    _ spacing: CGFloat
  ) {
    guard configuration.title != nil || configuration.attributedTitle != nil || configuration.image != nil else {
      return
    }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    button.menu = properties.menu
    button.isEnabled = properties.isEnabled
    add(button, spacing)
  }
}

@available(iOS 17, *)
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
