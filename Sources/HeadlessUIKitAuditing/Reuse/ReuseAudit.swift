import Foundation
import HeadlessUIKit

/// The audit of a list's recycled cells.
///
/// Each row is shown in a new cell and in a recycled one, and what they show is compared. First the rows follow each
/// other in order; then each kind of row follows every other kind that shares its reuse identifier; then each kind
/// follows a selected one.
@MainActor
package final class ReuseAudit<List: AuditedList> {
  /// Performs pending work. Returns whether there was any.
  package typealias Settling = @MainActor () async -> Bool

  let list: List
  let options: ReuseAuditOptions
  let settling: Settling?
  let reader: ViewSnapshotReader
  private(set) var findings: [ReuseFinding] = []
  private var indexOfFinding: [String: Int] = [:]
  private var kinds: [String: RowKinds] = [:]

  package init(_ list: List, options: ReuseAuditOptions = ReuseAuditOptions(), settling: Settling? = nil) {
    self.list = list
    self.options = options
    self.settling = settling
    reader = ViewSnapshotReader(includesStoredProperties: options.includesStoredProperties)
  }

  /// Performs the audit. Returns one finding for each property.
  package func run() async -> [ReuseFinding] {
    let offset = list.contentOffset
    list.removeAllCells()
    let rows = options.rows ?? list.allIndexPaths
    if settling != nil { await auditLateContent(of: rows) }
    await auditInOrder(rows)
    for identifier in kinds.keys.sorted() {
      await auditPairs(of: identifier)
      await auditSelection(of: identifier)
    }
    list.removeAllCells()
    list.contentOffset = offset
    return findings
  }

  // MARK: Cells

  /// A cell that passes from row to row, and the rows that it showed.
  struct Trail {
    var cell: List.Cell
    var history: [AuditStep]
  }

  /// A cell while it shows a row.
  struct Shown {
    let cell: List.Cell
    let snapshot: ViewSnapshot
  }

  /// Shows a row, settles its content, and takes a snapshot; `nil` if the row doesn't exist any more.
  func show(_ step: AuditStep, idleCells: [List.Cell] = [], isNamed: Bool = false) async -> Shown? {
    guard list.hasRow(at: step.row), let cell = list.show(step.row, idleCells: idleCells) else { return nil }
    defer { list.hide() }
    cell.layoutIfNeeded()
    if let settling {
      var rounds = 0
      while await settling(), rounds < 10_000 { rounds += 1 }
      cell.layoutIfNeeded()
    }
    let shown = Shown(cell: cell, snapshot: isNamed ? reader.namedSnapshot(of: cell) : reader.snapshot(of: cell))
    if step.isSelected {
      list.select(cell)
      cell.layoutIfNeeded()
    }
    return shown
  }

  // MARK: In the order of the rows

  private func auditInOrder(_ rows: [IndexPath]) async {
    var trails: [String: Trail] = [:]
    for row in rows {
      guard let new = await show(AuditStep(row: row)), let identifier = list.reuseIdentifier(of: new.cell),
        !trails.values.contains(where: { $0.cell === new.cell })
      else { continue }
      add(row, new, identifier)
      guard var trail = trails.removeValue(forKey: identifier) else {
        trails[identifier] = Trail(cell: new.cell, history: [AuditStep(row: row)])
        continue
      }
      await follow(&trail, AuditStep(row: row), new)
      trails[identifier] = trail
    }
  }

  private func add(_ row: IndexPath, _ new: Shown, _ identifier: String) {
    if kinds[identifier] == nil {
      let blank = list.newCell(like: new.cell).map { reader.snapshot(of: $0) } ?? new.snapshot
      kinds[identifier] = RowKinds(blank: blank)
    }
    kinds[identifier]?.add(row, new.snapshot)
  }

  /// Recycles a cell for a row and compares it with a new one. After a difference the trail goes on with the new cell,
  /// so that each difference is found after as few rows as possible.
  private func follow(_ trail: inout Trail, _ step: AuditStep, _ new: Shown) async {
    guard let recycled = await show(step, idleCells: [trail.cell]), recycled.cell === trail.cell else {
      trail = Trail(cell: new.cell, history: [step])
      return
    }
    trail.history.append(step)
    if recycled.snapshot.isSame(as: new.snapshot, tolerance: options.tolerance) { return }
    if await investigate(trail.history, step, expected: new.snapshot) {
      trail = Trail(cell: new.cell, history: [step])
    }
  }

  // MARK: Rows after each kind

  private func auditPairs(of identifier: String) async {
    guard let known = kinds[identifier] else { return }
    for first in known.kinds {
      for second in known.samples where first.row != second.row || known.samples.count == 1 {
        await audit([AuditStep(row: first.row), AuditStep(row: second.row)], second)
      }
    }
  }

  private func auditSelection(of identifier: String) async {
    guard let kinds = kinds[identifier]?.kinds else { return }
    for index in kinds.indices {
      let other = kinds[(index + 1) % kinds.count]
      await audit([AuditStep(row: other.row, isSelected: true), AuditStep(row: kinds[index].row)], kinds[index])
    }
  }

  /// Shows rows in one cell and compares the last with its kind's snapshot.
  private func audit(_ steps: [AuditStep], _ last: RowKinds.Kind) async {
    guard let shown = await play(steps), let step = steps.last else { return }
    if shown.snapshot.isSame(as: last.snapshot, tolerance: options.tolerance) { return }
    _ = await investigate(steps, step, expected: last.snapshot)
  }

  /// Shows rows one after the other in one cell. Returns the last; `nil` if another cell was used.
  func play(_ steps: [AuditStep], isNamed: Bool = false) async -> Shown? {
    var last: Shown?
    for (index, step) in steps.enumerated() {
      let isLast = index == steps.count - 1
      guard let shown = await show(step, idleCells: last.map { [$0.cell] } ?? [], isNamed: isNamed && isLast) else {
        return nil
      }
      if let last, last.cell !== shown.cell { return nil }
      last = shown
    }
    return last
  }

  // MARK: Findings

  /// Adds a finding, or counts it if its property was found before.
  func report(_ finding: ReuseFinding) {
    if let index = indexOfFinding[finding.path] {
      if findings[index].row != finding.row { findings[index].otherRows.insert(finding.row) }
      return
    }
    indexOfFinding[finding.path] = findings.count
    findings.append(finding)
  }

  func isReported(_ path: String) -> Bool { indexOfFinding[path] != nil }

  func isIgnored(_ path: String) -> Bool {
    options.ignored.contains { path == $0 || path.hasPrefix("\($0).") || path.hasPrefix("\($0)[") }
  }
}
