package import HeadlessUIKit

/// An element that a view showed before it was recycled.
package struct AuditStep: Hashable, CustomStringConvertible {
  package var element: AuditedElement
  /// Whether the view was selected and highlighted at that time.
  package var isSelected = false

  package var description: String { isSelected ? "\(element) (selected)" : "\(element)" }
}

/// A property that a recycled view shows wrongly.
package struct ReuseFinding {
  package enum Kind {
    /// The property has the value of a former element, or one that an earlier use left.
    case stale
    /// The property changed after the view was recycled, to content for another element.
    case late
    /// Two new views of the element differ.
    case unrepeatable
  }

  package var kind: Kind
  /// The path of the property, such as "PersonCell.badgeLabel.isHidden".
  package var path: String
  /// The element for which the view is wrong.
  package var element: AuditedElement
  package var shown: SnapshotValue
  package var expected: SnapshotValue
  /// The element that the value comes from; `nil` if no element has it.
  package var source: AuditedElement?
  /// The shortest sequence of elements of one view after which the last is wrong.
  package var sequence: [AuditStep]
  /// The other elements for which the property is wrong.
  package var others: Set<AuditedElement> = []

  init(
    _ kind: Kind,
    _ difference: PropertyDifference,
    of element: AuditedElement,
    after sequence: [AuditStep],
    source: AuditedElement? = nil
  ) {
    self.kind = kind
    path = difference.path
    self.element = element
    (shown, expected) = (difference.shown, difference.expected)
    self.source = source
    self.sequence = sequence
  }
}

extension ReuseFinding: CustomStringConvertible {
  /// The text of the finding: the difference, its location, and the fix.
  package var description: String {
    switch kind {
    case .stale: staleText + othersText
    case .late: lateText + othersText
    case .unrepeatable:
      "\(path) isn't repeatable: two new \(view)s for \(element.name) show \(shown) and \(expected). A stale value "
        + "can't be told from a new one. Make the \(asked) answer each \(word) from its data alone, or ignore the property"
        + othersText
    }
  }

  private var word: String { element.word }

  private var view: String { element.isInCell ? "cell" : "view" }

  /// The object that configures the view.
  private var asked: String {
    switch element.kind {
    case .row, .item, .supplementary: "data source"
    case .header, .footer: element.indexPath.count == 1 ? "delegate" : "data source"
    case .decoration: "layout"
    }
  }

  private var staleText: String {
    let origin =
      if let source {
        "The value comes from \(source.name)"
      } else if let first = sequence.first, first.isSelected {
        "The value remains from the selection of \(first.element.name)"
      } else if sequence.count > 1 {
        "The value remains from the \(view)'s use in \(sequence[sequence.count - 2].element.name)"
      } else {
        "The value remains from a former use of the \(view)"
      }
    return "\(path) is stale: the recycled \(view) of \(element.name) shows \(shown), and a new \(view) shows "
      + "\(expected). \(origin). Sequence that reproduces it: \(steps). Set the property for every \(word), or reset it "
      + "in prepareForReuse()"
  }

  private var lateText: String {
    let meant = source.map { "meant for \($0.name)" } ?? "meant for another \(word)"
    return "\(path) changed after the \(view) was recycled: in \(element.name) it became \(shown), which is \(meant), "
      + "and should be \(expected). Sequence that reproduces it: \(steps), with the content of the first \(word) still "
      + "on its way. Before content is shown, check that the \(view) still shows the \(word) that requested it"
  }

  private var steps: String { sequence.map(\.description).joined(separator: ", ") }

  private var othersText: String {
    let count = others.count
    return count == 0 ? "" : "; the same in \(count) other \(count == 1 ? word : word + "s")"
  }
}
