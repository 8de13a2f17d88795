import Foundation
import ReuseGenSystemFiles
import ReuseGenTestSupport
import Testing

/// `reusegen headless` builds and tests the package that it wrote, and leaves out what fails.
@Suite(.long, .tags(.process)) struct HeadlessBuildTests {
  /// An app of which a compiler refuses two lines.
  private static let refused = [
    "App/Screen.swift": """
    import UIKit
    class Screen: UIViewController {
      func first() { print(1, 2, 3, 4, 5, 6) }
      func second() { print(1 + "2") }
    }
    """,
    "App/Broken.swift": "import UIKit\nstruct Broken: Hashable { let value: Any }\n",
  ]

  /// Runs the command with a `swift` that prints errors in its first build, or in its first test run.
  private func check(
    _ errors: (URL) -> [String],
    of subcommand: String = "build",
    in folder: TemporaryFolder
  ) throws -> BuiltTool.Result {
    let lines = errors(folder.url).map { "echo \"\($0)\"" }.joined(separator: "; ")
    let script = "if [ $1 = \(subcommand) ] && [ ! -e $0.done ]; then touch $0.done; \(lines); exit 1; fi"
    try folder.write("#!/bin/sh\necho \"$@\" >> $0.runs\n\(script)\n", to: "bin/swift")
    let program = folder.url.appendingPathComponent("bin/swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    var tool = folder.tool
    tool.environment = ["PATH": "\(folder.url.path)/bin:/usr/bin:/bin"]
    return try tool.run("headless App")
  }

  @Test func whatTheCompilerRefusesIsLeftOutUntilThePackageBuilds() throws {
    let folder = try TemporaryFolder(Self.refused)
    let result = try check(
      { folder in
        [
          "\(folder.path)/App/Screen.swift:4:24: error: no such operator", "warning: a warning",
          "\(folder.path)/App/Broken.swift:2:8: error: type 'Broken' does not conform", "error: emit-module failed",
        ]
      },
      in: folder
    )
    #expect(result.exitCode == 0, "\(result.messages)")
    for line in [
      "AppHeadless; the first time takes minutes\n",
      "the compiler refuses 2 lines; leaving out the code around them\n", "AppHeadless again\n",
      "AppHeadless with 1 of 2 sources, 1 of them in part; ",
      "The package builds, and has no tests. Next: write one in AppHeadless/Tests/AppTests/FirstScreenTests.swift",
    ] { #expect(result.messages.contains(line), "\(result.messages)") }
    let decisions = try #require(folder.text(of: "AppHeadless/Sources/App/headless-sources.json"))
    for line in [
      "// the compiler says: no such operator\n    \"Screen.second()\"",
      "// the compiler says: type 'Broken' does not conform\n    \"../../../App/Broken.swift\"",
    ] { #expect(decisions.contains(line), "\(decisions)") }
  }

  /// A screen whose test crashes stays in the package, and isn't tested.
  @Test(
    arguments: [
      "List.viewDidLoad() + 55 in Tests.xctest at List.swift:4:5",
      "closure #1 in variable initialization expression of static AppReusePictureTests.scenes + 1 in Tests.xctest at "
        + "$PWD/Tests/AppTests/ReusePictureTests.generated.swift:$(grep -n Reuse.Scenes Tests/*/R*.swift | cut -d: -f1):5",
    ]
  )
  func whatCrashesInATestIsNotTested(frame: String) throws {
    let folder = try TemporaryFolder(HeadlessCommandTests.documented)
    let lines = ["List.swift:4: Fatal error: no list", "2 [ra] 0x0000 \(frame)"]
    let result = try check({ _ in lines }, of: "test", in: folder)
    #expect(result.exitCode == 0, "\(result.messages)")
    let reason = "the test of the class List crashes: List.swift:4: Fatal error: no list"
    #expect(result.messages.contains("\(reason); leaving it out of the tests"), "\(result.messages)")
    #expect(folder.text(of: "AppHeadless/Sources/App/headless-sources.json")?.contains("List.swift") == false)
    // It was the only one.
    #expect(folder.text(of: "AppHeadless/Sources/App/reuse.json") == nil)
    #expect(folder.text(of: "AppHeadless/Tests/AppTests/ReusePictureTests.generated.swift") == nil)
  }

  /// The backtrace may be cut, or have none of the app's frames.
  @Test func theCaseThatRanLastIsNotTested() throws {
    let lines = [
      "\u{25C7} Test case passing 1 argument scene \u{2192} scenes/list to aSceneLooksAsRecorded(_:) started.",
      "UIKit/UIView.swift:4: Fatal error: no list",
    ]
    let folder = try TemporaryFolder(HeadlessCommandTests.documented)
    let result = try check({ _ in lines }, of: "test", in: folder)
    #expect(result.exitCode == 0, "\(result.messages)")
    let reason = "the test of the class List crashes: UIKit/UIView.swift:4: Fatal error: no list"
    #expect(result.messages.contains("\(reason); leaving it out of the tests"), "\(result.messages)")
    // The other functions run before the next build.
    let runs = try #require(folder.text(of: "bin/swift.runs")).split(separator: "\n").map(String.init)
    #expect(
      runs == [
        "build --build-tests --package-path AppHeadless", "test --skip-build --no-parallel",
        "test --skip-build --no-parallel --skip aSceneLooksAsRecorded",
        "build --build-tests --package-path AppHeadless", "test --skip-build --no-parallel",
      ]
    )
  }

  /// A document doesn't connect an outlet, for example, that nothing uses.
  @Test(arguments: ["no <List: 0x7f7>", "Issue recorded\n\u{21B3} no <List: 0x7f7>"])
  func whatFailsInATestIsNotTested(issue: String) throws {
    let lines = [
      "\u{2718} Test aNibLoads(_:) recorded an issue with 1 argument nib \u{2192} App.List at A.swift:1:7: \(issue)",
      "\u{2718} Test run with 1 test in 1 suite failed after 1.000 seconds with 1 issue.",
    ]
    let result = try check({ _ in lines }, of: "test", in: TemporaryFolder(HeadlessCommandTests.documented))
    #expect(result.exitCode == 0, "\(result.messages)")
    let reason = "the test of the class List fails: no <List>; leaving it out of the tests"
    #expect(result.messages.contains(reason), "\(result.messages)")
  }

  /// A test names a prototype by its reuse identifier, which two classes may have.
  @Test func prototypesThatFailInATestAreNotTested() throws {
    var app = HeadlessCommandTests.documented
    let cells = ["Tea", "Cup"].map {
      "<tableViewCell reuseIdentifier='a row' id='\($0)' customClass='\($0)' customModule='App'/>"
    }
    let tables = cells.enumerated().map { "<tableView id='t\($0)'><prototypes>\($1)</prototypes></tableView>" }
    app["App/Main.storyboard"] = app["App/Main.storyboard"]?.replacing(
      "<subviews>",
      with: "<subviews>\(tables.joined())"
    )
    app["App/Rows.swift"] = "import UIKit\nclass Tea: UITableViewCell {}\nclass Cup: UITableViewCell {}\n"
    let argument = "1 argument prototype \u{2192} a row"
    let line = "\u{2718} Test aPrototype(_:) recorded an issue with \(argument) at A.swift:1:7: no outlet"
    let result = try check({ _ in [line] }, of: "test", in: TemporaryFolder(app))
    #expect(result.messages.contains("the test of the class Tea fails: no outlet; leaving it out of the tests"))
  }

  /// Only what fails goes: its class may be part of the first screen, which has a test of its own.
  @Test func theFirstScreenIsTestedIfAnotherTestOfItsClassFails() throws {
    var app = HeadlessCommandTests.documented
    app["App/Camera.swift"] = "import UIKit\nclass Camera: UIViewController {}\n"
    let folder = try TemporaryFolder(app)
    let argument = "1 argument scene \u{2192} App.Camera"
    let line = "\u{2718} Test aSceneLoads(_:) recorded an issue with \(argument) at A.swift:1:7: no outlet"
    _ = try check({ _ in [line] }, of: "test", in: folder)
    #expect(folder.text(of: "AppHeadless/Sources/App/reuse.json")?.contains("\"identifier\": \"camera\"") == false)
    #expect(folder.text(of: "AppHeadless/Tests/AppTests/FirstScreenTests.swift")?.contains("@Test") == true)
  }

  /// UIKit's sentence names the class where no source does.
  @Test func whatADocumentConnectsInVainIsNotTested() throws {
    let line = "Fatal error: [<App.List> setValue:forUndefinedKey:]: this class is not key value coding-compliant"
    let result = try check({ _ in [line] }, of: "test", in: TemporaryFolder(HeadlessCommandTests.documented))
    #expect(result.exitCode == 0, "\(result.messages)")
    #expect(result.messages.contains("the test of the class List crashes: \(line); leaving it out of the tests"))
  }

  @Test func aFirstScreenThatCrashesIsNotShown() throws {
    let folder = try TemporaryFolder(HeadlessCommandTests.app)
    let frame = "7 [ra] 0x0000 FirstScreenTests.theFirstScreenAppears() + 5 in Tests.xctest at FirstScreenTests.swift:4"
    let result = try check({ _ in [frame] }, of: "test", in: folder)
    #expect(result.messages.contains("the test of the first screen crashes; leaving it out of the tests"))
    let test = try #require(folder.text(of: "AppHeadless/Tests/AppTests/FirstScreenTests.swift"))
    #expect(test.contains("// The first screen isn't shown, because the test of the first screen crashes"))
    #expect(!test.contains("@Test"))
  }

  @Test func aTestThatFailsEndsTheCheck() throws {
    let folder = try TemporaryFolder(Self.refused)
    let result = try check({ _ in ["✘ Test a() failed"] }, of: "test", in: folder)
    #expect(result.exitCode == 74)
    #expect(result.messages.contains("the tests of"), "\(result.messages)")
    #expect(result.messages.contains("✘ Test a() failed"), "\(result.messages)")
  }

  /// A test that waits for what doesn't come must not keep the command from its end.
  @Test(arguments: [("echo a; exec sleep 100", true), ("echo a; sleep 0.1", false)])
  func aProgramThatPrintsNothingIsInterrupted(script: String, isInterrupted: Bool) throws {
    let result = try InstalledProgram.output(of: "sh", ["-c", script], silence: 1)
    #expect(result.bytes == Array("a\n".utf8))
    #expect(result.isInterrupted == isInterrupted)
    #expect((result.status == 0) != isInterrupted)
  }

  @Test func anErrorThatIsNotInTheAppEndsTheCheck() throws {
    let folder = try TemporaryFolder(Self.refused)
    let result = try check({ _ in ["error: link command failed"] }, in: folder)
    #expect(result.exitCode == 74)
    #expect(result.messages.contains("doesn't build, and what fails isn't in the app's sources"), "\(result.messages)")
    #expect(result.messages.contains("link command failed"), "\(result.messages)")
  }
}
