/// Prints. Nothing is printed here.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  public static let shared = UIPrintInteractionController()
  /// Whether the device can print: never.
  open class var isPrintingAvailable: Bool { false }
  open var printInfo: UIPrintInfo?
  open var printingItem: Any?
  open var printingItems: [Any]?
  open var printFormatter: UIPrintFormatter?
  open var printPageRenderer: UIPrintPageRenderer?
  /// The object that chooses the paper. Called by tests only.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// Hides the panel: none is shown.
  open func dismiss(animated: Bool) {}
  /// Shows nothing, and calls the handler.
  @discardableResult
  open func present(
    from rect: CGRect,
    in view: UIView,
    animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  /// Shows nothing, and calls the handler.
  @discardableResult
  open func present(
    from item: UIBarButtonItem,
    animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  /// Shows nothing, and calls the handler.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    completion?(self, false, nil)
    return false
  }
}

/// The methods of a print job's delegate. All of them are optional, and called by tests only.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController,
    choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController,
    cutLengthFor paper: UIPrintPaper
  ) -> CGFloat
}

extension UIPrintInteractionControllerDelegate {
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController,
    choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper { paperList.first ?? UIPrintPaper() }
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController,
    cutLengthFor paper: UIPrintPaper
  ) -> CGFloat { paper.paperSize.height }
}

/// Paper: a letter.
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
  open var paperSize: CGSize { CGSize(width: 612, height: 792) }
  /// The part that can be printed: all of it.
  open var printableRect: CGRect { CGRect(origin: .zero, size: paperSize) }
  open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper {
    let sorted = paperList.sorted { $0.area < $1.area }
    let fitting = sorted.first { $0.paperSize.width >= contentSize.width && $0.paperSize.height >= contentSize.height }
    return fitting ?? sorted.last ?? UIPrintPaper()
  }
  private final var area: CGFloat { paperSize.width * paperSize.height }
}
