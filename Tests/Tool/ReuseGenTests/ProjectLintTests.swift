import Foundation
import ReuseGenTestSupport
import Testing

/// `reusegen lint` on folders, projects, packages and documents, without a manifest.
@Suite(.long, .tags(.process)) struct ProjectLintTests {
  private static let nib = Nib.text(of: "tableViewCell", "PersonCell", identifier: "person")
  private static let sources = """
    import UIKit

    class PersonCell: UITableViewCell {}

    func load() -> UINib { UINib(nibName: "PersonCel", bundle: nil) }

    """

  private static func project(_ files: String) -> String {
    """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; mainGroup = M; targets = (A, B); };
      M = { isa = PBXGroup; sourceTree = "<group>"; path = App; children = (F1, F2, F3); };
      F1 = { isa = PBXFileReference; path = PersonCell.xib; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; path = Person.swift; sourceTree = "<group>"; };
      F3 = { isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
      A = { isa = PBXNativeTarget; name = Walk; buildPhases = (S, R);
        productType = "com.apple.product-type.application"; };
      B = { isa = PBXNativeTarget; name = "Walk Beta"; buildPhases = (S, R);
        productType = "com.apple.product-type.application"; };
      S = { isa = PBXSourcesBuildPhase; files = (\(files)); };
      R = { isa = PBXResourcesBuildPhase; files = (B1); };
      B1 = { isa = PBXBuildFile; fileRef = F1; };
      B2 = { isa = PBXBuildFile; fileRef = F2; };
      B3 = { isa = PBXBuildFile; fileRef = F3; };
    }; rootObject = P; }
    """
  }

  private static func app(files: String = "B2") throws -> TemporaryFolder {
    try TemporaryFolder([
      "Walk.xcodeproj/project.pbxproj": project(files), "App/PersonCell.xib": nib, "App/Person.swift": sources,
      // A file of no target.
      "App/Old.xib": "<archive/>",
    ])
  }

  private static let finding = """
    App/Person.swift:5:39: error: there is no nib "PersonCel"; did you mean "PersonCell"? (targets Walk, Walk Beta) \
    [nib-name-in-code]
    App/PersonCell.xib:2:1: note: "PersonCell" is here

    """

  /// The messages without the time.
  private static func messages(_ result: BuiltTool.Result) -> String {
    result.messages.replacing(/in \d+\.\d\d s/, with: "in 0.00 s")
  }

  /// A file of two targets is reported once.
  @Test(arguments: [["."], ["Walk.xcodeproj"], ["App/.."]])
  func theTargetsOfAProjectAreChecked(paths: [String]) throws {
    let result = try Self.app().tool.run(["lint"] + paths)
    #expect(result.exitCode == 1)
    #expect(
      Self.messages(result) == Self.finding + """
        checked 2 targets, 1 document, 1 source in 0.00 s: 1 error, 0 warnings
          nib-name-in-code: 1 error, 0 warnings

        """
    )
  }

  @Test func aFileOfNoTargetIsToBeAdded() throws {
    let nib = Nib.text(of: "tableViewCell", "PersonCell", identifier: "person")
    let app = try TemporaryFolder([
      "Walk.xcodeproj/project.pbxproj": Self.project("B2"), "Other/PersonCel.xib": Self.nib,
      "App/Person.swift": Self.sources,
      "App/PersonCell.xib": nib.replacing("PersonCell", with: "PathCell"), "App/PathCell.swift": "class PathCell {}\n",
      "Kit/Package.swift": "", "Kit/Sources/Kit/PersonCel.xib": Self.nib,
    ])
    let result = try app.tool.run("lint .")
    #expect(result.messages.contains("there is no nib \"PersonCel\"; add Other/PersonCel.xib to the target (targets"))
    #expect(result.messages.contains("declares no class PathCell; add App/PathCell.swift to the target (targets"))
  }

  @Test func aTargetIsChosenByItsName() throws {
    let app = try Self.app()
    #expect(try Self.messages(app.tool.run("lint . --target", "Walk Beta")).contains("checked 1 target,"))
    let result = try app.tool.run("lint . --target Wlak")
    #expect(result.exitCode == 64)
    #expect(result.messages.hasPrefix("Error: There is no target 'Wlak'. Did you mean 'Walk'?\n"))
    let other = try app.tool.run("lint . --target Kitchen")
    #expect(other.messages.hasPrefix("Error: There is no target 'Kitchen'. The targets are: Walk, Walk Beta.\n"))
  }

  @Test func aFileThatDoesNotExistIsReported() throws {
    let result = try Self.app(files: "B3").tool.run("lint Walk.xcodeproj")
    #expect(
      result.messages.contains(
        """
        Walk.xcodeproj/project.pbxproj:16:3: warning: the file App/Gone.swift of the target Walk doesn't exist; \
        remove it from the project, or restore it [project]
        """
      )
    )
    #expect(result.messages.contains("checked 2 targets, 1 document, 0 sources in "), "\(result.messages)")
  }

  /// An app that refers to packages beside its folder.
  private static func appWithPackages(_ packages: [String]) -> String {
    let references = packages.map { "{ isa = XCLocalSwiftPackageReference; relativePath = \"\($0)\"; }" }
    let objects = references.enumerated().map { "L\($0) = \($1);" }.joined(separator: "\n")
    let list = packages.indices.map { "L\($0)" }.joined(separator: ", ")
    return project("B2")
      .replacingOccurrences(of: "targets = (A, B);", with: "targets = (A); packageReferences = (\(list));")
      .replacingOccurrences(of: "P = {", with: "\(objects)\nP = {")
  }

  private static let kit = [
    "Kit/Package.swift": #"targets: [.target(name: "Kit"), .testTarget(name: "KitTests")]"#,
    "Kit/Sources/Kit/BaseCell.swift": "import UIKit\nopen class BaseCell: UITableViewCell {}\n",
    "Kit/Sources/Kit/Broken.xib": "<document",
    "Kit/Tests/KitTests/Bad.xib": "<document",
  ]

  /// A package that a project refers to is read for its declarations. It is checked only where it was specified.
  @Test(
    arguments: [
      ("App", "App/Walk.xcodeproj", false), ("App", "App", false), ("", ".", true), ("App/..", "App/..", true),
    ]
  )
  func aPackageOutsideIsNotChecked(_ name: String, _ path: String, _ isChecked: Bool) throws {
    var files = Self.kit
    files["App/Walk.xcodeproj/project.pbxproj"] = Self.appWithPackages(["../Kit"])
    files["App/App/PersonCell.xib"] = Nib.text(of: "tableViewCell", "BaseCell", identifier: "person")
      .replacing("customModuleProvider=\"target\"", with: "customModule=\"Kit\"")
    files["App/App/Person.swift"] = "import Kit\nimport UIKit\n"
    let result = try TemporaryFolder(files).tool.run("lint", path)
    #expect(result.exitCode == (isChecked ? 1 : 0), "\(result.messages)")
    #expect(result.messages.contains("Kit/Sources/Kit/Broken.xib:1:") == isChecked)
    #expect(!result.messages.contains("BaseCell"), "the class of the package is known")
    #expect(
      Self.messages(result).contains(
        "not checked, because they are elsewhere: Kit; reusegen lint Kit checks it"
      ) == !isChecked,
      "\(result.messages)"
    )
  }

  /// A clone of this package declares classes with UIKit's names, which aren't those of an app's documents.
  @Test func aCloneOfThisPackageIsNoPartOfAnApp() throws {
    var files = [
      "ReuseGen/Package.swift": #"targets: [.target(name: "Recycler"), .target(name: "HeadlessUIKit")]"#,
      "ReuseGen/Sources/HeadlessUIKit/Cell.swift": "open class UITableViewCell { public var textLabel: Any? }",
      "ReuseGen/Sources/Recycler/Reusable.swift": "public protocol Reusable {}",
    ]
    files["App/Walk.xcodeproj/project.pbxproj"] = Self.appWithPackages(["../ReuseGen"])
    files["App/App/PersonCell.xib"] = Self.nib.replacingOccurrences(
      of: "customClass=\"PersonCell\"/>",
      with: #"customClass="PersonCell"><connections><outlet property="textLabel" destination="r-1" id="y"/>"#
        + "</connections></tableViewCell>"
    )
    files["App/App/Person.swift"] = "import UIKit\nclass PersonCell: UITableViewCell {}\n"
    let folder = try TemporaryFolder(files)
    let result = try folder.tool.run("lint App")
    #expect(!result.messages.contains("textLabel") && !result.messages.contains("elsewhere"), "\(result.messages)")
    let draft = try folder.tool.run("init App/Walk.xcodeproj --target Walk")
    #expect(draft.exitCode == 0, "\(draft.messages)")
    #expect(folder.text(of: "App/reuse.json")?.contains("hides") == false)
  }

  @Test(arguments: ["R.generated.swift", "Gone.swift"])
  func aFileThatIsGeneratedMayBeMissing(_ name: String) throws {
    let project = Self.project("B2, B3").replacingOccurrences(of: "path = Gone.swift", with: "path = \(name)")
    let result = try TemporaryFolder([
      "Walk.xcodeproj/project.pbxproj": project, "App/PersonCell.xib": Self.nib, "App/Person.swift": "import UIKit",
    ]).tool.run("lint Walk.xcodeproj")
    #expect(result.messages.contains(name) == (name == "Gone.swift"))
  }

  @Test func aFolderWithoutAProjectIsATarget() throws {
    let folder = try TemporaryFolder(["Views/PersonCell.xib": Self.nib, "Person.swift": Self.sources])
    let result = try folder.tool.run("lint .")
    #expect(result.exitCode == 1)
    #expect(result.messages.contains("Person.swift:5:39: error: there is no nib \"PersonCel\""))
  }

  @Test func thePackagesTargetsAreChecked() throws {
    let folder = try TemporaryFolder([
      "Package.swift": #"let package = Package(name: "P", targets: [.target(name: "Kit"), .target(name: "App")])"#,
      "Sources/Kit/Views/PersonCell.xib": Self.nib, "Sources/App/Person.swift": Self.sources,
    ])
    let result = try folder.tool.run("lint .")
    #expect(Self.messages(result).contains("checked 2 targets, 1 document, 1 source in 0.00 s"))
    #expect(result.exitCode == 1)
  }

  @Test func onlyTheFindingsInADocumentAreReported() throws {
    let result = try Self.app().tool.run("lint App/PersonCell.xib")
    #expect(result.exitCode == 0)
    #expect(Self.messages(result).hasPrefix("checked 2 targets, 1 document, 1 source in 0.00 s: 0 errors, 0 warnings"))
  }

  /// Xcode's exports for translators repeat the documents.
  @Test func exportsForTranslatorsAreSkipped() throws {
    let folder = try TemporaryFolder([
      "PersonCell.xib": Self.nib, "de.xcloc/Source Contents/PersonCell.xib": "<archive/>",
    ])
    #expect(try folder.tool.run("lint .").exitCode == 0)
  }

  @Test func aManifestAddsItsRules() throws {
    let app = try Self.app()
    try app.write(#"{ "rules": { "nib-name-in-code": "warning" } }"#, to: "App/reuse.json")
    #expect(try app.tool.run("lint . --target Walk").exitCode == 0)
  }

  // MARK: - What nothing uses

  private static func unusedNib(_ targets: String) -> String {
    "App/PersonCell.xib:2:1: warning: nothing loads the nib \"PersonCell\"; remove it, or load it\(targets) "
      + "[unused-document]\n"
  }

  private static let ofBoth = " (targets Walk, Walk Beta)"

  private static func unusedApp() throws -> TemporaryFolder {
    let app = try app()
    try app.write("class PersonCell: UITableViewCell {}\n", to: "App/Person.swift")
    try app.write("<plist><dict><key>CFBundleName</key></dict></plist>", to: "App/Info.plist")
    return app
  }

  /// A nib is reported once, although two targets have it, and only on request.
  @Test(arguments: [["."], ["Walk.xcodeproj"], ["App/PersonCell.xib"], ["--target", "Walk", "."]])
  func whatNothingUsesIsReported(paths: [String]) throws {
    let app = try Self.unusedApp()
    let result = try app.tool.run(["lint", "--unused"] + paths)
    #expect(result.exitCode == 0)
    let targets = paths.contains("--target") ? " (target Walk)" : Self.ofBoth
    #expect(result.messages.hasPrefix(Self.unusedNib(targets) + "checked "), "\(result.messages)")
    #expect(try !app.tool.run(["lint"] + paths).messages.contains("unused"))
  }

  /// Files of the project that no target lists count.
  @Test(arguments: [
    ("Tests/Load.swift", "let nib = \"PersonCell\""), ("App/cells.json", #"{ "nib": "PersonCell.nib" }"#),
    ("Old/Load.m", "#define kNib @\"PersonCell\""), ("App/Other.xib", #"<a nibName="PersonCell"/>"#),
  ])
  func anyFileOfTheProjectCanUseADocument(path: String, text: String) throws {
    let app = try Self.unusedApp()
    try app.write(text, to: path)
    #expect(try !app.tool.run("lint Walk.xcodeproj --unused").messages.contains("unused"))
  }

  /// Nothing is reported while something that can use it is missing, or if it isn't known how the app starts.
  @Test func missingFilesCanUseADocument() throws {
    let app = try Self.unusedApp()
    try app.write(Self.project("B2, B3"), to: "Walk.xcodeproj/project.pbxproj")
    #expect(try !app.tool.run("lint . --unused").messages.contains("unused"))
  }

  @Test func aManifestReportsWhatNothingUses() throws {
    let app = try Self.unusedApp()
    try app.write(#"{ "cells": [] }"#, to: "App/reuse.json")
    let result = try app.tool.run("lint App/reuse.json --unused")
    #expect(result.messages.contains(Self.unusedNib("")))
    #expect(try !app.tool.run("lint App/reuse.json").messages.contains("unused"))
    try app.write(#"{ "cells": [], "rules": { "unused-document": "off" } }"#, to: "App/reuse.json")
    #expect(try !app.tool.run("lint App/reuse.json --unused").messages.contains("unused"))
  }

  @Test func unusedItemsHaveSeveritiesReportersAndABaseline() throws {
    let app = try Self.unusedApp()
    #expect(try app.tool.run("lint . --unused --strict").exitCode == 1)
    let known = ["lint", "Walk.xcodeproj", "--unused", "--write-baseline", "known.json"]
    #expect(try app.tool.run(known).messages == "wrote known.json: 1 finding\n")
    let rest = try app.tool.run("lint . --unused --baseline known.json --strict")
    #expect(rest.exitCode == 0)
    #expect(Self.messages(rest).hasSuffix("known from the baseline: 1 finding\n"))
    let json = try app.tool.run("lint . --unused --reporter json")
    #expect((json.output + json.messages).contains("\"unused-document\""))
    let fixed = try app.tool.run("lint . --unused --fix")
    #expect(fixed.messages.hasPrefix(Self.unusedNib(Self.ofBoth)))
  }

  // MARK: - Baselines

  /// A finding stays known when its line changes, and a second one of its kind is new.
  @Test func aBaselineKeepsKnownFindingsApart() throws {
    let app = try Self.app()
    let written = try app.tool.run("lint . --write-baseline known.json")
    #expect(written == .init(messages: "wrote known.json: 1 finding\n"))
    try app.write("// A line more\n" + Self.sources, to: "App/Person.swift")
    let known = try app.tool.run("lint . --baseline known.json")
    #expect(known.exitCode == 0)
    #expect(Self.messages(known).hasSuffix("0 errors, 0 warnings\nknown from the baseline: 1 finding\n"))
    try app.write(Self.sources + Self.sources.replacing("load", with: "again"), to: "App/Person.swift")
    let new = try app.tool.run("lint . --baseline known.json")
    #expect(new.exitCode == 1)
    #expect(new.messages.hasPrefix("App/Person.swift:10:40: error: there is no nib \"PersonCel\""))
  }

  @Test(arguments: [
    (" \n", "known.json:1:1: error: the file is empty; write it again with --write-baseline [baseline]"),
    (
      "{}",
      "known.json:1:1: error: an array of findings is expected, not an object; write the file again with "
        + "--write-baseline [baseline]"
    ),
    (
      "[1]",
      "known.json:1:2: error: a finding is expected, not a number; write the file again with --write-baseline "
        + "[baseline]"
    ),
  ])
  func aBaselineThatCannotBeReadIsAnError(text: String, message: String) throws {
    let app = try Self.app()
    try app.write(text, to: "known.json")
    let result = try app.tool.run("lint . --baseline known.json")
    #expect(result == .init(exitCode: 1, messages: message + "\n"))
  }

  @Test func severalManifestsAreChecked() throws {
    let folder = try TemporaryFolder([
      "A/reuse.json": #"{ "cells": ["PersonCell"] }"#, "B/reuse.json": #"{ "cells": [{ "type": "A", "nib": true }] }"#,
    ])
    let result = try folder.tool.run("lint A/reuse.json B/reuse.json")
    #expect(result.exitCode == 1)
    #expect(result.messages.hasPrefix("A/reuse.json agrees with 0 documents\n"))
  }

  static let mistakes: [([String: String], String, Int32, String)] = [
    ([:], "Gone", 74, "error: there is no file or folder Gone; check the path\n"),
    (
      ["Notes/a.txt": ""], "Notes", 1,
      "error: there is nothing to check in Notes: it has neither documents nor sources; specify an app, as in reusegen "
        + "lint MyApp\n"
    ),
    (
      ["A.xcodeproj/project.pbxproj": "{\n<<<<<<< HEAD\n}"], "A.xcodeproj", 1,
      "A.xcodeproj/project.pbxproj:2:1: error: two versions of the file weren't merged: there is a conflict marker; "
        + "resolve the conflict [project]\n"
    ),
    (
      ["A.xcodeproj/project.pbxproj": project("").replacing("(A, B)", with: "()")], "A.xcodeproj", 1,
      "error: there is nothing to check in A.xcodeproj: its targets have neither documents nor sources; specify a "
        + "folder, as in reusegen lint MyApp\n"
    ),
  ]

  @Test(arguments: mistakes)
  func whatCannotBeCheckedIsExplained(files: [String: String], path: String, exitCode: Int32, messages: String) throws {
    let result = try TemporaryFolder(files).tool.run("lint", path)
    #expect(result.exitCode == exitCode)
    #expect(result.messages == messages)
  }

  // MARK: - Advice

  /// The files of an app, options, and the option that the summary recommends.
  private static let advised: [([String: String], [String], String?)] = {
    let images = (1...3).map { "<imageView image=\"gone\($0)\" id=\"i\($0)\"/>" }.joined()
    let pictures = [
      "Rating.xib": "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"><objects>\(images)"
        + "</objects></document>",
      "A.xcassets/star.imageset/Contents.json": "{}",
    ]
    let calls = (1...50).map { "let nib\($0) = UINib(nibName: \"PersonCel\", bundle: nil)\n" }
    return [
      (pictures, [], "3 images and colors weren't found; specify catalogs outside of the targets with --assets"),
      (appWithConnections, [], "2 findings can be corrected; --fix does it, and --fix --dry-run shows the changes"),
      (appWithConnections, ["--fix", "--dry-run"], nil),
      (
        ["PersonCell.xib": nib, "Person.swift": calls.joined()], [],
        "to see only new findings from now on, write these to a file with --write-baseline"
      ),
      (["PersonCell.xib": nib, "Person.swift": calls.dropLast().joined()], [], nil),
    ]
  }()

  @Test(arguments: advised)
  func theSummaryRecommendsTheOptionThatHelpsMost(files: [String: String], options: [String], advice: String?) throws {
    let result = try TemporaryFolder(files).tool.run(["lint", "."] + options)
    let last = try #require(result.messages.split(separator: "\n").last.map(String.init))
    #expect(advice.map { last == $0 } ?? !last.contains("--"))
  }

  // MARK: - Fixes

  private static let connections = """
              <connections>
                  <outlet property="nameLabel" destination="b" id="c"/>
                  <outlet property="OldLabel" destination="b" id="d"/>
              </connections>

    """

  private static var appWithConnections: [String: String] {
    let tag = #"<tableViewCell id="a" customClass="PersonCell" customModuleProvider="target">"#
    let view = "\(tag)\n\(connections)</tableViewCell>"
    return [
      "PersonCell.xib": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      \(view)<label id="b"/>
      </objects></document>

      """,
      "PersonCell.swift": "class PersonCell: UITableViewCell { @IBOutlet var namelabel: UILabel! }\n",
    ]
  }

  private static let difference = """
    --- PersonCell.xib
    +++ PersonCell.xib
    @@ -2,8 +2,7 @@
     <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
     <tableViewCell id="a" customClass="PersonCell" customModuleProvider="target">
               <connections>
    -              <outlet property="nameLabel" destination="b" id="c"/>
    -              <outlet property="OldLabel" destination="b" id="d"/>
    +              <outlet property="namelabel" destination="b" id="c"/>
               </connections>
     </tableViewCell><label id="b"/>
     </objects></document>

    """

  @Test func fixesAreShownAndThenWritten() throws {
    let folder = try TemporaryFolder(Self.appWithConnections)
    let before = folder.text(of: "PersonCell.xib")
    let shown = try folder.tool.run("lint --fix --dry-run .")
    #expect(shown.exitCode == 1)
    #expect(shown.output == Self.difference)
    #expect(shown.messages.hasPrefix("would fix 2 findings in 1 document\nPersonCell.xib:3:"))
    #expect(folder.text(of: "PersonCell.xib") == before)
    let fixed = try folder.tool.run("lint --fix .")
    #expect(fixed.exitCode == 0)
    #expect(
      Self.messages(fixed) == """
        fixed 2 findings in 1 document
        checked 1 target, 1 document, 1 source in 0.00 s: 0 errors, 0 warnings

        """
    )
    let again = try folder.tool.run("lint --fix .")
    #expect(Self.messages(again) == "checked 1 target, 1 document, 1 source in 0.00 s: 0 errors, 0 warnings\n")
    let usage = try folder.tool.run("lint --dry-run .")
    #expect(usage.exitCode == 64)
    #expect(usage.messages.contains("'--dry-run' shows the changes of '--fix'; specify both."))
  }
}
