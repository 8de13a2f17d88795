import HeadlessUIKit
import HeadlessUIKitTesting
import ReuseGenTestSupport
import Testing

/// The promises of data sources and delegates, and the issues if they aren't kept.
@MainActor struct ListContractTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    let name: String
    let message: String
    let mistaken: @MainActor @Sendable () -> ContractFixture
    let corrected: @MainActor @Sendable () -> ContractFixture
    var testDescription: String { name }
  }

  nonisolated static let mistakes = [
    Mistake(
      name: "a height cached by row",
      message: """
        row [1, 0] is 57 points high, and the content of its NoteRow is 36.5 points high at width 320; compute the height \
        from the content of the row
        """,
      mistaken: {
        let fixture = ContractFixture([[longNote], ["short"]])
        fixture.height = { list, indexPath in
          if let cached = list.heights[indexPath.row] { return cached }
          let height = ContractFixture.height(of: list.sections[indexPath.section][indexPath.row])
          list.heights[indexPath.row] = height
          return height
        }
        return fixture
      },
      corrected: {
        let fixture = ContractFixture([[longNote], ["short"]])
        fixture.height = { list, indexPath in
          ContractFixture.height(of: list.sections[indexPath.section][indexPath.row])
        }
        return fixture
      }
    ),
    Mistake(
      name: "a truncated label",
      message: """
        NoteRow.noteLabel is truncated in row [0, 0] at width 320: "\(longNote)" needs 478.5 points, and there are 288; allow \
        more lines or more room
        """,
      mistaken: { made(ContractFixture([[longNote]])) { $0.adjust = { $0.noteLabel.numberOfLines = 1 } } },
      corrected: { ContractFixture([[longNote]]) }
    ),
    Mistake(
      name: "a broken constraint",
      message: """
        a constraint of NoteRow can't be satisfied in row [0, 0] at width 320: <NSLayoutConstraint UILabel.width == 400>; \
        remove it, or lower its priority
        """,
      mistaken: {
        let fixture = ContractFixture([["note"]])
        fixture.adjust = { $0.noteLabel.widthAnchor.constraint(equalToConstant: 400).isActive = true }
        return fixture
      },
      corrected: {
        let fixture = ContractFixture([["note"]])
        fixture.adjust = { cell in
          let width = cell.noteLabel.widthAnchor.constraint(equalToConstant: 400)
          width.priority = .defaultHigh
          width.isActive = true
        }
        return fixture
      }
    ),
    Mistake(
      name: "an ambiguous constraint",
      message: """
        the constraints don't determine the frame of NoteRow.dot in row [0, 0] at width 320; add constraints for its \
        position and size
        """,
      mistaken: { made(ContractFixture([["note"]])) { $0.adjust = { $0.addDot(isPlaced: false) } } },
      corrected: { made(ContractFixture([["note"]])) { $0.adjust = { $0.addDot(isPlaced: true) } } }
    ),
    Mistake(
      name: "counts that differ",
      message: "the data source counts [2] rows, and [3] when it is asked again",
      mistaken: {
        let fixture = ContractFixture([["a", "b", "c"]])
        fixture.count = { list, section in
          list.counts += 1
          return list.counts % 2 == 0 ? 2 : 3
        }
        return fixture
      },
      corrected: { ContractFixture([["a", "b", "c"]]) }
    ),
    Mistake(
      name: "cells that are created each time",
      message:
        "scrolling made 101 cells of NoteRow, of which at most 15 are on screen at once; dequeue cells instead of "
        + "creating them",
      mistaken: {
        let fixture = ContractFixture([Array(repeating: "note", count: 100)])
        fixture.make = { _, _ in NoteRow(style: .default, reuseIdentifier: "NoteRow") }
        return fixture
      },
      corrected: { ContractFixture([Array(repeating: "note", count: 100)]) }
    ),
    Mistake(
      name: "a cell that isn't reused",
      message: "the NoteRow of row [0, 0] has no reuse identifier, so that it is never recycled; dequeue it",
      mistaken: {
        made(ContractFixture([["note"]])) { $0.make = { _, _ in NoteRow(style: .default, reuseIdentifier: nil) } }
      },
      corrected: { ContractFixture([["note"]]) }
    ),
  ]

  nonisolated static let longNote = "Somebody wrote a note that is too long for one line of a phone"

  @Test(arguments: mistakes)
  func aMistakeIsFound(_ mistake: Mistake) async {
    let fixture = mistake.mistaken()
    let found = await issues { fixture.table.audit.contract(contentSizes: [.large]) }
    #expect(found == ["UITableView.audit.contract(): \(mistake.message)"])
  }

  @Test(arguments: mistakes)
  func itsCorrectionPasses(_ mistake: Mistake) { mistake.corrected().table.audit.contract(contentSizes: [.large]) }

  /// A document's cells are made at once, and none is dequeued.
  @Test func staticCellsAreNotMadeByScrolling() async throws {
    let cells = (0..<40).map {
      """
      <tableViewCell id="c\($0)"><rect key="frame" x="0" y="\($0 * 44)" width="320" height="44"/>
        <tableViewCellContentView key="contentView" id="v\($0)"/></tableViewCell>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="t">
        <scenes><scene sceneID="s"><objects><tableViewController id="t">
          <tableView key="view" dataMode="static" style="plain" rowHeight="44" id="l">
            <rect key="frame" x="0" y="0" width="320" height="480"/>
            <sections><tableViewSection id="e"><cells>\(cells.joined())</cells></tableViewSection></sections>
            <connections><outlet property="dataSource" destination="t" id="o1"/>
              <outlet property="delegate" destination="t" id="o2"/></connections>
          </tableView></tableViewController></objects></scene></scenes>
      </document>
      """
    let folder = try TemporaryFolder(["Main.storyboard": text])
    defer { withExtendedLifetime(folder) {} }
    let bundle = try #require(Bundle(url: folder.url))
    let controller = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
    let table = try #require((controller as? UITableViewController)?.tableView)
    #expect(table.numberOfRows(inSection: 0) == 40)
    await table.audit.reuse()
    table.audit.contract()
  }

  @Test func classesAndRegistrationsAreCompared() async {
    let fixture = ContractFixture([["note", "note"]])
    let found = await issues {
      fixture.table.audit.contract(classes: ["NoteRow": UITableViewCell.self, "PhotoRow": UITableViewCell.self])
    }
    #expect(
      found == [
        """
        UITableView.audit.contract(): nothing is registered for the reuse identifier "PhotoRow"; register UITableViewCell \
        before the list is shown
        """,
        """
        UITableView.audit.contract(): the cell "NoteRow" of row [0, 0] is a NoteRow, and should be a UITableViewCell; the \
        same in 1 other row
        """,
      ]
    )
  }

  @Test func largeTextIsCheckedWhereItAdjusts() async {
    let fixture = ContractFixture([["a note"]])
    fixture.adjust = {
      $0.noteLabel.numberOfLines = 1
      $0.noteLabel.adjustsFontForContentSizeCategory = true
    }
    let found = await issues {
      fixture.table.audit.contract(widths: [160], contentSizes: [.large, .accessibilityExtraExtraExtraLarge])
    }
    #expect(found.count == 1)
    #expect(found.first?.contains("at width 160 and content size accessibility extra extra extra large") ?? false)
  }

  /// Rows with the height of a line at the standard size, made after the user chose a size of text.
  @Test func rowsOfANewScreenAreClippedAtALargeSizeOfText() {
    let app = UIApplication.shared
    defer { app.user.setPreferredContentSizeCategory(.large) }
    func found(_ category: UIContentSizeCategory) -> [String] {
      app.user.setPreferredContentSizeCategory(category)
      let fixture = ContractFixture([["a note"]])
      fixture.height = { _, _ in 36.5 }
      fixture.adjust = { $0.noteLabel.font = .preferredFont(forTextStyle: .body) }
      return issuesAtOnce { fixture.table.audit.contract(contentSizes: [.large]) }
    }
    #expect(found(.large).isEmpty)
    let large = found(.accessibilityExtraExtraExtraLarge)
    #expect(!large.isEmpty && large.allSatisfy { $0.contains("NoteRow") }, "\(large)")
  }

  /// A container shows the list, and the list's rows push onto the container's stack.
  @Test func aListInAChildOfAControllerOnAStackIsOperated() {
    final class Rows: UITableViewController {
      var taps = 0

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        taps += 1
        navigationController?.pushViewController(UIViewController(), animated: false)
      }
    }
    let (container, rows) = (UIViewController(), Rows())
    rows.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    container.addChild(rows)
    container.view.addSubview(rows.view)
    rows.didMove(toParent: container)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(container, animated: false)
    let window = UIWindow(showing: navigation)
    window.layoutIfNeeded()
    rows.tableView.audit.contract()
    #expect(rows.taps >= 3)
    #expect(navigation.topViewController === container)
  }

  /// A layout of an app that states where items are by area, and not one by one.
  @Test func itemsOfALayoutThatKnowsThemByAreaAreOperated() {
    final class Strips: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 1_000) }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<10).map { item in
          let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
          attributes.frame = CGRect(x: 0, y: item * 100, width: 320, height: 90)
          return attributes
        }
        .filter { $0.frame.intersects(rect) }
      }
    }
    final class Items: UICollectionViewController {
      var tapped: [IndexPath] = []

      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        10
      }
      override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath) }
      override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        tapped.append(indexPath)
      }
    }
    let items = Items(collectionViewLayout: Strips())
    items.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Item")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = items
    window.makeKeyAndVisible()
    items.collectionView.audit.contract()
    #expect(items.tapped == (0..<10).map { [0, $0] })
  }

  @Test func everyRowIsOperated() {
    let fixture = ContractFixture([["a", "b"], ["c"]])
    fixture.table.audit.contract()
    #expect(fixture.tapped == [[0, 0], [0, 1], [1, 0]])
    fixture.tapped = []
    fixture.table.audit.contract(operatesRows: false)
    #expect(fixture.tapped == [])
  }
}
