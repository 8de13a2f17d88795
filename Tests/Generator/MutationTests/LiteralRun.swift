@testable import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenTestSupport

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
      var random = project.random("\(row)")
      for change in changes.shuffled(using: &random).prefix(limit) {
        guard let value = project.wrongName(for: change.value, besides: identifiers, &random) else { continue }
        let found = places(project.lint(replacing: change, with: value))
        table.add(change, isReported: found.contains(place(change)), in: "\(project.name)/\(place(change))")
      }
    }
    return table
  }

  private func place(_ change: LiteralChange) -> String { "\(project.sources[change.source].path):\(change.line)" }

  private func places(_ diagnostics: [Diagnostic]) -> Set<String> {
    Set(diagnostics.compactMap { $0.location.map { "\($0.file):\($0.line)" } })
  }
}
