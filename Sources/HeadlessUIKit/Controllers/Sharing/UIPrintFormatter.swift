/// Formats what is printed. Stored; has no effect here.
open class UIPrintFormatter: NSObject {
  /// The insets of the content, in points.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The maximum height of the content, in points.
  open var maximumContentHeight: CGFloat = 0
  /// The maximum width of the content, in points.
  open var maximumContentWidth: CGFloat = 0
  /// The page on which printing begins.
  open var startPage = 0
}

/// Prints a view. Stored; has no effect here.
open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view.
  open package(set) var view: UIView
  init(_ view: UIView) { self.view = view }
}

/// Prints a text. Stored; has no effect here.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text.
  open var text: String?
  /// The text with attributes.
  open var attributedText: NSAttributedString?
  /// The font.
  open var font: UIFont?
  /// The color.
  open var color: UIColor?
  /// The alignment.
  open var textAlignment = NSTextAlignment.natural

  /// Prints a text.
  public init(text: String) { self.text = text }
  /// Prints a text with attributes.
  public init(attributedText: NSAttributedString) { self.attributedText = attributedText }
}

/// Prints HTML. Stored; has no effect here.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The HTML.
  open var markupText: String?
  /// Prints HTML.
  public init(markupText: String) { self.markupText = markupText }
}
