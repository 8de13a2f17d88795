open class UIListContentView: UIView, UIContentView {
  package override class var uiKitClass: UIKitClass { listContentViewClass }

  private let label = UILabel()
  private let secondLabel = UILabel()
  private let picture = UIImageView(frame: .zero)
  private final var shown: UIListContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    apply()
  }

  /// Always returns `nil`: documents don't contain such views.
  public required init?(coder: NSCoder) { nil }

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        stop("Unsupported configuration: UIListContentView shows UIListContentConfiguration, not \(type(of: newValue))")
      }
      if new == shown { return }
      shown = new
      apply()
    }
  }

  open var textLayoutGuide: UILayoutGuide? { guide(&textGuide, of: label) }
  open var secondaryTextLayoutGuide: UILayoutGuide? { guide(&secondaryTextGuide, of: secondLabel) }
  open var imageLayoutGuide: UILayoutGuide? { guide(&imageGuide, of: picture) }
  private final var textGuide: UILayoutGuide?
  private final var secondaryTextGuide: UILayoutGuide?
  private final var imageGuide: UILayoutGuide?

  private final func guide(_ known: inout UILayoutGuide?, of view: UIView) -> UILayoutGuide? {
    if view.superview == nil { return nil }
    let guide = known ?? .frame(of: view, in: self)
    known = guide
    return guide
  }

  private final func apply() {
    show(shown.shownText, shown.shownColor, shown.textProperties, in: label)
    show(shown.shownSecondaryText, shown.shownSecondaryColor, shown.secondaryTextProperties, in: secondLabel)
    picture.image = shown.image
    picture.tintColor = shown.imageProperties.tintColor
    picture.layer.cornerRadius = shown.imageProperties.cornerRadius
    use(picture, shown.image != nil)
    directionalLayoutMargins = shown.directionalLayoutMargins
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private final func show(
    _ text: String?,
    _ color: UIColor,
    _ properties: UIListContentConfiguration.TextProperties,
    in label: UILabel
  ) {
    label.text = text
    label.font = properties.font
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textColor = color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    switch properties.alignment {
    case .natural: label.textAlignment = .natural
    case .center: label.textAlignment = .center
    case .justified: label.textAlignment = .justified
    }
    use(label, text != nil)
  }

  private final func use(_ view: UIView, _ isUsed: Bool) {
    if isUsed {
      // The order of the subviews must not depend on what the view showed before.
      let order: [UIView] = [label, secondLabel, picture]
      let below = order.prefix { $0 !== view }.filter { $0.superview === self }
      if view.superview == nil { insertSubview(view, at: below.count) }
    } else {
      view.removeFromSuperview()
    }
  }

  // MARK: Layout

  private struct Frames {
    var picture = CGRect.zero
    var text = CGRect.zero
    var second = CGRect.zero
    var height: CGFloat = 0
  }

  /// The frames at a width, from the top.
  private final func frames(width: CGFloat) -> Frames {
    let margins = shown.directionalLayoutMargins
    var frames = Frames()
    var start = margins.leading
    if shown.image != nil {
      let size = pictureSize
      frames.picture = CGRect(origin: CGPoint(x: start, y: margins.top), size: size)
      start += size.width + shown.imageToTextPadding
    }
    let room = max(0, width - start - margins.trailing)
    let first = label.superview == nil ? .zero : label.sizeThatFits(CGSize(width: room, height: 0))
    let second = secondLabel.superview == nil ? .zero : secondLabel.sizeThatFits(CGSize(width: room, height: 0))
    let gap = shown.textToSecondaryTextHorizontalPadding
    let texts: CGFloat
    if shown.prefersSideBySideTextAndSecondaryText, first.width + gap + second.width <= room {
      texts = max(first.height, second.height)
      frames.text = CGRect(x: start, y: margins.top, width: room - second.width - gap, height: texts)
      frames.second = CGRect(x: start + room - second.width, y: margins.top, width: second.width, height: texts)
    } else {
      let hasBoth = label.superview != nil && secondLabel.superview != nil
      let below = first.height + (hasBoth ? shown.textToSecondaryTextVerticalPadding : 0)
      texts = below + second.height
      frames.text = CGRect(x: start, y: margins.top, width: room, height: first.height)
      frames.second = CGRect(x: start, y: margins.top + below, width: room, height: second.height)
    }
    frames.height = margins.top + max(texts, frames.picture.height) + margins.bottom
    return frames
  }

  private final var pictureSize: CGSize {
    var size = shown.image?.size ?? .zero
    let most = shown.imageProperties.maximumSize
    let scale = min(
      most.width > 0 && size.width > most.width ? most.width / size.width : 1,
      most.height > 0 && size.height > most.height ? most.height / size.height : 1
    )
    size = CGSize(width: size.width * scale, height: size.height * scale)
    let kept = shown.imageProperties.reservedLayoutSize
    return CGSize(width: kept.width > 0 ? kept.width : size.width, height: kept.height > 0 ? kept.height : size.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(width: bounds.width)
    let down = max(0, (bounds.height - frames.height) / 2)
    let middle = frames.height / 2 + down
    label.frame = directed(frames.text.offsetBy(dx: 0, dy: down), in: bounds.width)
    secondLabel.frame = directed(frames.second.offsetBy(dx: 0, dy: down), in: bounds.width)
    picture.frame = directed(frames.picture, in: bounds.width)
    picture.center.y = middle
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frames(width: size.width).height)
  }
}
