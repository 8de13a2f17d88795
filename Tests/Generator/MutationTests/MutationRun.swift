import Foundation
import ReuseGenXML
@testable import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenTestSupport

/// Changes the documents of one project, one attribute at a time.
struct MutationRun {
  /// A finding without its column, which changes with the values before it in the line.
  private struct Message: Hashable {
    var rule: String
    var message: String
    var file: String
    var line: Int
  }

  private let project: Project
  /// How many changes of a kind are made.
  private let limit: Int
  /// The findings of the linter for the unchanged project.
  private let known: Set<Message>
  private let changes: [Change]

  init(_ project: Project, limit: Int) {
    self.project = project
    self.limit = limit
    known = Self.messages(project.lint())
    changes = project.changes()
  }

  func table() -> MutationTable {
    var table = MutationTable()
    let reported = Set(known.map { "\($0.file):\($0.line)" })
    let changes = self.changes.filter { !reported.contains(location($0)) }
    for (kind, changes) in Dictionary(grouping: changes, by: \.kind) {
      var random = project.random(kind.rawValue)
      // A change that need not be reported is made, too: it must not stop the linter.
      for change in changes.shuffled(using: &random).prefix(limit) {
        guard let value = project.wrongName(for: change.value, &random) else { continue }
        let isReported = isReported(change, with: value)
        table.add(
          change,
          isReported: isReported,
          miss: (reason(change, value), "\(project.name)/\(location(change)): \(change.value) -> \(value)")
        )
      }
    }
    return table
  }

  private func location(_ change: Change) -> String { "\(project.documents[change.document].path):\(change.line)" }

  private func isReported(_ change: Change, with value: String) -> Bool {
    let bytes = change.bytes(of: project.files[change.document], with: value)
    let found = Self.messages(project.lint(replacing: change.document, with: bytes)).subtracting(known)
    let path = project.documents[change.document].path
    return found.contains { $0.file == path && $0.line == change.line }
  }

  private static func messages(_ diagnostics: [Diagnostic]) -> Set<Message> {
    Set(
      diagnostics.compactMap { diagnostic in
        diagnostic.location.map {
          Message(rule: diagnostic.rule, message: diagnostic.message, file: $0.file, line: $0.line)
        }
      }
    )
  }

  /// Why a change isn't reported.
  private func reason(_ change: Change, _ value: String) -> String {
    switch change.kind {
    case .outlet, .action, .runtimeAttribute:
      let name = change.className.flatMap(project.fullName) ?? ""
      let key = value.split(separator: ".").first.map(String.init) ?? value
      let answer =
        change.kind == .action
        ? project.declarations.method(selector: value, ofClass: name)
        : project.declarations.member(forKey: key, ofClass: name)
      switch answer {
      case .declared, .inherited: return "the class has the changed name"
      case .unknown(let reason): return reason
      case .no: return "unknown"
      }
    default:
      let uses = changes.count { $0.value == change.value && $0.attribute == change.attribute }
      return uses > 1 ? "the value is used more than once" : "unknown"
    }
  }
}
