/// Draws pages. They aren't encoded: the data is empty.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = UIGraphicsPDFRendererFormat()) {
    super.init(bounds, format)
  }

  /// Draws pages. The data is empty.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    UIGraphicsBeginImageContext(bounds.size)
    if let context = UIGraphicsGetCurrentContext() { actions(UIGraphicsPDFRendererContext(bounds, context, format)) }
    UIGraphicsEndImageContext()
    return Data()
  }

  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url)
  }
}

/// Values of pages. Stored; has no effect here.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  /// Values about the document.
  open var documentInfo: [String: Any] = [:]
  public required init() { super.init() }
  override func takeValues(of other: UIGraphicsRendererFormat) {
    super.takeValues(of: other)
    if let other = other as? UIGraphicsPDFRendererFormat { documentInfo = other.documentInfo }
  }
}

open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  open package(set) var pdfContextBounds: CGRect
  init(_ bounds: CGRect, _ context: CGContext, _ format: UIGraphicsRendererFormat) {
    pdfContextBounds = bounds
    super.init(context, format)
  }
  open func beginPage() {}
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {}
}

/// Begins to draw pages, which aren't encoded: the data stays empty.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData,
  _ bounds: CGRect,
  _ documentInfo: [AnyHashable: Any]?
) { UIGraphicsBeginImageContext(bounds.size) }
public func UIGraphicsBeginPDFPage() {}
public func UIGraphicsEndPDFContext() { UIGraphicsEndImageContext() }
