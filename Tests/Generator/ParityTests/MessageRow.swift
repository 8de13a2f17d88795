import Recycler
import ReuseGenTestSupport
import Testing

/// Row 13 of the features in Reusable's documentation: each message that stops the program, in full. The first
/// sentences are Reusable's; what was found and where to look follow.
struct MessageRow {
  static let cases: [ProcessCase] = [
    .stops(failed("cell", "TextCell", found: "UITableViewCell"), named: "13. a cell of a wrong class, in a table") {
      let rows = Rows(1) { $0.dequeueReusableCell(for: $1) as TextCell }
      rows.table.register(UITableViewCell.self, forCellReuseIdentifier: "TextCell")
      rows.table.layoutIfNeeded()
    },
    .stops(
      failed("cell", "TextItem", found: "UICollectionViewCell"),
      named: "13. a cell of a wrong class, in a collection"
    ) {
      let items = Items(1) { $0.dequeueReusableCell(for: $1) as TextItem }
      items.collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "TextItem")
      items.collection.layoutIfNeeded()
    },
    .stops(
      failed("header/footer", "CodeHeading", found: "UITableViewHeaderFooterView"),
      named: "13. a header of a wrong class"
    ) {
      let table = UITableView(frame: .zero)
      table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "CodeHeading")
      _ = table.dequeueReusableHeaderFooterView(CodeHeading.self)
    },
    .stops(
      failed("supplementary view", "CodeRibbon", found: "UICollectionReusableView"),
      named: "13. a supplementary view of a wrong class"
    ) {
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 320, height: 20)
      let items = Items(
        1,
        layout: layout,
        cell: { $0.dequeueReusableCell(for: $1) as TextItem },
        view: { $0.dequeueReusableSupplementaryView(ofKind: $1, for: $2) as CodeRibbon }
      )
      items.collection.register(cellType: TextItem.self)
      items.collection.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "CodeRibbon"
      )
      items.collection.layoutIfNeeded()
    },
    .stops(
      "Fatal error: The nib <UINib: PlainBadge.xib in ReuseGen_ParityTests.resources> expected its root view to be of "
        + "type PlainBadge. Found: a HeadlessUIKit.UIView; look at the custom class and module of the nib's first object "
        + "in Interface Builder\n",
      named: "13. a nib with another root"
    ) { _ = PlainBadge.loadFromNib() },
    .stops(
      "Fatal error: The initialViewController of '<UIStoryboard: InfoScreen.storyboard in "
        + "ReuseGen_ParityTests.resources>' is not of class 'WrongInitialScreen'. Found: a ParityTests.InfoScreen; look "
        + "at the scene's custom class and module in Interface Builder, and which scene is the initial one\n",
      named: "13. an initial scene of another class"
    ) { _ = WrongInitialScreen.instantiate() },
    .stops(
      "Fatal error: The viewController 'SecondaryScreen' of '<UIStoryboard: InfoScreen.storyboard in "
        + "ReuseGen_ParityTests.resources>' is not of class 'WrongScreen'. Found: a ParityTests.SecondaryScreen; look "
        + "at the scene's custom class and module in Interface Builder\n",
      named: "13. a scene of another class"
    ) { _ = WrongScreen.instantiate() },
  ]

  @Test(.tags(.process), .promptExit, arguments: cases) func aMistakeStopsWithItsMessage(row: ProcessCase) async {
    let result = await #expect(processExitsWith: row.exit, observing: [\.standardErrorContent]) {
      [name = row.name as String] in
      try await MainActor.run { try MessageRow.cases.act(name) }
    }
    row.expect(of: result)
  }

  private static func failed(_ kind: String, _ name: String, found: String) -> String {
    "Fatal error: Failed to dequeue a \(kind) with identifier \(name) matching type \(name). Check that the "
      + "reuseIdentifier is set properly in your XIB/Storyboard and that you registered the \(kind) beforehand. Found: a "
      + "view of class HeadlessUIKit.\(found), expected ParityTests.\(name); look for another registration of "
      + "\"\(name)\", and at the custom class and module of the view in Interface Builder\n"
  }
}

extension ExitTest.Result? {
  /// The message with which the process stopped, without the source location.
  var fatalMessage: String {
    let text = String(decoding: self?.standardErrorContent ?? [], as: UTF8.self)
    for line in text.split(separator: "\n") {
      if let mark = line.firstRange(of: "Fatal error: ") { return String(line[mark.upperBound...]) }
    }
    return "no fatal error: \(text)"
  }
}
