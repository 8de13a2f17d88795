extension UIScrollView {
  /// The distance of a drag along the axis in which it began, if the view scrolls in one direction at a time. As UIKit
  /// documents, a diagonal drag isn't locked.
  func lockedDistance(of distance: CGPoint) -> CGPoint {
    guard isDirectionalLockEnabled, let rare = rareScrolling else { return distance }
    let (width, height) = (abs(distance.x), abs(distance.y))
    // Twice as far along one axis is a direction; UIKit doesn't document the angle.
    if !rare.hasDirection, width + height > 0 {
      rare.hasDirection = true
      let isDiagonal = max(width, height) <= 2 * min(width, height)
      rare.lockedAxis = isDiagonal ? nil : width > height ? .horizontal : .vertical
    }
    switch rare.lockedAxis {
    case .horizontal: return CGPoint(x: distance.x, y: 0)
    case .vertical: return CGPoint(x: 0, y: distance.y)
    default: return distance
    }
  }
}
