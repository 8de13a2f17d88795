@testable import HeadlessUIKit
@testable import HeadlessListModel

/// One change of a table's or a collection's content.
enum TableEdit: Hashable, Sendable {
  case insertRow(RowPosition)
  case deleteRow(RowPosition)
  case reloadRow(RowPosition)
  case moveRow(RowPosition, RowPosition)
  case insertSection(Int)
  case deleteSection(Int)
  case reloadSection(Int)
  case moveSection(Int, Int)

  /// Every edit of a table with these counts, including those whose positions exist only together with another edit.
  static func all(of counts: [Int]) -> [TableEdit] {
    let rows = counts.indices.flatMap { section in
      (0..<counts[section]).map { RowPosition(section: section, row: $0) }
    }
    let places = (counts + [0]).enumerated().flatMap { section, count in
      (0...count).map { RowPosition(section: section, row: $0) }
    }
    var edits: [TableEdit] = places.map { .insertRow($0) } + rows.map { .deleteRow($0) } + rows.map { .reloadRow($0) }
    for row in rows { edits += places.filter { $0 != row }.map { .moveRow(row, $0) } }
    edits += (0...counts.count).map { .insertSection($0) }
    edits += counts.indices.map { .deleteSection($0) } + counts.indices.map { .reloadSection($0) }
    for section in counts.indices {
      edits += counts.indices.filter { $0 != section }.map { .moveSection(section, $0) }
    }
    return edits
  }

  /// All tables of up to three sections with up to four rows each.
  static let tables: [[Int]] = {
    var tables: [[Int]] = [[]]
    for count in 1...3 {
      var all: [[Int]] = [[]]
      for _ in 0..<count { all = all.flatMap { counts in (0...4).map { counts + [$0] } } }
      tables += all
    }
    return tables
  }()
}

extension BatchUpdates {
  init(_ edits: [TableEdit]) {
    self.init()
    for edit in edits {
      switch edit {
      case .insertRow(let row): insertedRows.append(row)
      case .deleteRow(let row): deletedRows.append(row)
      case .reloadRow(let row): reloadedRows.append(row)
      case .moveRow(let from, let to): movedRows.append(.init(from: from, to: to))
      case .insertSection(let section): insertedSections.append(section)
      case .deleteSection(let section): deletedSections.append(section)
      case .reloadSection(let section): reloadedSections.append(section)
      case .moveSection(let from, let to): movedSections.append(.init(from: from, to: to))
      }
    }
  }
}

extension UITableView {
  /// Requests one edit.
  func perform(_ edit: TableEdit) {
    switch edit {
    case .insertRow(let row): insertRows(at: [row.indexPath], with: .none)
    case .deleteRow(let row): deleteRows(at: [row.indexPath], with: .none)
    case .reloadRow(let row): reloadRows(at: [row.indexPath], with: .none)
    case .moveRow(let row, let target): moveRow(at: row.indexPath, to: target.indexPath)
    case .insertSection(let section): insertSections([section], with: .none)
    case .deleteSection(let section): deleteSections([section], with: .none)
    case .reloadSection(let section): reloadSections([section], with: .none)
    case .moveSection(let section, let target): moveSection(section, toSection: target)
    }
  }
}

extension UICollectionView {
  /// Requests one edit.
  func perform(_ edit: TableEdit) {
    switch edit {
    case .insertRow(let row): insertItems(at: [row.indexPath])
    case .deleteRow(let row): deleteItems(at: [row.indexPath])
    case .reloadRow(let row): reloadItems(at: [row.indexPath])
    case .moveRow(let row, let target): moveItem(at: row.indexPath, to: target.indexPath)
    case .insertSection(let section): insertSections([section])
    case .deleteSection(let section): deleteSections([section])
    case .reloadSection(let section): reloadSections([section])
    case .moveSection(let section, let target): moveSection(section, toSection: target)
    }
  }
}
