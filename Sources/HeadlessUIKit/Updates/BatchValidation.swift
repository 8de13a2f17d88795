/// What rows and their view are called in UIKit's messages.
package enum ListWords: Sendable {
  case table
  case collection

  var view: String { self == .table ? "table view" : "collection view" }
  var element: String { self == .table ? "row" : "item" }
}

/// Checks whether a batch of updates agrees with the counts before and after it, in UIKit's words.
package struct BatchValidation {
  package let updates: BatchUpdates
  package let before: [Int]
  package let after: [Int]
  package let words: ListWords

  package init(_ updates: BatchUpdates, before: [Int], after: [Int], words: ListWords) {
    self.updates = updates
    self.before = before
    self.after = after
    self.words = words
  }

  /// The first thing that doesn't add up; `nil` for a valid batch.
  package func mistake() -> String? {
    wrongSection() ?? wrongRow() ?? doubled() ?? sectionCount() ?? rowCounts()
  }

  private func wrongSection() -> String? {
    for section in updates.deletedSections + updates.reloadedSections where !before.indices.contains(section) {
      let verb = updates.deletedSections.contains(section) ? "delete" : "reload"
      return "attempt to \(verb) section \(section), but there are only \(before.count) sections before the update"
    }
    for section in updates.insertedSections where !after.indices.contains(section) {
      return "attempt to insert section \(section) but there are only \(after.count) sections after the update"
    }
    for move in updates.movedSections {
      if !before.indices.contains(move.from) {
        return "attempt to move section \(move.from), but there are only \(before.count) sections before the update"
      }
      if !after.indices.contains(move.to) {
        return "attempt to move section \(move.from) to section \(move.to), but there are only \(after.count) sections "
          + "after the update"
      }
    }
    return nil
  }

  private func wrongRow() -> String? {
    for (rows, verb) in [
      (updates.deletedRows, "delete"), (updates.reloadedRows, "reload"), (updates.movedRows.map(\.from), "move"),
    ] {
      for row in rows {
        if let mistake = missing(row, in: before, "\(verb) \(words.element) \(row.row) from", "before") {
          return mistake
        }
      }
    }
    for (rows, verb) in [(updates.insertedRows, "insert"), (updates.movedRows.map(\.to), "move")] {
      for row in rows {
        if !after.indices.contains(row.section) {
          return "attempt to \(verb) \(words.element) \(row.row) into section \(row.section), but there are only "
            + "\(after.count) sections after the update"
        }
        if !(0..<after[row.section]).contains(row.row) {
          return "attempt to \(verb) \(words.element) \(row.row) into section \(row.section), but there are only "
            + "\(after[row.section]) \(words.element)s in section \(row.section) after the update"
        }
      }
    }
    return nil
  }

  private func missing(_ row: RowPosition, in counts: [Int], _ attempt: String, _ time: String) -> String? {
    if !counts.indices.contains(row.section) {
      return "attempt to \(attempt) section \(row.section), but there are only \(counts.count) sections \(time) the "
        + "update"
    }
    if !(0..<counts[row.section]).contains(row.row) {
      return "attempt to \(attempt) section \(row.section) which only contains \(counts[row.section]) "
        + "\(words.element)s \(time) the update"
    }
    return nil
  }

  private func doubled() -> String? {
    func repeated<Place: Hashable>(_ places: [Place]) -> Place? {
      var seen: Set<Place> = []
      return places.first { !seen.insert($0).inserted }
    }
    let away = Set(updates.movedRows.map(\.from))
    if let row = (updates.deletedRows + updates.reloadedRows).first(where: away.contains) {
      return "attempt to perform a delete and a move from the same index path (\(row.indexPath.messageText))"
    }
    if let row = repeated(updates.movedRows.map(\.from)) {
      return "attempt to perform multiple moves from the same index path (\(row.indexPath.messageText))"
    }
    let towards = Set(updates.movedRows.map(\.to))
    if let row = updates.insertedRows.first(where: towards.contains) {
      return "attempt to perform an insert and a move to the same index path (\(row.indexPath.messageText))"
    }
    if let row = repeated(updates.movedRows.map(\.to)) {
      return "attempt to perform multiple moves to the same index path (\(row.indexPath.messageText))"
    }
    let sectionsAway = Set(updates.movedSections.map(\.from))
    if let section = (updates.deletedSections + updates.reloadedSections).first(where: sectionsAway.contains) {
      return "attempt to perform a delete and a move from the same section (\(section))"
    }
    let sectionsTowards = Set(updates.movedSections.map(\.to))
    if let section = updates.insertedSections.first(where: sectionsTowards.contains) {
      return "attempt to perform an insert and a move to the same section (\(section))"
    }
    return nil
  }

  private func sectionCount() -> String? {
    let (inserted, deleted) = (updates.insertedSections.count, updates.deletedSections.count)
    if after.count == before.count + inserted - deleted { return nil }
    return
      "Invalid update: invalid number of sections. The number of sections contained in the \(words.view) after the "
      + "update (\(after.count)) must be equal to the number of sections contained in the \(words.view) before the "
      + "update (\(before.count)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, "
      + "\(deleted) deleted)."
  }

  private func rowCounts() -> String? {
    let plan = BatchPlan(updates)
    let inserted = counts(updates.insertedRows)
    let deleted = counts(updates.deletedRows)
    let movedIn = counts(updates.movedRows.map(\.to))
    let movedOut = counts(updates.movedRows.map(\.from))
    let reloaded = Set(updates.reloadedSections)
    for old in before.indices where !reloaded.contains(old) {
      guard let new = plan.newSection(old) else { continue }
      let (i, d) = (inserted[new] ?? 0, deleted[old] ?? 0)
      let (into, out) = (movedIn[new] ?? 0, movedOut[old] ?? 0)
      if after[new] == before[old] + i - d + into - out { continue }
      let element = words.element
      return
        "Invalid update: invalid number of \(element)s in section \(new). The number of \(element)s contained in an "
        + "existing section after the update (\(after[new])) must be equal to the number of \(element)s contained in "
        + "that section before the update (\(before[old])), plus or minus the number of \(element)s inserted or deleted "
        + "from that section (\(i) inserted, \(d) deleted) and plus or minus the number of \(element)s moved into or out "
        + "of that section (\(into) moved in, \(out) moved out)."
    }
    return nil
  }

  private func counts(_ rows: [RowPosition]) -> [Int: Int] {
    rows.reduce(into: [:]) { $0[$1.section, default: 0] += 1 }
  }
}
