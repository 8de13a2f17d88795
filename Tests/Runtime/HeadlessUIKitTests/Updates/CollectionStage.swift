import Testing

@testable import HeadlessUIKit
@testable import HeadlessListModel

/// The configuration of a collection view in a test.
struct CollectionLook: NamedCase {
  let name: String
  let direction: UICollectionView.ScrollDirection
  let size: CGSize
  let offset: CGFloat
  var hasHeaders = true
  var isPinned = false
  /// The size of all items; `nil` if each has its own.
  var itemSize: CGSize?
}

/// A collection view and a model of its expected content. The expected frames are those of a second, newly loaded
/// collection view.
@MainActor final class CollectionStage {
  struct Element: Equatable {
    /// "" for items, else "Header" or "Footer".
    let kind: String
    let name: String
    let place: RowPosition
    let frame: CGRect
  }

  let fixture: CollectionFixture
  let look: CollectionLook
  private(set) var model: TableModel
  private let reference: CollectionFixture
  private var batches = 0
  /// The elements expected in view at an offset, until the model changes.
  private var known: (offset: CGFloat, screen: [Element])?

  init(_ model: TableModel, _ look: CollectionLook) {
    self.model = model
    self.look = look
    fixture = CollectionFixture(model.sections.map(\.rows))
    reference = CollectionFixture(model.sections.map(\.rows))
    for fixture in [fixture, reference] { prepare(fixture) }
    fixture.collection.layoutIfNeeded()
    fixture.log = []
    loadReference()
  }

  private func prepare(_ fixture: CollectionFixture) {
    fixture.collection.frame.size = look.size
    fixture.layout.scrollDirection = look.direction
    fixture.layout.sectionHeadersPinToVisibleBounds = look.isPinned
    fixture.layout.sectionFootersPinToVisibleBounds = look.isPinned
    fixture.sectionNames = { [unowned self] in self.model.sections[$0].name }
    fixture.size = { [unowned self] path in
      look.itemSize ?? Self.size(of: self.model.sections[path.section].rows[path.item])
    }
    if !look.hasHeaders { return }
    fixture.headerSize = { [unowned self] section in
      let length = TableScreen.headerHeight(of: self.model.sections[section].name)
      return CGSize(width: length, height: length)
    }
    fixture.footerSize = { [unowned self] section in
      let length = TableScreen.footerHeight(of: self.model.sections[section].name)
      return CGSize(width: length, height: length)
    }
  }

  private static func size(of item: String) -> CGSize {
    let number = Int(TableModel.height(of: item))
    return CGSize(width: 15 + number % 3 * 10, height: 8 + number % 4 * 5)
  }

  private var collection: UICollectionView { fixture.collection }

  var offset: CGFloat { look.direction == .vertical ? collection.contentOffset.y : collection.contentOffset.x }

  private func point(_ offset: CGFloat) -> CGPoint {
    look.direction == .vertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
  }

  /// The offsets that the content has.
  private func limit(of content: CGSize) -> CGFloat {
    let room = look.direction == .vertical ? content.height - look.size.height : content.width - look.size.width
    return max(0, room)
  }

  /// Every element of the model at the frame in a new layout, at an offset.
  private func allElements(at offset: CGFloat) -> [Element] {
    let view = reference.collection
    view.contentOffset = point(offset)
    var elements: [Element] = []
    for (section, content) in model.sections.enumerated() {
      for (kind, word) in [
        (UICollectionView.elementKindSectionHeader, "Header"), (UICollectionView.elementKindSectionFooter, "Footer"),
      ] {
        let path = IndexPath(item: 0, section: section)
        guard let place = view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path) else { continue }
        elements.append(Element(kind: word, name: content.name, place: RowPosition(path), frame: place.frame))
      }
      for (item, name) in content.rows.enumerated() {
        let path = IndexPath(item: item, section: section)
        guard let place = view.layoutAttributesForItem(at: path) else { continue }
        elements.append(Element(kind: "", name: name, place: RowPosition(path), frame: place.frame))
      }
    }
    return elements
  }

  /// The elements expected in view: headers first, then items, then footers, section by section.
  private func screen(at offset: CGFloat) -> [Element] {
    if let known, known.offset == offset { return known.screen }
    let view = CGRect(origin: point(offset), size: look.size)
    func rank(_ element: Element) -> (Int, Int, Int) {
      (element.place.section, ["Header": 0, "": 1, "Footer": 2][element.kind] ?? 3, element.place.row)
    }
    let screen = allElements(at: offset).filter { element in
      let frame = element.frame
      return frame.minX < view.maxX && frame.maxX > view.minX && frame.minY < view.maxY && frame.maxY > view.minY
    }.sorted { rank($0) < rank($1) }
    known = (offset, screen)
    return screen
  }

  private func loadReference() {
    known = nil
    reference.sections = model.sections.map(\.rows)
    reference.collection.reloadData()
    _ = reference.collection.numberOfSections
    _ = reference.collection.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
  }

  /// Scrolls as near to an offset as the content allows; returns the first mistake.
  func scroll(to wanted: CGFloat) -> String? {
    collection.contentOffset = point(max(0, min(wanted, limit(of: collection.contentSize))))
    collection.layoutIfNeeded()
    fixture.log = []
    return firstError()
  }

  /// Loads another model.
  func reload(_ model: TableModel) -> String? {
    self.model = model
    fixture.sections = model.sections.map(\.rows)
    loadReference()
    collection.reloadData()
    collection.layoutIfNeeded()
    fixture.log = []
    return firstError()
  }

  /// Performs a batch; returns the first mistake.
  func perform(_ edits: [TableEdit]) -> String? {
    batches += 1
    let before = screen(at: offset)
    let oldOffset = offset
    let cells = shownCells
    let result = model.applying(edits, naming: "new\(batches)-")
    model = result.model
    fixture.sections = model.sections.map(\.rows)
    if edits.count == 1 {
      collection.perform(edits[0])
    } else {
      collection.performBatchUpdates { for edit in edits { self.collection.perform(edit) } }
    }
    let calls = fixture.takeLog()
    loadReference()
    let expectedOffset = min(oldOffset, limit(of: reference.collection.contentSize))
    if offset != expectedOffset { return "offset \(offset) instead of \(expectedOffset)" }
    if let error = firstError() { return error }
    for (name, cell) in shownCells where cells[name] != nil {
      if (cells[name] === cell) == result.freshRows.contains(name) {
        return "\(name) \(cells[name] === cell ? "was kept" : "got another cell")"
      }
    }
    let expected = expectedCalls(from: before, to: screen(at: offset), by: result)
    return calls == expected ? nil : "calls \(calls) instead of \(expected)"
  }

  /// The calls that a collection view makes for a batch, in order.
  private func expectedCalls(from before: [Element], to after: [Element], by result: TableModel.Result) -> [String] {
    var calls = ["numberOfSections"] + model.counts.indices.map { "numberOfItems \($0)" }
    func newPlace(_ element: Element) -> RowPosition? {
      if element.kind.isEmpty {
        return result.freshRows.contains(element.name) ? nil : model.position(of: element.name)
      }
      if result.freshSections.contains(element.name) { return nil }
      return model.index(ofSection: element.name).map { RowPosition(section: $0, row: 0) }
    }
    func ended(_ element: Element, _ place: RowPosition) -> String {
      let path = element.kind.isEmpty ? "\(place.section).\(place.row)" : "\(place.section)"
      return "didEndDisplaying\(element.kind) \(path)"
    }
    // By index path; for equal ones, items first, then footers and headers.
    func inOrder(_ elements: [(Element, RowPosition)]) -> [(Element, RowPosition)] {
      elements.sorted { ($0.1, $0.0.kind) < ($1.1, $1.0.kind) }
    }
    let kept = before.compactMap { element in newPlace(element).map { (element, $0) } }
    let staying = Set(after.map { $0.kind + $0.name })
    let known = Set(kept.map { $0.0.kind + $0.0.name })
    calls += inOrder(kept.filter { !staying.contains($0.0.kind + $0.0.name) }).map(ended)
    for element in after where !known.contains(element.kind + element.name) {
      let place = "\(element.place.section).\(element.place.row)"
      let isItem = element.kind.isEmpty
      calls.append("\(isItem ? "cell" : element.kind.lowercased()) \(place)")
      calls.append("willDisplay\(element.kind) \(isItem ? place : "\(element.place.section)")")
    }
    calls += inOrder(before.filter { newPlace($0) == nil }.map { ($0, $0.place) }).map(ended)
    return calls
  }

  private var shownCells: [String: UICollectionViewCell] {
    Dictionary(collection.visibleCells.map { (($0 as? TextItemCell)?.text ?? "", $0) }, uniquingKeysWith: { $1 })
  }

  /// The first mistake in the collection view's visible content; `nil` if there is none.
  func firstError() -> String? {
    let expected = screen(at: offset)
    if collection.contentSize != reference.collection.contentSize {
      return "content of \(collection.contentSize) instead of \(reference.collection.contentSize)"
    }
    let found = collection.state.shown.map { key, view in
      Element(
        kind: String(key.kind.dropFirst(30)),
        name: (view as? TextItemCell)?.text ?? (view as? TextView)?.text ?? "",
        place: key.position,
        frame: view.frame
      )
    }
    func sorted(_ elements: [Element]) -> [Element] { elements.sorted { ($0.place, $0.kind) < ($1.place, $1.kind) } }
    if sorted(found) != sorted(expected) { return "shows \(sorted(found)) instead of \(sorted(expected))" }
    return viewMistake()
  }

  /// Every view is either in view, displayed once and in the collection view, or idle in a pool.
  private func viewMistake() -> String? {
    let shown = Array(collection.state.shown.values)
    let identities = Set(shown.map(ObjectIdentifier.init))
    if identities.count != shown.count { return "a view shown twice" }
    if !shown.allSatisfy({ $0.superview === collection }) { return "a view without superview" }
    if collection.subviews.count != shown.count { return "\(collection.subviews.count) subviews for \(shown.count)" }
    if let fault = fixture.ledger.faults.first { return fault }
    if fixture.ledger.displayed != identities { return "the displayed views are not those in view" }
    let live = fixture.ledger.everDisplayed.count
    if live != shown.count + collection.idleViewCount {
      return "\(live) views live, \(shown.count) in view, \(collection.idleViewCount) pooled"
    }
    return nil
  }
}
