/// An object that manages a sheet. Its detents are stored; a sheet fills the window here.
open class UISheetPresentationController: UIPresentationController {
  @preconcurrency @MainActor
  open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }
    open internal(set) var identifier: Identifier
    private let resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?
    init(
      _ identifier: Identifier,
      _ resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)? = nil
    ) { (self.identifier, self.resolver) = (identifier, resolver) }
    open class func medium() -> Self { own(Detent(.medium)) }
    open class func large() -> Self { own(Detent(.large)) }
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      switch identifier {
      case .medium: context.maximumDetentValue / 2
      case .large: context.maximumDetentValue
      default: resolver?(context)
      }
    }
  }

  /// Stored; has no effect here.
  open var detents = [Detent.large()]
  /// Stored; has no effect here.
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Stored; has no effect here.
  open var prefersGrabberVisible = false
  /// Stored; has no effect here.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Stored; has no effect here.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Stored; has no effect here.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Stored; has no effect here.
  open var preferredCornerRadius: CGFloat?
  open var sourceView: UIView?
  /// Makes changes, which take effect immediately.
  open func animateChanges(_ changes: () -> Void) { changes() }
  open func invalidateDetents() {}
}

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

/// The methods of a sheet's delegate. Called by tests only.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  )
}
extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_: UISheetPresentationController) {}
}
