@preconcurrency @MainActor
open class UIRegion: NSObject {
  private let includes: (CGPoint) -> Bool

  private init(includes: @escaping (CGPoint) -> Bool) {
    self.includes = includes
    super.init()
  }

  open class var infinite: UIRegion { everything }
  private static let everything = UIRegion { _ in true }
  public convenience init(radius: CGFloat) { self.init { $0.x * $0.x + $0.y * $0.y <= radius * radius } }
  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }

  open func inverse() -> Self { Self.own(UIRegion { [includes] in !includes($0) }) }
  open func byUnion(with region: UIRegion) -> Self {
    Self.own(UIRegion { [includes] in includes($0) || region.includes($0) })
  }
  open func byDifference(from region: UIRegion) -> Self {
    Self.own(UIRegion { [includes] in includes($0) && !region.includes($0) })
  }
  open func byIntersection(with region: UIRegion) -> Self {
    Self.own(UIRegion { [includes] in includes($0) && region.includes($0) })
  }
  open func contains(_ point: CGPoint) -> Bool { includes(point) }
}
