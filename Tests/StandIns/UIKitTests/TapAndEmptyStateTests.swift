import HeadlessUIKitTesting
import Testing
import UIKit

/// The primary action of a tap, and the view that is shown when there is no content.
@MainActor struct TapAndEmptyStateTests {
  private final class Log: NSObject, UITableViewDataSource, UITableViewDelegate {
    var calls: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
      indexPath.row != 1
    }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      calls.append("perform \(indexPath.row)")
    }
  }

  @Test func aTapPerformsThePrimaryActionAfterTheSelectionUnlessRefusedOrEditing() {
    let log = Log()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    (table.dataSource, table.delegate) = (log, log)
    table.allowsSelectionDuringEditing = true
    table.user.tapRow(at: [0, 0])
    table.user.tapRow(at: [0, 1])
    table.setEditing(true, animated: false)
    table.user.tapRow(at: [0, 2])
    #expect(log.calls == ["select 0", "perform 0", "select 1", "select 2"])
  }

  private final class ItemLog: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var calls: [String] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath) }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      calls.append("select \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
      calls.append("perform \(indexPath.item)")
    }
  }

  @Test func aTapOfAnItemPerformsItsPrimaryActionAfterTheSelection() {
    let log = ItemLog()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
    (view.dataSource, view.delegate) = (log, log)
    view.user.tapItem(at: [0, 1])
    #expect(log.calls == ["select 1", "perform 1"])
  }

  private final class Card: UIViewController, KeyedActions {
    var places: [CGPoint] = []
    static var keyedActions: [KeyedAction] { [KeyedAction("tapped:", Card.tapped)] }
    override func viewDidLoad() {
      view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tapped:")))
    }
    private func tapped(_ recognizer: UITapGestureRecognizer) { places.append(recognizer.location(in: view)) }
  }

  @Test func aTapAtAPointIsRecognized() {
    let card = Card()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = card
    window.makeKeyAndVisible()
    window.user.tap(at: CGPoint(x: 30, y: 40))
    #expect(card.places == [CGPoint(x: 30, y: 40)])
  }

  @Test func aSegmentPerformsItsActionWhenItIsSelected() {
    var performed: [String] = []
    let actions = ["One", "Two"].map { title in UIAction(title: title) { _ in performed.append(title) } }
    let control = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 200, height: 30), actions: actions)
    control.user.tapSegment(at: 1)
    control.user.tapSegment(at: 0)
    #expect(performed == ["Two", "One"])
    #expect(control.titleForSegment(at: 1) == "Two")
    #expect(control.actionForSegment(at: 0) === actions[0])
  }

  @Test func anEmptyStateStandsForTheContent() throws {
    let controller = UIViewController()
    var configuration = UIContentUnavailableConfiguration.search()
    configuration.button.title = "Retry"
    controller.contentUnavailableConfiguration = configuration
    let shown = try #require(controller.view.subviews.last as? UIContentUnavailableView)
    shown.layoutIfNeeded()
    #expect(shown.subviews.flatMap(\.subviews).compactMap { ($0 as? UILabel)?.text }.first == "No Results")
    #expect(shown.subviews.flatMap(\.subviews).contains { ($0 as? UIButton)?.configuration?.title == "Retry" })
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    #expect(controller.view.subviews.count == 1)
    controller.contentUnavailableConfiguration = nil
    #expect(controller.view.subviews.isEmpty)
  }

  @Test func aSearchFieldHasTokens() {
    let field = UISearchTextField(frame: .zero)
    let tokens = ["a", "b"].map { UISearchToken(icon: nil, text: $0) }
    field.tokens = [tokens[0]]
    field.insertToken(tokens[1], at: 0)
    field.removeToken(at: 1)
    #expect(field.tokens == [tokens[1]])
  }

  @Test func objectsAreCollatedByAProperty() {
    final class Person: NSObject {
      let name: String
      init(_ name: String) { self.name = name }
    }
    let people = ["Émile", "ada", "9"].map(Person.init)
    let collation = UILocalizedIndexedCollation.current()
    #expect(people.map { collation.section(for: $0, collationStringSelector: Selector("name")) } == [4, 0, 26])
    let sorted = collation.sortedArray(from: people, collationStringSelector: Selector("name")) as? [Person]
    #expect(sorted?.map(\.name) == ["9", "ada", "Émile"])
  }

  @Test func theKeyboardsGuideKeepsItsValues() {
    let view = UIView()
    view.keyboardLayoutGuide.followsUndockedKeyboard = true
    #expect(view.keyboardLayoutGuide.followsUndockedKeyboard)
  }
}
