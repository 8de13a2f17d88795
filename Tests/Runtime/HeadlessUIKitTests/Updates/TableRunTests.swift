import ReuseGenTestSupport
import Testing

@testable import HeadlessUIKit

/// Long random runs of edits and scrolls against arrays.
@MainActor struct TableRunTests {
  nonisolated static let looks = [
    look("plain", .plain, nil),
    look("plain, estimated too high", .plain, 16),
    look("grouped, estimated too low", .grouped, 6),
    look("plain, with headers that size themselves", .plain, 16, outerEstimate: 9),
    look("grouped, with headers that size themselves", .grouped, 6, outerEstimate: 3),
  ]

  nonisolated private static func look(
    _ name: String,
    _ style: UITableView.Style,
    _ estimate: CGFloat?,
    outerEstimate: CGFloat? = nil
  ) -> TableUpdateTests.Look {
    TableUpdateTests.Look(
      name: name,
      style: style,
      height: 60,
      offset: 0,
      hasHeaders: true,
      estimate: estimate,
      outerEstimate: outerEstimate
    )
  }

  @Test(.tags(.soak), arguments: looks)
  func randomStepsKeepATableConsistent(look: TableUpdateTests.Look) {
    var random = SeededGenerator(seed: 5)
    let stage = TableStage(.random(prefix: "first", using: &random), look)
    for step in 0..<SoakLength.count(150, full: 10_000) {
      let (what, mistake) = act(on: stage, step, &random)
      if let mistake {
        Issue.record("step \(step), \(what): \(mistake)")
        return
      }
      // No more than two screenfuls of views exist: those in view, and those that were in view before.
      let live = stage.fixture.ledger.everDisplayed.count
      if live > 60 {
        Issue.record("step \(step), \(what): \(live) views live")
        return
      }
    }
  }

  private func act(
    on stage: TableStage,
    _ step: Int,
    _ random: inout SeededGenerator
  ) -> (what: String, mistake: String?) {
    let offset = stage.fixture.table.contentOffset.y
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<5:
      let edits = stage.model.randomBatch(using: &random)
      if edits.isEmpty { return ("nothing", nil) }
      return ("\(edits) on \(stage.model.counts)", stage.perform(edits))
    case 5..<8:
      let distance = CGFloat(Int.random(in: -40...40, using: &random)) / 2
      return ("scrolling by \(distance)", stage.scroll(to: offset + distance))
    case 8:
      let jump = CGFloat(Int.random(in: 0...500, using: &random))
      return ("jumping to \(jump)", stage.scroll(to: jump))
    case 9:
      guard let row = stage.model.randomRow(using: &random) else { return ("nothing", nil) }
      let positions: [UITableView.ScrollPosition] = [.top, .middle, .bottom, .none]
      let position = positions[Int.random(in: 0..<4, using: &random)]
      return ("scrolling to \(row), \(position)", stage.scrollToRow(row, position))
    case 10:
      guard let row = stage.model.randomRow(using: &random) else { return ("nothing", nil) }
      return ("selecting \(row)", stage.select(row))
    default:
      if step % 8 > 0 { return ("nothing", nil) }
      return ("loading another model", stage.reload(.random(prefix: "load\(step)", using: &random)))
    }
  }
}
