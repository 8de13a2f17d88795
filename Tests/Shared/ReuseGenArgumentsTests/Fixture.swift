import ReuseGenArguments

/// A command with every kind of parameter and without subcommands.
enum Fixture {
  enum Reporter: String, CaseIterable, ExpressibleByArgument {
    case text, github, json
  }

  enum Side: String, CaseIterable, ExpressibleByArgument {
    case left, right
  }

  enum Colour: String, CaseIterable, ExpressibleByArgument {
    case red, orange, yellow, green, blue, violet
  }

  static let manifest = Argument("manifest", default: "reuse.json", help: "The manifest.")
  static let output = Option<String?>("output", short: "o", valueName: "file", help: "Where to write, or '-'.")
  static let documents = Option<[String]>(
    "interface-builder",
    valueName: "path",
    default: [],
    help: "A document or a folder of documents, instead of those that the manifest names."
  )
  static let reporter = Option("reporter", default: Reporter.text, help: "How diagnostics are printed.")
  static let side = Option<Side?>("side")
  static let colour = Option<Colour?>("colour", short: "c")
  static let width = Option("width", default: 80, help: "Columns.")
  static let quiet = Flag("quiet", short: "q", help: "Print errors only.")
  static let force = Flag("force", short: "f")

  static let generate = Command(
    "generate",
    abstract: "Write the accessors.",
    discussion: """
      The output is written only where its content changes, so that a build that depends on it does nothing twice.

      Nothing is written on an error.
      """,
    parameters: [manifest, output, documents, reporter, side, colour, width, quiet, force],
    otherNames: ["config": "tool generate MANIFEST"]
  )

  static let paths = Argument<[String]>("path", help: "A document or a folder of documents.")
  static let format = Option<String>("format", help: "The form of the result.")
  static let inspect = Command("inspect", abstract: "Print the facts in documents.", parameters: [paths, format])

  static let folder = Argument<String?>("folder", help: "The folder to search.")
  static let limit = Argument<Int?>("limit", help: "How many documents to read.")
  static let initialise = Command("init", abstract: "Write a manifest.", parameters: [folder, limit])

  static let list = Command("list", abstract: "List the caches.", parameters: [quiet])
  static let clear = Command("clear-everything-that-was-ever-cached", abstract: "Clear the caches.")
  static let cache = Command("cache", abstract: "Look after the caches.", subcommands: [list, clear])

  static let verbose = Flag("verbose", help: "Print each step.")
  static let tool = Command(
    "reusegen",
    abstract: "Swift accessors for cells, views and scenes.",
    version: "1.2.3",
    parameters: [verbose],
    otherNames: [".": "inspect", "autocorrect": "generate --force"],
    subcommands: [generate, inspect, initialise, cache]
  )

  static let preview = Command("nibpreview", parameters: [paths])
}
