/// Prints. Nothing is printed here.
@preconcurrency
@MainActor
open class UIPrintInteractionController: NSObject {
  /// The controller of the app.
  public static let shared = UIPrintInteractionController()
  /// Whether the device can print: never.
  public class var isPrintingAvailable: Bool { false }
  /// The values of the job.
  open var printInfo: UIPrintInfo?
  /// The item to print.
  open var printingItem: Any?
  /// The items to print.
  open var printingItems: [Any]?
  /// Formats what is printed.
  open var printFormatter: UIPrintFormatter?
  /// Shows nothing, and calls the handler.
  @discardableResult
  open func present(
    animated: Bool,
    completionHandler completion: ((UIPrintInteractionController, Bool, (any Error)?) -> Void)? = nil
  ) -> Bool {
    completion?(self, false, nil)
    return false
  }
}

/// The values of a job. Stored; has no effect here.
open class UIPrintInfo: NSObject {
  /// The kind of output.
  public enum OutputType: Int, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case general, photo, grayscale, photoGrayscale
  }
  /// The name of the job.
  open var jobName = ""
  /// The kind of output.
  open var outputType = OutputType.general
  /// Creates the default values.
  public class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

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
  public final let view: UIView
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

/// Draws the pages that are printed. Stored; has no effect here.
open class UIPrintPageRenderer: NSObject {
  /// The height of the header, in points.
  open var headerHeight: CGFloat = 0
  /// The height of the footer, in points.
  open var footerHeight: CGFloat = 0
  /// The formatters, by the pages on which they begin.
  public private(set) final var printFormatters: [UIPrintFormatter]? = []
  /// The number of pages: one.
  open var numberOfPages: Int { 1 }
  /// The paper: that of a letter, in points.
  open var paperRect: CGRect { CGRect(x: 0, y: 0, width: 612, height: 792) }
  /// The part of the paper on which can be printed: all of it.
  open var printableRect: CGRect { paperRect }
  /// Called before pages are drawn. Does nothing.
  open func prepare(forDrawingPages range: NSRange) {}
  /// Draws a page: its header, its content and its footer.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    drawHeaderForPage(at: pageIndex, in: printableRect)
    drawContentForPage(at: pageIndex, in: printableRect)
    drawFooterForPage(at: pageIndex, in: printableRect)
  }
  /// Draws the header of a page. Does nothing.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Draws the content of a page. Does nothing.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Draws the footer of a page. Does nothing.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
  /// Adds a formatter that begins on a page.
  public final func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.startPage = pageIndex
    printFormatters?.append(formatter)
  }
}
