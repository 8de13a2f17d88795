import ReuseGenTestSupport
import Testing

@testable import HeadlessUIKit
@testable import HeadlessListModel

/// Every edit of every small collection, alone and in pairs, and long random runs, compared with arrays and a new
/// layout.
@MainActor struct CollectionUpdateTests {
  nonisolated static let looks = [
    CollectionLook(
      name: "all in view",
      direction: .vertical,
      size: CGSize(width: 100, height: 600),
      offset: 0,
      hasHeaders: false
    ),
    CollectionLook(name: "vertical, in part", direction: .vertical, size: CGSize(width: 60, height: 30), offset: 9),
    CollectionLook(name: "horizontal, in part", direction: .horizontal, size: CGSize(width: 40, height: 50), offset: 9),
    CollectionLook(
      name: "pinned, of one size",
      direction: .vertical,
      size: CGSize(width: 60, height: 30),
      offset: 9,
      isPinned: true,
      itemSize: CGSize(width: 25, height: 12)
    ),
  ]

  /// Collections of up to two items and sections by default.
  @Test(
    .tags(.soak),
    arguments: looks,
    SoakLength.cases(TableUpdateTests.smallTables) { $0.reduce(0, +) <= 2 && $0.count <= 2 }
  )
  func aCollectionShowsTheResultOfEverySingleEdit(look: CollectionLook, counts: [Int]) {
    for edit in TableEdit.all(of: counts) { check([edit], on: counts, look) }
  }

  /// Collections of one item, and up to two sections, by default; of up to two items in full runs.
  @Test(
    .tags(.soak),
    arguments: SoakLength.cases(TableEdit.tables.filter { $0.reduce(0, +) <= 2 }) {
      $0.reduce(0, +) <= 1 && $0.count <= 2
    }
  )
  func aCollectionShowsTheResultOfEveryPairOfEdits(counts: [Int]) {
    let edits = TableEdit.all(of: counts)
    for (index, first) in edits.enumerated() {
      for second in edits[(index + 1)...] { check([first, second], on: counts, Self.looks[1]) }
    }
  }

  private func check(_ edits: [TableEdit], on counts: [Int], _ look: CollectionLook) {
    let model = TableModel(counts: counts)
    let after = model.applying(edits).model.counts
    let validation = BatchValidation(BatchUpdates(edits), before: counts, after: after, kind: .collection)
    if validation.firstError() != nil { return }
    let stage = CollectionStage(model, look)
    if let mistake = stage.scroll(to: look.offset) ?? stage.perform(edits) {
      Issue.record("\(edits) on \(counts): \(mistake)")
    }
  }

  @Test(.tags(.soak), arguments: looks[1...])
  func randomStepsKeepACollectionConsistent(look: CollectionLook) {
    var random = SeededGenerator(seed: 9)
    let stage = CollectionStage(.random(prefix: "first", using: &random), look)
    for step in 0..<SoakLength.count(250, full: 10_000) {
      let (what, mistake) = act(on: stage, step, &random)
      if let mistake {
        Issue.record("step \(step), \(what): \(mistake)")
        return
      }
      let live = stage.fixture.ledger.everDisplayed.count
      if live > 70 {
        Issue.record("step \(step), \(what): \(live) views live")
        return
      }
    }
  }

  private func act(
    on stage: CollectionStage,
    _ step: Int,
    _ random: inout SeededGenerator
  ) -> (what: String, mistake: String?) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0..<3:
      let edits = stage.model.randomBatch(using: &random)
      if edits.isEmpty { return ("nothing", nil) }
      return ("\(edits) on \(stage.model.counts)", stage.perform(edits))
    case 3..<6:
      let distance = CGFloat(Int.random(in: -40...40, using: &random)) / 2
      return ("scrolling by \(distance)", stage.scroll(to: stage.offset + distance))
    case 6:
      let jump = CGFloat(Int.random(in: 0...500, using: &random))
      return ("jumping to \(jump)", stage.scroll(to: jump))
    default:
      if step % 8 > 0 { return ("nothing", nil) }
      return ("loading another model", stage.reload(.random(prefix: "load\(step)", using: &random)))
    }
  }
}
