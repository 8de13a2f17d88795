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
  public private(set) var buttonType = ButtonType.custom
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  private var titleColors: [State: UIColor] = [:]

  /// The label of the title.
  public private(set) final lazy var titleLabel: UILabel? = UILabel()
  /// The view of the picture.
  public private(set) final lazy var imageView: UIImageView? = UIImageView()

  /// A button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
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
}
