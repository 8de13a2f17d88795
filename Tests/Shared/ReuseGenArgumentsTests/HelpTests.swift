import Testing

@testable import ReuseGenArguments

@Suite struct HelpTests {
  static let root = """
    OVERVIEW: Swift accessors for cells, views and scenes.

    USAGE: reusegen [--verbose] <subcommand>

    OPTIONS:
      --verbose               Print each step.
      --version               Show the version.
      -h, --help              Show help information.

    SUBCOMMANDS:
      generate                Write the accessors.
      inspect                 Print the facts in documents.
      init                    Write a manifest.
      cache                   Look after the caches.

      See 'reusegen help <subcommand>' for detailed help.

    """

  static let generate = """
    OVERVIEW: Write the accessors.

    The output is written only where its content changes, so that a build that
    depends on it does nothing twice.

    Nothing is written on an error.

    USAGE: reusegen generate [<manifest>] [--output <file>]
           [--interface-builder <path> ...] [--reporter <reporter>] [--side <side>]
           [--colour <colour>] [--width <width>] [--quiet] [--force]

    ARGUMENTS:
      <manifest>              The manifest. (default: reuse.json)

    OPTIONS:
      -o, --output <file>     Where to write, or '-'.
      --interface-builder <path>
                              A document or a folder of documents, instead of those
                              that the manifest names.
      --reporter <reporter>   How diagnostics are printed. (values: text, github,
                              json; default: text)
      --side <side>           (values: left, right)
      -c, --colour <colour>   (values: red, orange, yellow, green, blue, violet)
      --width <width>         Columns. (default: 80)
      -q, --quiet             Print errors only.
      -f, --force
      --version               Show the version.
      -h, --help              Show help information.

    """

  static let cache = """
    OVERVIEW: Look after the caches.

    USAGE: reusegen cache <subcommand>

    OPTIONS:
      --version               Show the version.
      -h, --help              Show help information.

    SUBCOMMANDS:
      list                    List the caches.
      clear-everything-that-was-ever-cached
                              Clear the caches.

      See 'reusegen help cache <subcommand>' for detailed help.

    """

  @Test(arguments: [
    ([], root),
    (["--help"], root),
    (["-h"], root),
    (["help"], root),
    (["--verbose"], root),
    (["--version", "--help"], root),
    (["generate", "--help"], generate),
    (["--help", "generate"], generate),
    (["help", "generate"], generate),
    (["generate", "-qh"], generate),
    (["generate", "--unknown", "--width", "wide", "-h"], generate),
    (["generate", "--output", "--help"], generate),
    (["cache"], cache),
    (["help", "cache"], cache),
  ])
  func helpIsLaidOutLikeArgumentParsers(words: [String], expected: String) throws {
    guard case .help(let text) = try Fixture.tool.parse(words) else {
      Issue.record("no help")
      return
    }
    #expect(text == expected)
  }

  @Test func helpListsArgumentsAndOptions() throws {
    let expected = """
      USAGE: nibpreview <path> ...

      ARGUMENTS:
        <path>                  A document or a folder of documents.

      OPTIONS:
        -h, --help              Show help information.

      """
    guard case .help(let text) = try Fixture.preview.parse(["--help"]) else {
      Issue.record("no help")
      return
    }
    #expect(text == expected)
  }

  /// Examples are copied from a terminal, so they aren't broken.
  @Test(arguments: [
    (["tool --now"], "\n\nEXAMPLE:\n  tool --now\n\n"),
    (["tool a", "tool \(String(repeating: "x", count: 90))"], "\n\nEXAMPLES:\n  tool a\n  tool xxxxx"),
  ])
  func helpShowsExamples(examples: [String], text: String) throws {
    guard case .help(let help) = try Command("tool", examples: examples).parse(["-h"]) else {
      Issue.record("no help")
      return
    }
    #expect(help.hasPrefix("USAGE: tool" + text))
  }

  @Test func usageOmitsOptionsBeyondTwelveParameters() {
    let flags = (1...12).map { Flag("flag-\($0)") }
    let command = Command("many", parameters: [Fixture.paths, Fixture.format] + flags)
    #expect([command].usage(title: "USAGE: ") == "USAGE: many [<options>] <path> ... --format <format>")
  }

  @Test(arguments: [
    ["--version"], ["generate", "--version"], ["--version", "cache"], ["cache", "list", "--version"],
  ])
  func everyCommandShowsTheVersion(words: [String]) throws {
    guard case .version(let text) = try Fixture.tool.parse(words) else {
      Issue.record("no version")
      return
    }
    #expect(text == "1.2.3\n")
  }

  /// No word of the help is lost or broken, and no line is longer than necessary, whatever the lengths of the words.
  @Test(arguments: 0..<60) func linesAreBrokenBetweenWords(length: Int) {
    let words = (1...12).map { String(repeating: "x", count: ($0 * 7 + length) % (length + 1) + 1) }
    let text = wrappedText(words.joined(separator: " "), first: "  label   ", indentation: 10)
    let lines = text.split(separator: "\n")
    #expect(lines.flatMap { $0.split(separator: " ") } == ["label"] + words.map { $0[...] })
    for (line, next) in zip(lines, lines.dropFirst()) {
      #expect(line.count <= 80)
      #expect(next.hasPrefix(String(repeating: " ", count: 10)))
      let moved = next.split(separator: " ")[0]
      #expect(line.count + 1 + moved.count > 80)
    }
  }
}
