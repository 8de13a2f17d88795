/// How lines of text lie.
public enum NSTextAlignment: Int, Sendable {
  /// From the left edge.
  case left
  /// In the middle.
  case center
  /// From the right edge.
  case right
  /// Between both edges.
  case justified
  /// As the language reads.
  case natural
}

/// Where a text that is too long ends.
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
  /// The text with attributes: without any where only `text` was set.
  open var attributedText: NSAttributedString? {
    get { attributes ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      attributes = newValue
    }
  }
  private var attributes: NSAttributedString?
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
  /// The colour of the text.
  open var textColor: UIColor! = .label
  /// The colour while highlighted.
  open var highlightedTextColor: UIColor?
  /// Whether the label shows its highlighted colour.
  open var isHighlighted = false
  /// How the lines lie.
  open var textAlignment = NSTextAlignment.natural
  /// Where a text that is too long ends.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The most lines; 0 for any number.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } } }
  /// Whether the font shrinks to fit. Taken, without effect here.
  open var adjustsFontSizeToFitWidth = false
  /// How far it may shrink. Taken, without effect here.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows the size of content. Taken, without effect here.
  open var adjustsFontForContentSizeCategory = false
  /// The width at which the text breaks where its layout doesn't say, in points.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the label looks enabled.
  open var isEnabled = true

  /// A label with a frame. As in UIKit touches pass through it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A label from a nib or storyboard, which states whether touches pass through it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The size of the text within `size`, in points, by `UIFont`'s measures.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let width = numberOfLines == 1 || size.width <= 0 ? .infinity : size.width
    return (font ?? .systemFont(ofSize: UIFont.labelFontSize)).size(of: text, width: width, lines: numberOfLines)
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutWidth, height: 0))
  }
}
