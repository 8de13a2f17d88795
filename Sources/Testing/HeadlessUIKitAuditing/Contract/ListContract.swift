package import Foundation
package import HeadlessUIKit

/// The contract of a data source and its delegate, checked for every row.
@MainActor
package struct ListContract<List: ContractList> {
  let list: List
  let options: ListContractOptions
  /// "row" or "item".
  private let word = List.elementKind.word

  package init(_ list: List, options: ListContractOptions) { (self.list, self.options) = (list, options) }

  /// Checks everything. Returns what was found, once for each thing.
  package func run() -> [String] {
    list.layoutIfNeeded()
    var findings = ContractFindings(word: word)
    checkCounts(&findings)
    checkRegistrations(&findings)
    let rows = options.rows ?? list.allIndexPaths
    checkCellsMade(&findings)
    let size = list.frame.size
    for (index, width) in options.widths.enumerated() {
      list.frame.size.width = width
      list.layoutIfNeeded()
      list.removeAllCells()
      checkContent(of: rows, width: width, checksClasses: index == 0, &findings)
    }
    list.frame.size = size
    list.removeAllCells()
    if options.operatesRows { checkActions(on: rows) }
    list.layoutIfNeeded()
    return findings.texts
  }

  // MARK: Counts and registrations

  private func checkCounts(_ findings: inout ContractFindings) {
    let (one, other) = (list.requestedCounts(), list.requestedCounts())
    if one != other {
      findings.add("counts", "the data source counts \(one) \(word)s, and \(other) when it is asked again")
    }
  }

  private func checkRegistrations(_ findings: inout ContractFindings) {
    for identifier in options.classes.keys.sorted() where !list.isRegistered(identifier) {
      findings.add(
        identifier,
        "nothing is registered for the reuse identifier \"\(identifier)\"; register \(name(of: identifier)) before the "
          + "list is shown"
      )
    }
  }

  private func name(of identifier: String) -> String { options.classes[identifier].map { "\($0)" } ?? "a class" }

  private func check(_ cell: List.Cell, at row: IndexPath, _ findings: inout ContractFindings) {
    if list.hasStaticCells { return }
    guard let identifier = list.reuseIdentifier(of: cell) else {
      return findings.add(
        "unreused \(type(of: cell))",
        "the \(type(of: cell)) of \(word) \(row) has no reuse identifier, so that it is never recycled; dequeue it",
        row
      )
    }
    guard !options.classes.isEmpty else { return }
    guard let expected = options.classes[identifier] else {
      return findings.add(
        "unlisted \(identifier)",
        "the cell of \(word) \(row) has the reuse identifier \"\(identifier)\", which isn't listed",
        row
      )
    }
    if type(of: cell) != expected {
      findings.add(
        "class \(identifier)",
        "the cell \"\(identifier)\" of \(word) \(row) is a \(type(of: cell)), and should be a \(expected)",
        row
      )
    }
  }

  // MARK: The number of cells

  /// Scrolls through the list. Cells that leave the screen must come back, unless they are those of a document.
  private func checkCellsMade(_ findings: inout ContractFindings) {
    if list.hasStaticCells { return }
    var seen: [String: [ObjectIdentifier: List.Cell]] = [:]
    var most: [String: Int] = [:]
    list.scrollThrough { cells in
      let groups = Dictionary(grouping: cells) { list.reuseIdentifier(of: $0) ?? "" }
      for (identifier, group) in groups {
        most[identifier] = max(most[identifier] ?? 0, group.count)
        for cell in group { seen[identifier, default: [:]][ObjectIdentifier(cell)] = cell }
      }
    }
    for identifier in seen.keys.sorted() {
      guard let cells = seen[identifier], let shown = most[identifier], cells.count > shown + 2 else { continue }
      let name = cells.values.first.map { "\(type(of: $0))" } ?? identifier
      findings.add(
        "made \(identifier)",
        "scrolling made \(cells.count) cells of \(name), of which at most \(shown) are on screen at once; dequeue cells "
          + "instead of creating them"
      )
    }
  }

  // MARK: Content

  private func checkContent(
    of rows: [IndexPath],
    width: CGFloat,
    checksClasses: Bool,
    _ findings: inout ContractFindings
  ) {
    for row in rows {
      for size in options.contentSizes {
        guard list.hasElement(at: row), let cell = list.show(row, idleCells: []) else { continue }
        cell.layoutIfNeeded()
        if checksClasses, size == options.contentSizes.first { check(cell, at: row, &findings) }
        var place = "at width \(Int(width))"
        if size.factor == 1 {
          checkHeight(of: cell, at: row, width, &findings)
        } else {
          list.enlarge(cell, at: row, by: size.factor)
          place += " and content size \(size.name)"
        }
        checkLayout(of: cell, at: row, place, &findings)
        list.hide()
      }
    }
  }

  private func checkHeight(of cell: List.Cell, at row: IndexPath, _ width: CGFloat, _ findings: inout ContractFindings)
  {
    guard let answered = list.answeredHeight(at: row), let needed = list.determinedHeight(of: cell),
      abs(answered - needed) > 0.5
    else { return }
    findings.add(
      "height \(type(of: cell))",
      "\(word) \(row) is \(SnapshotValue.number(Double(answered))) points high, and the content of its \(type(of: cell)) "
        + "is \(SnapshotValue.number(Double(needed))) points high at width \(Int(width)); compute the height from the "
        + "content of the \(word)",
      row
    )
  }

  private func checkLayout(of cell: List.Cell, at row: IndexPath, _ place: String, _ findings: inout ContractFindings) {
    let truncated = cell.truncatedLabels
    let (broken, ambiguous) = (cell.brokenConstraints, cell.ambiguousViews)
    if truncated.isEmpty, broken.isEmpty, ambiguous.isEmpty { return }
    let names = ObjectNames(of: cell, path: "\(type(of: cell))")
    func name(_ view: UIView) -> String { names[view] ?? "a \(type(of: view)) of \(type(of: cell))" }
    for label in truncated where !options.ignored.cover(name(label.view)) {
      findings.add(
        "truncated \(name(label.view))",
        "\(name(label.view)) is truncated in \(word) \(row) \(place): \"\(label.text)\" needs \(label.needed), and there "
          + "are \(label.available); allow more lines or more room",
        row
      )
    }
    for constraint in broken where !options.ignored.cover("\(type(of: cell))") {
      findings.add(
        "broken \(type(of: cell)) \(constraint)",
        "a constraint of \(type(of: cell)) can't be satisfied in \(word) \(row) \(place): \(constraint); remove it, or "
          + "lower its priority",
        row
      )
    }
    for view in ambiguous where !options.ignored.cover(name(view)) {
      findings.add(
        "ambiguous \(name(view))",
        "the constraints don't determine the frame of \(name(view)) in \(word) \(row) \(place); add constraints for its "
          + "position and size",
        row
      )
    }
  }

  // MARK: Actions

  /// Taps, swipes, edits and opens the menu of each row. Mistakes stop the program, as on a device.
  private func checkActions(on rows: [IndexPath]) {
    for row in rows where list.hasElement(at: row) {
      let screen = ListScreen(of: list)
      list.operate(row)
      screen.restore()
    }
  }
}

package struct ListContractOptions {
  package var rows: [IndexPath]?
  package var classes: [String: UIView.Type]
  package var widths: [CGFloat]
  package var contentSizes: [ContentSize]
  package var operatesRows: Bool
  package var ignored: [String]

  package init(
    rows: [IndexPath]?,
    classes: [String: UIView.Type],
    widths: [CGFloat],
    contentSizes: [ContentSize],
    operatesRows: Bool,
    ignored: [String]
  ) {
    self.rows = rows
    self.classes = classes
    self.widths = widths
    self.contentSizes = contentSizes
    self.operatesRows = operatesRows
    self.ignored = ignored
  }
}

/// Findings, each counted once.
struct ContractFindings {
  let word: String
  private var entries: [(text: String, row: IndexPath?, others: Set<IndexPath>)] = []
  private var indices: [String: Int] = [:]

  init(word: String) { self.word = word }

  mutating func add(_ key: String, _ text: String, _ row: IndexPath? = nil) {
    if let index = indices[key] {
      if let row, row != entries[index].row { entries[index].others.insert(row) }
      return
    }
    indices[key] = entries.count
    entries.append((text, row, []))
  }

  var texts: [String] {
    entries.map { text, _, others in
      others.isEmpty ? text : text + "; the same in \(others.count) other \(word)\(others.count == 1 ? "" : "s")"
    }
  }
}
