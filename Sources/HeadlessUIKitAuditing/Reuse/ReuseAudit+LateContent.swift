import Foundation

extension ReuseAudit {
  /// A cell whose row's content is still on its way.
  private struct Pending {
    let cell: List.Cell
    let row: IndexPath
  }

  /// Recycles cells before the content of their rows has arrived, and watches what arrives.
  ///
  /// This comes before everything else: content that was loaded once may be cached, and then never arrives late.
  func auditLateContent(of rows: [IndexPath]) async {
    guard let settling else { return }
    var pending: [String: Pending] = [:]
    for row in rows {
      guard list.hasRow(at: row), let cell = list.show(row, idleCells: pending.values.map(\.cell)) else { continue }
      cell.layoutIfNeeded()
      guard let earlier = pending.values.first(where: { $0.cell === cell }) else {
        list.hide()
        if let identifier = list.reuseIdentifier(of: cell) { pending[identifier] = Pending(cell: cell, row: row) }
        continue
      }
      let first = reader.namedSnapshot(of: cell)
      var arrivals: [ViewSnapshot] = []
      var last = first
      while await settling(), arrivals.count < 1_000 {
        cell.layoutIfNeeded()
        let next = reader.namedSnapshot(of: cell)
        if !next.isSame(as: last, tolerance: options.tolerance) { arrivals.append(next) }
        last = next
      }
      list.hide()
      pending = [:]
      if !arrivals.isEmpty { await check(arrivals, from: first, row: row, earlier: earlier.row) }
    }
    var rounds = 0
    while await settling(), rounds < 10_000 { rounds += 1 }
  }

  /// Reports properties that became something that the row neither showed at first nor shows in the end.
  private func check(_ arrivals: [ViewSnapshot], from first: ViewSnapshot, row: IndexPath, earlier: IndexPath) async {
    guard let settled = await show(AuditStep(row: row), isNamed: true) else { return }
    var former: ViewSnapshot?
    for arrival in arrivals {
      let changed = Set(arrival.differences(from: first, tolerance: options.tolerance).map(\.path))
      for difference in arrival.differences(from: settled.snapshot, tolerance: options.tolerance)
      where changed.contains(difference.path) && !isIgnored(difference.path) {
        if former == nil { former = await show(AuditStep(row: earlier), isNamed: true)?.snapshot }
        let others = former.map { arrival.differences(from: $0, tolerance: options.tolerance) } ?? []
        let isFormer = former != nil && !others.contains { $0.path == difference.path }
        report(
          ReuseFinding(
            kind: .late,
            path: difference.path,
            row: row,
            shown: difference.shown,
            expected: difference.expected,
            source: isFormer ? earlier : nil,
            sequence: [AuditStep(row: earlier), AuditStep(row: row)]
          )
        )
      }
    }
  }
}
