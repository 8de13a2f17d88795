/// The edit menu of a view. It isn't shown; a test asks the delegate.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The configuration that was presented last.
  package final var presentedConfiguration: UIEditMenuConfiguration?
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) { presentedConfiguration = configuration }
  open func dismissMenu() { presentedConfiguration = nil }
  open func reloadVisibleMenu() {}
  open func updateVisibleMenuPosition(animated: Bool) {}
  open func location(in view: UIView?) -> CGPoint { .zero }
}

@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
}

@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  public final let identifier: AnyHashable
  open package(set) var sourcePoint: CGPoint
  /// Stored; has no effect here.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    (self.identifier, self.sourcePoint) = (identifier ?? AnyHashable(UUID()), sourcePoint)
  }
}

public enum UIEditMenuArrowDirection: Int, Sendable {
  case automatic, up, down, left, right
}
