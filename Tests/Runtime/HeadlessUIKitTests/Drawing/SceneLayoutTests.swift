import ReuseGenTestSupport
import Testing

@testable import HeadlessUIKit
@testable import HeadlessUIKitDrawing

/// The locations of scenes on a storyboard's page.
@Suite struct SceneLayoutTests {
  private let size = CGSize(width: 100, height: 200)

  private func frames(_ origins: [CGPoint?], spacing: CGFloat = 10) -> [CGRect] {
    var layout = SceneLayout(spacing: spacing)
    for origin in origins { layout.add(size: size, at: origin) }
    return layout.all
  }

  @Test func scenesThatDoNotOverlapStay() {
    let origins = [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: -50, y: 200)]
    #expect(frames(origins).map(\.origin) == origins)
  }

  @Test func aSceneMovesToTheRightOfThoseItOverlaps() {
    let found = frames([CGPoint(x: 0, y: 0), CGPoint(x: 110, y: 0), CGPoint(x: 50, y: 50)])
    #expect(found[2].origin == CGPoint(x: 220, y: 50))
  }

  @Test func scenesWithoutALocationAreBelowTheOthers() {
    let found = frames([nil, CGPoint(x: 5, y: 7), nil])
    #expect(found[1].origin == CGPoint(x: 5, y: 7))
    #expect(found[0].minY >= 207 && found[2].minY >= 207)
  }

  /// Scenes of any sizes, at random locations, at the same one, or at none.
  @Test(.tags(.soak), arguments: 0..<UInt64(SoakLength.count(10, full: 40)))
  func scenesNeverOverlap(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var layout = SceneLayout(spacing: CGFloat(Int.random(in: 1...60, using: &random)))
    let extent = Double(Int.random(in: 1...4000, using: &random))
    for _ in 0..<60 {
      let side = Double.random(in: 1...(Bool.random(using: &random) ? 500 : 20_000), using: &random)
      let point = CGPoint(
        x: Double.random(in: 0...extent, using: &random),
        y: Double.random(in: 0...extent, using: &random)
      )
      let isPlaced = Int.random(in: 0..<4, using: &random) > 0
      layout.add(size: CGSize(width: side, height: side / 2), at: isPlaced ? point : nil)
    }
    let all = layout.all
    for (index, frame) in all.enumerated() {
      #expect(!all[..<index].contains { $0.insetBy(dx: 0.01, dy: 0.01).intersects(frame) }, "\(index): \(frame)")
    }
  }

  /// A time that grew with the square of the number of scenes would exceed the limit in a full run.
  @Test(.timeLimit(.minutes(1)), arguments: [nil, CGPoint(x: 3, y: 4), CGPoint(x: 1e7, y: -1e7)])
  func manyScenesAtOneLocationAreArranged(origin: CGPoint?) {
    let count = SoakLength.count(4_000, full: 50_000)
    let found = frames(Array(repeating: origin, count: count))
    #expect(Set(found.map { "\($0.minX) \($0.minY)" }).count == count)
  }
}
