import Foundation
import ReuseGenTestSupport
import Testing

/// Changes one attribute of one document of a real project at a time, and expects the linter to report it at its line.
///
/// `Tests/EndToEnd/Documents/mutate` runs it, beside builds.
@Suite(.enabled(if: SharedFolder.interfaceBuilder.isPresent && MutationLimit.ofEnvironment != nil))
struct MutationTests {
  /// The share of changes of each kind that must be reported if the sources declare their class.
  private static let requiredShare = 0.97

  @Test func wrongNamesAreReportedAtTheirLines() async throws {
    let limit = try #require(MutationLimit.ofEnvironment)
    var table = MutationTable()
    try await withThrowingTaskGroup(of: MutationTable.self) { group in
      for name in try Project.names() {
        group.addTask { try MutationRun(Project(named: name), limit: limit).table() }
      }
      for try await part in group { table.merge(part) }
    }
    print(table.text)
    for kind in Change.Kind.allCases where kind.isBound {
      let counts = table[kind]
      #expect(counts.eligible.total > 0, "no \(kind.rawValue) was changed")
      #expect(counts.eligible.share >= Self.requiredShare, "\(kind.rawValue): \(counts.eligible.share)")
    }
  }
}

/// The maximum number of changes for each kind and project.
enum MutationLimit {
  static let ofEnvironment = ProcessInfo.processInfo.environment["REUSEGEN_MUTATIONS"].flatMap { Int($0) }
}
