open class UIButton: UIControl, UISpringLoadedInteractionSupporting {
  package override class var uiKitClass: UIKitClass { buttonClass }

  override var actsOnSingleTaps: Bool { isEnabled }

  public enum ButtonType: Int, Sendable {
    /// Without a style.
    case custom = 0, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
    public static let roundedRect = ButtonType.system
  }

  open internal(set) var buttonType = ButtonType.custom
  private final var titles = StateValues<String>()
  private final var images = StateValues<UIImage>()
  private final var backgroundImages = StateValues<UIImage>()
  private final var titleColors = StateValues<UIColor>()
  private final var titleShadowColors = StateValues<UIColor>()
  /// The values that were set for each state, for comparison.
  package final var contents: [(name: String, values: StateValues<AnyHashable>)] {
    [
      ("title", titles.mapValues { AnyHashable($0) }), ("image", images.mapValues { AnyHashable($0) }),
      ("backgroundImage", backgroundImages.mapValues { AnyHashable($0) }),
      ("titleColor", titleColors.mapValues { AnyHashable($0) }),
      ("titleShadowColor", titleShadowColors.mapValues { AnyHashable($0) }),
    ]
  }
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      if contentEdgeInsets == oldValue { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } } }
  open var showsTouchWhenHighlighted = false

  private final var attributedTitles = StateValues<NSAttributedString>()
  /// The content and the look. Title, subtitle, image and insets determine the size; the rest is stored.
  open var configuration: Configuration? {
    get { storedConfiguration?.value }
    set {
      storedConfiguration = newValue.map(StoredConfiguration.init)
      configurationChanged()
    }
  }
  private final var storedConfiguration: StoredConfiguration?
  /// Keeps a configuration, which takes as much memory as a button, outside of the buttons without one.
  private final class StoredConfiguration {
    let value: Configuration
    init(_ value: Configuration) { self.value = value }
  }
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  private final var needsConfigurationUpdate = false
  open var automaticallyUpdatesConfiguration = true
  /// The meaning. Stored; has no effect here.
  open var role = Role.normal
  open var changesSelectionAsPrimaryAction = false { didSet { showSelectedElement() } }
  /// Whether the button stands out below the pointer. Stored; has no effect here.
  open var isPointerInteractionEnabled = false
  /// Makes the style of the pointer. Stored; has no effect here.
  /// Returns the style of the pointer over a button.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
  /// Stored; has no effect here.
  open var pointerStyleProvider: PointerStyleProvider?
  /// Whether the image is darker while the button is highlighted. Stored; has no effect here.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image is lighter while the button is disabled. Stored; has no effect here.
  open var adjustsImageWhenDisabled = true
  /// Whether the shadow of the title is reversed while the button is highlighted. Stored; has no effect here.
  open var reversesTitleShadowWhenHighlighted = false
  private final var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// The rectangle of the title, beside the image: the frame of `titleLabel`. As in UIKit configurations don't use it.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { baseTitleRect(in: contentRect) }
  /// The rectangle of the image: the frame of `imageView`. As in UIKit configurations don't use it.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { baseImageRect(in: contentRect) }

  open var titleLabel: UILabel? {
    if let ownTitleLabel { return ownTitleLabel }
    let label = ButtonTitleLabel()
    label.font = titleFont
    if configuration == nil { label.textColor = currentTitleColor }
    label.button = self
    ownTitleLabel = label
    insert(part: label, at: ownImageView == nil ? 0 : 1)
    return label
  }
  /// The font of the title, also without a label.
  final var titleFont: UIFont { ownTitleLabel?.font ?? .systemFont(ofSize: 15) }
  /// The label, if it was used.
  final private(set) var ownTitleLabel: ButtonTitleLabel?
  open var imageView: UIImageView? {
    if let ownImageView { return ownImageView }
    let view = ButtonImageView()
    ownImageView = view
    insert(part: view, at: 0)
    return view
  }
  /// The view of the image, if it was used.
  final private(set) var ownImageView: ButtonImageView?

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if subview === ownTitleLabel || subview === ownImageView { subview.layoutState.isDrawnBySuperview = true }
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    configurationChanged()
    guard let primaryAction else { return }
    if configuration.shownTitle == nil, !primaryAction.title.isEmpty { self.configuration?.title = primaryAction.title }
    if configuration.image == nil, let image = primaryAction.image { self.configuration?.image = image }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  override func prepareForLayout() {
    showSelectedElement()
    if needsConfigurationUpdate {
      needsConfigurationUpdate = false
      updateConfiguration()
    }
    placeTitleAndImage()
  }
  open override var isEnabled: Bool { didSet { if isEnabled != oldValue { stateChanged(.disabled) } } }
  open override var isSelected: Bool { didSet { if isSelected != oldValue { stateChanged(.selected) } } }
  open override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { stateChanged(.highlighted) } } }

  /// - Parameter part: The part of the state that changed.
  private final func stateChanged(_ part: State) {
    showTitle()
    imagesChanged(from: imageSizes(in: state.symmetricDifference(part)))
    setNeedsLayout()
    if configurationUpdateHandler != nil, automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
  }
  /// The sizes of the images in a state, on which the natural size depends.
  private final func imageSizes(in state: State) -> [CGSize?] {
    [image(for: state)?.size, backgroundImage(for: state)?.size]
  }
  private final func imagesChanged(from old: [CGSize?]) {
    if configuration == nil, imageSizes(in: state) != old { invalidateIntrinsicContentSize() }
  }
  private final func titleChanged() {
    showTitle()
    if configuration != nil { invalidateIntrinsicContentSize() }
  }
  private final func configurationChanged() {
    showTitle()
    if let image = currentImage { imageView?.image = image } else { ownImageView?.image = nil }
    invalidateIntrinsicContentSize()
  }

  private final func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// The menu of the button. It isn't shown; a test reads its children and performs its actions.
  open var menu: UIMenu? {
    didSet {
      showSelectedElement()
      setNeedsLayout()
    }
  }

  override func touchedUpInside() {
    if changesSelectionAsPrimaryAction, !isPopUp { isSelected.toggle() }
    if showsMenuAsPrimaryAction, menu != nil { return sendActions(for: .menuActionTriggered) }
    sendActions(for: .primaryActionTriggered)
    super.touchedUpInside()
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    if state == .normal, configuration?.shownTitle != nil {
      configuration?.attributedTitle = nil
      configuration?.title = title
    } else {
      titleChanged()
    }
  }
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open var currentTitle: String? {
    if let title = configuration?.shownTitle { return title }
    return attributedTitle(for: state)?.string ?? title(for: state)
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    if state == .normal, title != nil, configuration?.shownTitle != nil {
      configuration?.attributedTitle = nil
      configuration?.title = nil
    } else {
      titleChanged()
    }
  }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// Sets the configuration of symbols for a state. Stored; has no effect here.
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
    symbolConfigurations[state] = configuration
  }
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state] ?? symbolConfigurations[.normal]
  }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
  open func setImage(_ image: UIImage?, for state: State) {
    if state == .normal, configuration?.image != nil { configuration?.image = image }
    if images[state] == image { return }
    let old = imageSizes(in: self.state)
    images[state] = image
    imagesChanged(from: old)
    setNeedsLayout()
  }
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    if ownTitleLabel != nil { showTitle() }
  }
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal] ?? (buttonType == .custom ? .white : nil)
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    let old = imageSizes(in: self.state)
    backgroundImages[state] = image
    imagesChanged(from: old)
  }
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] ?? backgroundImages[.normal] }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { titleShadowColors[state] = color }
  open func titleShadowColor(for state: State) -> UIColor? { titleShadowColors[state] ?? titleShadowColors[.normal] }

  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor }

  override var textBaselines: TextBaselines { TextBaselines(titleFont, isOneLine: true) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The size of the title and the image side by side with their insets, or that of a larger background.
  ///
  /// As in UIKit, a title without insets has 6 points above and below, and an image alone has none.
  open override var intrinsicContentSize: CGSize {
    if let configuration { return configuration.size(title: currentTitle, image: currentImage) }
    let title = currentTitle ?? ""
    let text = title.isEmpty ? .zero : titleSize()
    let picture = currentImage?.size ?? .zero
    let background = currentBackgroundImage?.size ?? .zero
    let room = contentEdgeInsets
    var size = CGSize(width: text.width + picture.width, height: max(title.isEmpty ? 0 : text.height, picture.height))
    if room == .zero, !title.isEmpty { size.height = max(text.height + 12, picture.height) }
    if title.isEmpty, picture == .zero, background == .zero { size = CGSize(width: 30, height: 30) }
    if !title.isEmpty, room == .zero { size.width = max(30, size.width) }
    return CGSize(
      width: max(size.width + room.left + room.right, background.width),
      height: max(size.height + room.top + room.bottom, background.height)
    )
  }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The label of the subtitle: that of the configuration isn't a view here.
  open var subtitleLabel: UILabel? { nil }
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return own(button)
  }

  /// Whether a drag above it activates it. Stored; has no effect here.
  open var isSpringLoaded = false
}
