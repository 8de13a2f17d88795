import Foundation
import ReuseGenTestSupport
import Testing

/// Changes one attribute of one document of a real project at a time, then one literal of one source, and expects the
/// linter to report it at its line.
///
/// `Tests/EndToEnd/Documents/mutate` runs it, beside builds.
@Suite(.enabled(if: SharedFolder.interfaceBuilder.isPresent && MutationLimit.ofEnvironment != nil))
struct MutationTests {
  /// The share of changes of each kind that must be reported: of those whose class is in the sources, and of those in
  /// code whose name is settled.
  private static let requiredShare = 0.97

  @Test func wrongNamesAreReportedAtTheirLines() async throws {
    let limit = try #require(MutationLimit.ofEnvironment)
    var table = MutationTable()
    var literals = LiteralTable()
    try await withThrowingTaskGroup(of: (MutationTable, LiteralTable).self) { group in
      for name in try Project.names() {
        group.addTask {
          let project = try Project(named: name)
          return (MutationRun(project, limit: limit).table(), LiteralRun(project, limit: limit).table())
        }
      }
      for try await part in group {
        table.merge(part.0)
        literals.merge(part.1)
      }
    }
    print(table.text)
    print(literals.text)
    for kind in Change.Kind.allCases where kind.isBound {
      let counts = table[kind]
      #expect(counts.eligible.total > 0, "no \(kind.rawValue) was changed")
      #expect(counts.eligible.share >= Self.requiredShare, "\(kind.rawValue): \(counts.eligible.share)")
    }
    for row in LiteralTable.rows {
      let count = literals[row]
      #expect(count.total > 0, "no \(row) was changed")
      #expect(count.share >= Self.requiredShare, "\(row): \(count.share)")
    }
  }
}

/// The maximum number of changes for each kind and project.
enum MutationLimit {
  static let ofEnvironment = ProcessInfo.processInfo.environment["REUSEGEN_MUTATIONS"].flatMap { Int($0) }
}
