/// A control that performs an action when it is tapped.
@preconcurrency
@MainActor
open class UIButton: UIControl {
  /// The types of buttons.
  public enum ButtonType: Int, Sendable {
    /// Without a style.
    case custom = 0
    /// The system's.
    case system
    /// A detail disclosure button.
    case detailDisclosure
    /// An information button.
    case infoLight
    /// An information button for light backgrounds.
    case infoDark
    /// A button that adds a contact.
    case contactAdd
  }

  /// The type.
  public internal(set) final var buttonType = ButtonType.custom
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var titleShadowColors: [State: UIColor] = [:]
  /// What was set for each state, for comparison.
  package final var contents: [(name: String, values: [State: AnyHashable])] {
    [
      ("title", titles.mapValues { AnyHashable($0) }), ("image", images.mapValues { AnyHashable($0) }),
      ("backgroundImage", backgroundImages.mapValues { AnyHashable($0) }),
      ("titleColor", titleColors.mapValues { AnyHashable($0) }),
      ("titleShadowColor", titleShadowColors.mapValues { AnyHashable($0) }),
    ]
  }
  /// The insets of the content, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// The insets of the title, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The insets of the image, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Whether the button glows while it is highlighted.
  open var showsTouchWhenHighlighted = false

  /// The label of the title.
  public private(set) final lazy var titleLabel: UILabel? = {
    let label = UILabel()
    label.font = .systemFont(ofSize: 15)
    return label
  }()
  /// The view of the image.
  public private(set) final lazy var imageView: UIImageView? = UIImageView()

  /// Makes a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Makes a button of a type with the title, the image and the handler of an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Makes a button with the title, the image and the handler of an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// The menu of the button. It isn't shown; a test reads its children and performs its actions.
  open var menu: UIMenu?
  /// Whether a tap opens the menu. It then sends `menuActionTriggered` and no other event.
  open var showsMenuAsPrimaryAction = false

  override func touchedUpInside() {
    if showsMenuAsPrimaryAction, menu != nil { return sendActions(for: .menuActionTriggered) }
    sendActions(for: .primaryActionTriggered)
    super.touchedUpInside()
  }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    titleLabel?.text = currentTitle
  }
  /// The title for a state.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// The title for the current state.
  open var currentTitle: String? { title(for: isEnabled ? (isSelected ? .selected : .normal) : .disabled) }
  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
  /// The image for a state.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  /// Sets the color of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }
  /// The color of the title for a state.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
  /// Sets the background image for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgroundImages[state] = image }
  /// The background image for a state.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] ?? backgroundImages[.normal] }
  /// Sets the color of the title's shadow for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { titleShadowColors[state] = color }
  /// The color of the title's shadow for a state.
  open func titleShadowColor(for state: State) -> UIColor? { titleShadowColors[state] ?? titleShadowColors[.normal] }

  /// The current state.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }
  /// The image for the current state.
  open var currentImage: UIImage? { image(for: state) }
  /// The background image for the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The color of the title for the current state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The size of the title and the image side by side with their insets, or that of a larger background.
  ///
  /// As in UIKit, a title without insets has 6 points above and below, and an image alone has none.
  open override var intrinsicContentSize: CGSize {
    let title = currentTitle ?? ""
    let text = titleLabel?.font.size(of: title, width: .infinity, lines: 1) ?? .zero
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
}
