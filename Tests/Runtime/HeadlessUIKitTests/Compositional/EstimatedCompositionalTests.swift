import ReuseGenTestSupport
import Testing

@testable import HeadlessUIKit

/// Estimated dimensions in compositional layouts.
@MainActor struct EstimatedCompositionalTests {
  private func height(_ item: Int) -> CGFloat { CGFloat(8 + item * 13 % 31) }

  private func rows(_ count: Int, estimate: CGFloat) -> CompositionalStage {
    let stage = CompositionalStage([count], UICollectionViewCompositionalLayout(section: .rows(estimate: estimate)))
    stage.cellSize = { [unowned stage] in CGSize(width: stage.view.bounds.width, height: height($0.item)) }
    return stage
  }

  @Test func cellsGetTheirPreferredHeights() {
    let stage = rows(4, estimate: 44)
    #expect((0..<4).compactMap { stage.seen[IndexPath(item: $0, section: 0)]?.height } == (0..<4).map(height))
    #expect(stage.view.contentSize.height == (0..<4).reduce(0) { $0 + height($1) })
    #expect(stage.takeRequested().count == 4)
  }

  @Test func onlyWhatIsInViewIsMeasured() {
    let stage = rows(100_000, estimate: 20)
    stage.view.layoutIfNeeded()
    #expect(stage.takeRequested().count < 12)
    #expect(stage.view.contentSize.height > 1_900_000)
    #expect(stage.layout.geometryStorageSize < 10_000)
  }

  /// However wrong the estimates, an item that stays in view moves by the step, and has its own size.
  @Test(.tags(.soak), arguments: [5.0, 20, 70])
  func nothingJumps(estimate: Double) {
    let stage = rows(200, estimate: estimate)
    stage.view.layoutIfNeeded()
    var random = SeededGenerator(seed: 3)
    stage.view.contentOffset.y = stage.view.contentSize.height / 2
    for step in 0..<SoakLength.count(200, full: 500) {
      let before = stage.seen
      let offset = stage.view.contentOffset.y
      let wanted = offset + Double(Int.random(in: -35...30, using: &random))
      let target = min(max(0, wanted), stage.view.contentSize.height - 100)
      stage.view.contentOffset.y = target
      let after = stage.seen
      for (path, frame) in after { #expect(frame.height == height(path.item), "step \(step)") }
      // At the ends, content that turns out shorter moves to the edge.
      if stage.view.contentOffset.y <= 0 || stage.view.contentOffset.y >= stage.view.contentSize.height - 100 {
        continue
      }
      for (path, frame) in before {
        guard let now = after[path] else { continue }
        #expect(abs(now.minY - (frame.minY - (target - offset))) < 1e-6, "step \(step), item \(path.item)")
      }
    }
  }

  @Test func tagsBreakByTheirWidths() {
    let tag = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(.estimated(30), .absolute(20)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(20)),
      subitems: [tag]
    )
    group.interItemSpacing = .fixed(4)
    let stage = CompositionalStage(
      [6],
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    )
    let widths: [CGFloat] = [50, 46, 10, 60, 22, 100]
    stage.cellSize = { CGSize(width: widths[$0.item], height: 20) }
    stage.view.layoutIfNeeded()
    #expect((0..<6).compactMap { stage.frame($0)?.minX } == [0, 54, 0, 14, 78, 0])
    #expect((0..<6).compactMap { stage.frame($0)?.minY } == [0, 0, 20, 20, 20, 40])
  }

  @Test func headersGetTheirPreferredHeights() {
    let section = NSCollectionLayoutSection.grid(columns: 1, height: 30).with {
      $0.boundarySupplementaryItems = [.edge("header", .top, height: .estimated(44))]
    }
    let stage = CompositionalStage([1, 2], UICollectionViewCompositionalLayout(section: section))
    stage.headerSize = { CGSize(width: 100, height: $0 == 0 ? 12 : 25) }
    stage.view.layoutIfNeeded()
    #expect(stage.frame(0)?.minY == 12)
    #expect(stage.frame(ofKind: "header", 0, 1) == CGRect(x: 0, y: 42, width: 100, height: 25))
    #expect(stage.view.contentSize.height == 127)
  }

  @Test func updatesKeepMeasuredSizes() {
    let stage = rows(3, estimate: 50)
    stage.view.layoutIfNeeded()
    _ = stage.takeRequested()
    stage.counts = [4]
    stage.cellSize = { _ in CGSize(width: 100, height: 5) }
    stage.view.insertItems(at: [IndexPath(item: 1, section: 0)])
    #expect((0..<4).compactMap { stage.frame($0)?.height } == [height(0), 5, height(1), height(2)])
    #expect(stage.takeRequested() == [IndexPath(item: 1, section: 0)])
    stage.view.reloadItems(at: [IndexPath(item: 0, section: 0)])
    #expect(stage.frame(0)?.height == 5)
  }

  /// The cells in view are measured again, although they are kept.
  @Test func aNewWidthMeasuresAgain() {
    let stage = rows(3, estimate: 30)
    stage.cellSize = { _ in nil }
    stage.view.layoutIfNeeded()
    for case let cell as PreferringCell in stage.view.visibleCells { cell.preference = CGSize(width: 200, height: 9) }
    _ = stage.takeRequested()
    stage.view.frame.size.width = 200
    stage.view.layoutIfNeeded()
    #expect((0..<3).compactMap { stage.frame($0)?.height } == [9, 9, 9])
    #expect(stage.takeRequested().isEmpty)
  }

  @Test func constraintsDetermineAnEstimatedHeight() {
    final class LabelCell: FilledItem {
      override func fill(_ content: UIView) {
        let box = UIView()
        content.fill(with: box, box.heightAnchor.constraint(equalToConstant: 27))
      }
    }
    let stage = rows(2, estimate: 44)
    stage.view.register(LabelCell.self, forCellWithReuseIdentifier: "cell")
    stage.view.layoutIfNeeded()
    #expect(stage.frame(1) == CGRect(x: 0, y: 27, width: 100, height: 27))
  }

  @Test func fixedSizesAreNotAskedFor() {
    let stage = CompositionalStage([4], UICollectionViewCompositionalLayout(section: .grid(columns: 2, height: 30)))
    stage.cellSize = { _ in CGSize(width: 1, height: 1) }
    #expect(stage.seen[IndexPath(item: 3, section: 0)] == CGRect(x: 50, y: 30, width: 50, height: 30))
  }
}
