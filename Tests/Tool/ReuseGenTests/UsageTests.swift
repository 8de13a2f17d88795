import ReuseGenTestSupport
import Testing

@Suite(.long, .tags(.process)) struct UsageTests {
  @Test func theVersionIsPrinted() throws {
    let folder = try TemporaryFolder()
    #expect(try folder.tool.run("--version") == .init(output: "0.1.0\n"))
  }

  @Test(arguments: [[], ["--help"], ["help"], ["-h"]])
  func helpListsTheSubcommands(arguments: [String]) throws {
    let result = try TemporaryFolder().tool.run(arguments)
    #expect(result.exitCode == 0)
    #expect(result.output.hasPrefix("OVERVIEW: Typed accessors for reusable cells, nibs and storyboards."))
    #expect(result.output.contains("\nUSAGE: reusegen"))
    #expect(result.output.contains("  generate                Write the accessors.\n"))
  }

  @Test(
    arguments: Transcript.read(
      """
      $ genrate
      Error: Unknown subcommand 'genrate'. Did you mean 'generate'?
      $ generate --ouput a
      Error: Unknown option '--ouput'. Did you mean '--output'?
      $ generate --output
      Error: Missing value for '--output <file>'
      $ generate --output=
      Error: The value '' is invalid for '--output <file>'. Please provide a path.
      $ lint ''
      Error: The value '' is invalid for '<path>'. Please provide a path.
      $ inspect ''
      Error: The value '' is invalid for '<path>'. Please provide a path.
      $ lint --module 'a b'
      Error: The value 'a b' is invalid for '--module <name>'. Please provide the name of a Swift module, such as 'App'.
      $ verify --output -
      Error: verify compares with a checked-in file, not with '-'; specify the file with --output.
      $ context a b
      Error: Unexpected argument 'b'
      $ generate a b --output c
      Error: '--output' is for one manifest, but there are 2; run the command for each.
      $ generate a b --depfile c
      Error: '--depfile' is for one manifest, but there are 2; run the command for each.
      $ verify a b --output c
      Error: '--output' is for one manifest, but there are 2; run the command for each.
      $ generate a b --template standalone=c
      Error: '--template standalone=c' is for one manifest, but there are 2; run the command for each.
      $ generate --template a=b --output c
      Error: '--output' is one file, but '--template FILE=OUTPUT' specifies its own; remove one.
      $ generate --template standalone=b --template c
      Error: '--template c' has no output, but there are 2 templates; write --template c=OUTPUT.
      $ verify --template standalone=b --template accessors=./b
      Error: '--template standalone=b' and '--template accessors=./b' write one file; specify another output for one.
      $ generate --template standalone=-
      Error: '-' isn't an output of '--template FILE=OUTPUT'; specify a file, or use --output -.
      $ generate --template a=
      Error: The value 'a=' is invalid for '--template <file>'. Please provide a template, or a template and its output: FILE=OUTPUT.
      $ generate --output - --depfile c
      Error: '--depfile' names the output as a file; specify one with --output.
      $ verify --bundle mian
      Error: The value 'mian' is invalid for '--bundle <bundle>'. Please provide one of 'module', 'main' or 'class'.
      """
    )
  )
  func wrongUsageIsExplained(_ row: Transcript) throws {
    let result = try TemporaryFolder(["reuse.json": "{}"]).tool.run(row.arguments)
    #expect(result.exitCode == 64)
    #expect(result.output == "")
    #expect(result.messages.split(separator: "\n").first.map(String.init) == row.message)
  }
}
