import Testing

@testable import HeadlessUIKit

/// The changes that update the configurations of cells.
@MainActor struct CellConfigurationTests {
  /// A change of a cell, and the states that `updateConfiguration(using:)` then sees, as text.
  struct Case: NamedCase {
    let name: String
    let told: [String]
    let change: @MainActor @Sendable (StateCell) -> Void
  }

  @Test(arguments: [
    Case(name: "nothing", told: []) { _ in },
    Case(name: "selected", told: ["selected"]) { $0.isSelected = true },
    Case(name: "highlighted", told: ["highlighted"]) { $0.isHighlighted = true },
    Case(name: "editing", told: ["editing"]) { $0.isEditing = true },
    Case(name: "several changes become one", told: ["highlighted selected editing"]) {
      $0.isSelected = true
      $0.isHighlighted = true
      $0.setEditing(true, animated: false)
    },
    Case(name: "the same again", told: []) { $0.isSelected = false },
    Case(name: "asked for", told: [""]) { $0.setNeedsUpdateConfiguration() },
    Case(name: "own state", told: ["glad"]) { $0.mood = "glad" },
    Case(name: "there and back", told: [""]) {
      $0.isSelected = true
      $0.isSelected = false
    },
  ])
  func changesDriveUpdates(_ row: Case) {
    let cell = StateCell(style: .default, reuseIdentifier: nil).laidOut()
    #expect(cell.told == [""], "once before it first shows")
    cell.told = []
    row.change(cell)
    #expect(cell.told.isEmpty, "not before the layout")
    cell.layoutIfNeeded()
    #expect(cell.told == row.told)
  }

  @Test func collectionCellsFollowTheirState() {
    let cell = StateItem(frame: .zero).laidOut()
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    cell.isHighlighted = false
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.told == ["", "highlighted", "selected"])
  }

  @Test func handlerRunsAfterTheMethod() {
    let cell = StateCell(style: .default, reuseIdentifier: nil)
    cell.configurationUpdateHandler = { cell, state in
      (cell as? StateCell)?.told.append("handler \(state.isSelected)")
    }
    cell.layoutIfNeeded()
    #expect(cell.told == ["", "handler false"])
  }

  @Test func heightIsThatOfTheUpdatedContent() {
    let cell = NotesCell(style: .default, reuseIdentifier: nil)
    cell.lines = 5
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    let line = UIFont.preferredFont(forTextStyle: .body).lineHeight
    #expect(size.height == (line * 5 * 2).rounded(.up) / 2 + 22)
  }

  // MARK: Content

  @Test func contentViewIsReplacedAndThenChanged() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let empty = cell.contentView
    cell.contentConfiguration = Badge(number: 1)
    let badge = cell.contentView
    #expect(badge is BadgeView && badge.superview === cell && empty.superview == nil)
    cell.contentConfiguration = Badge(number: 2)
    #expect(cell.contentView === badge)
    #expect((badge as? BadgeView)?.shown == [1, 2])
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView is UIListContentView && badge.superview == nil)
    cell.contentConfiguration = nil
    #expect(type(of: cell.contentView) == UIView.self && cell.contentView.subviews.isEmpty)
    #expect(cell.contentView.layoutMargins == empty.layoutMargins)
    #expect(cell.subviews.count == 1)
  }

  @Test func aConfigurationReplacesTheStandardLabels() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.contentConfiguration = cell.defaultContentConfiguration()
    #expect(cell.textLabel == nil && cell.detailTextLabel == nil && cell.imageView == nil)
  }

  @Test(arguments: [true, false])
  func contentFollowsTheStateUnlessItMayNot(automatically: Bool) {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.automaticallyUpdatesContentConfiguration = automatically
    cell.contentConfiguration = Badge(number: 1)
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? Badge)?.isBold == automatically)
    #expect((cell.contentView as? BadgeView)?.isBold == automatically)
  }

  // MARK: Background

  @Test func backgroundsExcludeEachOther() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundColor = .red
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    cell.backgroundConfiguration = .listPlainCell()
    #expect(cell.backgroundColor == nil && cell.backgroundView == nil && cell.selectedBackgroundView == nil)
    cell.backgroundColor = .red
    #expect(cell.backgroundConfiguration == nil)
    cell.backgroundConfiguration = .clear()
    cell.backgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil && cell.subviews.count == 2)
  }

  @Test func backgroundFollowsTheState() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    var background = UIBackgroundConfiguration.listGroupedCell()
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    background.cornerRadius = 8
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    let view = try #require(cell.subviews.first)
    #expect(view.frame == CGRect(x: 2, y: 1, width: 94, height: 46) && view.layer.cornerRadius == 8)
    #expect(view.backgroundColor == .secondarySystemGroupedBackground)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(view.backgroundColor == .systemGray4 && cell.subviews.first === view)
    cell.backgroundConfiguration?.backgroundColor = .red
    cell.layoutIfNeeded()
    #expect(view.backgroundColor == .red)
  }

  // MARK: In a table

  @Test func rowsAreUpdatedWithTheirSelectionAndRecycledWithTheirContentViews() throws {
    let source = ListSource(100, "cell") { ($0 as? UITableViewCell)?.contentConfiguration = Badge(number: $1) }
    let table = source.table(320, 440)
    table.rowHeight = 44
    table.layoutIfNeeded()
    let views = Set(table.visibleCells.map { ObjectIdentifier($0.contentView) })
    table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { ($0.contentView as? BadgeView)?.isBold } == (0..<10).map { $0 == 3 })
    table.scroll(toY: 440)
    #expect(table.visibleCells.map { ($0.contentView as? BadgeView)?.shown.last } == Array(10..<20))
    let later = Set(table.visibleCells.map { ObjectIdentifier($0.contentView) })
    #expect(later.subtracting(views).count <= 1, "recycled with their cells")
    #expect(table.visibleCells.allSatisfy { ($0.contentView as? BadgeView)?.isBold == false })
  }

  @Test func headersHaveConfigurations() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var content = header.defaultContentConfiguration()
    content.text = "people"
    header.contentConfiguration = content
    header.backgroundConfiguration = .clear()
    header.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    header.layoutIfNeeded()
    #expect((header.contentView.subviews.first as? UILabel)?.text == "PEOPLE")
    #expect(header.subviews.first?.backgroundColor == .clear)
    #expect(header.contentView.frame == header.bounds)
  }
}
