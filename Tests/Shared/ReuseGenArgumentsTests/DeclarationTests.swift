import ReuseGenTestSupport
import Testing

@testable import ReuseGenArguments

/// Mistakes in the declaration of a command stop the program with a message about the mistake.
@Suite struct DeclarationTests {
  private static func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test(.tags(.process), .promptExit) func twoParametersWithTheSameNameStop() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Command("tool", parameters: [Flag("quiet"), Option<String?>("quiet")])
    }
    #expect(Self.text(result).contains("'tool' declares two parameters with the same name"))
  }

  @Test(.tags(.process), .promptExit) func aLetterOfABuiltInFlagStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Command("tool", parameters: [Flag("hard", short: "h")])
    }
    #expect(Self.text(result).contains("'tool' declares two parameters with the same letter"))
  }

  @Test(.tags(.process), .promptExit) func argumentsBesideSubcommandsStop() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Command("tool", parameters: [Argument<String>("file")], subcommands: [Command("run")])
    }
    #expect(Self.text(result).contains("'tool' declares arguments and subcommands"))
  }

  @Test(.tags(.process), .promptExit) func anArgumentAfterARepeatingOneStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Command("tool", parameters: [Argument<[String]>("file"), Argument<String?>("other")])
    }
    #expect(Self.text(result).contains("'tool' declares an argument after a repeating one"))
  }

  @Test(.tags(.process), .promptExit) func aRequiredArgumentAfterAnOptionalOneStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Command("tool", parameters: [Argument<String?>("file"), Argument<String>("other")])
    }
    #expect(Self.text(result).contains("'tool' declares 'other', which is required, after 'file', which is optional"))
  }

  @Test(.tags(.process), .promptExit) func readingAnUndeclaredOptionStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      if case .run(let arguments) = try Command("tool").parse([]) { _ = arguments[Flag("quiet")] }
    }
    #expect(Self.text(result).contains("'tool' doesn't declare 'quiet'"))
  }

  @Test(.tags(.process), .promptExit) func readingAnOptionWithAnotherTypeStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let width = Option<String?>("width")
      if case .run(let arguments) = try Command("tool", parameters: [width]).parse(["--width", "wide"]) {
        _ = arguments[Option<Int?>("width")]
      }
    }
    #expect(Self.text(result).contains("'width' is declared with another type in 'tool'"))
  }
}
