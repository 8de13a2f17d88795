import ReuseGenTestSupport
import Testing

/// Each row of the table of odd arguments. Another test requires a row for each member that takes or returns an index,
/// a section, a length, a count or an object.
@Suite struct OddArgumentTableTests {
  nonisolated static let accepted = OddArgument.all.filter {
    if case .holds = $0.outcome { true } else { false }
  }

  @Test(arguments: accepted) @MainActor func nothingBadHappens(row: OddArgument) {
    if case .holds(let check) = row.outcome { #expect(check()) }
  }

  /// Acts with a process of their own, and their texts.
  typealias Case = (text: String, act: OddArgument.Act)
  nonisolated static let stopping = OddArgument.all.flatMap { row -> [Case] in
    if case .stops(let text, let acts) = row.outcome { acts.map { (text, $0) } } else { [] }
  }
  nonisolated static let warning = OddArgument.all.flatMap { row -> [Case] in
    if case .warns(let text, let acts) = row.outcome { acts.map { ("Warning: \(text)", $0) } } else { [] }
  }

  @Test(.tags(.process), .promptExit, arguments: stopping.indices)
  nonisolated func aMistakeStops(index: Int) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [index] in
      await MainActor.run { OddArgumentTableTests.stopping[index].act() }
    }
    result.expectTexts([Self.stopping[index].text])
  }

  @Test(.tags(.process), .promptExit, arguments: warning.indices)
  nonisolated func aMistakeIsLogged(index: Int) async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { [index] in
      await MainActor.run { OddArgumentTableTests.warning[index].act() }
    }
    result.expectTexts([Self.warning[index].text])
  }

  @Test func eachArgumentOfAMemberHasOneRow() {
    let keys = OddArgument.all.flatMap { row in row.members.map { "\($0) | \(row.argument)" } }
    #expect(Dictionary(grouping: keys) { $0 }.filter { $1.count > 1 }.keys.sorted() == [])
  }

  @Test func eachRowNamesItsResult() { #expect(OddArgument.all.filter(\.result.isEmpty).map(\.testDescription) == []) }

  /// The reference lists results that nobody can know.
  @Test func theReferenceListsTheGuesses() throws {
    let lines = OddArgument.all.filter { $0.basis == .guess }.map { row in
      "| \(row.members.map { "`\($0)`" }.joined(separator: ", ")) | \(row.argument) | \(row.result) |"
    }
    try RecordedSection("guesses", of: "Documentation/HeadlessUIKitReference.md")
      .expect("| member | argument | result |\n| --- | --- | --- |\n" + lines.joined(separator: "\n") + "\n")
  }
}
