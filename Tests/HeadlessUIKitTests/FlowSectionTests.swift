import Testing

@testable import HeadlessUIKit

/// Lines of items against a plain arrangement, one item after the other.
@Suite struct FlowSectionTests {
  private struct Placed: Equatable {
    var along: Double
    var across: Double
  }

  private func arranged(_ sizes: [FlowSize], room: Double) -> (places: [Placed], extent: Double) {
    var lines: [[Int]] = []
    var used = 0.0
    for item in sizes.indices {
      if !lines.isEmpty, used + 2 + sizes[item].across <= room {
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
      var gap = line.count > 1 ? (room - widths) / Double(line.count - 1) : 0
      if number == lines.count - 1 { gap = 2 }
      var across = 0.0
      if isUniform, let width = sizes.first?.across {
        let fitting = max(1, Int((room + 2) / (width + 2)))
        gap = fitting > 1 ? (room - Double(fitting) * width) / Double(fitting - 1) : 0
        if fitting == 1 { across = max(0, (room - width) / 2) }
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
    let expected = arranged(sizes, room: 50)
    #expect(section.extent == expected.extent, "\(what())")
    let places = sizes.indices.map { section.place(of: $0) }
    for (place, wanted) in zip(places, expected.places) {
      #expect(place.along == wanted.along && abs(place.across - wanted.across) < 1e-9, "\(what())")
    }
    for low in stride(from: 0.0, to: expected.extent, by: max(1, expected.extent / 7)) {
      let found = section.items(from: low, to: low + 8)
      for item in sizes.indices where places[item].along < low + 8 && places[item].along + sizes[item].along > low {
        #expect(found.contains(item), "\(what()): item \(item) at \(low)")
      }
    }
  }

  @Test(arguments: [0, 1, 2, 3, 10, 1000])
  func equalItems(count: Int) {
    for across in [5.0, 16, 24, 30, 60] {
      let size = FlowSize(along: 10, across: across)
      let section = FlowSection(count: count, size: size, room: 50, itemSpacing: 2, lineSpacing: 3)
      check(section, Array(repeating: size, count: count), "\(count) of \(across)")
      #expect(section.storageSize < 1500)
    }
  }

  @Test(arguments: 1...5)
  func randomChanges(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func size() -> FlowSize {
      FlowSize(
        along: Double(Int.random(in: 1...4, using: &random)) * 2,
        across: Double(Int.random(in: 1...(seed < 3 ? 12 : 3), using: &random)) * 5
      )
    }
    var sizes = (0..<Int.random(in: 0...60, using: &random)).map { _ in size() }
    let section = FlowSection(sizes: sizes, room: 50, itemSpacing: 2, lineSpacing: 3)
    check(section, sizes, "seed \(seed), start")
    for step in 0..<400 {
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
}
