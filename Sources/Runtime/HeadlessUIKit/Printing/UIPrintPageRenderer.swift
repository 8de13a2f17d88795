/// Draws the pages that are printed. Stored; has no effect here.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
  open var headerHeight: CGFloat = 0
  open var footerHeight: CGFloat = 0
  open var printFormatters: [UIPrintFormatter]? = []
  /// The number of pages: one.
  open var numberOfPages: Int { 1 }
  /// The paper: that of a letter, in points.
  open var paperRect: CGRect { CGRect(x: 0, y: 0, width: 612, height: 792) }
  /// The part of the paper on which can be printed: all of it.
  open var printableRect: CGRect { paperRect }
  /// Called before pages are drawn. Does nothing.
  open func prepare(forDrawingPages range: NSRange) {}
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
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.startPage = pageIndex
    printFormatters?.append(formatter)
    formatter.printPageRenderer = self
  }
}
