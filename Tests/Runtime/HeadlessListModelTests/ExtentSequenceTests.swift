import ReuseGenTestSupport
import Testing

@testable import HeadlessListModel

/// A sequence of extents against a plain array.
@Suite(.long) struct ExtentSequenceTests {
  private func check(_ sequence: ExtentSequence, _ model: [Extent], _ what: @autoclosure () -> String) {
    sequence.checkInvariants()
    #expect(sequence.count == model.count, "\(what())")
    #expect(sequence.total == model.reduce(0) { $0 + $1.length }, "\(what())")
    var offset = 0.0
    for (index, extent) in model.enumerated() {
      #expect(sequence[index] == extent, "\(what()), element \(index)")
      #expect(sequence.offset(of: index) == offset, "\(what()), offset of \(index)")
      if extent.length > 0 {
        #expect(sequence.index(at: offset) == index, "\(what()), element at \(offset)")
        #expect(sequence.index(at: offset + extent.length - 0.125) == index, "\(what()), element before the end")
      }
      offset += extent.length
    }
    #expect(sequence.index(at: -1) == (model.isEmpty ? nil : 0))
    #expect(sequence.index(at: offset + 1) == (model.isEmpty ? nil : model.count - 1))
  }

  @Test(arguments: [0, 1, 2, 127, 128, 129, 256, 1000, 9000])
  func differentExtentsMatchTheModel(count: Int) {
    let model = (0..<count).map { Extent(Double($0 * 7 % 13) + 0.5, isEstimate: $0 % 5 == 0) }
    check(ExtentSequence(count: count) { model[$0] }, model, "\(count) built")
  }

  @Test(arguments: [0, 1, 128, 129, 100_000])
  func equalExtentsTakeNoMemory(count: Int) {
    let sequence = ExtentSequence(repeating: Extent(44), count: count)
    #expect(sequence.total == Double(count) * 44)
    #expect(sequence.storageSize < 200)
    if count > 1 { #expect(sequence.index(at: 44.5) == 1) }
  }

  @Test func everySingleChangeOfShortSequencesMatchesTheModel() {
    for count in 0...5 {
      let model = (0..<count).map { Extent(Double($0 % 3)) }
      for index in 0...count {
        let inserted = ExtentSequence(count: count) { model[$0] }
        inserted.insert(repeating: Extent(2.5, isEstimate: true), count: 2, at: index)
        var expected = model
        expected.insert(contentsOf: [Extent(2.5, isEstimate: true), Extent(2.5, isEstimate: true)], at: index)
        check(inserted, expected, "insertion at \(index) of \(count)")
        for end in index...count {
          let removed = ExtentSequence(count: count) { model[$0] }
          removed.remove(index..<end)
          var rest = model
          rest.removeSubrange(index..<end)
          check(removed, rest, "removal of \(index..<end) of \(count)")
        }
        if index < count {
          let set = ExtentSequence(count: count) { model[$0] }
          set.set(Extent(9), at: index)
          var changed = model
          changed[index] = Extent(9)
          check(set, changed, "change of \(index) of \(count)")
        }
      }
    }
  }

  @Test(.tags(.soak), arguments: [1, 2, 3])
  func longRandomRunsMatchTheModel(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var model = Array(repeating: Extent(10, isEstimate: true), count: 600)
    let sequence = ExtentSequence(repeating: Extent(10, isEstimate: true), count: 600)
    for step in 0..<SoakLength.count(500, full: 2_000) {
      let extent = Extent(Double(Int.random(in: 0...40, using: &random)) / 4, isEstimate: Bool.random(using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1:
        let count = Int.random(in: 1...(step % 50 == 0 ? 300 : 4), using: &random)
        let index = Int.random(in: 0...model.count, using: &random)
        sequence.insert(repeating: extent, count: count, at: index)
        model.insert(contentsOf: Array(repeating: extent, count: count), at: index)
      case 2 where !model.isEmpty:
        let start = Int.random(in: 0..<model.count, using: &random)
        let end = min(model.count, start + Int.random(in: 1...(step % 40 == 0 ? 300 : 4), using: &random))
        sequence.remove(start..<end)
        model.removeSubrange(start..<end)
      default:
        if model.isEmpty { continue }
        let index = Int.random(in: 0..<model.count, using: &random)
        sequence.set(extent, at: index)
        model[index] = extent
      }
      if step % 100 == 0 { check(sequence, model, "seed \(seed), step \(step)") }
    }
    check(sequence, model, "seed \(seed), end")
  }

  @Test func elementsWithoutExtentAreSkipped() {
    let sequence = ExtentSequence(count: 6) { Extent([0, 1, 0, 0, 2, 0][$0]) }
    #expect(sequence.index(after: -1) == 1)
    #expect(sequence.index(after: 1) == 4)
    #expect(sequence.index(after: 4) == nil)
    #expect(sequence.index(before: 6) == 4)
    #expect(sequence.index(before: 4) == 1)
    #expect(sequence.index(before: 1) == nil)
  }
}
