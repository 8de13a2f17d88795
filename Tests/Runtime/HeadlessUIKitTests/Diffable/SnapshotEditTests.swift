import ReuseGenTestSupport
import Testing

@testable import HeadlessUIKit

/// Random edits of a snapshot, against the same edits of plain arrays.
@Suite struct SnapshotEditTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// Sections as arrays, edited with linear searches.
  private struct Model {
    var sections: [(name: String, items: [Int])] = []

    var names: [String] { sections.map(\.name) }
    var items: [Int] { sections.flatMap(\.items) }

    mutating func add(_ names: [String], before target: String?, offset: Int = 0) {
      let place = target.flatMap { self.names.firstIndex(of: $0) } ?? sections.count
      sections.insert(contentsOf: names.map { ($0, []) }, at: target == nil ? place : place + offset)
    }

    mutating func move(_ name: String, to target: String, offset: Int) {
      guard let place = names.firstIndex(of: name) else { return }
      let section = sections.remove(at: place)
      sections.insert(section, at: (names.firstIndex(of: target) ?? 0) + offset)
    }

    mutating func delete(_ items: [Int]) {
      for place in sections.indices { sections[place].items.removeAll(where: items.contains) }
    }

    mutating func insert(_ items: [Int], at target: Int, offset: Int) {
      delete(items)
      for place in sections.indices {
        guard let row = sections[place].items.firstIndex(of: target) else { continue }
        sections[place].items.insert(contentsOf: items, at: row + offset)
      }
    }

    mutating func append(_ items: [Int], to name: String?) {
      delete(items)
      guard let place = name.map({ names.firstIndex(of: $0) }) ?? sections.indices.last else { return }
      sections[place].items += items
    }
  }

  private static let names = ["a", "b", "c", "d", "e"]
  private static let numbers = 0..<12

  /// In a process of its own, because appending items that exist logs warnings.
  @Test(.tags(.process, .soak), .promptExit, arguments: 1...4 as ClosedRange<UInt64>)
  func editsChangeTheContent(seed: UInt64) async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { [seed] in
      if let mistake = SnapshotEditTests.mistake(seed) { fatalError("Mistake: \(mistake)") }
    }
    let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).split(separator: "\n")
    #expect(lines.filter { $0.contains("Mistake: ") }.isEmpty)
    #expect(lines.contains { $0.hasPrefix("Warning: ") })
  }

  private static func mistake(_ seed: UInt64) -> String? {
    var random = SeededGenerator(seed: seed)
    var snapshot = Snapshot()
    var model = Model()
    for step in 0..<SoakLength.steps(3_000) {
      let kind = Int.random(in: 0..<11, using: &random)
      edit(kind, &snapshot, &model, &random)
      let found = snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
      if snapshot.sectionIdentifiers != model.names || found != model.sections.map(\.items) || !agree(snapshot, model) {
        return "step \(step), edit \(kind): \(snapshot.sectionIdentifiers) \(found) instead of \(model.sections)"
      }
    }
    return nil
  }

  private static func agree(_ snapshot: Snapshot, _ model: Model) -> Bool {
    let items = model.items
    return snapshot.numberOfSections == model.sections.count && snapshot.numberOfItems == items.count
      && snapshot.itemIdentifiers == items
      && model.sections.allSatisfy { snapshot.numberOfItems(inSection: $0.name) == $0.items.count }
      && names.allSatisfy { snapshot.indexOfSection($0) == model.names.firstIndex(of: $0) }
      && numbers.allSatisfy { snapshot.indexOfItem($0) == items.firstIndex(of: $0) }
      && numbers.allSatisfy { number in
        snapshot.sectionIdentifier(containingItem: number) == model.sections.first { $0.items.contains(number) }?.name
      }
  }

  private static func edit(
    _ kind: Int,
    _ snapshot: inout Snapshot,
    _ model: inout Model,
    _ random: inout SeededGenerator
  ) {
    let isAfter = Bool.random(using: &random)
    let some = Array(numbers.shuffled(using: &random).prefix(.random(in: 0...3, using: &random)))
    let sections = model.names.shuffled(using: &random)
    let items = model.items.shuffled(using: &random)
    switch kind {
    case 0, 1:
      let new = names.filter { !sections.contains($0) }.shuffled(using: &random).prefix(2)
      addSections(Array(new), at: kind == 0 ? nil : sections.first, isAfter, &snapshot, &model)
    case 2 where sections.count > 1:
      if isAfter {
        snapshot.moveSection(sections[0], afterSection: sections[1])
      } else {
        snapshot.moveSection(sections[0], beforeSection: sections[1])
      }
      model.move(sections[0], to: sections[1], offset: isAfter ? 1 : 0)
    case 3 where isAfter:
      let gone = Array(names.shuffled(using: &random).prefix(2))
      snapshot.deleteSections(gone)
      model.sections.removeAll { gone.contains($0.name) }
    case 4...6 where !sections.isEmpty:
      let section = isAfter ? sections[0] : nil
      snapshot.appendItems(some, toSection: section)
      model.append(some, to: section)
    case 7 where items.count > 1:
      if isAfter {
        snapshot.moveItem(items[0], afterItem: items[1])
      } else {
        snapshot.moveItem(items[0], beforeItem: items[1])
      }
      model.insert([items[0]], at: items[1], offset: isAfter ? 1 : 0)
    case 8 where !items.isEmpty:
      let others = some.filter { $0 != items[0] }
      if isAfter {
        snapshot.insertItems(others, afterItem: items[0])
      } else {
        snapshot.insertItems(others, beforeItem: items[0])
      }
      model.insert(others, at: items[0], offset: isAfter ? 1 : 0)
    case 9:
      snapshot.deleteItems(some)
      model.delete(some)
    case 10 where Int.random(in: 0..<20, using: &random) == 0:
      snapshot.deleteAllItems()
      model.sections = []
    default: break
    }
  }

  private static func addSections(
    _ new: [String],
    at target: String?,
    _ isAfter: Bool,
    _ snapshot: inout Snapshot,
    _ model: inout Model
  ) {
    if let target, isAfter {
      snapshot.insertSections(new, afterSection: target)
    } else if let target {
      snapshot.insertSections(new, beforeSection: target)
    } else {
      snapshot.appendSections(new)
    }
    model.add(new, before: target, offset: isAfter ? 1 : 0)
  }

  @Test func deletingEverythingLeavesNothing() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3])
    snapshot.deleteAllItems()
    #expect(snapshot.sectionIdentifiers.isEmpty && snapshot.itemIdentifiers.isEmpty)
    #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
    // Deleted identifiers can be appended again.
    snapshot.appendSections(["a"])
    snapshot.appendItems([3, 1])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [3, 1])
  }

  @Test func requestsAreListed() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3])
    snapshot.reloadItems([2, 1])
    snapshot.reconfigureItems([3])
    snapshot.reloadSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [2, 1])
    #expect(snapshot.reconfiguredItemIdentifiers == [3])
    #expect(snapshot.reloadedSectionIdentifiers == ["b"])
  }
}
