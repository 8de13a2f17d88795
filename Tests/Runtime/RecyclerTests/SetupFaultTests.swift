import Recycler
import ReuseGenTestSupport
import Testing

/// Every kind of wrong setup stops the program with a message about what is wrong and what to check. Each case runs in
/// a process of its own.
@Suite struct SetupFaultTests {
  enum Fault: String, CaseIterable, Codable, Sendable {
    case tableCellUnregistered, tableCellOfAnotherClass, tableCellOfAnotherClassByMixin, headerUnregistered
    case headerOfAnotherClass, collectionCellUnregistered, collectionCellUnregisteredByMixin
    case supplementaryOfAnotherClass, supplementaryUnregistered, prototypeRegistered, nibRootOfAnotherClass
    case nibRegisteredForAnotherKindOfView, missingNib, nibOwnerWithoutContent, sceneOfAnotherClass
    case initialSceneOfAnotherClass, missingScene

    /// Parts of the message, in order.
    var texts: [String] {
      switch self {
      case .tableCellUnregistered:
        [
          "Failed to dequeue a cell with identifier person matching type PersonCell. Check that the reuseIdentifier",
          "nothing is registered under \"person\" in this table view, expected RecyclerTests.PersonCell; call register",
        ]
      case .tableCellOfAnotherClass:
        [
          "Failed to dequeue a cell with identifier person matching type PersonCell.",
          "Found: a view of class RecyclerTests.NameCell, expected RecyclerTests.PersonCell; look",
        ]
      case .tableCellOfAnotherClassByMixin:
        [
          "Failed to dequeue a cell with identifier person matching type PersonCell. Check that the reuseIdentifier is set "
            + "properly in your XIB/Storyboard and that you registered the cell beforehand",
          "Found: a view of class RecyclerTests.NameCell",
        ]
      case .headerUnregistered:
        [
          "Failed to dequeue a header/footer with identifier TitleView matching type TitleView.",
          "and that you registered the header/footer beforehand",
          "nothing is registered under \"TitleView\"",
        ]
      case .headerOfAnotherClass:
        [
          "Failed to dequeue a header/footer with identifier TitleView matching type TitleView.",
          "Found: a view of class HeadlessUIKit.UITableViewHeaderFooterView",
        ]
      case .collectionCellUnregistered:
        [
          "Failed to dequeue a cell with identifier PhotoCell", "in this collection view",
        ]
      case .collectionCellUnregisteredByMixin:
        [
          "could not dequeue a view of kind: UICollectionElementKindCell with identifier PhotoCell - must register a nib or "
            + "a class for the identifier or connect a prototype cell in a storyboard"
        ]
      case .supplementaryOfAnotherClass:
        [
          "Failed to dequeue a supplementary view with identifier PhotoHeader matching type PhotoHeader.",
          "Found: a view of class HeadlessUIKit.UICollectionReusableView, expected RecyclerTests.PhotoHeader; look",
        ]
      case .supplementaryUnregistered:
        [
          "Failed to dequeue a supplementary view with identifier PhotoHeader", "nothing is registered",
        ]
      case .prototypeRegistered:
        [
          "The table view can't register \"Name\" (RecyclerTests.NameCell): it is a prototype of Main.storyboard"
        ]
      case .nibRootOfAnotherClass:
        [
          "The nib <UINib: WrongBanner.xib in",
          "expected its root view to be of type WrongBanner",
          "Found: a HeadlessUIKit.UIView; look at the custom class",
        ]
      case .nibRegisteredForAnotherKindOfView:
        [
          "invalid nib registered for identifier (person) - nib must contain exactly one top level object which must be a "
            + "UITableViewCell instance"
        ]
      case .missingNib:
        [
          "Could not load NIB in bundle: 'NSBundle <", "with name 'Nowhere'",
          "declare it in Package.swift: "
            + "resources: [.process(\"Nowhere.xib\")]",
        ]
      case .nibOwnerWithoutContent:
        [
          "expected to hold the content of EmptyWidget. Found: no view"
        ]
      case .sceneOfAnotherClass:
        [
          "The viewController 'DetailController' of '<UIStoryboard: InfoController.storyboard",
          "is not of class 'WrongController'",
          "Found: a RecyclerTests.DetailController",
        ]
      case .initialSceneOfAnotherClass:
        [
          "The initialViewController of '<UIStoryboard: InfoController.storyboard",
          "is not of class 'WrongInitialController'",
          "Found: a RecyclerTests.InfoController",
        ]
      case .missingScene:
        [
          "doesn't contain a view controller with identifier 'X'. Its identifiers: DetailController"
        ]
      }
    }

    @MainActor
    func cause() {
      switch self {
      case .tableCellUnregistered:
        let source = RowSource { table, path in table.dequeue(.personCell, for: path) }
        source.table.layoutIfNeeded()
      case .tableCellOfAnotherClass:
        let source = RowSource { table, path in table.dequeue(.personCell, for: path) }
        source.table.register(NameCell.self, forCellReuseIdentifier: "person")
        source.table.layoutIfNeeded()
      case .tableCellOfAnotherClassByMixin:
        let source = RowSource { table, path in table.dequeueReusableCell(for: path) as PersonCell }
        source.table.register(NameCell.self, forCellReuseIdentifier: "person")
        source.table.layoutIfNeeded()
      case .headerUnregistered:
        _ = UITableView(frame: .zero).dequeue(.titleView)
      case .headerOfAnotherClass:
        let table = UITableView(frame: .zero)
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "TitleView")
        _ = table.dequeueReusableHeaderFooterView(TitleView.self)
      case .collectionCellUnregistered:
        let source = ItemSource(cell: { $0.dequeue(.photoCell, for: $1) })
        source.collection.layoutIfNeeded()
      case .collectionCellUnregisteredByMixin:
        let source = ItemSource(cell: { $0.dequeueReusableCell(for: $1) as PhotoCell })
        source.collection.layoutIfNeeded()
      case .supplementaryOfAnotherClass:
        let source = ItemSource(
          cell: { $0.dequeue(.photoCell, for: $1) },
          header: { $0.dequeue(.photoHeader, for: $1) }
        )
        source.collection.register(.photoCell)
        source.collection.register(
          UICollectionReusableView.self,
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
          withReuseIdentifier: "PhotoHeader"
        )
        source.collection.layoutIfNeeded()
      case .supplementaryUnregistered:
        let source = ItemSource(
          cell: { $0.dequeue(.photoCell, for: $1) },
          header: { $0.dequeue(.photoHeader, for: $1) }
        )
        source.collection.register(.photoCell)
        source.collection.layoutIfNeeded()
      case .prototypeRegistered:
        UITableView(frame: .zero).register(Catalog.prototype)
      case .nibRootOfAnotherClass:
        _ = WrongBanner.loadFromNib()
      case .nibRegisteredForAnotherKindOfView:
        let source = RowSource { table, path in table.dequeue(.personCell, for: path) }
        source.table.register(UINib(nibName: "Banner", bundle: .module), forCellReuseIdentifier: "person")
        source.table.layoutIfNeeded()
      case .missingNib:
        _ = UINib(nibName: "Nowhere", bundle: .module).instantiate(withOwner: nil)
      case .nibOwnerWithoutContent:
        EmptyWidget(frame: .zero).loadNibContent()
      case .sceneOfAnotherClass:
        _ = WrongController.instantiate()
      case .initialSceneOfAnotherClass:
        _ = WrongInitialController.instantiate()
      case .missingScene:
        _ = StoryboardScene<UIViewController>(storyboard: "InfoController", identifier: "X", bundle: .module)
          .instantiate()
      }
    }
  }

  @Test(.tags(.process), .promptExit, arguments: Fault.allCases)
  nonisolated func aWrongSetupStopsWithAMessage(fault: Fault) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [fault] in
      await MainActor.run { fault.cause() }
    }
    result.expectTexts(fault.texts)
  }

  #if os(Linux)
  /// The first line has the location of the mistake, in the user's code, and then the message.
  ///
  /// Finding a location takes more than a second, so that a short run does it once.
  @Test(.tags(.process, .soak), .promptExit, arguments: SoakLength.cases(Fault.allCases) { $0 == Fault.allCases.first })
  nonisolated func theFirstLineHasTheLocation(fault: Fault) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [fault] in
      // Exit tests switch backtraces off, from which the location is found.
      setenv("SWIFT_BACKTRACE", "enable=yes", 1)
      await MainActor.run { fault.cause() }
    }
    result.expectTexts(fault.texts)
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let fatal = output.split(separator: "\n").first { $0.contains(": Fatal error: ") }
    #expect(fatal?.contains("/Tests/Runtime/RecyclerTests/") == true, "\(fatal ?? "")")
    #expect(fatal?.contains(fault.texts[0]) == true)
  }
  #endif
}
