/// A line of text that can be edited.
@preconcurrency
@MainActor
open class UITextField: UIControl, UITextInputTraits {
  /// What is drawn around the text.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none
    /// A line.
    case line
    /// A sunken frame.
    case bezel
    /// A rounded frame.
    case roundedRect
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text is taken.
    case committed
    /// It isn't.
    case cancelled
  }

  /// When something shows in the field.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While editing.
    case whileEditing
    /// Unless editing.
    case unlessEditing
    /// Always.
    case always
  }

  /// Who is asked and told about editing.
  open weak var delegate: UITextFieldDelegate?
  /// Posted after the user changed the text; the object is the field.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  /// Posted after editing began; the object is the field.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )
  /// Posted after editing ended; the object is the field.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )

  private var characters = ""
  private var ownAttributedText: NSAttributedString?
  /// The text. As in UIKit `nil` sets an empty one.
  open var text: String? {
    get { characters }
    set {
      characters = newValue ?? ""
      ownAttributedText = nil
      invalidateIntrinsicContentSize()
    }
  }
  /// The text with attributes; its characters are `text`. A text that was set as such has none.
  open var attributedText: NSAttributedString? {
    get { ownAttributedText ?? NSAttributedString(string: characters) }
    set {
      text = newValue?.string
      ownAttributedText = newValue
    }
  }
  /// What shows while there is no text, with attributes.
  open var attributedPlaceholder: NSAttributedString? { didSet { placeholder = attributedPlaceholder?.string } }
  /// What shows while there is no text.
  open var placeholder: String?
  /// The font: the system's, 14 points.
  open var font: UIFont? = .systemFont(ofSize: UIFont.systemFontSize)
  /// The colour of the text.
  open var textColor: UIColor? = .label
  /// How the text lies.
  open var textAlignment = NSTextAlignment.natural
  /// What is drawn around the text.
  open var borderStyle = BorderStyle.none
  /// When the button that clears the field shows.
  open var clearButtonMode = ViewMode.never
  /// Whether the text goes when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether the font shrinks to fit.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size it shrinks to, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether the font follows the size of content.
  open var adjustsFontForContentSizeCategory = false
  /// The picture behind the text.
  open var background: UIImage?
  /// The view at the start.
  open var leftView: UIView?
  /// The view at the end.
  open var rightView: UIView?
  /// When the view at the start shows.
  open var leftViewMode = ViewMode.never
  /// When the view at the end shows.
  open var rightViewMode = ViewMode.never
  /// What rises instead of the keyboard.
  open var inputView: UIView?
  /// What rises above the keyboard.
  open var inputAccessoryView: UIView?
  /// How the keyboard behaves.
  public final var inputTraits = TextInputTraits()
  /// Whether the field is being edited.
  open var isEditing: Bool { isFirstResponder }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, where the delegate lets it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return isFirstResponder }
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends editing, where the delegate lets it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    _ = super.resignFirstResponder()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  override func touchedUpInside() {
    super.touchedUpInside()
    becomeFirstResponder()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The size of the text or placeholder with the room that the border takes.
  open override var intrinsicContentSize: CGSize {
    let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder ?? ""
    let font = font ?? .systemFont(ofSize: UIFont.systemFontSize)
    let size = font.size(of: shown, width: .infinity, lines: 1)
    let room: CGFloat = borderStyle == .none ? 0 : 14
    return CGSize(width: size.width + room, height: max(size.height, font.lineHeight) + room)
  }
}
