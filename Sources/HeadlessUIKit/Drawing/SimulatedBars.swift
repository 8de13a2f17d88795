@testable import HeadlessUIKit

/// The bars that Interface Builder draws around a scene's view and that constraints with its guides are about. The
/// document doesn't say their heights: those are taken under which most views stay where they are.
@MainActor
struct SimulatedBars {
  private struct Tie {
    let constraint: NSLayoutConstraint
    let constant: CGFloat
    let isTop: Bool
    let sign: CGFloat
  }

  /// Status and navigation bars; home indicators and tab bars.
  private static let heights: [(top: CGFloat, bottom: CGFloat)] = [0, 20, 44, 47, 59, 64, 88, 91].flatMap { top in
    [0, 34, 49, 83].map { (top, $0) }
  }

  private let root: UIView
  private let views: [UIView]
  private let frames: [CGRect]
  private let ties: [Tie]

  init(around root: UIView, with views: [UIView]) {
    self.root = root
    self.views = views
    frames = views.map(\.frame)
    ties = root.constraints.flatMap { constraint in
      [
        Self.tie(constraint, constraint.firstItem, constraint.firstAttribute, sign: -1),
        Self.tie(constraint, constraint.secondItem, constraint.secondAttribute, sign: 1),
      ].compactMap { $0 }
    }
  }

  private static func tie(
    _ constraint: NSLayoutConstraint,
    _ item: AnyObject?,
    _ attribute: NSLayoutConstraint.Attribute,
    sign: CGFloat
  ) -> Tie? {
    guard let guide = item as? UILayoutGuide else { return nil }
    switch (guide.part, attribute) {
    case (.topEdge, .bottom), (.whole, .top):
      return Tie(constraint: constraint, constant: constraint.constant, isTop: true, sign: sign)
    case (.bottomEdge, .top), (.whole, .bottom):
      return Tie(constraint: constraint, constant: constraint.constant, isTop: false, sign: -sign)
    default: return nil
    }
  }

  /// How many views stay within two points of their frames when they are laid out.
  func stayingViews() -> Int {
    if ties.isEmpty { return staying(0, 0) }
    return Self.heights.map { staying($0.top, $0.bottom) }.max() ?? 0
  }

  private func staying(_ top: CGFloat, _ bottom: CGFloat) -> Int {
    for (view, frame) in zip(views, frames) { view.frame = frame }
    for tie in ties { tie.constraint.constant = tie.constant + tie.sign * (tie.isTop ? top : bottom) }
    root.layoutIfNeeded()
    return zip(views, frames).filter { Self.isNear($0.frame, $1) }.count
  }

  private static func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < 2 && abs(one.minY - other.minY) < 2 && abs(one.maxX - other.maxX) < 2
      && abs(one.maxY - other.maxY) < 2
  }
}
