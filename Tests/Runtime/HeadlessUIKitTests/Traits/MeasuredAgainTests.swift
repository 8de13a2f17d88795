import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Lists measure again after a change of something that sizes depend on.
@MainActor struct MeasuredAgainTests {
  /// A label that follows the size of text, at the edges of a view.
  private static func addLabel(to view: UIView) {
    let label = UILabel()
    label.text = "Text"
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  private final class Row: FilledRow {
    override func fill(_ content: UIView) { addLabel(to: content) }
  }
  private final class Header: FilledHeader {
    override func fill(_ content: UIView) { addLabel(to: content) }
  }
  private final class Item: FilledItem {
    override func fill(_ content: UIView) { addLabel(to: content) }
  }

  /// The data of all lists here.
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
    var text: String?
    var counts = [3, 40, 3]

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "x", for: indexPath)
      if let text {
        var content = UIListContentConfiguration.cell()
        content.text = text
        cell.contentConfiguration = content
      }
      return cell
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "h")
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "x", for: indexPath) }
  }

  private static func shown(_ list: UIView, _ text: UIContentSizeCategory = .large) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    window.traitOverrides.preferredContentSizeCategory = text
    let screen = UIViewController()
    window.rootViewController = screen
    list.frame = window.bounds
    screen.view.addSubview(list)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private static func table(_ source: Source, _ cell: UITableViewCell.Type = Row.self) -> UITableView {
    let table = UITableView()
    table.register(cell, forCellReuseIdentifier: "x")
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "h")
    table.estimatedSectionHeaderHeight = 30
    (table.dataSource, table.delegate) = (source, source)
    return table
  }

  @Test func rowsAndHeadersGrowWithTheText() {
    let source = Source()
    let table = Self.table(source)
    let window = Self.shown(table)
    let (row, header) = (table.rectForRow(at: [0, 0]).height, table.rectForHeader(inSection: 0).height)
    // The second header is measured, and goes out of view.
    table.scrollToRow(at: [2, 2], at: .bottom, animated: false)
    table.layoutIfNeeded()
    let last = table.rectForHeader(inSection: 2).height
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    window.layoutIfNeeded()
    #expect(!table.visibleCells.isEmpty && table.visibleCells.allSatisfy { $0.frame.height > row + 10 })
    #expect(table.rectForHeader(inSection: 2).height > last + 10)
    table.scrollToRow(at: [0, 0], at: .top, animated: false)
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).height > row + 10 && table.rectForHeader(inSection: 0).height > header + 10)
    window.traitOverrides.preferredContentSizeCategory = .large
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).height == row && table.rectForHeader(inSection: 0).height == header)
  }

  /// They are measured before they are in the table.
  @Test(arguments: [nil, "Text"])
  func newRowsAndHeadersHaveTheTextOfTheirTable(text: String?) {
    let source = Source()
    source.text = text
    let (old, new) = (Self.table(source), Self.table(source))
    let windows = [Self.shown(old), Self.shown(new, .accessibilityExtraLarge)]
    windows[0].traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    windows[0].layoutIfNeeded()
    #expect(new.rectForHeader(inSection: 0) == old.rectForHeader(inSection: 0))
    #expect(new.rectForRow(at: [0, 0]) == old.rectForRow(at: [0, 0]))
  }

  @Test func aListConfigurationGrowsWithTheText() throws {
    let source = Source()
    source.text = "Text"
    let table = Self.table(source, UITableViewCell.self)
    let window = Self.shown(table)
    let before = table.rectForRow(at: [0, 0]).height
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    window.layoutIfNeeded()
    let label = try #require(table.cellForRow(at: [0, 0])?.contentView.subviews.first as? UILabel)
    #expect(label.font.pointSize > 30 && table.rectForRow(at: [0, 0]).height > before + 10)
    // A new configuration has the size of the category, too.
    table.reloadData()
    window.layoutIfNeeded()
    let new = try #require(table.cellForRow(at: [0, 0])?.contentView.subviews.first as? UILabel)
    #expect(new.font.pointSize == label.font.pointSize)
  }

  @Test(arguments: [true, false])
  func itemsGrowWithTheText(isFlow: Bool) {
    let source = Source()
    let collection = Self.collection(source, isFlow: isFlow)
    let window = Self.shown(collection)
    let before = collection.layoutAttributesForItem(at: [0, 0])?.frame.height ?? 0
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    window.layoutIfNeeded()
    let heights = (0..<3).compactMap { collection.layoutAttributesForItem(at: [0, $0])?.frame.height }
    #expect(before > 0 && heights.count == 3 && heights.allSatisfy { $0 > before + 10 }, "\(before) \(heights)")
    #expect(collection.visibleCells.map(\.frame.height) == heights)
    // New items are measured before they are in the collection view.
    let new = Self.collection(source, isFlow: isFlow)
    let other = Self.shown(new, .accessibilityExtraLarge)
    #expect(other.isKeyWindow && new.visibleCells.map(\.frame.height) == heights)
  }

  private static func collection(_ source: Source, isFlow: Bool) -> UICollectionView {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 100, height: 30)
    let composed = UICollectionViewCompositionalLayout(section: .column(.estimated(30)))
    let collection = UICollectionView(frame: .zero, collectionViewLayout: isFlow ? flow : composed)
    collection.register(Item.self, forCellWithReuseIdentifier: "x")
    collection.dataSource = source
    return collection
  }

  /// A row whose content is as high as it is wide.
  private final class Square: FilledRow {
    override func fill(_ content: UIView) {
      let view = UIView()
      content.fill(with: view, view.heightAnchor.constraint(equalTo: view.widthAnchor))
    }
  }

  @Test func rowsAreMeasuredAgainWhileEditing() {
    let source = Source()
    let table = Self.table(source, Square.self)
    let window = Self.shown(table)
    #expect(table.rectForRow(at: [0, 0]).height == 320)
    table.setEditing(true, animated: false)
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).height < 320)
    table.setEditing(false, animated: false)
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).height == 320)
  }

  private final class Measured: UITableViewCell {
    static var count = 0
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      Self.count += 1
      return CGSize(width: targetSize.width, height: 300)
    }
  }

  @Test func everyTraitOfSizesMeasuresAndOthersDoNot() {
    let source = Source()
    let table = Self.table(source, Measured.self)
    let window = Self.shown(table)
    let changes: [(name: String, measures: Bool, change: (UIWindow) -> Void)] = [
      ("content size", true, { $0.traitOverrides.preferredContentSizeCategory = .extraLarge }),
      ("direction", true, { $0.traitOverrides.layoutDirection = .rightToLeft }),
      ("width class", true, { $0.traitOverrides.horizontalSizeClass = .regular }),
      ("height class", true, { $0.traitOverrides.verticalSizeClass = .compact }),
      ("legibility", true, { $0.traitOverrides.legibilityWeight = .bold }),
      ("margins", true, { _ in table.layoutMargins.left += 20 }),
      ("style", false, { $0.overrideUserInterfaceStyle = .dark }),
    ]
    for (name, measures, change) in changes {
      Measured.count = 0
      change(window)
      window.layoutIfNeeded()
      #expect((Measured.count > 0) == measures, "\(name)")
    }
  }

  @Test func cellsUpdateTheirConfigurationForNewTraits() throws {
    final class Cell: UITableViewCell {
      var styles: [UIUserInterfaceStyle] = []
      override func updateConfiguration(using state: UICellConfigurationState) {
        styles.append(state.traitCollection.userInterfaceStyle)
      }
    }
    let source = Source()
    let table = Self.table(source, Cell.self)
    let window = Self.shown(table)
    let cell = try #require(table.cellForRow(at: [0, 0]) as? Cell)
    cell.styles = []
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(cell.styles == [.dark])
  }
}
