import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Headers, footers, supplementary and decoration views are recycled, too, and audited like cells.
@MainActor struct SectionViewAuditTests {
  final class TitleView: UITableViewHeaderFooterView {
    let titleLabel = UILabel()

    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      contentView.addSubview(titleLabel)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  /// A table whose headers, and footers in some sections, are recycled from one pool.
  final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let titles: [String?]
    let configure: (TitleView, String?) -> Void
    var footers: [Int: String] = [:]

    init(_ titles: [String?], _ configure: @escaping (TitleView, String?) -> Void) {
      self.titles = titles
      self.configure = configure
      super.init()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.register(TitleView.self, forHeaderFooterViewReuseIdentifier: "title")
      table.sectionHeaderHeight = 30
      table.sectionFooterHeight = 20
      table.dataSource = self
      table.delegate = self
    }

    func numberOfSections(in tableView: UITableView) -> Int { titles.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "title")
      if let view = view as? TitleView { configure(view, titles[section]) }
      return view
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      guard let text = footers[section] else { return nil }
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "title")
      if let view = view as? TitleView { configure(view, text) }
      return view
    }
  }

  @Test func aHeaderThatKeepsItsTextIsFound() async {
    let list = Sections(["A", nil, "C"]) { view, title in if let title { view.titleLabel.text = title } }
    let found = await issues { await list.table.audit.reuse() }
    #expect(
      found == [
        """
        UITableView.audit.reuse(): TitleView.titleLabel.text is stale: the recycled view of header 1 shows "A", and a new \
        view shows nil. The value comes from header 0. Sequence that reproduces it: header 0, header 1. Set the property \
        for every header, or reset it in prepareForReuse()
        """
      ]
    )
    let corrected = Sections(["A", nil, "C"]) { view, title in view.titleLabel.text = title }
    await corrected.table.audit.reuse()
  }

  @Test func aHeaderThatShowsTheColorOfAFooterIsFound() async {
    let list = Sections(["A", "B"]) { view, title in
      view.titleLabel.text = title
      if title == "the end" { view.titleLabel.textColor = .systemGray }
    }
    list.footers = [0: "the end"]
    let found = await issues { await list.table.audit.reuse() }
    #expect(found.count == 1)
    #expect(found.first?.contains("The value comes from footer 0. Sequence that reproduces it: footer 0, ") ?? false)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func headersWithEstimatedHeightsAreAudited(_ style: UITableView.Style) async {
    let list = Sections(["A", nil]) { view, title in if let title { view.titleLabel.text = title } }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.register(TitleView.self, forHeaderFooterViewReuseIdentifier: "title")
    table.estimatedSectionHeaderHeight = 10
    table.dataSource = list
    table.delegate = list
    #expect(await issues { await table.audit.reuse() }.count == 1)
    table.layoutIfNeeded()
    #expect((table.headerView(forSection: 0) as? TitleView)?.titleLabel.text == "A")
  }

  @Test func chosenRowsLeaveHeadersOut() async {
    let list = Sections(["A", nil]) { view, title in if let title { view.titleLabel.text = title } }
    await list.table.audit.reuse(of: [[0, 0]])
  }

  /// A table makes headers of titles itself; a label that a delegate creates for some of them is one of theirs.
  @Test func labelsThatOnlySomeHeadersUseAreComparedByWhatTheyShow() async {
    final class Titles: NSObject, UITableViewDataSource, UITableViewDelegate {
      var forgets = false

      func numberOfSections(in tableView: UITableView) -> Int { 3 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title \(section)" }
      func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        guard let view = view as? UITableViewHeaderFooterView else { return }
        if section == 1 { view.detailTextLabel?.text = "detail" } else if !forgets { view.detailTextLabel?.text = nil }
      }
    }
    let titles = Titles()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = titles
    table.delegate = titles
    await table.audit.reuse()
    titles.forgets = true
    table.reloadData()
    let found = await issues { await table.audit.reuse() }
    #expect(found.count == 1)
    #expect(
      found.first?.contains(
        "UITableViewHeaderFooterView.contentView.subviews is stale: the recycled view of header 2 shows textLabel, "
          + "detailTextLabel, and a new view shows textLabel. The value comes from header 1."
      ) ?? false
    )
  }

  // MARK: Collection views

  final class Badge: UICollectionReusableView {
    let textLabel = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(textLabel)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  final class Photos: NSObject, UICollectionViewDataSource {
    let collection: UICollectionView
    var configure: (Badge, String, IndexPath) -> Void = { _, _, _ in }

    init(_ layout: UICollectionViewLayout) {
      collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      super.init()
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "Badge"] {
        collection.register(Badge.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "badge")
      }
      collection.dataSource = self
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "badge",
        for: indexPath
      )
      if let view = view as? Badge { configure(view, kind, indexPath) }
      return view
    }
  }

  @Test func headersAndFootersOfAFlowLayoutAreAudited() async {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 320, height: 30)
    layout.footerReferenceSize = CGSize(width: 320, height: 20)
    let photos = Photos(layout)
    photos.configure = { view, kind, path in
      if kind == UICollectionView.elementKindSectionHeader {
        if path.section == 0 { view.textLabel.text = "first" }
      } else {
        view.textLabel.text = "\(path.section)"
      }
    }
    let found = await issues { await photos.collection.audit.reuse() }
    #expect(
      found == [
        """
        UICollectionView.audit.reuse(): Badge.textLabel.text is stale: the recycled view of header 1 shows "first", and a \
        new view shows nil. The value comes from header 0. Sequence that reproduces it: header 0, header 1. Set the \
        property for every header, or reset it in prepareForReuse(); the same in 1 other header
        """
      ]
    )
    #expect(photos.collection.visibleCells.count == 6)
  }

  @Test func badgesAndDecorationsOfACompositionalLayoutAreAudited() async {
    final class Background: UICollectionReusableView {
      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        if layoutAttributes.indexPath.section == 1 { backgroundColor = .systemGray }
      }
    }
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(40))
    let badgeSize = NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: badgeSize,
      elementKind: "Badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing])
    )
    let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
    let line = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: line, subitems: [item]))
    section.decorationItems = [.background(elementKind: "Background")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Background.self, forDecorationViewOfKind: "Background")
    let photos = Photos(layout)
    photos.configure = { view, _, path in if path.item == 0 { view.textLabel.text = "\(path.section)" } }
    let found = await issues { await photos.collection.audit.reuse() }
    #expect(found.count == 2)
    #expect(
      found.contains {
        $0.contains("Badge.textLabel.text is stale: the recycled view of Badge view [0, 1] shows \"0\"")
      }
    )
    #expect(
      found.contains {
        $0.contains("Background.backgroundColor is stale: the recycled view of Background decoration [2, 0] shows #")
      }
    )
  }
}
