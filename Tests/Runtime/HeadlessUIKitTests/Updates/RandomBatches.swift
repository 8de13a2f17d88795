import ReuseGenTestSupport

@testable import HeadlessUIKit
@testable import HeadlessListModel

extension TableModel {
  /// A table whose rows have unique names.
  static func random(prefix: String, using random: inout SeededGenerator) -> TableModel {
    let sections = (0..<Int.random(in: 0...5, using: &random)).map { section in
      let count = Int.random(in: 0...9, using: &random)
      return Section(name: "\(prefix)s\(section)", rows: (0..<count).map { "\(prefix)\(section)-\($0)" })
    }
    return TableModel(sections: sections)
  }

  func randomRow(using random: inout SeededGenerator) -> RowPosition? {
    let total = counts.reduce(0, +)
    if total == 0 { return nil }
    var place = Int.random(in: 0..<total, using: &random)
    for (section, count) in counts.enumerated() {
      if place < count { return RowPosition(section: section, row: place) }
      place -= count
    }
    return nil
  }

  /// A batch of some edits that UIKit allows; `nil` if none were found at random.
  func randomBatch(using random: inout SeededGenerator) -> [TableEdit] {
    for _ in 0..<8 {
      let wanted = Int.random(in: 1...4, using: &random)
      let edits = (0..<wanted).compactMap { _ in randomEdit(using: &random) }
      let after = applying(edits).model.counts
      let validation = BatchValidation(BatchUpdates(edits), before: counts, after: after, kind: .table)
      if validation.firstError() == nil { return edits }
    }
    return []
  }

  private func randomEdit(using random: inout SeededGenerator) -> TableEdit? {
    func place() -> RowPosition {
      let section = Int.random(in: 0...max(0, sections.count - 1), using: &random)
      let count = sections.indices.contains(section) ? counts[section] : 0
      return RowPosition(section: section, row: Int.random(in: 0...count, using: &random))
    }
    let kind = Int.random(in: 0..<16, using: &random)
    // Tables neither become empty nor grow without limit.
    let total = counts.reduce(0, +)
    let row = randomRow(using: &random)
    switch kind {
    case 0..<3: return total < 60 ? .insertRow(place()) : row.map { .deleteRow($0) }
    case 3..<6: return total > 10 ? row.map { .deleteRow($0) } : .insertRow(place())
    case 6..<8: return row.map { .reloadRow($0) }
    case 8..<12: return row.map { .moveRow($0, place()) }
    case 12: return sections.count < 7 ? .insertSection(Int.random(in: 0...sections.count, using: &random)) : nil
    default: break
    }
    guard let section = sections.indices.randomElement(using: &random) else { return nil }
    if kind == 13 { return sections.count > 2 ? .deleteSection(section) : .insertSection(section) }
    if kind == 14 { return .reloadSection(section) }
    return .moveSection(section, Int.random(in: 0..<sections.count, using: &random))
  }
}
