import Testing

@testable import ReuseGenArguments

@Suite struct ArgumentsTests {
  private func run(_ command: Command = Fixture.tool, _ words: String...) throws -> Arguments {
    let invocation = try command.parse(words)
    guard case .run(let arguments) = invocation else { throw Unexpected(invocation: invocation) }
    return arguments
  }

  private struct Unexpected: Error {
    let invocation: Invocation
  }

  @Test func leftOutParametersHaveTheirDefaults() throws {
    let arguments = try run(Fixture.tool, "generate")
    #expect(arguments.commandPath == ["reusegen", "generate"])
    #expect(arguments[Fixture.manifest] == "reuse.json")
    #expect(arguments[Fixture.output] == nil)
    #expect(arguments[Fixture.documents] == [])
    #expect(arguments[Fixture.reporter] == .text)
    #expect(arguments[Fixture.side] == nil)
    #expect(arguments[Fixture.width] == 80)
    #expect(!arguments[Fixture.quiet])
    #expect(!arguments[Fixture.force])
    #expect(!arguments[Fixture.verbose])
  }

  @Test func everyFormOfAnOptionIsRead() throws {
    for words in [["--output", "a=b"], ["--output=a=b"], ["-o", "a=b"], ["-o=a=b"], ["-qo", "a=b"], ["-fqo=a=b"]] {
      guard case .run(let arguments) = try Fixture.generate.parse(words) else {
        Issue.record("\(words)")
        continue
      }
      #expect(arguments[Fixture.output] == "a=b")
    }
  }

  @Test func aValueMayLookLikeAnOption() throws {
    #expect(try run(Fixture.generate, "--output", "-")[Fixture.output] == "-")
    #expect(try run(Fixture.generate, "--output=--quiet")[Fixture.output] == "--quiet")
    #expect(try run(Fixture.generate, "--output=")[Fixture.output] == "")
    #expect(try run(Fixture.generate, "--output", "")[Fixture.output] == "")
    #expect(try run(Fixture.generate, "-")[Fixture.manifest] == "-")
    #expect(try run(Fixture.generate, "")[Fixture.manifest] == "")
    #expect(try run(Fixture.generate, "--", "--help")[Fixture.manifest] == "--help")
    #expect(try run(Fixture.generate, "--", "--")[Fixture.manifest] == "--")
    #expect(try run(Fixture.generate, "help")[Fixture.manifest] == "help")
    #expect(try run(Fixture.generate, "--width=-3")[Fixture.width] == -3)
  }

  @Test func theLastOfSeveralValuesWinsUnlessTheTypeIsAnArray() throws {
    let arguments = try run(
      Fixture.tool,
      "--verbose",
      "generate",
      "-q",
      "--output",
      "a",
      "--interface-builder",
      "x",
      "--reporter",
      "json",
      "m.json",
      "-o",
      "b",
      "--interface-builder=y",
      "--quiet",
      "--reporter=github"
    )
    #expect(arguments[Fixture.verbose])
    #expect(arguments[Fixture.manifest] == "m.json")
    #expect(arguments[Fixture.output] == "b")
    #expect(arguments[Fixture.documents] == ["x", "y"])
    #expect(arguments[Fixture.reporter] == .github)
    #expect(arguments[Fixture.quiet])
  }

  @Test func argumentsCanRepeatOrBeLeftOut() throws {
    let inspect = try run(Fixture.tool, "inspect", "a", "--format", "json", "b", "--", "-c")
    #expect(inspect[Fixture.paths] == ["a", "b", "-c"])
    #expect(inspect[Fixture.format] == "json")
    #expect(try run(Fixture.tool, "init")[Fixture.folder] == nil)
    let initialise = try run(Fixture.tool, "init", "a", "5")
    #expect(initialise[Fixture.folder] == "a")
    #expect(initialise[Fixture.limit] == 5)
  }

  @Test func subcommandsCanBeNested() throws {
    let arguments = try run(Fixture.tool, "cache", "list", "--quiet")
    #expect(arguments.commandPath == ["reusegen", "cache", "list"])
    #expect(arguments[Fixture.quiet])
    #expect(try run(Fixture.tool, "--", "cache", "list").commandPath == ["reusegen", "cache", "list"])
  }

  @Test func withoutAVersionTheFlagIsUnknown() {
    #expect(throws: UsageError.self) { _ = try Fixture.preview.parse(["--version"]) }
  }
}
