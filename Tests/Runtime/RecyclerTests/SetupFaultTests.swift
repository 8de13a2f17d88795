import Recycler
import ReuseGenTestSupport
import Testing

/// Every kind of wrong setup stops the program with a message about what is wrong and what to check. Each case runs in
/// a process of its own.
@Suite struct SetupFaultTests {
  static let cases: [ProcessCase] = [
    .stops(
      "Failed to dequeue a cell with identifier person matching type PersonCell. Check that the reuseIdentifier",
      "nothing is registered under \"person\" in this table view, expected RecyclerTests.PersonCell; call register"
    ) {
      let source = RowSource { table, path in table.dequeue(.personCell, for: path) }
      source.table.layoutIfNeeded()
    },
    .stops(
      "Failed to dequeue a cell with identifier person matching type PersonCell.",
      "Found: a view of class RecyclerTests.NameCell, expected RecyclerTests.PersonCell; look"
    ) {
      let source = RowSource { table, path in table.dequeue(.personCell, for: path) }
      source.table.register(NameCell.self, forCellReuseIdentifier: "person")
      source.table.layoutIfNeeded()
    },
    .stops(
      "Failed to dequeue a cell with identifier person matching type PersonCell. Check that the reuseIdentifier is set "
        + "properly in your XIB/Storyboard and that you registered the cell beforehand",
      "Found: a view of class RecyclerTests.NameCell",
      named: "a cell of another class, by the mixin"
    ) {
      let source = RowSource { table, path in table.dequeueReusableCell(for: path) as PersonCell }
      source.table.register(NameCell.self, forCellReuseIdentifier: "person")
      source.table.layoutIfNeeded()
    },
    .stops(
      "Failed to dequeue a header/footer with identifier TitleView matching type TitleView.",
      "and that you registered the header/footer beforehand",
      "nothing is registered under \"TitleView\""
    ) { _ = UITableView(frame: .zero).dequeue(.titleView) },
    .stops(
      "Failed to dequeue a header/footer with identifier TitleView matching type TitleView.",
      "Found: a view of class HeadlessUIKit.UITableViewHeaderFooterView"
    ) {
      let table = UITableView(frame: .zero)
      table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "TitleView")
      _ = table.dequeueReusableHeaderFooterView(TitleView.self)
    },
    .stops("Failed to dequeue a cell with identifier PhotoCell", "in this collection view") {
      let source = ItemSource(cell: { $0.dequeue(.photoCell, for: $1) })
      source.collection.layoutIfNeeded()
    },
    .stops(
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier PhotoCell - must register a nib or "
        + "a class for the identifier or connect a prototype cell in a storyboard"
    ) {
      let source = ItemSource(cell: { $0.dequeueReusableCell(for: $1) as PhotoCell })
      source.collection.layoutIfNeeded()
    },
    .stops(
      "Failed to dequeue a supplementary view with identifier PhotoHeader matching type PhotoHeader.",
      "Found: a view of class HeadlessUIKit.UICollectionReusableView, expected RecyclerTests.PhotoHeader; look"
    ) {
      let source = ItemSource(cell: { $0.dequeue(.photoCell, for: $1) }, header: { $0.dequeue(.photoHeader, for: $1) })
      source.collection.register(.photoCell)
      source.collection.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "PhotoHeader"
      )
      source.collection.layoutIfNeeded()
    },
    .stops("Failed to dequeue a supplementary view with identifier PhotoHeader", "nothing is registered") {
      let source = ItemSource(cell: { $0.dequeue(.photoCell, for: $1) }, header: { $0.dequeue(.photoHeader, for: $1) })
      source.collection.register(.photoCell)
      source.collection.layoutIfNeeded()
    },
    .stops("The table view can't register \"Name\" (RecyclerTests.NameCell): it is a prototype of Main.storyboard") {
      UITableView(frame: .zero).register(Catalog.prototype)
    },
    .stops(
      "The nib <UINib: WrongBanner.xib in",
      "expected its root view to be of type WrongBanner",
      "Found: a HeadlessUIKit.UIView; look at the custom class"
    ) { _ = WrongBanner.loadFromNib() },
    .stops(
      "invalid nib registered for identifier (person) - nib must contain exactly one top level object which must be a "
        + "UITableViewCell instance"
    ) {
      let source = RowSource { table, path in table.dequeue(.personCell, for: path) }
      source.table.register(UINib(nibName: "Banner", bundle: .module), forCellReuseIdentifier: "person")
      source.table.layoutIfNeeded()
    },
    .stops(
      "Could not load NIB in bundle: 'NSBundle <",
      "with name 'Nowhere'",
      "declare it in Package.swift: resources: [.process(\"Nowhere.xib\")]"
    ) { _ = UINib(nibName: "Nowhere", bundle: .module).instantiate(withOwner: nil) },
    .stops("expected to hold the content of EmptyWidget. Found: no view") {
      EmptyWidget(frame: .zero).loadNibContent()
    },
    .stops(
      "The viewController 'DetailController' of '<UIStoryboard: InfoController.storyboard",
      "is not of class 'WrongController'",
      "Found: a RecyclerTests.DetailController"
    ) { _ = WrongController.instantiate() },
    .stops(
      "The initialViewController of '<UIStoryboard: InfoController.storyboard",
      "is not of class 'WrongInitialController'",
      "Found: a RecyclerTests.InfoController"
    ) { _ = WrongInitialController.instantiate() },
    .stops("doesn't contain a view controller with identifier 'X'. Its identifiers: DetailController") {
      _ = StoryboardScene<UIViewController>(storyboard: "InfoController", identifier: "X", bundle: .module)
        .instantiate()
    },
  ]

  @Test(.tags(.process), .promptExit, arguments: cases)
  nonisolated func aWrongSetupStopsWithAMessage(row: ProcessCase) async {
    let result = await #expect(processExitsWith: row.exit, observing: [\.standardErrorContent]) {
      [name = row.name as String] in
      try await MainActor.run { try SetupFaultTests.cases.act(name) }
    }
    row.expect(of: result)
  }

  #if os(Linux)
  /// The first line has the location of the mistake, in the user's code, and then the message.
  ///
  /// Finding a location takes more than a second, so that a short run does it once.
  @Test(.tags(.process, .soak), .promptExit, arguments: SoakLength.cases(cases) { $0.name == cases.first?.name })
  nonisolated func theFirstLineHasTheLocation(row: ProcessCase) async {
    let result = await #expect(processExitsWith: row.exit, observing: [\.standardErrorContent]) {
      [name = row.name as String] in
      // Exit tests switch backtraces off, from which the location is found.
      setenv("SWIFT_BACKTRACE", "enable=yes", 1)
      try await MainActor.run { try SetupFaultTests.cases.act(name) }
    }
    row.expect(of: result)
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let fatal = output.split(separator: "\n").first { $0.contains(": Fatal error: ") }
    #expect(fatal?.contains("/Tests/Runtime/RecyclerTests/") == true, "\(fatal ?? "")")
    #expect(fatal?.contains(row.texts[0]) == true)
  }
  #endif
}
