/// Prints. Nothing is printed here.
@preconcurrency
@MainActor
open class UIPrintInteractionController: NSObject {
  /// The controller of the app.
  public static let shared = UIPrintInteractionController()
  /// Whether the device can print: never.
  open class var isPrintingAvailable: Bool { false }
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
