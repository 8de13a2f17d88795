// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
extension UIViewController {
  final var rare: RareControllerValues {
    if let rareValues { return rareValues }
    let new = RareControllerValues()
    rareValues = new
    return new
  }

  /// Whether presented view controllers use this one's transition. Stored; has no effect here.
  public var providesPresentationContextTransitionStyle: Bool {
    get { rareValues?.providesTransitionStyle ?? false }
    set { rare.providesTransitionStyle = newValue }
  }
  /// Whether focus returns after a transition. Stored; has no effect here.
  public var restoresFocusAfterTransition: Bool {
    get { rareValues?.restoresFocus ?? true }
    set { rare.restoresFocus = newValue }
  }
  /// Whether the margins are at least the system's. Stored; has no effect here.
  public var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { rareValues?.respectsSystemMargins ?? true }
    set { rare.respectsSystemMargins = newValue }
  }
  /// The system's margins for the view's width.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    UIView.screenMargins(width: viewIfLoaded?.bounds.width ?? 0).leftToRight
  }
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) { rare.keyCommands.removeAll { $0 === keyCommand } }
  final var addedKeyCommands: [UIKeyCommand]? {
    let commands = rareValues?.keyCommands ?? []
    return commands.isEmpty ? nil : commands
  }
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  public class func attemptRotationToDeviceOrientation() {}
  /// The extension's context: none, because this is no app extension.
  public var extensionContext: NSExtensionContext? { nil }
  /// Registers for peeks. A test calls the delegate.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate,
    sourceView: UIView
  ) -> any UIViewControllerPreviewing { PreviewingContext(sourceView) }
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
  /// The presentation controller, if the view controller is presented as a sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// The presentation controller of the view controller or of the one around it that is presented.
  public var activePresentationController: UIPresentationController? {
    ownPresenting == nil ? parent?.activePresentationController : presentationController
  }
}

/// The context of a peek.
@MainActor
private final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  let sourceView: UIView
  var sourceRect: CGRect
  init(_ view: UIView) { (sourceView, sourceRect) = (view, view.bounds) }
}
