import ReuseGenTestSupport
import Testing

/// Each row of the table of odd arguments. Another test requires a row for each member that takes or returns an index,
/// a section, a length, a count or an object.
@Suite struct OddArgumentTableTests {
  nonisolated static let calm = OddArgument.all.filter {
    if case .holds = $0.outcome { true } else { false }
  }
  /// Rows with a process of their own.
  nonisolated static let loud = OddArgument.all.filter {
    switch $0.outcome {
    case .stops, .warns: true
    case .holds, .held, .unasked: false
    }
  }

  @Test(arguments: calm) @MainActor func nothingBadHappens(row: OddArgument) { #expect(row.act()) }

  @Test(.tags(.process), .promptExit, arguments: loud.indices)
  nonisolated func aMistakeIsReported(index: Int) async {
    let row = Self.loud[index]
    switch row.outcome {
    case .stops(let text):
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [index] in
        _ = await MainActor.run { OddArgumentTableTests.loud[index].act() }
      }
      result.expectTexts([text])
    case .warns(let text):
      let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { [index] in
        _ = await MainActor.run { OddArgumentTableTests.loud[index].act() }
      }
      result.expectTexts(["Warning: \(text)"])
    case .holds, .held, .unasked: break
    }
  }

  /// The reference lists results that nobody can know.
  @Test func theReferenceListsTheGuesses() throws {
    let rows = OddArgument.all.filter { $0.basis == .guess }
    let lines = rows.map { row in
      "| \(row.members.map { "`\($0)`" }.joined(separator: ", ")) | \(row.odd)\(row.result) |"
    }
    try RecordedSection("guesses", of: "Documentation/HeadlessUIKitReference.md")
      .expect("| member | at |\n| --- | --- |\n" + lines.joined(separator: "\n") + "\n")
  }
}

extension OddArgument {
  fileprivate var result: String {
    switch outcome {
    case .stops: ": stops"
    case .warns: ": warns"
    case .holds, .held: odd.contains(":") ? "" : ": endured"
    case .unasked: ": no effect here"
    }
  }
}
