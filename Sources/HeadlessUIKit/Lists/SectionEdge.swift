/// An end of a table's section, where it may have a header or footer.
enum SectionEdge: Int, CaseIterable, Comparable, Sendable {
  case header
  case footer

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The place of a header or footer. All headers come before all footers, as the delegate hears of them.
struct SectionViewPlace: Hashable, Comparable {
  let edge: SectionEdge
  let section: Int

  static func < (left: Self, right: Self) -> Bool { (left.edge, left.section) < (right.edge, right.section) }
}
