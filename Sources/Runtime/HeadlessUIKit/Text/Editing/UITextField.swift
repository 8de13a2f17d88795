open class UITextField: UIControl, UIKeyInput {
  package override class var uiKitClass: UIKitClass { textFieldClass }

  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none, line, bezel, roundedRect
  }

  public enum DidEndEditingReason: Int, Sendable {
    case committed
  }

  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing
    /// Optional. The default is `true`.
    case always
  }

  open weak var delegate: UITextFieldDelegate?
  public nonisolated static let textDidChangeNotification = notification("TextFieldTextDidChange")
  public nonisolated static let textDidBeginEditingNotification = notification("TextFieldTextDidBeginEditing")
  public nonisolated static let textDidEndEditingNotification = notification("TextFieldTextDidEndEditing")

  /// The text. As in UIKit it is empty, never `nil`.
  open var text: String? {
    get { content.text }
    set {
      content.set(newValue ?? "")
      invalidateIntrinsicContentSize()
      tellObservers()
    }
  }
  /// The attributed text. Setting it also sets the font, the color and the alignment to those of the first character;
  /// setting one of these changes the whole text, as UIKit documents it.
  open var attributedText: NSAttributedString? {
    get { content.attributed ?? NSAttributedString(string: content.text, attributes: ownStyle) }
    set {
      adoptStyle(of: newValue)
      content.set(newValue)
      invalidateIntrinsicContentSize()
      tellObservers()
    }
  }
  /// The text with its attributes and its selection.
  final var content = EditedContent()
  /// The attributed text that was set; `nil` if only `text` was set.
  package final var ownAttributedText: NSAttributedString? { content.attributed }
  /// The attributed placeholder. Stored; has no effect here.
  open var attributedPlaceholder: NSAttributedString? {
    get { ownAttributedPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      ownAttributedPlaceholder = newValue
    }
  }
  private final var ownAttributedPlaceholder: NSAttributedString?
  open var placeholder: String? { didSet { ownAttributedPlaceholder = nil } }
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { content.restyle { $0.applying(.font, font) } }
  }
  open var textColor: UIColor? = .label { didSet { content.restyle { $0.applying(.foregroundColor, textColor) } } }
  open var textAlignment = NSTextAlignment.natural {
    didSet { content.restyle { $0.styled { $0.alignment = textAlignment } } }
  }
  open var borderStyle = BorderStyle.none
  open var clearButtonMode = ViewMode.never
  open var clearsOnBeginEditing = false
  /// Whether the font shrinks to fit. Stored; has no effect here.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size of the font, in points. Stored; has no effect here.
  open var minimumFontSize: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      if adjustsFontForContentSizeCategory { adjustFonts(to: traitCollection.preferredContentSizeCategory) }
    }
  }
  final override func adjustFonts(to category: UIContentSizeCategory) {
    if adjustsFontForContentSizeCategory { adjustOwnFonts(to: category) }
  }
  open var background: UIImage?
  open var leftView: UIView? { didSet { sideViewsChanged(oldValue) } }
  open var rightView: UIView? { didSet { sideViewsChanged(oldValue) } }
  open var leftViewMode = ViewMode.never { didSet { sideViewsChanged() } }
  open var rightViewMode = ViewMode.never { didSet { sideViewsChanged() } }
  open override var inputAccessoryView: UIView? {
    get { inputViews.accessory }
    set { inputViews.accessory = newValue }
  }
  private final var inputViews = InputViews()
  open override var inputView: UIView? {
    get { inputViews.keyboard }
    set { inputViews.keyboard = newValue }
  }
  package var inputTraits = TextInputTraits()
  /// The attributes of the text. Setting them sets the font, the color and the alignment; others are only stored.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { otherDefaults.merging(ownStyle) { $1 } }
    set {
      otherDefaults = newValue
      adoptStyle(newValue)
    }
  }
  private final var otherDefaults: [NSAttributedString.Key: Any] = [:]
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? attributesOfTyping : nil }
    set { content.typingAttributes = newValue }
  }
  /// Whether the user can change attributes. Stored; has no effect here.
  open var allowsEditingTextAttributes = false
  /// The background image while the field is disabled. Stored; has no effect here.
  open var disabledBackground: UIImage?
  open var clearsOnInsertion = false
  final var clearsSecureText = false

  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let room = borderStyle == .none ? bounds : bounds.insetBy(dx: 7, dy: 2)
    let shown = shownSideViews
    let left = leftView.map { shown.contains($0) ? $0.frame.width : 0 } ?? 0
    let right = rightView.map { shown.contains($0) ? $0.frame.width : 0 } ?? 0
    let sides = NSDirectionalEdgeInsets(top: 0, leading: left, bottom: 0, trailing: right)
    return room.inset(by: sides.edges(effectiveUserInterfaceLayoutDirection))
  }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the clear button, 19 points wide at the trailing edge.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let button = CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
    return isRightToLeft ? button.mirrored(in: bounds) : button
  }
  /// Draws the text. Pictures show it in the rectangle, and a subclass's drawing.
  open func drawText(in rect: CGRect) { rare.drawnTextRect = rect }
  /// Draws the placeholder. Pictures show it in the rectangle, and a subclass's drawing.
  open func drawPlaceholder(in rect: CGRect) { rare.drawnTextRect = rect }

  open var isEditing: Bool { isFirstResponder }

  open var hasText: Bool { !typedText.isEmpty }

  open func insertText(_ text: String) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { typeReturn() }
      if !line.isEmpty { insert(String(line)) }
    }
  }

  func mayReplace(_ range: NSRange, with string: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
  }
  func tellOfEdit() { tellOfOwnEdit() }
  func typeReturn() { typeOwnReturn() }

  /// Begins editing.
  override func take(tapAt point: CGPoint) throws(MissedAction) -> Bool {
    if isEnabled { becomeFirstResponder() }
    return isEnabled
  }

  open func deleteBackward() { removeBackward() }

  open override func cut(_ sender: Any?) { cutSelection() }
  open override func copy(_ sender: Any?) { copySelection() }
  open override func paste(_ sender: Any?) {
    pasteText(UIPasteboard.general.string?.replacingOccurrences(of: "\n", with: " "))
  }
  open override func delete(_ sender: Any?) { removeSelection() }
  open override func select(_ sender: Any?) { selectWord() }
  open override func selectAll(_ sender: Any?) { selectWhole() }
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    offers(action) ?? super.canPerformAction(action, withSender: sender)
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }
  final override var beginsEditingFirst: Bool { true }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder, !waitsForWindow(), delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return isFirstResponder }
    if clearsOnBeginEditing, delegate?.textFieldShouldClear(self) ?? true { text = "" }
    clearsSecureText = isSecureTextEntry && hasText
    sideViewsChanged()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    updateInputViews()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    _ = super.resignFirstResponder()
    clearsSecureText = false
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

  override var textBaselines: TextBaselines { TextBaselines(font, isOneLine: true) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var intrinsicContentSize: CGSize {
    let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder ?? ""
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    let size =
      ownAttributedText.flatMap { $0.length > 0 ? AttributedLines($0, font: font, width: 0, limit: 1).size : nil }
      ?? font.size(of: shown, width: .infinity, lines: 1)
    let room: CGFloat = borderStyle == .none ? 0 : 14
    let sides = shownSideViews.map(\.frame.width).reduce(0, +)
    return CGSize(width: size.width + room + sides, height: max(size.height, font.lineHeight) + room)
  }

  /// The object that makes items of dragged text. Stored; has no effect here.
  open weak var textDragDelegate: (any UITextDragDelegate)?
  /// The object that takes dropped text. Stored; has no effect here.
  open weak var textDropDelegate: (any UITextDropDelegate)?
  /// The interaction that drags text: none.
  open var textDragInteraction: UIDragInteraction? { nil }
  /// The interaction that takes dropped text: none.
  open var textDropInteraction: UIDropInteraction? { nil }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.frame.size ?? .zero
    let left = CGRect(origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
    return isRightToLeft ? left.mirrored(in: bounds) : left
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.frame.size ?? .zero
    let right = CGRect(origin: CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2), size: size)
    return isRightToLeft ? right.mirrored(in: bounds) : right
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let shown = shownSideViews
    if let leftView, shown.contains(leftView) { leftView.frame = leftViewRect(forBounds: bounds) }
    if let rightView, shown.contains(rightView) { rightView.frame = rightViewRect(forBounds: bounds) }
  }

  open var selectedTextRange: UITextRange? {
    get { UITextRange(content.selectedRange) }
    set { if let newValue { selectRange(newValue.range) } }
  }

  /// The location of the caret isn't computed: the rectangle is empty.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }

  // MARK: Traits of the keyboard. Subclasses may override them here.

  open var isSecureTextEntry: Bool {
    get { inputTraits.isSecureTextEntry }
    set {
      if newValue != isSecureTextEntry { clearsSecureText = newValue && isEditing && hasText }
      inputTraits.isSecureTextEntry = newValue
    }
  }
  open var keyboardType: UIKeyboardType {
    get { inputTraits.keyboardType }
    set { inputTraits.keyboardType = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { inputTraits.returnKeyType }
    set { inputTraits.returnKeyType = newValue }
  }
  open var textContentType: UITextContentType! {
    get { inputTraits.textContentType }
    set { inputTraits.textContentType = newValue }
  }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { inputTraits.autocapitalizationType }
    set { inputTraits.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { inputTraits.autocorrectionType }
    set { inputTraits.autocorrectionType = newValue }
  }

  /// The position nearest to a point: the end of the text, because positions have no location here.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }

  /// The rectangles of a selection. They aren't computed.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
}
