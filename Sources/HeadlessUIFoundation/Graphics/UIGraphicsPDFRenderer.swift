/// Draws pages. They aren't encoded: the data is empty.
@preconcurrency
@MainActor
open class UIGraphicsPDFRenderer: NSObject {
  /// The rectangle of a page.
  package final let bounds: CGRect

  /// Creates a renderer of a rectangle.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = UIGraphicsPDFRendererFormat()) {
    self.bounds = bounds
    super.init()
  }

  /// Draws pages. The data is empty.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    UIGraphicsBeginImageContext(bounds.size)
    if let context = UIGraphicsGetCurrentContext() { actions(UIGraphicsPDFRendererContext(bounds, context)) }
    UIGraphicsEndImageContext()
    return Data()
  }

  /// Draws pages, and writes an empty file.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url)
  }
}

/// Values of pages. Stored; has no effect here.
open class UIGraphicsPDFRendererFormat: NSObject {
  /// Values about the document.
  open var documentInfo: [String: Any] = [:]
  /// Creates the values of the screen.
  public override init() { super.init() }
}

/// The context in which pages are drawn.
@preconcurrency
@MainActor
open class UIGraphicsPDFRendererContext: NSObject {
  /// The rectangle of a page.
  open package(set) var pdfContextBounds: CGRect
  /// The context, which records what is drawn.
  open package(set) var cgContext: CGContext
  init(_ bounds: CGRect, _ context: CGContext) { (pdfContextBounds, cgContext) = (bounds, context) }
  /// Begins a page.
  open func beginPage() {}
  /// Begins a page.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {}
}

/// Begins to draw pages, which aren't encoded: the data stays empty.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData,
  _ bounds: CGRect,
  _ documentInfo: [AnyHashable: Any]?
) {
  UIGraphicsBeginImageContext(bounds.size)
}
/// Begins a page.
public func UIGraphicsBeginPDFPage() {}
/// Ends drawing.
public func UIGraphicsEndPDFContext() { UIGraphicsEndImageContext() }
