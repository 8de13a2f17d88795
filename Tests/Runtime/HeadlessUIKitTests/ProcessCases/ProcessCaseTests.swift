import ReuseGenTestSupport
import Testing

/// Mistakes of apps that stop the program or are logged, each in a process of its own.
@Suite(.tags(.process)) struct ProcessCaseTests {
  static let all = tables.flatMap(\.self)
  private static let tables: [[ProcessCase]] = [
    .ofControllers, .ofAlerts, .ofStoryboards, .ofNibs, .ofDataSources, .ofInput, .ofListAnswers, .ofReuse, .ofLists,
    .ofSnapshots, .ofDirectUpdates, .ofConstraints, .ofControls, .ofFoundation,
  ]

  @Test(.promptExit, arguments: all) func aMistakeStopsOrIsLogged(row: ProcessCase) async {
    let result = await #expect(processExitsWith: row.exit, observing: [\.standardErrorContent]) {
      [name = row.name as String] in
      try await MainActor.run { try ProcessCaseTests.all.act(name) }
    }
    row.expect(of: result)
  }

  @Test func eachCaseHasItsName() { #expect(Self.all.duplicates == []) }
}
