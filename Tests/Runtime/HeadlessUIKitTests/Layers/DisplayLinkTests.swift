#if !canImport(ObjectiveC)
import HeadlessUIKit
import Testing

@MainActor struct DisplayLinkTests {
  enum End: CaseIterable, Sendable {
    case invalidated, notAdded, removed, forgotten
  }

  /// A run loop retains a link, and the link its target, until the link is invalidated.
  @Test(arguments: End.allCases) func aLinkRetainsItsTarget(end: End) {
    weak var target: NSObject?
    weak var link: CADisplayLink?
    do {
      let newTarget = NSObject()
      let newLink = CADisplayLink(target: newTarget, selector: "step")
      (target, link) = (newTarget, newLink)
      if end != .notAdded { newLink.add(to: .main, forMode: .common) }
      if end == .removed { newLink.remove(from: .main, forMode: .common) }
      if end == .invalidated { newLink.invalidate() }
    }
    #expect((target != nil) == (end == .forgotten))
    #expect((link != nil) == (end == .forgotten))
    link?.invalidate()
    #expect(target == nil)
    #expect(link == nil)
  }
}
#endif
