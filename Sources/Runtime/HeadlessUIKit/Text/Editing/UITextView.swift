open class UITextView: UIScrollView, UIKeyInput {
  package override class var uiKitClass: UIKitClass { textViewClass }

  /// The delegate as a property of the text view's own; `delegate` sets it.
  package final weak var textDelegate: UITextViewDelegate?

  open weak var delegate: UITextViewDelegate? {
    get { textDelegate }
    set {
      textDelegate = newValue
      scrollDelegate = newValue
    }
  }

  /// Makes a text view with a frame and a text container; `nil` for a default one. As in UIKit this is the initializer
  /// to override.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    guard let textContainer else { return }
    textContainer.owner = self
    self.textContainer = textContainer
    guard let layoutManager = textContainer.layoutManager else { return }
    ownLayoutManager = layoutManager
    if let storage = layoutManager.textStorage { show(storage) }
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public nonisolated static let textDidChangeNotification = notification("TextViewTextDidChange")
  public nonisolated static let textDidBeginEditingNotification = notification("TextViewTextDidBeginEditing")
  public nonisolated static let textDidEndEditingNotification = notification("TextViewTextDidEndEditing")

  /// The text. As in UIKit it is empty, never `nil`.
  open var text: String! {
    get { content.text }
    set {
      setContent { $0.set(newValue ?? "") }
      tellObservers()
    }
  }
  /// The attributed text. Setting it also sets the font, the color and the alignment to those of the first character;
  /// setting one of these changes the whole text, as UIKit documents it.
  open var attributedText: NSAttributedString! {
    get { content.attributed ?? NSAttributedString(string: content.text, attributes: ownStyle) }
    set {
      adoptStyle(of: newValue)
      setContent { $0.set(newValue) }
      tellObservers()
    }
  }
  /// The text with its attributes and its selection. If there is a storage, it has the text.
  final var content: EditedContent {
    get {
      followStorage()
      return ownContent
    }
    set { ownContent = newValue }
  }
  private final var ownContent = EditedContent()
  final var storage: NSTextStorage?
  /// Whether the storage was edited since its text was taken.
  final var isStorageEdited = false

  private final func followStorage() {
    guard isStorageEdited, let storage else { return }
    isStorageEdited = false
    ownContent.follow(storage.contents)
  }
  /// The attributed text that was set; `nil` if only `text` was set.
  package final var ownAttributedText: NSAttributedString? { content.attributed }
  open var font: UIFont? {
    get { ownFont ?? (hasText ? .standardOfTextViews : nil) }
    set {
      restyle { $0.applying(.font, newValue) }
      if newValue == ownFont { return }
      ownFont = newValue
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  private final var ownFont: UIFont?
  open var textColor: UIColor? = .label { didSet { restyle { $0.applying(.foregroundColor, textColor) } } }
  open var textAlignment = NSTextAlignment.natural {
    didSet { restyle { $0.styled { $0.alignment = textAlignment } } }
  }
  open var isEditable = true
  open var isSelectable = true
  /// The attributes of links. Stored; has no effect here.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The types of data that become links. Stored; has no effect here.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { attributesOfTyping }
    set { content.typingAttributes = newValue }
  }
  /// Whether the user can change attributes. Stored; has no effect here.
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  // A text view never hides its text.
  final var clearsSecureText: Bool {
    get { false }
    set {}
  }
  /// Whether text has the same size as on other systems. Stored; has no effect here.
  open var usesStandardTextScaling = false
  /// Whether the user can find text. Stored; has no effect here.
  open var isFindInteractionEnabled = false
  open var selectedRange: NSRange {
    get { content.selectedRange }
    set { selectRange(newValue) }
  }
  open var textStorage: NSTextStorage { storage ?? makeStorage() }
  open var layoutManager: NSLayoutManager {
    if let ownLayoutManager { return ownLayoutManager }
    let manager = NSLayoutManager()
    manager.addTextContainer(textContainer)
    ownLayoutManager = manager
    // It lays out the text of the storage.
    if storage == nil { _ = makeStorage() }
    return manager
  }
  private final var ownLayoutManager: NSLayoutManager?
  /// Scrolls to a range of the text. Ranges have no locations here.
  open func scrollRangeToVisible(_ range: NSRange) {}

  open var adjustsFontForContentSizeCategory = false {
    didSet {
      if adjustsFontForContentSizeCategory { adjustFonts(to: traitCollection.preferredContentSizeCategory) }
    }
  }
  final override func adjustFonts(to category: UIContentSizeCategory) {
    if adjustsFontForContentSizeCategory { adjustOwnFonts(to: category) }
  }
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { invalidateIntrinsicContentSize() } }
  }
  open private(set) lazy var textContainer: NSTextContainer = {
    let container = NSTextContainer()
    container.owner = self
    return container
  }()
  private final var linePadding: CGFloat { textContainer.lineFragmentPadding }
  open override var inputView: UIView? {
    get { inputViews.keyboard }
    set { inputViews.keyboard = newValue }
  }
  private final var inputViews = InputViews()
  open override var inputAccessoryView: UIView? {
    get { inputViews.accessory }
    set { inputViews.accessory = newValue }
  }
  package final var inputTraits = TextInputTraits()

  open var hasText: Bool { !content.text.isEmpty }
  open func insertText(_ text: String) { insert(text) }
  open func deleteBackward() { removeBackward() }

  open override func cut(_ sender: Any?) { cutSelection() }
  open override func copy(_ sender: Any?) { copySelection() }
  open override func paste(_ sender: Any?) { pasteText(UIPasteboard.general.string) }
  open override func delete(_ sender: Any?) { removeSelection() }
  open override func select(_ sender: Any?) { selectWord() }
  open override func selectAll(_ sender: Any?) { selectWhole() }
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    offers(action) ?? super.canPerformAction(action, withSender: sender)
  }

  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Begins editing.
  override func take(tapAt point: CGPoint) throws(MissedAction) -> Bool {
    if isEditable { becomeFirstResponder() }
    return isEditable
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder, !waitsForWindow(), textDelegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return isFirstResponder }
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  /// The size of the lines of the container's text within `size`, in points, as `UIFont` measures it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(in: size) }

  /// The size that fits. Subclasses may base theirs on `contentSize`.
  private final func textSize(in size: CGSize) -> CGSize {
    let font = font ?? .standardOfTextViews
    let inset = textContainerInset
    let padding = 2 * linePadding
    let width = size.width - inset.left - inset.right - padding
    let room = width > 0 ? width : .infinity
    let lines = textContainer.maximumNumberOfLines
    let text =
      ownAttributedText.map { AttributedLines($0, font: font, width: room, limit: lines).size }
      ?? font.size(of: text ?? "", width: room, lines: lines)
    return CGSize(
      width: text.width + inset.left + inset.right + padding,
      height: text.height + inset.top + inset.bottom
    )
  }

  /// The width of the view, and the height of the text at that width. A size that an app sets has no effect, because
  /// UIKit replaces it when it lays out text.
  open override var contentSize: CGSize {
    get { CGSize(width: bounds.width, height: textSize(in: CGSize(width: bounds.width, height: 0)).height) }
    set { super.contentSize = newValue }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let old = super.contentSize
    if old == contentSize { return }
    super.contentSize = contentSize
    followContent(from: old)
  }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(CGSize(width: layoutWidth, height: 0))
  }

  override var textBaselines: TextBaselines {
    var baselines = TextBaselines(font ?? .standardOfTextViews, isOneLine: false)
    baselines.first.points += Double(textContainerInset.top)
    baselines.last.points -= Double(textContainerInset.bottom)
    return baselines
  }
  override var arrangesContent: Bool { true }
  final override var wrapsText: Bool { !isScrollEnabled }
  private final var ownLayoutWidth: CGFloat = 0
  final override var layoutWidth: CGFloat {
    get { ownLayoutWidth }
    set { ownLayoutWidth = newValue }
  }

  open var selectedTextRange: UITextRange? {
    get { UITextRange(content.selectedRange) }
    set { if let newValue { selectRange(newValue.range) } }
  }

  /// The location of the caret isn't computed: the rectangle is empty.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }

  /// The position nearest to a point: the end of the text, because positions have no location here.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }

  /// The rectangles of a selection. They aren't computed.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  open var findInteraction: UIFindInteraction? {
    guard isFindInteractionEnabled else { return nil }
    if let ownFindInteraction { return ownFindInteraction }
    let new = UIFindInteraction()
    addInteraction(new)
    ownFindInteraction = new
    return new
  }
  private final var ownFindInteraction: UIFindInteraction?
  /// The interaction that drags text: none.
  open var textDragInteraction: UIDragInteraction? { nil }
  /// The interaction that takes dropped text: none.
  open var textDropInteraction: UIDropInteraction? { nil }
  /// The object that takes what is pasted. Stored; has no effect here.
  open weak var pasteDelegate: (any UITextPasteDelegate)?
  /// The object that makes items of dragged text. Stored; has no effect here.
  open weak var textDragDelegate: (any UITextDragDelegate)?
  /// The object that takes dropped text. Stored; has no effect here.
  open weak var textDropDelegate: (any UITextDropDelegate)?
  /// Makes a text view. There is one way to lay out text here.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }
}
