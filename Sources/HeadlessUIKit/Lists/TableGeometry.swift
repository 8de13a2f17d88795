/// Where the headers, rows and footers of a table lie, top to bottom, without the table header view.
///
/// Every question costs O(log n) in rows and sections at most; rows of one height cost no memory.
final class TableGeometry {
  struct Section {
    /// The room above a header.
    let topPadding: Double
    var header: Extent
    var footer: Extent
    fileprivate(set) var rows: ExtentSequence

    init(topPadding: Double = 0, header: Extent, footer: Extent, rows: ExtentSequence) {
      self.topPadding = topPadding
      self.header = header
      self.footer = footer
      self.rows = rows
    }

    subscript(edge: SectionEdge) -> Extent {
      get { edge == .header ? header : footer }
      set { if edge == .header { header = newValue } else { footer = newValue } }
    }

    /// Where the header begins, in the section. Where there is none, there is no room above it.
    var headerStart: Double { header.length > 0 ? topPadding : 0 }
    /// Where the rows begin, in the section.
    var rowsStart: Double { headerStart + header.length }
    var extent: Double { rowsStart + rows.total + footer.length }
  }

  private(set) final var sections: [Section]
  private let sectionExtents: ExtentSequence

  init(_ sections: [Section] = []) {
    self.sections = sections
    sectionExtents = ExtentSequence(count: sections.count) { Extent(sections[$0].extent) }
  }

  var total: Double { sectionExtents.total }
  var sectionCount: Int { sections.count }

  func rowCount(in section: Int) -> Int { sections[section].rows.count }

  func contains(_ position: RowPosition) -> Bool {
    sections.indices.contains(position.section)
      && position.row >= 0 && position.row < sections[position.section].rows.count
  }

  func start(ofSection section: Int) -> Double { sectionExtents.offset(of: section) }

  func start(of position: RowPosition) -> Double {
    let section = sections[position.section]
    return start(ofSection: position.section) + section.rowsStart + section.rows.offset(of: position.row)
  }

  func extent(of position: RowPosition) -> Extent {
    sections[position.section].rows[position.row]
  }

  func startOfFooter(in section: Int) -> Double {
    start(ofSection: section) + sections[section].extent - sections[section].footer.length
  }

  /// The section in which `offset` lies; the first or last for offsets outside; `nil` without sections.
  func section(at offset: Double) -> Int? { sectionExtents.index(at: offset) }

  /// The first row that ends after `offset`; `nil` if none does.
  func firstRow(endingAfter offset: Double) -> RowPosition? {
    guard var section = section(at: offset) else { return nil }
    while section < sections.count {
      let rows = sections[section].rows
      let within = offset - start(ofSection: section) - sections[section].rowsStart
      if within < rows.total, let row = rows.index(at: within) {
        // An offset above the rows gives the first one, which may have no extent.
        if within >= 0 || rows[row].length > 0 { return RowPosition(section: section, row: row) }
        if let next = rows.index(at: 0) { return RowPosition(section: section, row: next) }
      }
      section += 1
    }
    return nil
  }

  /// The row in which `offset` lies; `nil` in a header, a footer or outside.
  func row(containing offset: Double) -> RowPosition? {
    guard offset >= 0, offset < total, let section = section(at: offset) else { return nil }
    let rows = sections[section].rows
    let within = offset - start(ofSection: section) - sections[section].rowsStart
    guard within >= 0, within < rows.total, let row = rows.index(at: within) else { return nil }
    return RowPosition(section: section, row: row)
  }

  func position(after position: RowPosition) -> RowPosition? {
    var next = RowPosition(section: position.section, row: position.row + 1)
    while next.section < sections.count {
      if next.row < sections[next.section].rows.count { return next }
      next = RowPosition(section: next.section + 1, row: 0)
    }
    return nil
  }

  func position(before position: RowPosition) -> RowPosition? {
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
  func setExtent(_ extent: Extent, of position: RowPosition) {
    sections[position.section].rows.set(extent, at: position.row)
    sectionChanged(position.section)
  }

  func setExtents(header: Extent, footer: Extent, in section: Int) {
    sections[section].header = header
    sections[section].footer = footer
    sectionChanged(section)
  }

  func setRows(_ rows: ExtentSequence, in section: Int) {
    sections[section].rows = rows
    sectionChanged(section)
  }

  func insertRow(_ extent: Extent, at position: RowPosition) {
    sections[position.section].rows.insert(repeating: extent, count: 1, at: position.row)
    sectionChanged(position.section)
  }

  func removeRows(_ rows: Range<Int>, in section: Int) {
    sections[section].rows.remove(rows)
    sectionChanged(section)
  }

  func insertSection(_ section: Section, at index: Int) {
    sections.insert(section, at: index)
    sectionExtents.insert(repeating: Extent(section.extent), count: 1, at: index)
  }

  func removeSection(at index: Int) {
    sections.remove(at: index)
    sectionExtents.remove(index..<index + 1)
  }

  private func sectionChanged(_ section: Int) {
    sectionExtents.set(Extent(sections[section].extent), at: section)
  }

  /// The memory that the rows' geometry takes, in bytes. For benchmarks.
  var storageSize: Int { sections.reduce(sectionExtents.storageSize) { $0 + $1.rows.storageSize } }
}
