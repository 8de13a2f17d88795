/// A line of text that can be edited.
@preconcurrency
@MainActor
open class UITextField: UIControl, UIKeyInput {
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

  /// The text. As in UIKit it is empty, never `nil`.
  open var text: String? = "" {
    didSet {
      if text == nil { text = "" }
      attributes = nil
      invalidateIntrinsicContentSize()
    }
  }
  /// The text with attributes: without any where only `text` was set.
  open var attributedText: NSAttributedString? {
    get { attributes ?? NSAttributedString(string: text ?? "") }
    set {
      text = newValue?.string
      attributes = newValue
    }
  }
  private var attributes: NSAttributedString?
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
  /// Whether the font shrinks to fit. Taken, without effect here.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size it shrinks to, in points. Taken, without effect here.
  open var minimumFontSize: CGFloat = 0
  /// Whether the font follows the size of content. Taken, without effect here.
  open var adjustsFontForContentSizeCategory = false
  /// The picture behind the text.
  open var background: UIImage?
  /// The view at the start: a subview while it shows.
  open var leftView: UIView? { didSet { sideViewsChanged(oldValue) } }
  /// The view at the end: a subview while it shows.
  open var rightView: UIView? { didSet { sideViewsChanged(oldValue) } }
  /// When the view at the start shows.
  open var leftViewMode = ViewMode.never { didSet { sideViewsChanged() } }
  /// When the view at the end shows.
  open var rightViewMode = ViewMode.never { didSet { sideViewsChanged() } }
  /// What rises instead of the keyboard.
  open var inputView: UIView?
  /// What rises above the keyboard.
  open var inputAccessoryView: UIView?
  /// How the keyboard behaves.
  public final var inputTraits = TextInputTraits()
  /// Whether the field is being edited.
  open var isEditing: Bool { isFirstResponder }

  /// Whether there is text.
  open var hasText: Bool { !typedText.isEmpty }

  /// Types text at the end, as the keyboard does: the delegate is asked, then `editingChanged` is sent. A line break is
  /// the return key.
  open func insertText(_ text: String) {
    if text == "\n" { typeReturn() } else { typeAtEnd(text) }
  }

  /// Types the key that takes the last character away.
  open func deleteBackward() { typeBackspace() }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, where the delegate lets it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return isFirstResponder }
    if clearsOnBeginEditing { text = "" }
    sideViewsChanged()
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
    sideViewsChanged()
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
    let sides = shownSideViews.map(\.frame.width).reduce(0, +)
    return CGSize(width: size.width + room + sides, height: max(size.height, font.lineHeight) + room)
  }

  /// The place of the view at the start: at the left edge, in the middle of the height.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.frame.size ?? .zero
    return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
  }

  /// The place of the view at the end: at the right edge, in the middle of the height.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.frame.size ?? .zero
    return CGRect(origin: CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2), size: size)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let shown = shownSideViews
    if let leftView, shown.contains(leftView) { leftView.frame = leftViewRect(forBounds: bounds) }
    if let rightView, shown.contains(rightView) { rightView.frame = rightViewRect(forBounds: bounds) }
  }
}
