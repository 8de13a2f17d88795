import Foundation
import ReuseGenTestSupport
import Testing

/// The tool's completions, manual page and examples, each compared with its help.
@Suite(.long, .tags(.process)) struct ShellTests {
  private static func help(_ arguments: String...) throws -> String {
    try TemporaryFolder().tool.run(arguments + ["--help"]).output
  }

  /// The names at the beginnings of the lines below a title.
  private static func names(in help: String, below title: String) -> [String] {
    let section = help.split(separator: "\(title):\n", maxSplits: 1).dropFirst().first ?? ""
    let lines = section.prefix(upTo: section.range(of: "\n\n")?.lowerBound ?? section.endIndex).split(separator: "\n")
    return lines.compactMap { $0.firstMatch(of: /^  (?:-., )?([a-z-]+)/).map { String($0.1) } }
  }

  private static func subcommands() throws -> [String] { try options.get().map(\.subcommand) }

  /// The options in the help of each subcommand, for which the tool is run once.
  private static let options = Result {
    try names(in: help(), below: "SUBCOMMANDS").map { subcommand in
      (subcommand: subcommand, names: names(in: try help(subcommand), below: "OPTIONS"))
    }
  }

  @Test(arguments: CompletingShell.installed)
  func aShellCompletesEverySubcommandAndOption(shell: CompletingShell) throws {
    let script = try TemporaryFolder().tool.run("completions", shell.rawValue).output
    let options = try Self.options.get()
    #expect(options.count > 5)
    let lines = ["reusegen "] + options.map { "reusegen \($0.subcommand) --" }
    let offered = try shell.completions(of: lines, of: "reusegen", with: script)
    try #require(offered.count == lines.count)
    #expect(offered[0].isSuperset(of: options.map(\.subcommand) + ["help"]))
    for (options, offered) in zip(options, offered.dropFirst()) {
      #expect(offered == Set(options.names), "reusegen \(options.subcommand)")
    }
  }

  @Test func theManualPageDescribesEverySubcommandAndOption() throws {
    let page = try TemporaryFolder().tool.run("manual").output
    let sections = page.split(separator: "\n.SS ").dropFirst().map { $0.replacing("\\-", with: "-") }
    #expect(sections.map { String($0.prefix { $0 != "\n" }) } == (try Self.subcommands()))
    for (options, section) in zip(try Self.options.get(), sections) {
      let described = section.matches(of: /\.TP\n\\fB(?:-., )?(--[a-z-]+)/).map { String($0.1) }
      #expect(described == options.names.filter { $0 != "--version" }, "\(options.subcommand)")
    }
  }

  #if os(Linux)
  /// `man` reports requests that it doesn't know, and lines that it can't break.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/man")))
  func manHasNoWarning() throws {
    let folder = try TemporaryFolder(["reusegen.1": try TemporaryFolder().tool.run("manual").output])
    let (process, messages) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/man")
    process.arguments = ["--warnings", "-E", "UTF-8", "-Tutf8", "-Z", "-l", "reusegen.1"]
    process.currentDirectoryURL = folder.url
    process.standardOutput = FileHandle.nullDevice
    process.standardError = messages
    try process.run()
    let data = try messages.fileHandleForReading.readToEnd() ?? Data()
    process.waitForEnd()
    #expect(String(decoding: data, as: UTF8.self) == "")
    #expect(process.terminationStatus == 0)
  }
  #endif

  /// An example is a command line that the tool accepts: with `--help` at its end, a mistake in it would be ignored, so
  /// an option that doesn't exist must be the only mistake.
  @Test func theExamplesOfEverySubcommandAreValid() throws {
    for subcommand in try Self.subcommands() {
      let help = try Self.help(subcommand)
      let section = help.firstMatch(of: /\nEXAMPLES?:\n((?:  .*\n)+)/)?.1 ?? ""
      #expect(!section.isEmpty, "\(subcommand) has no example")
      for line in section.split(separator: "\n") {
        let words = line.split(separator: " ").map(String.init).prefix { $0 != "|" && $0 != ">" }
        #expect(words.prefix(2) == ["reusegen", subcommand], "\(line)")
        let result = try TemporaryFolder().tool.run(words.dropFirst() + ["--no-such-option"])
        #expect(result.messages.hasPrefix("Error: Unknown option '--no-such-option'\n"), "\(line): \(result.messages)")
      }
    }
  }
}
