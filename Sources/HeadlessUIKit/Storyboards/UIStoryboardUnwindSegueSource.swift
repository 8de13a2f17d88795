/// Where a way back begins, and which action it looks for.
@preconcurrency
@MainActor
public final class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that goes back.
  public let source: UIViewController
  /// The action that the destination offers.
  public let unwindAction: Selector
  /// What asked for it.
  public let sender: Any?

  init(_ source: UIViewController, _ unwindAction: Selector, _ sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
  }
}
