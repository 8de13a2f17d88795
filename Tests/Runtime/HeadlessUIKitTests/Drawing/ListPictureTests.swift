import HeadlessUIKit
import HeadlessUIKitDrawing
import Testing

/// How pictures show the backgrounds, the groups and the separators of lists.
@MainActor struct ListPictureTests {
  private func table(_ style: UITableView.Style, _ change: (UITableView) -> Void = { _ in }) -> String {
    let table = ListSource(3).table(style: style)
    change(table)
    return table.svg()
  }

  @Test(arguments: [(UITableView.Style.plain, "#ffffff"), (.grouped, "#f2f2f7"), (.insetGrouped, "#f2f2f7")])
  func aTableHasABackground(_ style: UITableView.Style, color: String) {
    #expect(table(style).contains("width=\"320\" height=\"480\" fill=\"\(color)\""))
    #expect(table(style) { $0.backgroundColor = .red }.contains("width=\"320\" height=\"480\" fill=\"#ff0000\""))
  }

  @Test func theBackgroundViewOfATableIsBehindItsRows() {
    let picture = table(.plain) { table in
      let label = UILabel()
      label.text = "Nobody"
      label.backgroundColor = .green
      table.backgroundView = label
    }
    #expect(picture.contains(">Nobody<") && picture.contains("width=\"320\" height=\"480\" fill=\"#00ff00\""))
  }

  @Test func aSeparatorHasTheInsetsOfItsCellOrElseOfTheTable() {
    let picture = table(.plain) { table in
      (table.separatorInset.left, table.separatorInset.right) = (40, 10)
      table.layoutIfNeeded()
      table.visibleCells.first?.separatorInset = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 3)
      table.visibleCells.last?.separatorInset.left = 400
    }
    let lines = picture.matches(of: #/<polyline points="([^"]*)"/#).map { String($0.1) }.sorted(by: >)
    #expect(lines == ["7,43.5 317,43.5", "40,43.5 310,43.5"])
  }

  @Test func insetGroupsHaveRoundCorners() {
    func corners(_ picture: String) -> Int { picture.components(separatedBy: "A10 10").count - 1 }
    #expect(corners(table(.insetGrouped)) == 4)
    #expect(corners(table(.grouped)) == 0)
  }

  private func list(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> String {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: appearance))
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(item)"
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator(), .label(text: "New")]
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    source.apply(NSDiffableDataSourceSnapshot([(0, [1, 2, 3])]), animatingDifferences: false)
    return view.svg()
  }

  @Test func listsHaveABackgroundGroupsAndAccessories() {
    let (grouped, plain) = (list(.insetGrouped), list(.plain))
    #expect(grouped.contains("width=\"320\" height=\"480\" fill=\"#f2f2f7\""))
    #expect(grouped.components(separatedBy: "A10 10").count == 5)
    #expect(plain.contains("width=\"320\" height=\"480\" fill=\"#ffffff\"") && !plain.contains("A10 10"))
    #expect(grouped.contains(">Row 2<") && grouped.contains(">New<"))
  }
}
