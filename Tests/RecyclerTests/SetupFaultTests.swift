import Recycler
import Testing

/// Every kind of wrong set-up stops with what is wrong and what to check. Each case runs in a process of its own.
@Suite struct SetupFaultTests {
  private func check(_ result: ExitTest.Result?, _ parts: String...) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    for part in parts { #expect(text.contains(part), "\(text)") }
  }

  @Test func tableCellUnregistered() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = RowSource { table, path in table.dequeue(.personCell, for: path) }
        source.table.layoutIfNeeded()
      }
    }
    check(
      result,
      "Failed to dequeue a cell with identifier person matching type PersonCell. Check that the reuseIdentifier",
      "nothing is registered under \"person\" in this table view, where RecyclerTests.PersonCell is wanted; call register"
    )
  }

  @Test func tableCellOfAnotherClass() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = RowSource { table, path in table.dequeue(.personCell, for: path) }
        source.table.register(NameCell.self, forCellReuseIdentifier: "person")
        source.table.layoutIfNeeded()
      }
    }
    check(
      result,
      "Failed to dequeue a cell with identifier person matching type PersonCell.",
      "Found: a view of class RecyclerTests.NameCell, where RecyclerTests.PersonCell is wanted"
    )
  }

  @Test func tableCellOfAnotherClassByMixin() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = RowSource { table, path in table.dequeueReusableCell(for: path) as PersonCell }
        source.table.register(NameCell.self, forCellReuseIdentifier: "person")
        source.table.layoutIfNeeded()
      }
    }
    check(
      result,
      "Failed to dequeue a cell with identifier person matching type PersonCell. Check that the reuseIdentifier is set "
        + "properly in your XIB/Storyboard and that you registered the cell beforehand",
      "Found: a view of class RecyclerTests.NameCell"
    )
  }

  @Test func headerUnregistered() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UITableView(frame: .zero).dequeue(.titleView) }
    }
    check(
      result,
      "Failed to dequeue a header/footer with identifier TitleView matching type TitleView.",
      "and that you registered the header/footer beforehand",
      "nothing is registered under \"TitleView\""
    )
  }

  @Test func headerOfAnotherClass() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView(frame: .zero)
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "TitleView")
        _ = table.dequeueReusableHeaderFooterView(TitleView.self)
      }
    }
    check(
      result,
      "Failed to dequeue a header/footer with identifier TitleView matching type TitleView.",
      "Found: a view of class HeadlessUIKit.UITableViewHeaderFooterView"
    )
  }

  @Test func collectionCellUnregistered() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = ItemSource(cell: { $0.dequeue(.photoCell, for: $1) })
        source.collection.layoutIfNeeded()
      }
    }
    check(result, "Failed to dequeue a cell with identifier PhotoCell", "in this collection view")
  }

  @Test func collectionCellUnregisteredByMixin() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = ItemSource(cell: { $0.dequeueReusableCell(for: $1) as PhotoCell })
        source.collection.layoutIfNeeded()
      }
    }
    check(
      result,
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier PhotoCell - must register a nib or "
        + "a class for the identifier or connect a prototype cell in a storyboard"
    )
  }

  @Test func supplementaryOfAnotherClass() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
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
      }
    }
    check(
      result,
      "Failed to dequeue a supplementary view with identifier PhotoHeader matching type PhotoHeader.",
      "Found: a view of class HeadlessUIKit.UICollectionReusableView, where RecyclerTests.PhotoHeader is wanted"
    )
  }

  @Test func supplementaryUnregistered() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = ItemSource(
          cell: { $0.dequeue(.photoCell, for: $1) },
          header: { $0.dequeue(.photoHeader, for: $1) }
        )
        source.collection.register(.photoCell)
        source.collection.layoutIfNeeded()
      }
    }
    check(result, "Failed to dequeue a supplementary view with identifier PhotoHeader", "nothing is registered")
  }

  @Test func prototypeRegistered() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UITableView(frame: .zero).register(Catalogue.prototype) }
    }
    check(
      result,
      "The table view can't register \"Name\" (RecyclerTests.NameCell): it is a prototype of Main.storyboard"
    )
  }

  @Test func nibRootOfAnotherClass() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = WrongBanner.loadFromNib() }
    }
    check(
      result,
      "The nib <UINib: WrongBanner.xib in",
      "expected its root view to be of type WrongBanner",
      "Found: a HeadlessUIKit.UIView; look at the custom class"
    )
  }

  @Test func nibRegisteredForAnotherKindOfView() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = RowSource { table, path in table.dequeue(.personCell, for: path) }
        source.table.register(UINib(nibName: "Banner", bundle: .module), forCellReuseIdentifier: "person")
        source.table.layoutIfNeeded()
      }
    }
    check(
      result,
      "invalid nib registered for identifier (person) - nib must contain exactly one top level object which must be a "
        + "UITableViewCell instance"
    )
  }

  @Test func missingNib() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UINib(nibName: "Nowhere", bundle: .module).instantiate(withOwner: nil) }
    }
    check(result, "Could not load NIB in bundle: 'NSBundle <", "with name 'Nowhere'")
  }

  @Test func nibOwnerWithoutContent() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { EmptyWidget(frame: .zero).loadNibContent() }
    }
    check(result, "expected to hold the content of EmptyWidget. Found: no view")
  }

  @Test func sceneOfAnotherClass() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = WrongController.instantiate() }
    }
    check(
      result,
      "The viewController 'DetailController' of '<UIStoryboard: InfoController.storyboard",
      "is not of class 'WrongController'",
      "Found: a RecyclerTests.DetailController"
    )
  }

  @Test func initialSceneOfAnotherClass() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = WrongInitialController.instantiate() }
    }
    check(
      result,
      "The initialViewController of '<UIStoryboard: InfoController.storyboard",
      "is not of class 'WrongInitialController'",
      "Found: a RecyclerTests.InfoController"
    )
  }

  @Test func missingScene() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = StoryboardScene<UIViewController>(storyboard: "InfoController", identifier: "X", bundle: .module)
          .instantiate()
      }
    }
    check(result, "doesn't contain a view controller with identifier 'X'. Its identifiers: DetailController")
  }
}
