package import Foundation

/// A row that a cell showed before it was recycled.
package struct AuditStep: Hashable, CustomStringConvertible {
  package var row: IndexPath
  /// Whether the cell was selected and highlighted in the row.
  package var isSelected = false

  package var description: String { isSelected ? "\(row) (selected)" : "\(row)" }
}

/// A property that a recycled cell shows wrongly.
package struct ReuseFinding {
  package enum Kind {
    /// The property has the value of a former row, or one that an earlier use left.
    case stale
    /// The property changed after the cell was recycled, to content for another row.
    case late
    /// The data source answered the row differently when it was asked again.
    case unrepeatable
  }

  package var kind: Kind
  /// The path of the property, such as "PersonCell.badgeLabel.isHidden".
  package var path: String
  /// The row in which the cell is wrong.
  package var row: IndexPath
  package var shown: SnapshotValue
  package var expected: SnapshotValue
  /// The row that the value comes from; `nil` if no row has it.
  package var source: IndexPath?
  /// The shortest sequence of rows of one cell after which the last is wrong.
  package var sequence: [AuditStep]
  /// The other rows in which the property is wrong.
  package var otherRows: Set<IndexPath> = []
}

extension ReuseFinding: CustomStringConvertible {
  /// The text of the finding: the difference, its location, and the fix. A row is called `word`.
  package func text(word: String) -> String {
    switch kind {
    case .stale: staleText(word) + othersText(word)
    case .late: lateText(word) + othersText(word)
    case .unrepeatable:
      "\(path) isn't repeatable: two new cells for \(word) \(row) show \(shown) and \(expected). A stale value can't be "
        + "told from a new one. Make the data source answer each \(word) from its data alone, or ignore the property"
        + othersText(word)
    }
  }

  package var description: String { text(word: "row") }

  private func staleText(_ word: String) -> String {
    let origin =
      if let source {
        "The value comes from \(word) \(source)"
      } else if sequence.first?.isSelected == true {
        "The value remains from the selection of \(word) \(sequence[0].row)"
      } else if sequence.count > 1 {
        "The value remains from the cell's use in \(word) \(sequence[sequence.count - 2].row)"
      } else {
        "The value remains from a former use of the cell"
      }
    let steps = sequence.map(\.description).joined(separator: ", ")
    return "\(path) is stale: the recycled cell of \(word) \(row) shows \(shown), and a new cell shows \(expected). "
      + "\(origin). Sequence that reproduces it: \(steps). Set the property for every \(word), or reset it in "
      + "prepareForReuse()"
  }

  private func lateText(_ word: String) -> String {
    let meant = source.map { "meant for \(word) \($0)" } ?? "meant for another \(word)"
    let steps = sequence.map(\.description).joined(separator: ", ")
    return "\(path) changed after the cell was recycled: in \(word) \(row) it became \(shown), which is \(meant), and "
      + "should be \(expected). Sequence that reproduces it: \(steps), with the content of the first \(word) still on "
      + "its way. Before content is shown, check that the cell still shows the \(word) that requested it"
  }

  private func othersText(_ word: String) -> String {
    let count = otherRows.count
    return count == 0 ? "" : "; the same in \(count) other \(count == 1 ? word : word + "s")"
  }
}
