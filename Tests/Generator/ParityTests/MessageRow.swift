import Recycler
import ReuseGenTestSupport
import Testing

/// Row 13 of the features in Reusable's documentation: each message that stops the program, in full. The first
/// sentences are Reusable's; what was found and where to look follow.
struct MessageRow {
  @Test("13. a cell of a wrong class, in a table", .tags(.process), .promptExit) func aTableCellOfAnotherClassStops()
    async
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let rows = Rows(1) { $0.dequeueReusableCell(for: $1) as TextCell }
        rows.table.register(UITableViewCell.self, forCellReuseIdentifier: "TextCell")
        rows.table.layoutIfNeeded()
      }
    }
    #expect(result.fatalMessage == Self.failed("cell", "TextCell", found: "UITableViewCell", registered: "cell"))
  }

  @Test("13. a cell of a wrong class, in a collection", .tags(.process), .promptExit)
  func aCollectionCellOfAnotherClassStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let items = Items(1) { $0.dequeueReusableCell(for: $1) as TextItem }
        items.collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "TextItem")
        items.collection.layoutIfNeeded()
      }
    }
    #expect(result.fatalMessage == Self.failed("cell", "TextItem", found: "UICollectionViewCell", registered: "cell"))
  }

  @Test("13. a header of a wrong class", .tags(.process), .promptExit) func aHeaderOfAnotherClassStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView(frame: .zero)
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "CodeHeading")
        _ = table.dequeueReusableHeaderFooterView(CodeHeading.self)
      }
    }
    #expect(
      result.fatalMessage
        == Self.failed(
          "header/footer",
          "CodeHeading",
          found: "UITableViewHeaderFooterView",
          registered: "header/footer"
        )
    )
  }

  @Test("13. a supplementary view of a wrong class", .tags(.process), .promptExit)
  func aSupplementaryViewOfAnotherClassStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
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
      }
    }
    #expect(
      result.fatalMessage
        == Self.failed(
          "supplementary view",
          "CodeRibbon",
          found: "UICollectionReusableView",
          registered: "supplementary view"
        )
    )
  }

  @Test("13. a nib with another root", .tags(.process), .promptExit) func aNibRootOfAnotherClassStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = PlainBadge.loadFromNib() }
    }
    #expect(
      result.fatalMessage
        == "The nib <UINib: PlainBadge.xib in ReuseGen_ParityTests.resources> expected its root view to be of type "
        + "PlainBadge. Found: a HeadlessUIKit.UIView; look at the custom class and module of the nib's first object in "
        + "Interface Builder"
    )
  }

  @Test("13. an initial scene of another class", .tags(.process), .promptExit) func anInitialSceneOfAnotherClassStops()
    async
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = WrongInitialScreen.instantiate() }
    }
    #expect(
      result.fatalMessage
        == "The initialViewController of '<UIStoryboard: InfoScreen.storyboard in ReuseGen_ParityTests.resources>' is "
        + "not of class 'WrongInitialScreen'. Found: a ParityTests.InfoScreen; look at the scene's custom class and "
        + "module in Interface Builder, and which scene is the initial one"
    )
  }

  @Test("13. a scene of another class", .tags(.process), .promptExit) func aSceneOfAnotherClassStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = WrongScreen.instantiate() }
    }
    #expect(
      result.fatalMessage
        == "The viewController 'SecondaryScreen' of '<UIStoryboard: InfoScreen.storyboard in "
        + "ReuseGen_ParityTests.resources>' is not of class 'WrongScreen'. Found: a ParityTests.SecondaryScreen; look "
        + "at the scene's custom class and module in Interface Builder"
    )
  }

  private static func failed(_ kind: String, _ name: String, found: String, registered: String) -> String {
    "Failed to dequeue a \(kind) with identifier \(name) matching type \(name). Check that the reuseIdentifier is set "
      + "properly in your XIB/Storyboard and that you registered the \(registered) beforehand. Found: a view of class "
      + "HeadlessUIKit.\(found), expected ParityTests.\(name); look for another registration of \"\(name)\", and "
      + "at the custom class and module of the view in Interface Builder"
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
