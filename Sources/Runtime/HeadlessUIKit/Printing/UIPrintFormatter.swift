/// Formats what is printed. Stored; has no effect here.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject, @preconcurrency NSCopying {
  /// The insets of the content, in points. Stored; has no effect here.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The maximum height of the content, in points. Stored; has no effect here.
  open var maximumContentHeight: CGFloat = 0
  /// The maximum width of the content, in points. Stored; has no effect here.
  open var maximumContentWidth: CGFloat = 0
  open var startPage = 0
  /// The number of pages: one, because nothing is laid out for paper.
  open var pageCount: Int { 1 }
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
  open func removeFromPrintPageRenderer() {
    printPageRenderer?.printFormatters?.removeAll { $0 === self }
    printPageRenderer = nil
  }
  /// The part of a page that the content has: all of it.
  open func rectForPage(at pageIndex: Int) -> CGRect { printPageRenderer?.printableRect ?? .zero }
  /// Draws a page. Does nothing.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
  open var requiresMainThread: Bool { true }

  public nonisolated override init() { super.init() }
  open func copy(with zone: NSZone? = nil) -> Any { copied(UIPrintFormatter()) }
  final func copied(_ copy: UIPrintFormatter) -> UIPrintFormatter {
    (copy.maximumContentHeight, copy.maximumContentWidth) = (maximumContentHeight, maximumContentWidth)
    (copy.perPageContentInsets, copy.startPage) = (perPageContentInsets, startPage)
    return copy
  }
}

/// Prints a view. Stored; has no effect here.
open class UIViewPrintFormatter: UIPrintFormatter {
  open package(set) var view: UIView
  init(_ view: UIView) {
    self.view = view
    super.init()
  }
  open override func copy(with zone: NSZone? = nil) -> Any { copied(UIViewPrintFormatter(view)) }
}

/// Prints a text. Stored; has no effect here.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont?
  open var color: UIColor?
  open var textAlignment = NSTextAlignment.natural

  public init(text: String) {
    self.text = text
    super.init()
  }
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UISimpleTextPrintFormatter(text: "")
    (copy.text, copy.attributedText, copy.font) = (text, attributedText, font)
    (copy.color, copy.textAlignment) = (color, textAlignment)
    return copied(copy)
  }
}

/// Prints HTML. Stored; has no effect here.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  open var markupText: String?
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }
  open override func copy(with zone: NSZone? = nil) -> Any {
    copied(UIMarkupTextPrintFormatter(markupText: markupText ?? ""))
  }
}
