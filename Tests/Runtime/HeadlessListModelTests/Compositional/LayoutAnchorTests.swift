import Testing

@testable import HeadlessListModel

/// Where supplementary views are attached.
@Suite struct LayoutAnchorTests {
  private static let host = LayoutRect(x: 100, y: 200, width: 40, height: 20)
  private static let size = LayoutSize(width: 10, height: 4)

  private static func anchor(_ x: Double, _ y: Double, _ offset: LayoutPoint = .zero, fraction: Bool = false)
    -> LayoutAnchor
  { LayoutAnchor(location: LayoutPoint(x: x, y: y), offset: offset, isFractional: fraction) }

  @Test(arguments: [
    (anchor(0, 0), nil, 100.0, 200.0),
    (anchor(1, 0), nil, 130, 200),
    (anchor(0.5, 1), nil, 115, 216),
    (anchor(1, 0, LayoutPoint(x: 3, y: -2)), nil, 133, 198),
    (anchor(1, 0, LayoutPoint(x: 0.5, y: -0.5), fraction: true), nil, 135, 198),
    // Its own bottom edge at the top edge of the host: above it.
    (anchor(0.5, 0), anchor(0.5, 1), 115, 196),
    (anchor(1, 1), anchor(0, 0, LayoutPoint(x: 1, y: 2)), 141, 222),
  ])
  func aViewLiesAtItsAnchor(anchor: LayoutAnchor, own: LayoutAnchor?, x: Double, y: Double) {
    let frame = anchor.frame(of: Self.size, in: Self.host, itemAnchor: own)
    #expect(frame == LayoutRect(origin: LayoutPoint(x: x, y: y), size: Self.size))
  }

  @Test func supplementaryViewsFollowTheirItemsAndGroups() {
    let badge = LayoutSupplementary(
      kind: "badge",
      LayoutDimensions(width: .absolute(6), height: .fractionalHeight(0.5)),
      anchor: Self.anchor(1, 0)
    )
    let item = LayoutItem(
      LayoutDimensions(width: .fractionalWidth(0.5), height: .fractionalHeight(1)),
      insets: LayoutInsets(top: 1, leading: 1, bottom: 1, trailing: 1),
      supplementaries: [badge]
    )
    let group = LayoutItem(
      LayoutDimensions(width: .fractionalWidth(1), height: .absolute(22)),
      supplementaries: [
        LayoutSupplementary(
          kind: "line",
          LayoutDimensions(width: .fractionalWidth(1), height: .absolute(1)),
          anchor: Self.anchor(0, 1)
        )
      ],
      content: .group(LayoutGroup(.horizontal, [item]))
    )
    let section = CompositionalSection(
      count: 3,
      group: group,
      container: LayoutSize(width: 100, height: 100),
      axis: .vertical,
      spacing: 0
    )
    let first = section.arrangement(of: section.group(at: 0)).supplementaries
    #expect(first.map(\.kind) == ["badge", "badge", "line"])
    #expect(first.map(\.cell) == [0, 1, 0])
    #expect(first.map(\.frame.origin.x) == [43, 93, 0])
    #expect(first.map(\.frame.size.height) == [10, 10, 1])
    #expect(section.arrangement(of: section.group(at: 1)).supplementaries.map(\.kind) == ["badge", "line"])
  }

  // MARK: Boundaries

  private static func boundary(
    _ horizontal: Int,
    _ vertical: Int,
    _ offset: LayoutPoint = .zero,
    extends: Bool = true
  ) -> LayoutBoundary {
    LayoutBoundary(horizontal: horizontal, vertical: vertical, size: size, offset: offset, extendsContent: extends)
  }

  @Test(arguments: [
    (boundary(0, -1), 115.0, 196.0, LayoutInsets(top: 4)),
    (boundary(-1, -1), 100, 196, LayoutInsets(top: 4)),
    (boundary(1, 1), 130, 220, LayoutInsets(bottom: 4)),
    (boundary(-1, 0), 90, 208, LayoutInsets(leading: 10)),
    (boundary(1, 0), 140, 208, LayoutInsets(trailing: 10)),
    (boundary(0, -1, LayoutPoint(x: 1, y: -3)), 116, 193, LayoutInsets(top: 7)),
    (boundary(0, 1, LayoutPoint(x: 0, y: 2)), 115, 222, LayoutInsets(bottom: 6)),
    (boundary(0, -1, extends: false), 115, 200, .zero),
    (boundary(1, 1, extends: false), 130, 216, .zero),
  ])
  func aBoundaryTakesItsRoom(boundary: LayoutBoundary, x: Double, y: Double, room: LayoutInsets) {
    #expect(boundary.frame(at: Self.host) == LayoutRect(origin: LayoutPoint(x: x, y: y), size: Self.size))
    #expect(LayoutBoundary.room(for: [boundary]) == room)
  }
}
