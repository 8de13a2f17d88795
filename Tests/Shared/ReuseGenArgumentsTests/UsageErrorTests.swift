import Testing

@testable import ReuseGenArguments

@Suite struct UsageErrorTests {
  static let rootUsage = """
    Usage: reusegen [--verbose] <subcommand>
      See 'reusegen --help' for more information.
    """
  static let generateUsage = """
    Usage: reusegen generate [<manifest>] [--output <file>]
           [--interface-builder <path> ...] [--reporter <reporter>] [--side <side>]
           [--colour <colour>] [--width <width>] [--quiet] [--force]
      See 'reusegen generate --help' for more information.
    """
  static let inspectUsage = """
    Usage: reusegen inspect <path> ... --format <format>
      See 'reusegen inspect --help' for more information.
    """
  static let initUsage = """
    Usage: reusegen init [<folder>] [<limit>]
      See 'reusegen init --help' for more information.
    """
  static let cacheUsage = """
    Usage: reusegen cache <subcommand>
      See 'reusegen cache --help' for more information.
    """

  struct Case: Sendable {
    let words: [String]
    let message: String
    let usage: String

    init(_ words: String, _ message: String, _ usage: String = generateUsage) {
      self.words = words.split(separator: " ").map(String.init)
      self.message = message
      self.usage = usage
    }
  }

  private static func missing(_ option: String) -> String {
    "Missing value for '\(option) <file>'\nHelp:  --output <file>  Where to write, or '-'."
  }

  static let cases = [
    // Options that don't exist
    Case("generate --ouput x", "Unknown option '--ouput'. Did you mean '--output'?"),
    Case("generate --ouput=x", "Unknown option '--ouput'. Did you mean '--output'?"),
    Case("generate --OUTPUT x", "Unknown option '--OUTPUT'. Did you mean '--output'?"),
    Case("generate -quiet", "Unknown option '-quiet'. Did you mean '--quiet'?"),
    Case("generate -width 3", "Unknown option '-width'. Did you mean '--width'?"),
    Case("generate --interfacebuilder x", "Unknown option '--interfacebuilder'. Did you mean '--interface-builder'?"),
    Case("generate --halp", "Unknown option '--halp'. Did you mean '--help'?"),
    Case("generate --not-similar", "Unknown option '--not-similar'"),
    Case("generate --verbose", "Unknown option '--verbose'"),
    Case("generate -x", "Unknown option '-x'"),
    Case("generate -qx", "Unknown option '-x'"),
    Case("generate -=", "Unknown option '-='"),
    Case("generate --=x", "Unknown option '--'"),
    Case("generate --manifest x", "Unknown option '--manifest'"),
    Case("generate --config x", "Unknown option '--config'. Did you mean 'tool generate MANIFEST'?"),
    Case("--quiet generate", "Unknown option '--quiet'"),
    Case("--verbos", "Unknown option '--verbos'. Did you mean '--verbose'?", rootUsage),

    // Values
    Case("generate --output", missing("--output")),
    Case("generate --output --quiet", missing("--output")),
    Case("generate --output -- x", missing("--output")),
    Case("generate -o", missing("-o")),
    Case("generate -oq x", missing("-o")),
    Case("generate --side", "Missing value for '--side <side>'"),
    Case("generate --quiet=yes", "The option '--quiet' does not take any value, but 'yes' was specified."),
    Case("generate -q=", "The option '-q' does not take any value, but '' was specified."),
    Case("generate --help=me", "The option '--help' does not take any value, but 'me' was specified."),
    Case(
      "generate --reporter xml",
      """
      The value 'xml' is invalid for '--reporter <reporter>'. Please provide one of 'text', 'github' or 'json'.
      Help:  --reporter <reporter>  How diagnostics are printed.
      """
    ),
    Case(
      "generate --side up",
      "The value 'up' is invalid for '--side <side>'. Please provide one of 'left' and 'right'."
    ),
    Case("generate --side=", "The value '' is invalid for '--side <side>'. Please provide one of 'left' and 'right'."),
    Case(
      "generate -c pink",
      """
      The value 'pink' is invalid for '-c <colour>'. Please provide one of the following:
        - red
        - orange
        - yellow
        - green
        - blue
        - violet
      """
    ),
    Case(
      "generate --width wide",
      """
      The value 'wide' is invalid for '--width <width>'. Please provide a whole number.
      Help:  --width <width>  Columns.
      """
    ),
    Case(
      "init . many",
      """
      The value 'many' is invalid for '<limit>'. Please provide a whole number.
      Help:  <limit>  How many documents to read.
      """,
      initUsage
    ),

    // Arguments
    Case("generate a b", "Unexpected argument 'b'"),
    Case("generate a b c", "2 unexpected arguments: 'b', 'c'"),
    Case("generate a -- --b", "Unexpected argument '--b'"),
    Case(
      "inspect --format text",
      "Missing expected argument '<path> ...'\nHelp:  <path>  A document or a folder of documents.",
      inspectUsage
    ),
    Case(
      "inspect a",
      "Missing expected argument '--format <format>'\nHelp:  --format <format>  The form of the result.",
      inspectUsage
    ),

    // Subcommands
    Case("genrate", "Unknown subcommand 'genrate'. Did you mean 'generate'?", rootUsage),
    Case("genrate --help", "Unknown subcommand 'genrate'. Did you mean 'generate'?", rootUsage),
    Case("help genrate", "Unknown subcommand 'genrate'. Did you mean 'generate'?", rootUsage),
    Case("hlep", "Unknown subcommand 'hlep'. Did you mean 'help'?", rootUsage),
    Case("./reuse.json", "Unknown subcommand './reuse.json'. Did you mean 'inspect ./reuse.json'?", rootUsage),
    Case(".", "Unknown subcommand '.'. Did you mean 'inspect .'?", rootUsage),
    Case("a.json -- generate", "Unknown subcommand 'a.json'. Did you mean 'generate a.json'?", generateUsage),
    Case("autocorrect", "Unknown subcommand 'autocorrect'. Did you mean 'generate --force'?", rootUsage),
    Case("-", "Unknown subcommand '-'", rootUsage),
    Case("cache lst", "Unknown subcommand 'lst'. Did you mean 'list'?", cacheUsage),
    Case("cache hlep", "Unknown subcommand 'hlep'", cacheUsage),

    // Only the first mistake is reported
    Case(
      "generate --side up --ouput",
      "The value 'up' is invalid for '--side <side>'. Please provide one of 'left' and 'right'."
    ),
    Case("generate a b --ouput", "Unknown option '--ouput'. Did you mean '--output'?"),
    Case("genrate --ouput", "Unknown subcommand 'genrate'. Did you mean 'generate'?", rootUsage),
  ]

  @Test(arguments: cases) func anErrorShowsMessageHelpAndUsage(row: Case) {
    let error = #expect(throws: UsageError.self) { _ = try Fixture.tool.parse(row.words) }
    #expect(error?.description == "Error: \(row.message)\n\(row.usage)")
  }

  @Test func aCommandCanRejectACombinationOfValues() throws {
    guard case .run(let arguments) = try Fixture.tool.parse(["init", "a"]) else {
      Issue.record("not run")
      return
    }
    #expect(
      arguments.usageError("'a' is no folder.").description == """
        Error: 'a' is no folder.
        Usage: reusegen init [<folder>] [<limit>]
          See 'reusegen init --help' for more information.
        """
    )
  }

  @Test func wrongUsageExitsWith64() { #expect(UsageError.exitCode == 64) }
}
