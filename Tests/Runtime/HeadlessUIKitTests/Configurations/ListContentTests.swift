import Testing

@testable import HeadlessUIKit

/// The content of a list's content view, and its frames.
@MainActor struct ListContentTests {
  /// The heights of lines, rounded up to pixels.
  nonisolated static let line = height(.body)
  nonisolated static let small = height(.footnote)

  nonisolated private static func height(_ style: UIFont.TextStyle) -> CGFloat {
    (UIFont.preferredFont(forTextStyle: style).lineHeight * 2).rounded(.up) / 2
  }

  /// A content, the texts that are visible, and the height at a width of 320 points.
  struct Case: NamedCase {
    let name: String
    let texts: [String]
    let height: CGFloat
    let content: @Sendable () -> UIListContentConfiguration
  }

  @Test(arguments: [
    Case(name: "nothing", texts: [], height: 22) { .cell() },
    Case(name: "a text", texts: ["Ada"], height: line + 22) { with(.cell(), "Ada") },
    Case(name: "two texts", texts: ["Ada", "Lovelace"], height: line + 3 + small + 22) {
      with(.subtitleCell(), "Ada", "Lovelace")
    },
    Case(name: "a value", texts: ["Size", "12"], height: line + 22) { with(.valueCell(), "Size", "12") },
    Case(
      name: "a value without room beside",
      texts: [String(repeating: "wide ", count: 12), "12"],
      height: 3 * line + 3 + 22
    ) { with(.valueCell(), String(repeating: "wide ", count: 12), "12") },
    Case(name: "a header", texts: ["PEOPLE"], height: small + 22) { with(.groupedHeader(), "people") },
    Case(name: "other margins", texts: ["Ada"], height: line) {
      var content = with(.cell(), "Ada")
      content.directionalLayoutMargins = .zero
      return content
    },
    Case(name: "attributed texts go first", texts: ["Grace"], height: line + 22) {
      var content = with(.cell(), "Ada")
      content.attributedText = NSAttributedString(string: "Grace")
      return content
    },
  ])
  func contentIsShownWithItsHeight(_ row: Case) {
    let view = UIListContentView(configuration: row.content())
    #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == row.texts)
    #expect(view.sizeThatFits(CGSize(width: 320, height: 0)).height == row.height)
  }

  @Test func textsLieWithinTheMargins() throws {
    let view = UIListContentView(configuration: Self.with(.valueCell(), "Size", "12"))
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    view.layoutIfNeeded()
    let frames = view.subviews.map(\.frame)
    #expect(frames.count == 2)
    #expect(frames.first?.minX == 16 && frames.last?.maxX == 304)
    #expect(frames.allSatisfy { $0.midY == 30 })
  }

  @Test func disabledTextsAreDimmed() {
    var state = UICellConfigurationState(traitCollection: .current)
    state.isDisabled = true
    let view = UIListContentView(configuration: Self.with(.cell(), "Ada"))
    view.configuration = Self.with(.cell(), "Ada").updated(for: state)
    #expect(view.subviews.compactMap { ($0 as? UILabel)?.textColor } == [.tertiaryLabel])
  }

  @Test func listCellsAreAsHighAsTheirContentBesideAccessories() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.contentConfiguration = Self.with(cell.defaultContentConfiguration(), "Ada", "Lovelace")
    cell.accessories = [.disclosureIndicator(), .delete(), .label(text: "3", displayed: .whenNotEditing)]
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 20, y: 0, width: 320 - 20 - 68, height: 44))
    let estimated = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    estimated.size = CGSize(width: 320, height: 10)
    let preferred = cell.preferredLayoutAttributesFitting(estimated).size
    #expect(preferred == CGSize(width: 320, height: Self.line + 3 + Self.small + 22))
  }

  @Test func listCellsShowAccessoriesForEditing() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    (view.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 320, height: 44)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
      cell.contentConfiguration = Self.with(cell.defaultContentConfiguration(), "\(number)")
      cell.accessories = [.delete(), .disclosureIndicator(displayed: .whenNotEditing)]
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, indexPath, number in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: number)
    }
    source.apply(NSDiffableDataSourceSnapshot([(0, [1])]), animatingDifferences: false)
    view.layoutIfNeeded()
    let content = try #require(view.visibleCells.first?.contentView)
    #expect(content.frame == CGRect(x: 0, y: 0, width: 286, height: 44))
    view.isEditing = true
    view.layoutIfNeeded()
    #expect(view.visibleCells.first?.configurationState.isEditing == true)
    #expect(content.frame == CGRect(x: 34, y: 0, width: 286, height: 44))
  }

  @Test func listCellsShowTheCustomViewsOfAccessories() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let (star, label, hidden) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10)), UILabel(), UIView())
    label.text = "Add"
    func custom(_ view: UIView, _ placement: UICellAccessory.Placement, isHidden: Bool = false) -> UICellAccessory {
      .customView(configuration: .init(customView: view, placement: placement, isHidden: isHidden))
    }
    cell.accessories = [
      custom(star, .leading(displayed: .always)), .disclosureIndicator(), custom(label, .trailing(displayed: .always)),
      custom(hidden, .trailing(displayed: .always), isHidden: true),
      custom(UIView(), .trailing(displayed: .whenEditing)),
    ]
    cell.layoutIfNeeded()
    #expect(cell.subviews.filter { $0 !== cell.contentView } == [star, label])
    #expect(star.frame == CGRect(x: 8, y: 17, width: 20, height: 10))
    #expect(label.frame.size == label.intrinsicContentSize && abs(label.frame.midY - 22) < 0.01)
    #expect(abs(label.frame.maxX - (320 - 34 - 8)) < 0.01 && cell.contentView.frame.minX == 36)
    cell.accessories = [custom(label, .leading(displayed: .always))]
    cell.layoutIfNeeded()
    #expect(star.superview == nil && abs(label.frame.minX - 8) < 0.01)
  }

  nonisolated static func with(
    _ content: UIListContentConfiguration,
    _ text: String,
    _ second: String? = nil
  ) -> UIListContentConfiguration {
    var content = content
    content.text = text
    content.secondaryText = second
    return content
  }
}
