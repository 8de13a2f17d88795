import ReuseGenTestSupport
import Testing

@testable import HeadlessListModel

/// Groups against a plain arrangement, one group after the other.
@Suite(.long) struct CompositionalSectionTests {
  private static let container = LayoutSize(width: 100, height: 60)
  private static let spacing = 3.0

  private func section(_ group: LayoutItem, _ sizes: [LayoutSize?], _ axis: LayoutAxis) -> CompositionalSection {
    let section = CompositionalSection(
      count: sizes.count,
      group: group,
      container: Self.container,
      axis: axis,
      spacing: Self.spacing
    )
    for (item, size) in sizes.enumerated() {
      if let size { section.set(size, at: item) }
    }
    return section
  }

  private func isSame(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-6 }

  private func isSame(_ one: LayoutRect, _ other: LayoutRect) -> Bool {
    isSame(one.origin.x, other.origin.x) && isSame(one.origin.y, other.origin.y)
      && isSame(one.size.width, other.size.width) && isSame(one.size.height, other.size.height)
  }

  /// Whether a section has the groups and frames of the plain arrangement.
  private func differences(
    _ section: CompositionalSection,
    _ group: LayoutItem,
    _ sizes: [LayoutSize?],
    _ axis: LayoutAxis
  ) -> String? {
    let model = NaiveGroups(group, sizes, in: Self.container, along: axis, spacing: Self.spacing)
    if section.count != sizes.count { return "\(section.count) items" }
    if !isSame(section.extent, model.extent) { return "extent \(section.extent), expected \(model.extent)" }
    if !isSame(section.breadth, model.breadth) { return "breadth \(section.breadth), expected \(model.breadth)" }
    for item in sizes.indices {
      guard let frame = section.frame(of: item) else { return "item \(item) isn't shown" }
      if !isSame(frame, model.frames[item]) { return "item \(item) at \(frame), expected \(model.frames[item])" }
    }
    for low in stride(from: -5.0, to: model.extent, by: max(2, model.extent / 5)) {
      let found = section.groups(from: low, to: low + 9)
      let expected = model.groups.filter { $0.offset < low + 9 - 1e-9 && $0.offset + $0.extent > low + 1e-9 }
      let certain = found.filter { $0.offset < low + 9 - 1e-9 && $0.offset + $0.extent > low + 1e-9 }
      if certain.map(\.items) != expected.map(\.items) {
        return "groups \(found.map(\.items)) at \(low), expected \(expected.map(\.items))"
      }
    }
    return nil
  }

  // MARK: Shapes

  private let cells: [LayoutItem] = {
    let widths: [LayoutDimension] = [.fractionalWidth(1), .fractionalWidth(1 / 3), .absolute(30), .estimated(40)]
    let heights: [LayoutDimension] = [.fractionalHeight(1), .absolute(10), .estimated(12)]
    return widths.flatMap { width in heights.map { LayoutItem(LayoutDimensions(width: width, height: $0)) } }
  }()

  private static let groupSizes: [LayoutDimensions] = [
    LayoutDimensions(width: .fractionalWidth(1), height: .absolute(30)),
    LayoutDimensions(width: .fractionalWidth(1), height: .estimated(20)),
    LayoutDimensions(width: .absolute(70), height: .fractionalWidth(0.25)),
    LayoutDimensions(width: .estimated(50), height: .estimated(20)),
  ]

  private static func group(
    _ axis: LayoutAxis,
    _ subitems: [LayoutItem],
    _ size: LayoutDimensions,
    _ repetition: LayoutGroup.Repetition = .filling,
    spacing: LayoutSpacing = LayoutSpacing(4)
  ) -> LayoutItem {
    LayoutItem(size, content: .group(LayoutGroup(axis, subitems, repetition: repetition, spacing: spacing)))
  }

  /// The numbers of items: by default, up to four, seven and eleven.
  private static let counts = SoakLength.cases(Array(0...20)) { $0 <= 4 || $0 == 7 || $0 == 11 }

  /// Every cell in every group, for every number of items up to twenty; by default, along one axis, and with few items.
  @Test(
    .tags(.soak),
    arguments: [LayoutAxis.horizontal, .vertical],
    [LayoutGroup.Repetition.filling, .times(2), .sharing(3)]
  )
  func everyGroupOfEqualItemsMatchesTheModel(inner: LayoutAxis, repetition: LayoutGroup.Repetition) {
    for cell in cells {
      for size in Self.groupSizes {
        for spacing in [LayoutSpacing(4), LayoutSpacing(2, isFlexible: true)] {
          let group = Self.group(inner, [cell], size, repetition, spacing: spacing)
          for axis in SoakLength.cases([LayoutAxis.vertical, .horizontal], byDefault: { $0 == .vertical }) {
            for count in Self.counts {
              let sizes = Array<LayoutSize?>(repeating: nil, count: count)
              let found = differences(section(group, sizes, axis), group, sizes, axis)
              if let found {
                Issue.record("\(count) in \(group) along \(axis): \(found)")
                return
              }
            }
          }
        }
      }
    }
  }

  /// Groups of two different subitems, one of them a group.
  private let nested: [LayoutItem] = {
    let leading = LayoutItem(
      LayoutDimensions(width: .fractionalWidth(0.7), height: .fractionalHeight(1)),
      insets: LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    )
    let sharing = LayoutItem(LayoutDimensions(width: .fractionalWidth(1), height: .fractionalHeight(0.3)))
    let column = CompositionalSectionTests.group(
      .vertical,
      [sharing],
      LayoutDimensions(width: .fractionalWidth(0.3), height: .fractionalHeight(1)),
      .sharing(2),
      spacing: .none
    )
    let growing = LayoutItem(LayoutDimensions(width: .fractionalWidth(1), height: .estimated(9)))
    let pair = CompositionalSectionTests.group(
      .vertical,
      [growing],
      LayoutDimensions(width: .fractionalWidth(0.5), height: .estimated(20)),
      .times(2),
      spacing: LayoutSpacing(2)
    )
    let tag = LayoutItem(LayoutDimensions(width: .estimated(23), height: .absolute(11)))
    let centered = LayoutItem(
      LayoutDimensions(width: .absolute(25), height: .absolute(8)),
      edges: LayoutEdgeSpacing(
        leading: LayoutSpacing(1, isFlexible: true),
        top: LayoutSpacing(2, isFlexible: true),
        trailing: LayoutSpacing(1, isFlexible: true),
        bottom: LayoutSpacing(0, isFlexible: true)
      )
    )
    let wide = LayoutDimensions(width: .fractionalWidth(1), height: .absolute(40))
    let tall = LayoutDimensions(width: .fractionalWidth(1), height: .estimated(40))
    var inset = CompositionalSectionTests.group(.horizontal, [pair], tall, spacing: .none)
    inset.insets = LayoutInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    inset.edges = LayoutEdgeSpacing(top: LayoutSpacing(3), bottom: LayoutSpacing(4))
    var narrow = CompositionalSectionTests.group(
      .vertical,
      [growing, leading],
      LayoutDimensions(width: .absolute(60), height: .absolute(50))
    )
    narrow.edges.leading = LayoutSpacing(0, isFlexible: true)
    narrow.edges.trailing = LayoutSpacing(0, isFlexible: true)
    return [
      CompositionalSectionTests.group(.horizontal, [leading, column], wide, spacing: .none),
      CompositionalSectionTests.group(.horizontal, [column, leading, column], wide, spacing: .none),
      CompositionalSectionTests.group(.horizontal, [pair], tall, spacing: .none),
      CompositionalSectionTests.group(.horizontal, [tag], tall),
      CompositionalSectionTests.group(.horizontal, [tag, centered], wide),
      CompositionalSectionTests.group(
        .vertical,
        [CompositionalSectionTests.group(.horizontal, [tag], tall), leading],
        tall
      ),
      CompositionalSectionTests.group(.horizontal, [centered], wide, spacing: LayoutSpacing(1, isFlexible: true)),
      CompositionalSectionTests.group(.vertical, [centered, growing], tall),
      CompositionalSectionTests.group(
        .horizontal,
        [CompositionalSectionTests.group(.vertical, [tag, growing], tall, .times(3))],
        wide,
        .times(2)
      ),
      inset, narrow,
    ]
  }()

  @Test(.tags(.soak)) func everyNestedGroupMatchesTheModel() {
    for (number, group) in nested.enumerated() {
      for axis in [LayoutAxis.vertical, .horizontal] {
        for count in Self.counts {
          let sizes = Array<LayoutSize?>(repeating: nil, count: count)
          #expect(differences(section(group, sizes, axis), group, sizes, axis) == nil, "\(count) in \(number), \(axis)")
        }
      }
    }
  }

  // MARK: Measured items

  /// Every pattern of measured and other items, up to seven of them; by default, up to four.
  @Test(.tags(.soak), arguments: 0..<11)
  func everyPatternOfMeasuredItemsMatchesTheModel(shape: Int) {
    let group = nested[shape]
    for count in 1...SoakLength.count(4, full: 7) {
      for pattern in 1..<1 << count {
        var sizes = [LayoutSize?](repeating: nil, count: count)
        for item in 0..<count where pattern >> item & 1 == 1 {
          sizes[item] = LayoutSize(width: Double(10 + item * 17 % 60), height: Double(5 + item * 7 % 20))
        }
        let found = differences(section(group, sizes, .vertical), group, sizes, .vertical)
        if let found {
          Issue.record("\(count) by \(pattern) in \(shape): \(found)")
          return
        }
      }
    }
  }

  /// Random measurements, insertions, removals and reloads.
  @Test(.tags(.soak), arguments: 0..<11, [LayoutAxis.vertical, .horizontal])
  func randomChangesMatchTheModel(shape: Int, axis: LayoutAxis) {
    let group = nested[shape]
    var random = SeededGenerator(seed: UInt64(shape))
    func size() -> LayoutSize {
      LayoutSize(
        width: Double(Int.random(in: 1...12, using: &random)) * 9,
        height: Double(Int.random(in: 1...8, using: &random)) * 4
      )
    }
    var sizes = Array<LayoutSize?>(repeating: nil, count: 30)
    let section = section(group, sizes, axis)
    for step in 0..<SoakLength.count(10, full: 200) {
      let item = Int.random(in: 0...sizes.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        let known = Bool.random(using: &random) ? size() : nil
        section.edit([.insert(item, known)])
        sizes.insert(known, at: item)
      case 1 where item < sizes.count:
        section.edit([.remove(item)])
        sizes.remove(at: item)
      case 2 where item < sizes.count:
        section.edit([.forget(item)])
        sizes[item] = nil
      case 3 where sizes.count < 60:
        section.edit([.insert(item, nil), .insert(item, nil), .insert(item + 1, nil)])
        sizes.insert(contentsOf: [nil, nil, nil], at: item)
      default:
        if item == sizes.count { continue }
        let measured = size()
        section.set(measured, at: item)
        sizes[item] = measured
      }
      let found = differences(section, group, sizes, axis)
      #expect(found == nil, "shape \(shape), step \(step)")
      if found != nil { return }
    }
  }

  // MARK: Long sections

  @Test func equalGroupsTakeNoMemory() {
    for (shape, group) in nested.enumerated() {
      let section = CompositionalSection(
        count: 1_000_000,
        group: group,
        container: Self.container,
        axis: .vertical,
        spacing: Self.spacing
      )
      #expect(section.storageSize < 3_000, "shape \(shape)")
      #expect(section.frame(of: 999_999) != nil)
      section.set(LayoutSize(width: 31, height: 17), at: 500_000)
      #expect(section.storageSize < 12_000, "shape \(shape)")
    }
  }

  @Test func aGroupWithoutItemsShowsNothing() {
    let dimensions = LayoutDimensions(width: .fractionalWidth(1), height: .absolute(10))
    for content in [LayoutItem.Content.group(LayoutGroup(.horizontal, [])), .custom { _ in [] }] {
      let section = CompositionalSection(
        count: 5,
        group: LayoutItem(dimensions, content: content),
        container: Self.container,
        axis: .vertical,
        spacing: 3
      )
      #expect(section.extent == 0)
      #expect(section.breadth == 0)
      #expect(section.frame(of: 0) == nil)
      #expect(section.groups(from: 0, to: 100).isEmpty)
      section.set(LayoutSize(width: 1, height: 1), at: 0)
      section.edit([.insert(0, nil), .remove(3)])
      #expect(section.count == 5)
    }
  }

  @Test func itemsWithoutLengthDoNotRepeatForever() {
    let empty = LayoutItem(LayoutDimensions(width: .absolute(0), height: .absolute(10)))
    let group = Self.group(.horizontal, [empty, empty], Self.groupSizes[0], spacing: .none)
    let section = section(group, [nil, nil, nil], .vertical)
    #expect(section.groupCapacity == 2)
    #expect(section.groupCount == 2)
  }

  @Test func aCustomGroupHasTheFramesOfItsProvider() {
    let group = LayoutItem(
      LayoutDimensions(width: .fractionalWidth(1), height: .absolute(40)),
      insets: LayoutInsets(top: 2, leading: 5, bottom: 2, trailing: 5),
      content: .custom { size in
        [
          LayoutFrame(LayoutRect(x: 0, y: 0, width: size.width / 2, height: size.height), zIndex: 3),
          LayoutFrame(LayoutRect(x: size.width / 2, y: 10, width: 20, height: 20)),
        ]
      }
    )
    let section = section(group, [nil, nil, nil], .vertical)
    #expect(section.frame(of: 0) == LayoutRect(x: 5, y: 2, width: 45, height: 36))
    #expect(section.frame(of: 1) == LayoutRect(x: 50, y: 12, width: 20, height: 20))
    #expect(section.frame(of: 2) == LayoutRect(x: 5, y: 45, width: 45, height: 36))
    #expect(section.arrangement(of: section.group(at: 0)).cells.map(\.zIndex) == [3, 0])
  }
}
