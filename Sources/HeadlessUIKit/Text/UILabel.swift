/// Alignments of text.
public enum NSTextAlignment: Int, Sendable {
  /// From the left edge.
  case left
  /// In the middle.
  case center
  /// From the right edge.
  case right
  /// Between both edges.
  case justified
  /// The alignment of the language.
  case natural
}

/// How text that is too long is truncated.
public enum NSLineBreakMode: Int, Sendable {
  /// Breaks between words.
  case byWordWrapping
  /// Breaks between characters.
  case byCharWrapping
  /// Ends at the edge.
  case byClipping
  /// Dots at the start.
  case byTruncatingHead
  /// Dots at the end.
  case byTruncatingTail
  /// Dots in the middle.
  case byTruncatingMiddle
}

/// A text.
@preconcurrency
@MainActor
open class UILabel: UIView {
  /// The text.
  open var text: String? {
    didSet {
      attributes = nil
      invalidateIntrinsicContentSize()
    }
  }
  /// The attributed text: without attributes if only `text` was set.
  open var attributedText: NSAttributedString? {
    get { attributes ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      attributes = newValue
    }
  }
  private var attributes: NSAttributedString?
  /// The attributed text that was set; `nil` if only `text` was set.
  package final var ownAttributedText: NSAttributedString? { attributes }
  final override var wrapsText: Bool { numberOfLines != 1 }
  private var ownLayoutWidth: CGFloat = 0
  final override var layoutWidth: CGFloat {
    get { ownLayoutWidth }
    set { ownLayoutWidth = newValue }
  }
  /// The font: the system's, 17 points.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The color of the text.
  open var textColor: UIColor! = .label
  /// The color of the text while it is highlighted.
  open var highlightedTextColor: UIColor?
  /// Whether the label is highlighted.
  open var isHighlighted = false
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural
  /// How text that is too long is truncated.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The most lines; 0 for any number.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } } }
  /// Whether the font shrinks to fit. Accepted and ignored.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest scale of the font. Accepted and ignored.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows the content size category. Accepted and ignored.
  open var adjustsFontForContentSizeCategory = false
  /// The width at which the text wraps if the layout specifies none, in points.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the label is drawn as enabled.
  open var isEnabled = true

  /// Makes a label with a frame. As in UIKit, touches pass through it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a label from a nib or storyboard, which specifies whether touches pass through it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The size of the text within `size`, in points, as `UIFont` measures it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let width = numberOfLines == 1 || size.width <= 0 ? .infinity : size.width
    return (font ?? .systemFont(ofSize: UIFont.labelFontSize)).size(of: text, width: width, lines: numberOfLines)
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutWidth, height: 0))
  }
}
