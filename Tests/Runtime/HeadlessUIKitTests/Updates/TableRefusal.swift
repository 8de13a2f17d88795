@testable import HeadlessUIKit
@testable import HeadlessListModel

extension TableModel {
  /// UIKit's message about an invalid batch; `nil` for a valid one. Edits are checked one by one, in UIKit's order.
  func refusal(of edits: [TableEdit]) -> String? {
    let asked = AskedEdits(edits)
    let rows = allRows
    if let message = deletedAndReloaded(asked, rows) ?? wrongDeletion(asked, rows) { return message }
    let after = applying(edits)
    let inserted = insertions(edits, asked)
    return wrongInsertion(asked, inserted, after) ?? wrongMove(asked, after) ?? wrongCount(asked, inserted, after, rows)
  }

  private func deletedAndReloaded(_ asked: AskedEdits, _ rows: [RowPosition]) -> String? {
    for section in sections.indices where asked.deletes(section) && asked.reloads(section) {
      return "attempt to delete and reload the same index path ({length = 2, path = \(section) - \(Int.max)})"
    }
    for row in rows where asked.deletes(row) && asked.reloads(row) {
      if asked.deletes(row.section) || asked.reloads(row.section) { continue }
      return "attempt to delete and reload the same index path (\(text(row)))"
    }
    return nil
  }

  private func wrongDeletion(_ asked: AskedEdits, _ rows: [RowPosition]) -> String? {
    for section in sections.indices.reversed() {
      if asked.deletes(section) || asked.reloads(section) {
        if asked.sectionMoves.contains(where: { $0.from == section }) {
          return "attempt to perform a delete and a move from the same section (\(section))"
        }
        if asked.rowMoves.contains(where: { $0.from.section == section }) {
          return "cannot move a row from a deleted section (\(section))"
        }
        continue
      }
      for row in rows.reversed() where row.section == section && (asked.deletes(row) || asked.reloads(row)) {
        if asked.rowMoves.contains(where: { $0.from == row }) {
          return "attempt to perform a delete and a move from the same index path (\(text(row)))"
        }
      }
    }
    return nil
  }

  private func wrongInsertion(_ asked: AskedEdits, _ inserted: Insertions, _ result: Result) -> String? {
    let after = result.model
    let counts = after.counts
    let rows = inserted.rows.sorted()
    for section in 0...max(counts.count, sections.count) {
      for row in rows where row.section == section {
        if section >= counts.count {
          return "attempt to insert row \(row.row) into section \(section), but there are only \(counts.count) "
            + "sections after the update"
        }
        if row.row >= counts[section] {
          return
            "attempt to insert row \(row.row) into section \(section), but there are only \(counts[section]) "
            + "rows in section \(section) after the update"
        }
        if asked.rowMoves.contains(where: { $0.to == row }) {
          return "attempt to perform an insert and a move to the same index path (\(text(row)))"
        }
      }
      for place in inserted.sections where place == section {
        if section >= counts.count {
          return "attempt to insert section \(section) but there are only \(counts.count) sections after the update"
        }
        if asked.sectionMoves.contains(where: { $0.to == section }) {
          return "attempt to perform an insert and a move to the same section (\(section))"
        }
        if asked.rowMoves.contains(where: { $0.to.section == section }) {
          return "cannot move a row into a newly inserted section (\(section))"
        }
      }
    }
    for section in sections.indices where asked.reloads(section) {
      guard let place = after.index(ofSection: sections[section].name) else { continue }
      if asked.rowMoves.contains(where: { $0.to.section == place }) {
        return "cannot move a row into a newly inserted section (\(place))"
      }
    }
    return nil
  }

  private typealias Insertions = (rows: [RowPosition], sections: [Int])

  /// The positions of inserted rows and sections, and those that reloaded ones would have if nothing moved.
  private func insertions(_ edits: [TableEdit], _ asked: AskedEdits) -> Insertions {
    let still = edits.filter { edit in
      switch edit {
      case .moveRow, .moveSection: false
      default: true
      }
    }
    let unmoved = applying(still).model
    var rows: [RowPosition] = []
    var places: [Int] = []
    for edit in edits {
      switch edit {
      case .insertRow(let row): rows.append(row)
      case .insertSection(let section): places.append(section)
      case .reloadSection(let section):
        if let place = unmoved.index(ofSection: sections[section].name) { places.append(place) }
      case .reloadRow(let row):
        if asked.deletes(row.section) || asked.reloads(row.section) { continue }
        if let place = unmoved.position(of: sections[row.section].rows[row.row]) { rows.append(place) }
      default: break
      }
    }
    return (rows, places)
  }

  private func wrongMove(_ asked: AskedEdits, _ result: Result) -> String? {
    if asked.sectionMoves.isEmpty && asked.rowMoves.isEmpty { return nil }
    let after = result.model.counts
    for (index, move) in asked.sectionMoves.enumerated() {
      let (from, to) = (move.from, move.to)
      if to >= after.count {
        return "attempt to to move section \(from) to section \(to), but there are only \(after.count) sections after "
          + "the update"
      }
      for other in asked.sectionMoves[..<index] {
        if other.from == from { return "attempt to move section \(from) to both section \(other.to) and section \(to)" }
        if other.to == to { return "attempt to move both section \(other.from) and section \(from) to section \(to)" }
      }
    }
    for (index, move) in asked.rowMoves.enumerated() {
      let (from, to) = (move.from, move.to)
      if to.section >= after.count {
        return
          "attempt to move index path (\(text(from))) to index path (\(text(to))) in section that does not exist - "
          + "there are only \(after.count) sections after the update"
      }
      if to.row >= after[to.section] {
        return "attempt to move index path (\(text(from))) to index path (\(text(to))) that does not exist - there are "
          + "only \(after[to.section]) rows in section \(to.section) after the update"
      }
      for other in asked.rowMoves[..<index] {
        if other.from == from {
          return "attempt to move row at index path \(text(from)) to both \(text(other.to)) and \(text(to))"
        }
        if other.to == to {
          return "attempt to move both row at index path \(text(other.from)) and \(text(from)) to \(text(to))"
        }
      }
    }
    return nil
  }

  private func wrongCount(_ asked: AskedEdits, _ inserted: Insertions, _ after: Result, _ rows: [RowPosition])
    -> String?
  {
    let counts = counts
    for (new, section) in after.model.sections.enumerated() {
      guard let old = index(ofSection: section.name), !after.freshSections.contains(section.name) else { continue }
      let i = inserted.rows.filter { $0.section == new }.count
      let d = rows.filter { $0.section == old && (asked.deletes($0) || asked.reloads($0)) }.count
      let into = asked.rowMoves.filter { $0.to.section == new }.count
      let out = asked.rowMoves.filter { $0.from.section == old }.count
      let (before, now) = (counts[old], section.rows.count)
      if now == before + i - d + into - out { continue }
      return
        "Invalid update: invalid number of rows in section \(new). The number of rows contained in an existing section "
        + "after the update (\(now)) must be equal to the number of rows contained in that section before the update "
        + "(\(before)), plus or minus the number of rows inserted or deleted from that section (\(i) inserted, \(d) "
        + "deleted) and plus or minus the number of rows moved into or out of that section (\(into) moved in, \(out) "
        + "moved out)."
    }
    return nil
  }

  private var allRows: [RowPosition] {
    var rows: [RowPosition] = []
    for (section, content) in sections.enumerated() {
      for row in content.rows.indices { rows.append(RowPosition(section: section, row: row)) }
    }
    return rows
  }

  private func text(_ row: RowPosition) -> String { "{length = 2, path = \(row.section) - \(row.row)}" }
}

/// A batch of edits, with queries about its content.
private struct AskedEdits {
  private let edits: Set<TableEdit>
  let rowMoves: [(from: RowPosition, to: RowPosition)]
  let sectionMoves: [(from: Int, to: Int)]

  init(_ edits: [TableEdit]) {
    self.edits = Set(edits)
    rowMoves = edits.compactMap { edit in
      if case .moveRow(let from, let to) = edit { return (from, to) }
      return nil
    }
    sectionMoves = edits.compactMap { edit in
      if case .moveSection(let from, let to) = edit { return (from, to) }
      return nil
    }
  }

  func deletes(_ section: Int) -> Bool { edits.contains(.deleteSection(section)) }
  func reloads(_ section: Int) -> Bool { edits.contains(.reloadSection(section)) }
  func deletes(_ row: RowPosition) -> Bool { edits.contains(.deleteRow(row)) }
  func reloads(_ row: RowPosition) -> Bool { edits.contains(.reloadRow(row)) }
}
