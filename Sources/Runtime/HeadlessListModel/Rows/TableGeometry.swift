/// The positions of a table's headers, rows and footers from top to bottom, below the table header view.
///
/// Every query takes at most O(log n) in rows and sections. Rows of equal height take no memory.
package final class TableGeometry {
  package struct Section {
    /// The spacing above a header.
    package let topPadding: Double
    package var header: Extent
    package var footer: Extent
    package fileprivate(set) var rows: ExtentSequence

    package init(topPadding: Double = 0, header: Extent, footer: Extent, rows: ExtentSequence) {
      self.topPadding = topPadding
      self.header = header
      self.footer = footer
      self.rows = rows
    }

    package subscript(edge: SectionEdge) -> Extent {
      get { edge == .header ? header : footer }
      set { if edge == .header { header = newValue } else { footer = newValue } }
    }

    /// The start of the header relative to the section. There is no padding above a header of zero height.
    package var headerStart: Double { header.length > 0 ? topPadding : 0 }
    /// The start of the rows relative to the section.
    package var rowsStart: Double { headerStart + header.length }
    package var extent: Double { rowsStart + rows.total + footer.length }
  }

  // Changed by methods of this type only, none of which calls out.
  @exclusivity(unchecked) package private(set) final var sections: [Section]
  private let sectionExtents: ExtentSequence

  package init(_ sections: [Section] = []) {
    self.sections = sections
    sectionExtents = ExtentSequence(count: sections.count) { Extent(sections[$0].extent) }
  }

  package var total: Double { sectionExtents.total }
  package var sectionCount: Int { sections.count }

  package func rowCount(in section: Int) -> Int { sections[section].rows.count }

  package func contains(_ position: RowPosition) -> Bool {
    sections.indices.contains(position.section)
      && position.row >= 0 && position.row < sections[position.section].rows.count
  }

  package func start(ofSection section: Int) -> Double { sectionExtents.offset(of: section) }

  package func start(of position: RowPosition) -> Double {
    let section = sections[position.section]
    return start(ofSection: position.section) + section.rowsStart + section.rows.offset(of: position.row)
  }

  package func extent(of position: RowPosition) -> Extent { sections[position.section].rows[position.row] }

  package func startOfFooter(in section: Int) -> Double {
    start(ofSection: section) + sections[section].extent - sections[section].footer.length
  }

  /// The section at an offset. Offsets out of bounds yield the first or last section; `nil` if there are no sections.
  package func section(at offset: Double) -> Int? { sectionExtents.index(at: offset) }

  /// The first row that ends after an offset; `nil` if there is none.
  package func firstRow(endingAfter offset: Double) -> RowPosition? {
    guard var section = section(at: offset) else { return nil }
    while section < sections.count {
      let rows = sections[section].rows
      let within = offset - start(ofSection: section) - sections[section].rowsStart
      if within < rows.total, let row = rows.index(at: within) {
        // An offset above the rows yields the first row, whose height may be zero.
        if within >= 0 || rows[row].length > 0 { return RowPosition(section: section, row: row) }
        if let next = rows.index(at: 0) { return RowPosition(section: section, row: next) }
      }
      section += 1
    }
    return nil
  }

  /// The row at an offset; `nil` in a header or footer, and out of bounds.
  package func row(containing offset: Double) -> RowPosition? {
    guard offset >= 0, offset < total, let section = section(at: offset) else { return nil }
    let rows = sections[section].rows
    let within = offset - start(ofSection: section) - sections[section].rowsStart
    guard within >= 0, within < rows.total, let row = rows.index(at: within) else { return nil }
    return RowPosition(section: section, row: row)
  }

  package func position(after position: RowPosition) -> RowPosition? {
    var next = RowPosition(section: position.section, row: position.row + 1)
    while next.section < sections.count {
      if next.row < sections[next.section].rows.count { return next }
      next = RowPosition(section: next.section + 1, row: 0)
    }
    return nil
  }

  package func position(before position: RowPosition) -> RowPosition? {
    if position.row > 0 { return RowPosition(section: position.section, row: position.row - 1) }
    var section = position.section - 1
    while section >= 0 {
      let count = sections[section].rows.count
      if count > 0 { return RowPosition(section: section, row: count - 1) }
      section -= 1
    }
    return nil
  }
}

extension TableGeometry {
  package func setExtent(_ extent: Extent, of position: RowPosition) {
    sections[position.section].rows.set(extent, at: position.row)
    updateExtent(ofSection: position.section)
  }

  package func setExtents(header: Extent, footer: Extent, in section: Int) {
    sections[section].header = header
    sections[section].footer = footer
    updateExtent(ofSection: section)
  }

  package func setRows(_ rows: ExtentSequence, in section: Int) {
    sections[section].rows = rows
    updateExtent(ofSection: section)
  }

  package func insertRow(_ extent: Extent, at position: RowPosition) {
    sections[position.section].rows.insert(repeating: extent, count: 1, at: position.row)
    updateExtent(ofSection: position.section)
  }

  package func removeRows(_ rows: Range<Int>, in section: Int) {
    sections[section].rows.remove(rows)
    updateExtent(ofSection: section)
  }

  package func insertSection(_ section: Section, at index: Int) {
    sections.insert(section, at: index)
    sectionExtents.insert(repeating: Extent(section.extent), count: 1, at: index)
  }

  package func removeSection(at index: Int) {
    sections.remove(at: index)
    sectionExtents.remove(index..<index + 1)
  }

  private func updateExtent(ofSection section: Int) {
    sectionExtents.set(Extent(sections[section].extent), at: section)
  }

  /// The memory that the rows' geometry takes, in bytes. For benchmarks.
  package var storageSize: Int { sections.reduce(sectionExtents.storageSize) { $0 + $1.rows.storageSize } }
}
