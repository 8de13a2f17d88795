/// An animator of physical behaviors. Stored; has no effect here, and a warning says so.
open class UIDynamicAnimator: NSObject {
  open package(set) var referenceView: UIView?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open var isRunning: Bool { false }
  open var elapsedTime: TimeInterval { 0 }
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  public init(referenceView view: UIView) { referenceView = view }
  public override init() { referenceView = nil }
  public init(collectionViewLayout layout: UICollectionViewLayout) { referenceView = nil }
  /// Adds a behavior. Stops with UIKit's message if one of its items has no area.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    warnOnce("UIDynamicAnimator moves nothing here: its items stay where they are, and no delegate or action is called")
    behaviors.append(behavior)
    nonisolated(unsafe) let animator = self
    MainActor.assumeIsolated {
      for item in behavior.movedItems where item.bounds.isEmpty {
        let size = item.bounds.size
        stop("Invalid size {\(size.width), \(size.height)} for item <\(type(of: item))> in Dynamics")
      }
      behavior.animator = animator
    }
  }
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    MainActor.assumeIsolated { behavior.animator = nil }
  }
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    nonisolated(unsafe) var found: [any UIDynamicItem] = []
    let behaviors = behaviors
    MainActor.assumeIsolated {
      found = behaviors.flatMap(\.movedItems).filter { item in
        CGRect(
          x: item.center.x - item.bounds.width / 2,
          y: item.center.y - item.bounds.height / 2,
          width: item.bounds.width,
          height: item.bounds.height
        ).intersects(rect)
      }
    }
    return found
  }
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, nil, indexPath)
  }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.supplementaryView, elementKind, indexPath) }
  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.decorationView, decorationViewKind, indexPath) }
  private final func attributes(
    _ category: UICollectionView.ElementCategory,
    _ kind: String?,
    _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let behaviors = behaviors
    return MainActor.assumeIsolated {
      behaviors.flatMap(\.movedItems).compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
        $0.representedElementCategory == category && $0.representedElementKind == kind && $0.indexPath == indexPath
      }
    }
  }
}

@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
