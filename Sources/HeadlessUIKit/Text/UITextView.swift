/// Lines of text that can be edited and scrolled.
@preconcurrency
@MainActor
open class UITextView: UIScrollView, UIKeyInput, TypedView {
  /// Who is told about editing: what `delegate` says.
  public final weak var textDelegate: UITextViewDelegate?

  /// Who is told about editing.
  open weak var delegate: UITextViewDelegate? {
    get { textDelegate }
    set {
      textDelegate = newValue
      scrollDelegate = newValue
    }
  }

  /// A text view with a frame, and the room of its lines; `nil` for a usual one. The initializer to override, as in
  /// UIKit.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    guard let textContainer else { return }
    textContainer.owner = self
    self.textContainer = textContainer
  }
  /// A text view with a frame.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// A text view from a nib or storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Posted after the user changed the text; the object is the view.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

  /// The text. As in UIKit it is empty, never `nil`.
  open var text: String! = "" {
    didSet {
      if text == nil { text = "" }
      attributes = nil
      invalidateIntrinsicContentSize()
    }
  }
  /// The text with attributes: without any where only `text` was set.
  open var attributedText: NSAttributedString! {
    get { attributes ?? NSAttributedString(string: typedText) }
    set {
      text = newValue?.string
      attributes = newValue
    }
  }
  private var attributes: NSAttributedString?
  /// The font: the system's, 12 points.
  open var font: UIFont? = .systemFont(ofSize: 12)
  /// The colour of the text.
  open var textColor: UIColor? = .label
  /// How the lines lie.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the text can be edited.
  open var isEditable = true
  /// Whether the text can be selected.
  open var isSelectable = true
  /// Whether the font follows the size of content. Taken, without effect here.
  open var adjustsFontForContentSizeCategory = false
  /// Room around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The room that the lines have.
  public private(set) final lazy var textContainer: NSTextContainer = {
    let container = NSTextContainer()
    container.owner = self
    return container
  }()
  private var linePadding: CGFloat { textContainer.lineFragmentPadding }
  /// What rises instead of the keyboard.
  open var inputView: UIView?
  /// What rises above the keyboard.
  open var inputAccessoryView: UIView?
  /// How the keyboard behaves.
  public final var inputTraits = TextInputTraits()

  /// Whether there is text.
  open var hasText: Bool { !typedText.isEmpty }
  /// Types text at the end, as the keyboard does: the delegate is asked and told.
  open func insertText(_ text: String) { typeAtEnd(text) }
  /// Types the key that takes the last character away.
  open func deleteBackward() { typeBackspace() }

  package final var typedText: String { text ?? "" }

  package final func takeTyped(_ text: String, for range: NSRange, with string: String) {
    guard isEditable, textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true else {
      return
    }
    self.text = text
    textDelegate?.textViewDidChangeSelection(self)
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Begins editing, where the delegate lets it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder, textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return isFirstResponder }
    textDelegate?.textViewDidBeginEditing(self)
    return true
  }

  /// Ends editing, where the delegate lets it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    textDelegate?.textViewDidEndEditing(self)
    return true
  }

  /// The size of the text within `size`, in points, by `UIFont`'s measures.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let font = font ?? .systemFont(ofSize: 12)
    let inset = textContainerInset
    let padding = 2 * linePadding
    let width = size.width - inset.left - inset.right - padding
    let text = font.size(of: text ?? "", width: width > 0 ? width : .infinity, lines: 0)
    return CGSize(
      width: text.width + inset.left + inset.right + padding,
      height: text.height + inset.top + inset.bottom
    )
  }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(CGSize(width: layoutWidth, height: 0))
  }

  final override var wrapsText: Bool { !isScrollEnabled }
  private var ownLayoutWidth: CGFloat = 0
  final override var layoutWidth: CGFloat {
    get { ownLayoutWidth }
    set { ownLayoutWidth = newValue }
  }
}

/// The room that a text view's lines have. Nothing is drawn: it takes part in the text's measures.
@preconcurrency
@MainActor
public final class NSTextContainer: NSObject {
  fileprivate final weak var owner: UITextView?
  /// The room at both ends of a line, in points.
  public var lineFragmentPadding: CGFloat = 5 { didSet { owner?.invalidateIntrinsicContentSize() } }
  /// The most lines; 0 for any number. Kept, but texts are measured with all their lines.
  public var maximumNumberOfLines = 0
  /// How the last line ends.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping

  /// The room of a text view's lines.
  public init(_ nothing: Void = ()) { super.init() }
}

/// Who is told about the editing of a text view. All methods are optional.
@preconcurrency
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Whether a part of the text may be replaced.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// The text changed.
  func textViewDidChange(_ textView: UITextView)
  /// The text or what is selected of it changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Always.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Always.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Always.
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  {
    true
  }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
}
