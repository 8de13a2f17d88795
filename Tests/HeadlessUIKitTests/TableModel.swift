@testable import HeadlessUIKit

/// One change of a table's content.
enum TableEdit: Hashable, Sendable {
  case insertRow(RowPosition)
  case deleteRow(RowPosition)
  case reloadRow(RowPosition)
  case moveRow(RowPosition, RowPosition)
  case insertSection(Int)
  case deleteSection(Int)
  case reloadSection(Int)
  case moveSection(Int, Int)

  /// Every edit of a table with these counts, also those whose places exist only together with another edit.
  static func all(of counts: [Int]) -> [TableEdit] {
    let rows = counts.indices.flatMap { section in
      (0..<counts[section]).map { RowPosition(section: section, row: $0) }
    }
    let places = counts.indices.flatMap { section in
      (0...counts[section]).map { RowPosition(section: section, row: $0) }
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
}

/// A table's content as plain arrays, and what a batch of edits makes of it, place by place.
struct TableModel {
  var sections: [(name: String, rows: [String])]

  /// Sections with one name for each row that no other row has.
  init(counts: [Int]) {
    sections = counts.enumerated().map { section, count in
      ("s\(section)", (0..<count).map { "\(section)-\($0)" })
    }
  }

  /// The content after a batch, and the rows that are made anew in it; `nil` where the edits don't fit together.
  func applying(_ edits: [TableEdit]) -> (model: TableModel, fresh: Set<String>)? {
    var names = 0
    func name(_ prefix: String) -> String {
      names += 1
      return "\(prefix)\(names)"
    }
    var fresh: Set<String> = []
    // What leaves its place, counted before the batch.
    var kept: [(name: String, rows: [String?])?] = sections.map { ($0.name, $0.rows.map(Optional.some)) }
    var arriving: [(RowPosition, String)] = []
    var arrivingSections: [(Int, (name: String, rows: [String?]))] = []
    for edit in edits {
      switch edit {
      case .deleteRow(let row), .moveRow(let row, _):
        guard let name = kept[row.section]?.rows[row.row] else { return nil }
        kept[row.section]?.rows[row.row] = nil
        if case .moveRow(_, let target) = edit { arriving.append((target, name)) }
      case .insertRow(let row):
        let name = name("new")
        fresh.insert(name)
        arriving.append((row, name))
      default: break
      }
    }
    for edit in edits {
      switch edit {
      case .insertSection(let section):
        let row = name("new")
        fresh.insert(row)
        arrivingSections.append((section, (name("section"), [row])))
      case .deleteSection(let section), .moveSection(let section, _):
        guard let moving = kept[section] else { return nil }
        kept[section] = nil
        if case .moveSection(_, let target) = edit { arrivingSections.append((target, moving)) }
      default: break
      }
    }
    // What is reloaded must still be in its place.
    for edit in edits {
      switch edit {
      case .reloadRow(let row):
        guard let name = kept[row.section]?.rows[row.row], fresh.insert(name).inserted else { return nil }
      case .reloadSection(let section):
        guard let rows = kept[section]?.rows else { return nil }
        for row in rows.compactMap({ $0 }) where !fresh.insert(row).inserted { return nil }
      default: break
      }
    }
    // What arrives, counted after the batch, from the lowest place up.
    var result = kept.compactMap { $0 }
    let places = arrivingSections.map(\.0)
    if Set(places).count < places.count { return nil }
    for (place, section) in arrivingSections.sorted(by: { $0.0 < $1.0 }) {
      if place > result.count { return nil }
      result.insert(section, at: place)
    }
    if Set(arriving.map(\.0)).count < arriving.count { return nil }
    var rows = result.map { $0.rows.compactMap { $0 } }
    for (place, name) in arriving.sorted(by: { $0.0 < $1.0 }) {
      guard rows.indices.contains(place.section), place.row <= rows[place.section].count else { return nil }
      rows[place.section].insert(name, at: place.row)
    }
    var model = self
    model.sections = zip(result, rows).map { ($0.name, $1) }
    return (model, fresh)
  }

  /// Whether rows arrive in a section that is itself new: such a section is loaded as a whole.
  static func isMixed(_ edits: [TableEdit], in result: TableModel) -> Bool {
    let arriving = edits.compactMap { edit in
      switch edit {
      case .insertRow(let row), .moveRow(_, let row): row.section
      default: nil
      }
    }
    let isAboutSections = edits.contains { edit in
      switch edit {
      case .insertSection, .reloadSection: true
      default: false
      }
    }
    return isAboutSections && !arriving.isEmpty
  }

  /// The height of a row: a different one for most.
  static func height(of row: String) -> CGFloat { CGFloat(row.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) % 13 }) + 5 }
}

extension UITableView {
  /// Asks for the edits in one batch.
  func perform(_ edits: [TableEdit]) {
    beginUpdates()
    for edit in edits {
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
    endUpdates()
  }
}
