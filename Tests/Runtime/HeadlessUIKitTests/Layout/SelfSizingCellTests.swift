import Testing

@testable import HeadlessUIKit

/// A cell whose height follows from its constraints and texts.
final class SelfSizingCell: UITableViewCell {
  private(set) weak var titleLabel: UILabel!
  private(set) weak var noteLabel: UILabel!

  func show(_ title: String, _ note: String) {
    titleLabel.text = title
    noteLabel.text = note
  }
}

@MainActor struct SelfSizingCellTests {
  /// A title of 20 points above a note of 10 points, in a column that is 70 points narrower than the cell, and 10
  /// points from the cell's edges.
  private static func notes(_ texts: [(title: String, note: String)]) -> ListSource {
    ListSource(texts.count, "SelfSizingCell") { ($0 as? SelfSizingCell)?.show(texts[$1].title, texts[$1].note) }
  }

  private func table(_ notes: ListSource, width: CGFloat = 170) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 400))
    table.register(UINib(nibName: "SelfSizingCell", bundle: .module), forCellReuseIdentifier: "SelfSizingCell")
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 80
    table.dataSource = notes
    table.layoutIfNeeded()
    return table
  }

  private func heights(_ table: UITableView) -> [CGFloat] { table.visibleCells.map(\.frame.height) }

  @Test func rowsAreAsHighAsTheirContent() {
    let notes = Self.notes([
      ("Ten digits", "A note of one line"), ("More than ten", "One"),
      ("Short", "Twenty chars a line, and so this takes three lines"), ("", ""),
    ])
    let table = table(notes)
    // 10, the title's lines, 4, the note's lines, 10; at least the picture's 40 and 20.
    #expect(heights(table) == [60, 84, 84, 60])
    let cell = table.visibleCells[2] as? SelfSizingCell
    #expect(cell?.titleLabel.superview?.frame == CGRect(x: 60, y: 10, width: 100, height: 64))
    #expect(cell?.noteLabel.frame == CGRect(x: 0, y: 28, width: 100, height: 36))
  }

  @Test func aRecycledCellTakesItsNewHeight() {
    let notes = Self.notes((0..<100).map { ("\($0)", String(repeating: "1234567890", count: $0 % 7)) })
    let table = table(notes)
    for row in [0, 50, 99, 3] {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
      table.layoutIfNeeded()
      for cell in table.visibleCells {
        guard let row = table.indexPath(for: cell)?.row else { continue }
        // Sixteen digits take a line.
        let lines = (row % 7 * 10 + 15) / 16
        #expect(cell.frame.height == max(60, CGFloat(10 + 24 + 4 + 12 * lines + 10)), "row \(row)")
      }
    }
  }

  @Test func aCellWithoutAHeightHasTheStandardOne() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = UILabel()
    label.text = "Only at the top"
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    label.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(size == CGSize(width: 200, height: 44))
  }

  @Test func anItemPrefersTheSizeOfItsContent() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let label = UILabel()
    label.text = "1234567890"
    label.font = .systemFont(ofSize: 10)
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 3),
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 4),
      cell.contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 5),
      cell.contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 6),
    ])
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 7, y: 8, width: 50, height: 50)
    #expect(cell.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 71, height: 21))
  }

  @Test func aRowOfTheSameContentIsNotSolvedAgain() throws {
    let notes = Self.notes((0..<50).map { _ in ("Title", "Note") })
    let table = table(notes)
    let cell = try #require(table.visibleCells.first as? SelfSizingCell)
    let solveCount = try #require(cell.contentView.layoutHost).solveCount
    #expect(solveCount <= 2)
    for _ in 0..<20 {
      table.contentOffset.y += 60
      table.layoutIfNeeded()
    }
    #expect(cell.contentView.layoutHost?.solveCount == solveCount)
  }
}
