open class UILabel: UIView {
  package override class var uiKitClass: UIKitClass { labelClass }

  @exclusivity(unchecked) open var text: String? {
    didSet {
      attributes = nil
      invalidateIntrinsicContentSize()
      tellObservers()
    }
  }
  /// The attributed text. Setting it also sets the font, the color, the alignment and the line break mode to those of
  /// the first character; setting one of these changes the whole text, as UIKit documents it.
  open var attributedText: NSAttributedString? {
    get { attributes ?? text.map { NSAttributedString(string: $0, attributes: ownStyle) } }
    set {
      attributes = nil
      if let newValue { adoptStyle(of: newValue) }
      text = newValue?.string
      attributes = newValue
      tellObservers()
    }
  }
  private final var ownStyle: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (textAlignment, lineBreakMode)
    return [.font: font ?? Self.defaultFont, .foregroundColor: textColor ?? .label, .paragraphStyle: style]
  }
  private final func adoptStyle(of text: NSAttributedString) {
    if let font: UIFont = text.first(.font) { self.font = font }
    if let color: UIColor = text.first(.foregroundColor) { textColor = color }
    guard let style: NSParagraphStyle = text.first(.paragraphStyle) else { return }
    (textAlignment, lineBreakMode) = (style.alignment, style.lineBreakMode)
  }
  private final func restyle(_ change: (NSAttributedString) -> NSAttributedString) {
    guard let old = attributes else { return }
    attributes = change(old)
    invalidateIntrinsicContentSize()
  }
  private final var attributes: NSAttributedString?
  /// The attributed text that was set; `nil` if only `text` was set.
  package final var ownAttributedText: NSAttributedString? { attributes }
  override var textBaselines: TextBaselines { TextBaselines(font, isOneLine: numberOfLines == 1) }
  final override var wrapsText: Bool { numberOfLines != 1 }
  private final var ownLayoutWidth: CGFloat = 0
  final override var layoutWidth: CGFloat {
    get { ownLayoutWidth }
    set { ownLayoutWidth = newValue }
  }
  /// The font: the system's, 17 points.
  @exclusivity(unchecked) open var font: UIFont! = UILabel.defaultFont {
    didSet {
      // As in UIKit, `nil` means the default.
      if font == nil { font = Self.defaultFont }
      if attributes != nil { restyle { $0.applying(.font, font) } }
      if font != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  /// Made once, because most lists make many labels.
  private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  @exclusivity(unchecked) open var textColor: UIColor! = .label {
    didSet { if attributes != nil { restyle { $0.applying(.foregroundColor, textColor) } } }
  }
  @exclusivity(unchecked) open var highlightedTextColor: UIColor?
  @exclusivity(unchecked) open var isHighlighted = false
  @exclusivity(unchecked) open var textAlignment = NSTextAlignment.natural {
    didSet { if attributes != nil { restyle { $0.styled { $0.alignment = textAlignment } } } }
  }
  @exclusivity(unchecked) open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if attributes != nil { restyle { $0.styled { $0.lineBreakMode = lineBreakMode } } } }
  }
  /// The maximum number of lines; 0 for any number.
  @exclusivity(unchecked) open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether the font shrinks to fit. Stored; has no effect here.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest scale of the font. Stored; has no effect here.
  open var minimumScaleFactor: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      if adjustsFontForContentSizeCategory { adjustFonts(to: traitCollection.preferredContentSizeCategory) }
    }
  }
  final override func adjustFonts(to category: UIContentSizeCategory) {
    if !adjustsFontForContentSizeCategory { return }
    let text = attributes?.adjusted(to: category)
    if let font = font?.adjusted(to: category) { self.font = font }
    attributes = text
  }
  /// The width at which the text wraps if the layout specifies none, in points.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
  @exclusivity(unchecked) open var isEnabled = true

  /// Where a shrunk text is. Stored; has no effect here.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether characters move closer before the text is truncated. Stored; has no effect here.
  open var allowsDefaultTighteningForTruncation = false
  /// The color of the text's shadow. Stored; has no effect here.
  open var shadowColor: UIColor?
  /// The offset of the text's shadow. Stored; has no effect here.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// How lines are broken. Stored; has no effect here.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy()
  /// Whether the pointer shows the whole text. Stored; has no effect here.
  open var showsExpansionTextWhenTruncated = false
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    baseTextRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
  }
  /// Draws the text. Pictures show it in the rectangle, and a subclass's drawing.
  open func drawText(in rect: CGRect) { rare.drawnTextRect = rect }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The size of the text within `size`, in points, as `UIFont` measures it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let width = numberOfLines == 1 || size.width <= 0 ? Self.unlimitedLength : size.width
    let bounds = CGRect(x: 0, y: 0, width: width, height: Self.unlimitedLength)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  /// The size of the text that wraps at a width, in points.
  package final func textSize(width: CGFloat, lines limit: Int) -> CGSize {
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    if let attributes { return AttributedLines(attributes, font: font, width: width, limit: limit).size }
    return font.size(of: text ?? "", width: width, lines: limit)
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutWidth, height: 0))
  }
}

/// Where shrunk text is. Stored; has no effect here.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}
