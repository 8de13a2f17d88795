/// Identifies the header or footer of a section. All headers precede all footers, the order in which the delegate is
/// called.
package struct SectionViewPosition: Hashable, Comparable, Sendable {
  package let edge: SectionEdge
  package let section: Int

  package init(edge: SectionEdge, section: Int) { (self.edge, self.section) = (edge, section) }

  package static func < (left: Self, right: Self) -> Bool { (left.edge, left.section) < (right.edge, right.section) }
}

/// An end of a table's section, which may have a header or a footer.
package enum SectionEdge: Int, CaseIterable, Comparable, Sendable {
  case header, footer

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
