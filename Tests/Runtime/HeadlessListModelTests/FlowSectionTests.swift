import ReuseGenTestSupport
import Testing

@testable import HeadlessListModel

/// Lines of items, compared with a naive arrangement of one item after the other.
@Suite(.long) struct FlowSectionTests {
  private struct Placed: Equatable {
    var along: Double
    var across: Double
  }

  private func arranged(_ sizes: [FlowSize], breadth: Double) -> (places: [Placed], extent: Double) {
    var lines: [[Int]] = []
    var used = 0.0
    for item in sizes.indices {
      if !lines.isEmpty, used + 2 + sizes[item].across <= breadth + 1e-6 {
        lines[lines.count - 1].append(item)
        used += 2 + sizes[item].across
      } else {
        lines.append([item])
        used = sizes[item].across
      }
    }
    var places: [Placed] = []
    var start = 0.0
    let isUniform = Set(sizes).count == 1
    for (number, line) in lines.enumerated() {
      let extent = line.map { sizes[$0].along }.max() ?? 0
      let widths = line.reduce(0) { $0 + sizes[$1].across }
      var gap = line.count > 1 ? (breadth - widths) / Double(line.count - 1) : 0
      if number == lines.count - 1 { gap = 2 }
      // An item alone on a line is centered, unless the line is the last one.
      var across = line.count == 1 && number < lines.count - 1 ? max(0, (breadth - widths) / 2) : 0.0
      if isUniform, let width = sizes.first?.across {
        let fitting = max(1, Int((breadth + 1e-6 + 2) / (width + 2)))
        gap = fitting > 1 ? (breadth - Double(fitting) * width) / Double(fitting - 1) : 0
        if fitting == 1 { across = max(0, (breadth - width) / 2) }
      }
      for item in line {
        places.append(Placed(along: start + (extent - sizes[item].along) / 2, across: across))
        across += sizes[item].across + gap
      }
      start += extent + 3
    }
    return (places, max(0, start - 3))
  }

  private func check(_ section: FlowSection, _ sizes: [FlowSize], _ what: @autoclosure () -> String) {
    let expected = arranged(sizes, breadth: 50)
    #expect(section.extent == expected.extent, "\(what())")
    let places = sizes.indices.map { section.frame(of: $0) }
    for (place, wanted) in zip(places, expected.places) {
      #expect(place.along == wanted.along && abs(place.across - wanted.across) < 1e-9, "\(what())")
    }
    for low in stride(from: 0.0, to: expected.extent, by: max(1, expected.extent / 7)) {
      let found = section.lines(from: low, to: low + 8)
      #expect(found.allSatisfy { $0.offset < low + 8 && $0.offset + $0.extent > low }, "\(what()): lines at \(low)")
      let items = found.flatMap(\.items)
      #expect(items == Array((items.first ?? 0)..<(items.last ?? -1) + 1), "\(what()): items at \(low)")
      for item in sizes.indices where places[item].along < low + 8 && places[item].along + sizes[item].along > low {
        #expect(items.contains(item), "\(what()): item \(item) at \(low)")
      }
    }
  }

  private func section(_ sizes: [FlowSize]) -> FlowSection {
    FlowSection(count: sizes.count, breadth: 50, itemSpacing: 2, lineSpacing: 3) { sizes[$0] }
  }

  @Test(arguments: [0, 1, 2, 3, 10, 1000])
  func equalItemsFillLines(count: Int) {
    for across in [5.0, 16, 24, 30, 60] {
      let size = FlowSize(along: 10, across: across)
      let section = FlowSection(count: count, size: size, breadth: 50, itemSpacing: 2, lineSpacing: 3)
      check(section, Array(repeating: size, count: count), "\(count) of \(across)")
      #expect(section.storageSize < 1500)
    }
  }

  @Test(.tags(.soak), arguments: 1...5)
  func randomChangesMatchTheModel(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func size() -> FlowSize {
      FlowSize(
        along: Double(Int.random(in: 1...4, using: &random)) * 2,
        across: Double(Int.random(in: 1...(seed < 3 ? 12 : 3), using: &random)) * 5
      )
    }
    var sizes = (0..<Int.random(in: 0...60, using: &random)).map { _ in size() }
    let section = section(sizes)
    check(section, sizes, "seed \(seed), start")
    for step in 0..<SoakLength.count(100, full: 400) {
      let fresh = size()
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        let item = Int.random(in: 0...sizes.count, using: &random)
        section.insert(fresh, at: item)
        sizes.insert(fresh, at: item)
      case 1 where !sizes.isEmpty:
        let item = Int.random(in: 0..<sizes.count, using: &random)
        section.remove(at: item)
        sizes.remove(at: item)
      default:
        if sizes.isEmpty { continue }
        let item = Int.random(in: 0..<sizes.count, using: &random)
        section.set(fresh, at: item)
        sizes[item] = fresh
      }
      check(section, sizes, "seed \(seed), step \(step)")
    }
  }

  /// Every section of up to five items of two sizes, and every single change of it.
  @Test func everySingleChangeOfShortSectionsMatchesTheModel() {
    let kinds = [FlowSize(along: 4, across: 20), FlowSize(along: 6, across: 30)]
    for count in 0...5 {
      for pattern in 0..<1 << count {
        let sizes = (0..<count).map { kinds[pattern >> $0 & 1] }
        check(section(sizes), sizes, "\(count) by \(pattern)")
        for item in 0...count {
          for kind in kinds {
            let inserted = section(sizes)
            inserted.insert(kind, at: item)
            check(
              inserted,
              Array(sizes[..<item]) + [kind] + Array(sizes[item...]),
              "insertion at \(item) of \(count) by \(pattern)"
            )
            if item == count { continue }
            let changed = section(sizes)
            changed.set(kind, at: item)
            check(
              changed,
              Array(sizes[..<item]) + [kind] + Array(sizes[(item + 1)...]),
              "change at \(item) of \(count) by \(pattern)"
            )
          }
          if item == count { continue }
          let removed = section(sizes)
          removed.remove(at: item)
          check(
            removed,
            Array(sizes[..<item]) + Array(sizes[(item + 1)...]),
            "removal at \(item) of \(count) by \(pattern)"
          )
        }
      }
    }
  }

  /// Long sections, whose tree has inner nodes and runs of equal items, with lines of one to sixty items.
  @Test(arguments: [1, 5, 16, 60])
  func changesOfLongSectionsMatchFreshOnes(perLine: Int) {
    var random = SeededGenerator(seed: UInt64(perLine))
    let equal = FlowSize(along: 4, across: 52 / Double(perLine) - 2 + (perLine > 26 ? 2 : 0))
    var sizes = Array(repeating: equal, count: 3_000)
    let spacing = perLine > 26 ? 0.0 : 2.0
    let section = FlowSection(count: 3_000, size: equal, breadth: 50, itemSpacing: spacing, lineSpacing: 3)
    for step in 0..<SoakLength.count(8, full: 60) {
      let item = Int.random(in: 0..<sizes.count, using: &random)
      let odd = FlowSize(along: Double(step % 5) * 2, across: equal.across / 2 * Double(1 + step % 3))
      switch step % 4 {
      case 0, 1:
        section.insert(odd, at: item)
        sizes.insert(odd, at: item)
      case 2:
        section.set(odd, at: item)
        sizes[item] = odd
      default:
        section.remove(at: item)
        sizes.remove(at: item)
      }
      let fresh = FlowSection(count: sizes.count, breadth: 50, itemSpacing: spacing, lineSpacing: 3) { sizes[$0] }
      #expect(abs(section.extent - fresh.extent) < 1e-6, "step \(step)")
      #expect(section.lines(from: 0, to: .infinity).map(\.items) == fresh.lines(from: 0, to: .infinity).map(\.items))
      for _ in 0..<20 {
        let item = Int.random(in: 0..<sizes.count, using: &random)
        let (place, wanted) = (section.frame(of: item), fresh.frame(of: item))
        #expect(abs(place.along - wanted.along) < 1e-6 && abs(place.across - wanted.across) < 1e-9, "step \(step)")
      }
    }
  }

  @Test func thirdsOfAPointFit() {
    let third = FlowSize(along: 10, across: (50 - 4) / 3.0)
    check(
      FlowSection(count: 7, size: third, breadth: 50, itemSpacing: 2, lineSpacing: 3),
      Array(repeating: third, count: 7),
      "thirds"
    )
    let section = section([third, third, third, FlowSize(along: 11, across: 50)])
    #expect(section.lines(from: 0, to: 100).map(\.items) == [0..<3, 3..<4])
  }

  @Test(.tags(.soak)) func differentSizesTakeLittleMemory() {
    let count = SoakLength.count(20_000, full: 100_000)
    let section = FlowSection(count: count, breadth: 320, itemSpacing: 4, lineSpacing: 0) {
      FlowSize(along: Double(20 + $0 % 7), across: Double(20 + $0 * 7 % 31))
    }
    #expect(section.extent > 0)
    #expect(section.storageSize < 13 * count)
  }
}
