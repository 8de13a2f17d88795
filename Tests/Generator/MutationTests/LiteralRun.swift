@testable import ReuseGenCore
import ReuseGenTestSupport
import SourceDeclarations

/// A string literal in code that names something in a document or a catalog, and what replaces it.
struct LiteralChange: Sendable {
  enum Kind: String, CaseIterable, Sendable { case nib, storyboard, scene, segue, image, color, identifier }

  /// How code states the wrong name.
  enum Form: String, CaseIterable, Sendable {
    case literal
    /// A static constant of an enumeration, which is added to the source.
    case constant
    /// The raw value of a case of an enumeration that is added.
    case rawValue = "raw value"
    /// The reuse identifier of a class that is added.
    case reuseIdentifier = "T.reuseIdentifier"

    /// The expression in place of the literal, and the declaration at the end of the source.
    func code(_ name: String) -> (expression: String, declaration: String) {
      switch self {
      case .literal: ("\"\(name)\"", "")
      case .constant: ("SeededNames.seeded", "\nenum SeededNames { static let seeded = \"\(name)\" }\n")
      case .rawValue: ("SeededNames.seeded.rawValue", "\nenum SeededNames: String { case seeded = \"\(name)\" }\n")
      case .reuseIdentifier:
        (
          "SeededCell.reuseIdentifier",
          "\nfinal class SeededCell: UITableViewCell, Reusable { static let reuseIdentifier = \"\(name)\" }\n"
        )
      }
    }
  }

  let kind: Kind
  var form = Form.literal
  /// The index in `Project.sources`.
  let source: Int
  let value: String
  /// The text of the literal, in bytes of the source.
  let range: Range<Int>
  let line: Int
}

/// How many changes of each kind the linter reports, and which it doesn't.
struct LiteralTable: Sendable {
  /// The name and the way in which code states it.
  struct Row: Hashable, Sendable, CustomStringConvertible {
    let kind: LiteralChange.Kind
    let form: LiteralChange.Form

    var description: String { "\(kind), \(form.rawValue)" }
  }

  static var rows: [Row] {
    LiteralChange.Kind.allCases.flatMap { kind in LiteralChange.Form.allCases.map { Row(kind: kind, form: $0) } }
  }

  private var counts: [Row: MutationTable.Count] = [:]
  private var misses: [String] = []

  subscript(row: Row) -> MutationTable.Count { counts[row] ?? MutationTable.Count() }

  mutating func add(_ change: LiteralChange, isReported: Bool, in place: String) {
    let row = Row(kind: change.kind, form: change.form)
    counts[row, default: MutationTable.Count()].add(isReported: isReported)
    if !isReported { misses.append("    \(row): \(place): \(change.value)") }
  }

  mutating func merge(_ other: LiteralTable) {
    counts.merge(other.counts) { $0 + $1 }
    misses += other.misses
  }

  var text: String {
    let rows = Self.rows.map { "\($0): \(self[$0].reported) of \(self[$0].total)" }
    return (rows + misses.sorted()).joined(separator: "\n")
  }
}

/// Changes the literals in the sources of one project, one at a time.
struct LiteralRun {
  private let project: Project
  private let limit: Int

  init(_ project: Project, limit: Int) {
    self.project = project
    self.limit = limit
  }

  func table() -> LiteralTable {
    var table = LiteralTable()
    let known = places(project.lint())
    let identifiers = project.identifiers
    let changes = project.literalChanges().filter { !known.contains(place($0)) }
    for (row, changes) in Dictionary(grouping: changes, by: { LiteralTable.Row(kind: $0.kind, form: $0.form) }) {
      var random = SeededGenerator(seed: "\(project.name) \(row)".utf8.reduce(5381) { $0 &* 33 &+ UInt64($1) })
      for change in changes.shuffled(using: &random).prefix(limit) {
        guard let value = wrongName(for: change.value, besides: identifiers, &random) else { continue }
        let found = places(project.lint(replacing: change, with: value))
        table.add(change, isReported: found.contains(place(change)), in: "\(project.name)/\(place(change))")
      }
    }
    return table
  }

  /// A name that nothing else in the project has.
  private func wrongName(for name: String, besides identifiers: Set<String>, _ random: inout SeededGenerator) -> String?
  {
    for _ in 0..<16 {
      let wrong = NameChange.allCases.randomElement(using: &random)?.apply(to: name, &random) ?? ""
      if wrong != name, !wrong.isEmpty, !project.hasName(wrong), !identifiers.contains(wrong) { return wrong }
    }
    return nil
  }

  private func place(_ change: LiteralChange) -> String { "\(project.sources[change.source].path):\(change.line)" }

  private func places(_ diagnostics: [Diagnostic]) -> Set<String> {
    Set(diagnostics.compactMap { $0.location.map { "\($0.file):\($0.line)" } })
  }
}
