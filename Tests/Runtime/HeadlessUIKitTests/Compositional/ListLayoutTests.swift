import HeadlessUIKitTesting
import Testing

@testable import HeadlessUIKit

@MainActor struct ListLayoutTests {
  @MainActor private final class ListStage {
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, String>

    init(_ configuration: UICollectionLayoutListConfiguration) {
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 400),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
      )
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        view.register(UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
      }
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, text in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        guard let cell = cell as? UICollectionViewListCell else { return cell }
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
        return cell
      }
      source.supplementaryViewProvider = { view, kind, path in
        view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: path)
      }
      let sections = (0..<3).map { section in (section, (0..<4).map { "\(section).\($0)" }) }
      source.apply(NSDiffableDataSourceSnapshot(sections))
      view.layoutIfNeeded()
    }

    func frame(_ item: Int, _ section: Int) -> CGRect? {
      view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }
  }

  @Test(arguments: [
    (UICollectionLayoutListConfiguration.Appearance.plain, 0.0), (.grouped, 0), (.insetGrouped, 16), (.sidebar, 0),
    (.sidebarPlain, 0),
  ])
  func rowsFillTheAppearance(_ appearance: UICollectionLayoutListConfiguration.Appearance, margin: Double) {
    let stage = ListStage(UICollectionLayoutListConfiguration(appearance: appearance))
    #expect(stage.frame(1, 0) == CGRect(x: margin, y: 44, width: 320 - 2 * margin, height: 44))
    #expect(stage.frame(0, 2)?.minY == 352)
  }

  @Test func longTextsMakeRowsHigher() {
    let stage = ListStage(UICollectionLayoutListConfiguration(appearance: .plain))
    var snapshot = stage.source.snapshot()
    let text = Array(repeating: "words that don't fit into one line", count: 4).joined(separator: " ")
    snapshot.insertItems([text], beforeItem: "0.0")
    stage.source.apply(snapshot)
    stage.view.layoutIfNeeded()
    #expect(stage.frame(0, 0)?.height ?? 0 > 60)
    #expect(stage.frame(1, 0)?.minY == stage.frame(0, 0)?.maxY)
  }

  @Test func headersAndFootersAreSupplementaryViews() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    let stage = ListStage(configuration)
    #expect(stage.frame(0, 0)?.minY == 44)
    #expect(stage.frame(0, 1)?.minY == 308)
    // In a plain list they stay in view.
    stage.view.scroll(toY: 100)
    let header = stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0)
    )
    #expect(header?.frame.minY == 100)
  }

  @Test func swipesShowTheActionsOfTheProvider() {
    var deleted: [IndexPath] = []
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          deleted.append(path)
          done(true)
        }
      ])
    }
    let stage = ListStage(configuration)
    let path = IndexPath(item: 2, section: 1)
    #expect(stage.view.user.swipeActions(at: path)?.actions.map(\.title) == ["Delete"])
    #expect(stage.view.user.swipeActions(at: path, leading: true) == nil)
    #expect(stage.view.user.performSwipeAction("Delete", at: path))
    #expect(deleted == [path])
    withKnownIssue {
      stage.view.user.performSwipeAction("Flag", at: path)
    } matching: { issue in
      "\(issue)".contains("no such swipe action")
    }
  }

  @Test func aProviderCombinesListsWithOtherSections() {
    let layout = UICollectionViewCompositionalLayout { section, environment in
      section == 0
        ? .grid(columns: 2, height: 30)
        : .list(using: UICollectionLayoutListConfiguration(appearance: .plain), layoutEnvironment: environment)
    }
    let stage = CompositionalStage([2, 2], layout)
    stage.cellSize = { _ in CGSize(width: 100, height: 50) }
    stage.view.layoutIfNeeded()
    #expect(stage.frame(1, 1) == CGRect(x: 0, y: 80, width: 100, height: 50))
  }
}

// As in UIKit, it isn't Sendable, which arguments of tests must be.
extension UICollectionLayoutListConfiguration.Appearance: @unchecked Sendable {}
