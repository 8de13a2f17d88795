@testable import HeadlessUIKit
@testable import HeadlessListModel

/// A table's content as plain arrays, and the effect of a batch of edits on it.
struct TableModel {
  struct Section {
    var name: String
    var rows: [String]
  }

  var sections: [Section]

  /// Sections whose rows have unique names.
  init(counts: [Int]) {
    sections = counts.enumerated().map { section, count in
      Section(name: "s\(section)", rows: (0..<count).map { "\(section)-\($0)" })
    }
  }

  init(sections: [Section]) { self.sections = sections }

  var counts: [Int] { sections.map(\.rows.count) }

  func position(of row: String) -> RowPosition? {
    for (section, content) in sections.enumerated() {
      if let index = content.rows.firstIndex(of: row) { return RowPosition(section: section, row: index) }
    }
    return nil
  }

  func index(ofSection name: String) -> Int? { sections.firstIndex { $0.name == name } }

  /// The content after a batch, and the rows and sections with new views. Positions that don't exist count as the end:
  /// `refusal` decides whether a batch is valid.
  struct Result {
    var model: TableModel
    var freshRows: Set<String> = []
    var freshSections: Set<String> = []
    /// The names of the elements that each insertion added.
    var names = 0
  }

  /// The content after a batch. The names of inserted elements begin with `prefix`.
  func applying(_ edits: [TableEdit], naming prefix: String = "new") -> Result {
    var result = Result(model: self)
    func name() -> String {
      result.names += 1
      return "\(prefix)\(result.names)"
    }
    // Rows and sections that leave their positions, numbered before the batch.
    var kept: [(name: String, rows: [String?])?] = sections.map { ($0.name, $0.rows.map(Optional.some)) }
    var arriving: [(place: RowPosition, row: String)] = []
    var arrivingSections: [(place: Int, section: (name: String, rows: [String?]))] = []
    for edit in edits {
      switch edit {
      case .deleteRow(let row): kept[row.section]?.rows[row.row] = nil
      case .moveRow(let row, let target):
        arriving.append((target, sections[row.section].rows[row.row]))
        kept[row.section]?.rows[row.row] = nil
      case .insertRow(let place):
        let row = name()
        result.freshRows.insert(row)
        arriving.append((place, row))
      case .reloadRow(let row): result.freshRows.insert(sections[row.section].rows[row.row])
      case .reloadSection(let section):
        result.freshSections.insert(sections[section].name)
        result.freshRows.formUnion(sections[section].rows)
      default: break
      }
    }
    for edit in edits {
      switch edit {
      case .insertSection(let place):
        let (section, row) = ("\(name())s", name())
        result.freshSections.insert(section)
        result.freshRows.insert(row)
        arrivingSections.append((place, (section, [row])))
      case .deleteSection(let section): kept[section] = nil
      case .moveSection(let section, let target):
        if let moving = kept[section] { arrivingSections.append((target, moving)) }
        kept[section] = nil
      default: break
      }
    }
    // Rows and sections that arrive, numbered after the batch, from the lowest position up.
    var places = kept.compactMap { $0 }
    for (place, section) in arrivingSections.sorted(by: { $0.place < $1.place }) {
      places.insert(section, at: min(place, places.count))
    }
    result.model.sections = places.map { Section(name: $0.name, rows: $0.rows.compactMap { $0 }) }
    for (place, row) in arriving.sorted(by: { $0.place < $1.place }) where place.section < places.count {
      let count = result.model.sections[place.section].rows.count
      result.model.sections[place.section].rows.insert(row, at: min(place.row, count))
    }
    // Rows that arrive in a reloaded section are reloaded with it.
    for section in result.model.sections where result.freshSections.contains(section.name) {
      result.freshRows.formUnion(section.rows)
    }
    return result
  }

  /// The height of a row; most heights differ.
  static func height(of row: String) -> CGFloat { CGFloat(row.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) % 13 }) + 5 }
}
