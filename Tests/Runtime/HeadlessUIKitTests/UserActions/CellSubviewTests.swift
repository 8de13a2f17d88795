import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Buttons that are subviews of a cell, beside its content view or in it.
@MainActor struct CellSubviewTests {
  enum Place: CaseIterable {
    case cell, contentView, cellAfterContentView
  }

  /// As since iOS 14, the content view of a table's cell is in front of what was added before it was first used.
  @Test(arguments: Place.allCases) func theContentViewOfARowCoversWhatIsBesideIt(place: Place) {
    let (window, row) = (UIWindow(frame: Self.frame), Row(1))
    let table = row.table(320, 44)
    window.addSubview(table)
    let button = Self.button(in: row.cell, row.cell.contentView, place)
    table.layoutIfNeeded()
    withKnownIssue {
      button.user.tap()
    } when: {
      place == .cell
    }
    #expect(button.tag == (place == .cell ? 0 : 1))
  }

  /// A collection view's cell has a content view only if that is used.
  @Test(arguments: [(Place.cell, false), (.cell, true), (.contentView, true), (.cellAfterContentView, true)])
  func theContentViewOfAnItemCoversWhatIsBesideItIfItIsUsed(place: Place, isUsed: Bool) {
    let (window, cell) = (UIWindow(frame: Self.frame), UICollectionViewCell(frame: Self.frame))
    window.addSubview(cell)
    let button = Self.button(in: cell, cell.contentView, place)
    if isUsed { cell.contentView.backgroundColor = .red }
    cell.layoutIfNeeded()
    let isCovered = place == .cell && isUsed
    withKnownIssue {
      button.user.tap()
    } when: {
      isCovered
    }
    #expect(button.tag == (isCovered ? 0 : 1))
  }

  private static let frame = CGRect(x: 0, y: 0, width: 320, height: 44)

  private static func button(in cell: UIView, _ contentView: @autoclosure () -> UIView, _ place: Place) -> UIButton {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.addAction(UIAction { _ in button.tag += 1 }, for: .touchUpInside)
    if place == .cellAfterContentView { contentView().clipsToBounds = true }
    (place == .contentView ? contentView() : cell).addSubview(button)
    return button
  }

  private final class Row: ListSource {
    var cell = UITableViewCell()
    override func tableView(_: UITableView, cellForRowAt _: IndexPath) -> UITableViewCell { cell }
  }
}
