/// Checks a batch of updates against the counts before and after it. The order of the checks and the messages are
/// UIKit's.
///
/// UIKit treats a reload as a deletion and an insertion. It determines the position of the inserted row from the other
/// deletions and insertions, but not from the moves; a reload and a move in one batch can therefore conflict, and UIKit
/// then stops. The difference of two snapshots doesn't come from a caller, so only its counts are checked.
package struct BatchValidation {
  let before: [Int]
  let after: [Int]
  let kind: ListKind
  private let updates: BatchUpdates
  package let plan: BatchPlan
  private let deleted: [BatchChange]
  private let inserted: [BatchChange]

  package init(_ updates: BatchUpdates, before: [Int], after: [Int], kind: ListKind) {
    self.before = before
    self.after = after
    self.kind = kind
    plan = BatchPlan(updates)
    self.updates = plan.updates
    let positions = updates.isDifference ? plan : plan.withoutMoves
    let reloadedSections = plan.updates.reloadedSections.compactMap(positions.newSection)
    let reloadedRows = plan.updates.reloadedRows.compactMap { row in
      if case .reloaded(let position) = positions.fate(of: row) { return position }
      return nil
    }
    deleted =
      (updates.deletedSections + plan.updates.reloadedSections).map { BatchChange(section: $0) }
      + (plan.updates.deletedRows + plan.updates.reloadedRows).map(BatchChange.init)
    inserted =
      (plan.updates.insertedSections + reloadedSections).map { BatchChange(section: $0) }
      + (plan.updates.insertedRows + reloadedRows).map(BatchChange.init)
  }

  /// The message for the first error, or `nil` for a valid batch.
  package func firstError() -> String? {
    if updates.isDifference { return sectionCountError() ?? rowCountError() }
    return deletedAndReloadedError() ?? deletionError() ?? insertionError() ?? sectionMoveError() ?? rowMoveError()
      ?? sectionCountError() ?? rowCountError() ?? repeatedDeletionError()
  }

  // MARK: Positions

  private func deletedAndReloadedError() -> String? {
    let sections = Set(updates.deletedSections)
    let rows = Set(updates.deletedRows)
    let found =
      updates.reloadedSections.first(where: sections.contains).map { BatchChange(section: $0) }
      ?? updates.reloadedRows.first(where: rows.contains).map(BatchChange.init)
    return found.map { "attempt to delete and reload the same index path (\($0.messageText))" }
  }

  private func deletionError() -> String? {
    let movedSections = Set(updates.movedSections.map(\.from))
    let movedRows = Set(updates.movedRows.map(\.from))
    let leftSections = Set(updates.movedRows.map(\.from.section))
    let element = kind.element
    for change in deleted.sorted(by: >) {
      let section = change.section
      guard let row = change.row else {
        if !before.indices.contains(section) {
          return "attempt to delete section \(section), but there are only \(before.count) sections before the update"
        }
        if movedSections.contains(section) {
          return "attempt to perform a delete and a move from the same section (\(section))"
        }
        if leftSections.contains(section) {
          return "cannot move \(kind.elementWithArticle) from a deleted section (\(section))"
        }
        continue
      }
      if !before.indices.contains(section) {
        return "attempt to delete \(element) \(row) from section \(section), but there are only \(before.count) "
          + "sections before the update"
      }
      if !(0..<before[section]).contains(row) {
        return "attempt to delete \(element) \(row) from section \(section) which only contains \(before[section]) "
          + "\(element)s before the update"
      }
      if movedRows.contains(RowPosition(section: section, row: row)) {
        return "attempt to perform a delete and a move from the same index path (\(change.messageText))"
      }
    }
    return nil
  }

  private func insertionError() -> String? {
    let movedSections = Set(updates.movedSections.map(\.to))
    let movedRows = Set(updates.movedRows.map(\.to))
    let enteredSections = Set(updates.movedRows.map(\.to.section))
    let element = kind.element
    for change in inserted.sorted() {
      let section = change.section
      guard let row = change.row else {
        if !after.indices.contains(section) {
          return "attempt to insert section \(section) but there are only \(after.count) sections after the update"
        }
        if movedSections.contains(section) {
          return "attempt to perform an insert and a move to the same section (\(section))"
        }
        if enteredSections.contains(section) {
          return "cannot move \(kind.elementWithArticle) into a newly inserted section (\(section))"
        }
        continue
      }
      if !after.indices.contains(section) {
        return "attempt to insert \(element) \(row) into section \(section), but there are only \(after.count) "
          + "sections after the update"
      }
      if !(0..<after[section]).contains(row) {
        return "attempt to insert \(element) \(row) into section \(section), but there are only \(after[section]) "
          + "\(element)s in section \(section) after the update"
      }
      if movedRows.contains(RowPosition(section: section, row: row)) {
        return "attempt to perform an insert and a move to the same index path (\(change.messageText))"
      }
    }
    // Where sections move, a reloaded section isn't where UIKit inserts it.
    let entered = updates.reloadedSections.lazy.compactMap(plan.newSection).first(where: enteredSections.contains)
    return entered.map { "cannot move \(kind.elementWithArticle) into a newly inserted section (\($0))" }
  }

  // MARK: Moves

  private func sectionMoveError() -> String? {
    var targets: [Int: Int] = [:]
    var sources: [Int: Int] = [:]
    for move in updates.movedSections {
      if !before.indices.contains(move.from) {
        return "attempt to move section \(move.from), but there are only \(before.count) sections before the update"
      }
      if !after.indices.contains(move.to) {
        // The repeated "to" is UIKit's.
        return "attempt to to move section \(move.from) to section \(move.to), but there are only \(after.count) "
          + "sections after the update"
      }
      if let other = targets.updateValue(move.to, forKey: move.from) {
        return "attempt to move section \(move.from) to both section \(other) and section \(move.to)"
      }
      if let other = sources.updateValue(move.from, forKey: move.to) {
        return "attempt to move both section \(other) and section \(move.from) to section \(move.to)"
      }
    }
    return nil
  }

  private func rowMoveError() -> String? {
    var targets: [RowPosition: RowPosition] = [:]
    var sources: [RowPosition: RowPosition] = [:]
    let element = kind.element
    for move in updates.movedRows {
      let from = move.from.messageText
      let to = move.to.messageText
      if !before.indices.contains(move.from.section) {
        return "attempt to move index path (\(from)) from a section that does not exist - there are only "
          + "\(before.count) sections before the update"
      }
      let old = before[move.from.section]
      if !(0..<old).contains(move.from.row) {
        return
          "attempt to move index path (\(from)) that does not exist - there are only \(old) \(element)s in section "
          + "\(move.from.section) before the update"
      }
      if !after.indices.contains(move.to.section) {
        return "attempt to move index path (\(from)) to index path (\(to)) in section that does not exist - there are "
          + "only \(after.count) sections after the update"
      }
      let new = after[move.to.section]
      if !(0..<new).contains(move.to.row) {
        return "attempt to move index path (\(from)) to index path (\(to)) that does not exist - there are only \(new) "
          + "\(element)s in section \(move.to.section) after the update"
      }
      if let other = targets.updateValue(move.to, forKey: move.from) {
        return "attempt to move \(element) at index path \(from) to both \(other.messageText) and \(to)"
      }
      if let other = sources.updateValue(move.from, forKey: move.to) {
        return "attempt to move both \(element) at index path \(other.messageText) and \(from) to \(to)"
      }
    }
    return nil
  }

  // MARK: Counts

  private func sectionCountError() -> String? {
    let inserted = inserted.lazy.filter { $0.row == nil }.count
    let deleted = deleted.lazy.filter { $0.row == nil }.count
    if after.count == before.count + inserted - deleted { return nil }
    return
      "Invalid update: invalid number of sections. The number of sections contained in the \(kind.view) after the "
      + "update (\(after.count)) must be equal to the number of sections contained in the \(kind.view) before the "
      + "update (\(before.count)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, "
      + "\(deleted) deleted)."
  }

  private func rowCountError() -> String? {
    let inserted = counts(inserted.lazy.filter { $0.row != nil }.map(\.section))
    let deleted = counts(deleted.lazy.filter { $0.row != nil }.map(\.section))
    let movedIn = counts(updates.movedRows.lazy.map(\.to.section))
    let movedOut = counts(updates.movedRows.lazy.map(\.from.section))
    let reloaded = Set(updates.reloadedSections)
    for new in after.indices {
      guard let old = plan.oldSection(new), before.indices.contains(old), !reloaded.contains(old) else { continue }
      let (i, d) = (inserted[new] ?? 0, deleted[old] ?? 0)
      let (into, out) = (movedIn[new] ?? 0, movedOut[old] ?? 0)
      if after[new] == before[old] + i - d + into - out { continue }
      let element = kind.element
      return
        "Invalid update: invalid number of \(element)s in section \(new). The number of \(element)s contained in an "
        + "existing section after the update (\(after[new])) must be equal to the number of \(element)s contained in "
        + "that section before the update (\(before[old])), plus or minus the number of \(element)s inserted or "
        + "deleted from that section (\(i) inserted, \(d) deleted) and plus or minus the number of \(element)s moved "
        + "into or out of that section (\(into) moved in, \(out) moved out)."
    }
    return nil
  }

  private func counts(_ sections: some Sequence<Int>) -> [Int: Int] {
    sections.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// UIKit counts a row that is deleted twice as two, and deletes another row as well. Stop instead.
  private func repeatedDeletionError() -> String? {
    var seen: Set<BatchChange> = []
    let sections = updates.deletedSections.lazy.map { BatchChange(section: $0) }
    let rows = updates.deletedRows.lazy.map(BatchChange.init)
    let repeated = sections.first { !seen.insert($0).inserted } ?? rows.first { !seen.insert($0).inserted }
    return repeated.map { "attempt to delete the same index path twice (\($0.messageText))" }
  }
}
