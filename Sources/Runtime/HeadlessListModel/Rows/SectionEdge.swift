/// An end of a table's section, which may have a header or a footer.
package enum SectionEdge: Int, CaseIterable, Comparable, Sendable {
  case header, footer

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
