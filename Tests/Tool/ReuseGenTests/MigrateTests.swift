import Foundation
import ReuseGenTestSupport
import Testing

/// `reusegen migrate` as a user runs it.
@Suite(.long, .tags(.process)) struct MigrateTests {
  private static let call = """
    let cell = view.dequeueReusableCell(withIdentifier: "PersonCell", for: path) as! PersonCell

    """
  private static let files = [
    "reuse.json": "{ \"cells\": [\"PersonCell\"] }",
    "Cells.swift": "class PersonCell: UITableViewCell {}\n",
    "A.swift": call,
    "B.swift": "view.register(PersonCell.self, forCellReuseIdentifier: \"PersonCell\")\n" + call,
    "C.swift": "view.register(OtherCell.self, forCellReuseIdentifier: \"Other\")\n",
  ]

  @Test func callSitesAreRewrittenAndCounted() throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try folder.tool.run("migrate")
    #expect(result.exitCode == 0)
    #expect(
      result.messages == """
        C.swift:1:6: warning: the call site stays: the manifest lists no view for "Other" [migrate]
        rewrote 3 call sites in 2 sources
          2  dequeuePersonCell
          1  registerPersonCell
        left 1 call site, with the reasons above
        1 of them needs an entry in the manifest; reusegen init --update adds those that it finds

        """
    )
    #expect(folder.text(of: "A.swift") == "let cell = view.dequeuePersonCell(for: path)\n")
    #expect(folder.text(of: "B.swift") == "view.registerPersonCell()\nlet cell = view.dequeuePersonCell(for: path)\n")
    #expect(try folder.tool.run("migrate --quiet").messages == "")
    #expect(folder.text(of: "A.swift") == "let cell = view.dequeuePersonCell(for: path)\n")
  }

  /// The manifest lists the classes as they are afterwards.
  @Test func conformancesOfReusableAreReplaced() throws {
    let folder = try TemporaryFolder([
      "reuse.json": "{ \"cells\": [\"PersonCell\"] }",
      "Cells.swift": "import Reusable\nclass PersonCell: UITableViewCell, Reusable {}\n",
      "A.swift": """
      view.register(cellType: PersonCell.self)
      let cell: PersonCell = view.dequeueReusableCell(for: path)

      """,
    ])
    #expect(try folder.tool.run("migrate").exitCode == 1)
    #expect(try folder.tool.run("migrate --from reusable").exitCode == 0)
    #expect(folder.text(of: "Cells.swift") == "import Recycler\nclass PersonCell: UITableViewCell {}\n")
    let calls = "view.registerPersonCell()\nlet cell: PersonCell = view.dequeuePersonCell(for: path)\n"
    #expect(folder.text(of: "A.swift") == calls)
    #expect(try folder.tool.run("generate").exitCode == 0)
  }

  @Test func aConstantThatTestsUseStays() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "// swift-tools-version: 6.0\n",
      "Sources/App/reuse.json": "{ \"cells\": [\"PersonCell\"] }",
      "Sources/App/A.swift": """
      class PersonCell: UITableViewCell {}
      enum IDs {
        static let person = "PersonCell"
        static let other = "Other"
      }
      view.register(PersonCell.self, forCellReuseIdentifier: IDs.person)
      """,
      "Tests/AppTests/T.swift": "print(IDs.person)\n",
    ])
    let result = try folder.tool.run("migrate Sources/App/reuse.json")
    #expect(result.exitCode == 0)
    #expect(!result.messages.contains("nothing uses"))
  }

  @Test func aDryRunPrintsTheChangesAndMakesNone() throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try folder.tool.run("migrate --dry-run")
    #expect(
      result.output.hasPrefix(
        """
        --- A.swift
        +++ A.swift
        @@ -1 +1 @@
        -\(Self.call)+let cell = view.dequeuePersonCell(for: path)
        --- B.swift
        """
      )
    )
    #expect(result.messages.contains("would rewrite 3 call sites in 2 sources"))
    #expect(folder.text(of: "A.swift") == Self.call)
  }

  @Test func theChangesUndoneByPatchGiveTheOriginal() throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write(try folder.tool.run("migrate --dry-run").output, to: "changes.diff")
    #expect(try folder.tool.run("migrate").exitCode == 0)
    try Self.git(["apply", "-p0", "--reverse", "changes.diff"], in: folder)
    #expect(folder.text(of: "A.swift") == Self.call)
    #expect(folder.text(of: "B.swift") == Self.files["B.swift"])
  }

  /// The use of an identifier, its constants before and after, and where the unused one is reported.
  @Test(arguments: [
    (
      "IDs.person", "enum IDs {\n  static let person = \"PersonCell\"\n  static let other = \"Other\"\n}\n",
      "enum IDs {\n  static let other = \"Other\"\n}\n", "2:14: warning: nothing uses the constant IDs.person; "
    ),
    (
      "IDs.person.rawValue", "enum IDs: String {\n  case person = \"PersonCell\"\n  case other\n}\n",
      "enum IDs: String {\n  case other\n}\n", "2:8: warning: nothing uses the constant IDs.person; "
    ),
    (
      "IDs.person.rawValue", "let a = 1\n\nenum IDs: String {\n  case person = \"PersonCell\"\n}\n", "let a = 1\n\n",
      "3:6: warning: nothing uses the constant IDs; "
    ),
  ])
  func unusedConstantsAreReportedOrRemoved(use: String, constants: String, left: String, warning: String) throws {
    var files = Self.files
    files["B.swift"] = "view.register(PersonCell.self, forCellReuseIdentifier: \(use))\n"
    files["Constants.swift"] = constants
    let folder = try TemporaryFolder(files)
    let message = "Constants.swift:\(warning)remove it, or migrate with --remove-unused [migrate]"
    let reported = try folder.tool.run("migrate --dry-run")
    #expect(reported.messages.contains(message), "\(reported.messages)")
    let removed = try folder.tool.run("migrate --remove-unused")
    #expect(removed.exitCode == 0 && !removed.messages.contains("nothing uses"))
    #expect(folder.text(of: "Constants.swift") == left)
  }

  @Test(arguments: [("rswift", 0), ("strings", 3)])
  func onlyTheChosenSpellingIsRewritten(_ spelling: String, _ count: Int) throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try folder.tool.run("migrate --dry-run --from", spelling)
    #expect(result.messages.contains("would rewrite \(count) call sites"))
  }

  @Test func nothingIsWrittenIfOneSourceIsReadOnly() throws {
    let folder = try TemporaryFolder(Self.files)
    chmod(folder.url.appendingPathComponent("B.swift").path, 0o444)
    let result = try folder.tool.run("migrate")
    // The system's administrator may write everything.
    if getuid() != 0 {
      #expect(result.exitCode == 74)
      #expect(folder.text(of: "A.swift") == Self.call)
    } else {
      #expect(result.messages.contains("B.swift is read-only") && folder.text(of: "A.swift") == Self.call)
    }
  }

  @Test func sourcesWithUncommittedChangesAreRefused() throws {
    let folder = try TemporaryFolder(Self.files)
    try Self.git(["init", "--quiet"], in: folder)
    try Self.git(["add", "."], in: folder)
    try Self.git(["-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "--quiet", "-m", "A"], in: folder)
    try folder.write(Self.call + "// More\n", to: "A.swift")
    let result = try folder.tool.run("migrate")
    #expect(result.exitCode == 74)
    #expect(
      result.messages.contains(
        "error: A.swift would be rewritten, and has changes that aren't committed; commit them, or rewrite it with --force"
      )
    )
    #expect(folder.text(of: "B.swift") == Self.files["B.swift"])
    try folder.write(Self.call + "// More\n", to: "B.swift")
    #expect(
      try folder.tool.run("migrate").messages.contains(
        "error: A.swift and 1 more would be rewritten, and have changes that aren't committed; commit them, or rewrite "
          + "them with --force"
      )
    )
    #expect(try folder.tool.run("migrate --force").exitCode == 0)
    #expect(folder.text(of: "A.swift") == "let cell = view.dequeuePersonCell(for: path)\n// More\n")
  }

  @Test func withoutGitTheChangesOfARepositoryAreNotKnown() throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write("", to: ".git/HEAD")
    let result = try folder.tool.run("migrate")
    #expect(result.exitCode == 74)
    #expect(result.messages.contains("Git doesn't say which files in \(folder.url.path) have changes"))
    #expect(folder.text(of: "A.swift") == Self.call)
  }

  @Test func anErrorOfTheManifestPreventsTheMigration() throws {
    var files = Self.files
    files["reuse.json"] = "{ \"cells\": [{ \"type\": \"PersonCell\", \"nib\": true }] }"
    let folder = try TemporaryFolder(files)
    #expect(try folder.tool.run("migrate").exitCode == 1)
    #expect(folder.text(of: "A.swift") == Self.call)
  }

  @Test func theSettingsOfOtherToolsAreListed() throws {
    var files = Self.files
    files["A.swift"] = "let a = R.nib.personCell.name\nlet b = StoryboardScene.Main.storyboard\n"
    files["Podfile"] = "platform :ios, '11.0'\ntarget 'App' do\n  pod 'R.swift'\n  pod 'SwiftGen'\nend\n"
    files["swiftgen.yml"] = "strings:\nib:\n"
    files["App.xcodeproj/project.pbxproj"] =
      "shellScript = \"rswift generate\";\n/* R.swift */\nIPHONEOS_DEPLOYMENT_TARGET = 12.0;\n"
    let folder = try TemporaryFolder(files)
    let messages = try folder.tool.run("migrate --dry-run").messages
    #expect(
      messages.contains("  it is set up in App.xcodeproj/project.pbxproj:1 (the build phase), Podfile:3 (the pod)\n")
    )
    #expect(messages.contains("  it is set up in Podfile:4 (the pod), swiftgen.yml:2 (the section ib)\n"))
    #expect(
      messages.contains(
        "Recycler needs iOS 13; App.xcodeproj/project.pbxproj:3 has 12.0: raise it, or use the template standalone\n"
      )
    )
  }

  /// Paths in the summary are relative to the working folder, as those of call sites are.
  @Test func settingsAroundTheManifestHaveTheirPathsFromTheWorkingFolder() throws {
    var files = Dictionary(uniqueKeysWithValues: Self.files.map { ("App/Main/\($0.key)", $0.value) })
    files["App/Main/A.swift"] = "let a = R.nib.personCell.name\n"
    files["App/Tests/T.swift"] = "let a = R.nib.personCell.name\n"
    files["App/Podfile"] = "pod 'R.swift'\n"
    files["App/App.xcodeproj/project.pbxproj"] = "shellScript = \"rswift generate\";\n"
    let messages = try TemporaryFolder(files).tool.run("migrate App/Main/reuse.json --dry-run").messages
    #expect(messages.contains("App/Tests/T.swift:1\n  to migrate other targets too, name the folders"))
    #expect(
      messages.contains(
        "  it is set up in App/App.xcodeproj/project.pbxproj:1 (the build phase), App/Podfile:1 (the pod)\n"
      )
    )
  }

  private static func git(_ arguments: [String], in folder: TemporaryFolder) throws {
    #expect(try Process.finished("/usr/bin/env", ["git"] + arguments, in: folder.url).terminationStatus == 0)
  }
}
