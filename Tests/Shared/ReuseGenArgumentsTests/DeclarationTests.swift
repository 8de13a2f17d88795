import ReuseGenTestSupport
import Testing

@testable import ReuseGenArguments

/// Mistakes in the declaration of a command stop the program with a message about the mistake.
@Suite struct DeclarationTests {
  static let cases: [ProcessCase] = [
    .stops("'tool' declares two parameters with the same name") {
      _ = Command("tool", parameters: [Flag("quiet"), Option<String?>("quiet")])
    },
    .stops("'tool' declares two parameters with the same letter") {
      _ = Command("tool", parameters: [Flag("hard", short: "h")])
    },
    .stops("'tool' declares arguments and subcommands") {
      _ = Command("tool", parameters: [Argument<String>("file")], subcommands: [Command("run")])
    },
    .stops("'tool' declares an argument after a repeating one") {
      _ = Command("tool", parameters: [Argument<[String]>("file"), Argument<String?>("other")])
    },
    .stops("'tool' declares 'other', which is required, after 'file', which is optional") {
      _ = Command("tool", parameters: [Argument<String?>("file"), Argument<String>("other")])
    },
    .stops("'tool' doesn't declare 'quiet'") {
      if case .run(let arguments) = try Command("tool").parse([]) { _ = arguments[Flag("quiet")] }
    },
    .stops("'width' is declared with another type in 'tool'") {
      let width = Option<String?>("width")
      if case .run(let arguments) = try Command("tool", parameters: [width]).parse(["--width", "wide"]) {
        _ = arguments[Option<Int?>("width")]
      }
    },
  ]

  @Test(.tags(.process), .promptExit, arguments: cases) func aMistakeStops(row: ProcessCase) async {
    let result = await #expect(processExitsWith: row.exit, observing: [\.standardErrorContent]) {
      [name = row.name as String] in
      try await MainActor.run { try DeclarationTests.cases.act(name) }
    }
    row.expect(of: result)
  }
}
