/// A button with a title and a picture.
@preconcurrency
@MainActor
open class UIButton: UIControl {
  /// The kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// Without a look of its own.
    case custom = 0
    /// The system's.
    case system
    /// A disclosure.
    case detailDisclosure
    /// Information.
    case infoLight
    /// Information, dark.
    case infoDark
    /// Adds a contact.
    case contactAdd
  }

  /// The kind.
  public internal(set) final var buttonType = ButtonType.custom
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var titleShadowColors: [State: UIColor] = [:]
  /// Room around the content, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// Room around the title, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// Room around the picture, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Whether the button glows while it is touched.
  open var showsTouchWhenHighlighted = false

  /// The label of the title.
  public private(set) final lazy var titleLabel: UILabel? = {
    let label = UILabel()
    label.font = .systemFont(ofSize: 15)
    return label
  }()
  /// The view of the picture.
  public private(set) final lazy var imageView: UIImageView? = UIImageView()

  /// A button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// A button of a kind, with the title, the picture and the work of an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// A button with the title, the picture and the work of an action.
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

  /// The menu of the button. Nothing shows it; a test reads its children and performs its actions.
  open var menu: UIMenu?
  /// Whether a tap shows the menu: it then sends `menuActionTriggered` and nothing else.
  open var showsMenuAsPrimaryAction = false

  override func touchedUpInside() {
    if showsMenuAsPrimaryAction, menu != nil { return sendActions(for: .menuActionTriggered) }
    sendActions(for: .primaryActionTriggered)
    super.touchedUpInside()
  }

  /// Gives the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    titleLabel?.text = currentTitle
  }
  /// The title for a state.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// The title that shows.
  open var currentTitle: String? { title(for: isEnabled ? (isSelected ? .selected : .normal) : .disabled) }
  /// Gives the picture for a state.
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
  /// The picture for a state.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  /// Gives the title's colour for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }
  /// The title's colour for a state.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
  /// Gives the picture behind the content for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgroundImages[state] = image }
  /// The picture behind the content for a state.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] ?? backgroundImages[.normal] }
  /// Gives the colour of the title's shadow for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { titleShadowColors[state] = color }
  /// The colour of the title's shadow for a state.
  open func titleShadowColor(for state: State) -> UIColor? { titleShadowColors[state] ?? titleShadowColors[.normal] }

  /// The state that shows.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }
  /// The picture that shows.
  open var currentImage: UIImage? { image(for: state) }
  /// The picture that shows behind the content.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The title's colour that shows.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The size of the title and the picture side by side with the room around them, or that of a larger background.
  ///
  /// As in UIKit a title has 6 points above and below, unless there are insets, and a picture alone has no room.
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
