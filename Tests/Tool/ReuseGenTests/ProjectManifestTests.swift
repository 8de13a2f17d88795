import Foundation
import ReuseGenTestSupport
import Testing

/// Manifests that name a project and a target in place of folders, and their drafts.
@Suite(.long, .tags(.process)) struct ProjectManifestTests {
  private static let project = """
    { objects = {
      P = { isa = PBXProject; mainGroup = M; targets = (A, T, K); };
      M = { isa = PBXGroup; sourceTree = "<group>"; children = (F1, F2, F3, F4, F5); };
      F1 = { isa = PBXFileReference; path = UI/PersonCell.xib; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; path = Shared/PersonCell.swift; sourceTree = "<group>"; };
      F3 = { isa = PBXFileReference; path = Kit/BaseCell.swift; sourceTree = "<group>"; };
      F4 = { isa = PBXFileReference; path = Shared/Rows.swift; sourceTree = "<group>"; };
      F5 = { isa = PBXFileReference; path = UI/Extra.xib; sourceTree = "<group>"; };
      A = { isa = PBXNativeTarget; name = Walk; buildPhases = (S, R); dependencies = (D);
        productType = "com.apple.product-type.application"; };
      D = { isa = PBXTargetDependency; target = K; };
      T = { isa = PBXNativeTarget; name = WalkTests; buildPhases = (R);
        productType = "com.apple.product-type.bundle.unit-test"; };
      K = { isa = PBXNativeTarget; name = Kit; buildPhases = (KS); productType = "com.apple.product-type.framework"; };
      S = { isa = PBXSourcesBuildPhase; files = (B2, B4); };
      R = { isa = PBXResourcesBuildPhase; files = (B1); };
      KS = { isa = PBXSourcesBuildPhase; files = (B3); };
      B1 = { isa = PBXBuildFile; fileRef = F1; };
      B2 = { isa = PBXBuildFile; fileRef = F2; };
      B3 = { isa = PBXBuildFile; fileRef = F3; };
      B4 = { isa = PBXBuildFile; fileRef = F4; };
    }; rootObject = P; }
    """

  static let files = [
    "Walk.xcodeproj/project.pbxproj": project,
    "UI/PersonCell.xib": Nib.text(of: "tableViewCell", "PersonCell", identifier: "PersonCell"),
    // A document and a source of no target.
    "UI/Extra.xib": Nib.text(of: "tableViewCell", "ExtraCell", identifier: "ExtraCell"),
    "Shared/Old.swift": "class OldCell: UITableViewCell {}",
    "Shared/PersonCell.swift": "import Kit\nclass PersonCell: BaseCell {}",
    "Shared/Rows.swift": "class Row: BaseCell {}",
    "Kit/BaseCell.swift": "open class BaseCell: UITableViewCell {}",
  ]

  /// The class of another module adds no entry, but the entries' superclass is known.
  static let draft = """
    // Drafted by reusegen init from the documents and sources of Walk; from now on it is yours to edit.
    {
      "project": { "path": "Walk.xcodeproj", "target": "Walk" },
      "cells": [
        { "type": "PersonCell", "nib": true },
        "Row",
      ],
    }

    """

  @Test(arguments: [
    ["Walk.xcodeproj"], ["Walk.xcodeproj/", "--target", "Walk"], [".", "--target", "Walk"], ["--target=Walk"],
  ])
  func aDraftListsTheFilesOfATarget(arguments: [String]) throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try folder.tool.run(["init"] + arguments)
    #expect(result == .init(messages: "wrote reuse.json: 2 cells, no views, no scenes\n"))
    #expect(folder.text(of: "reuse.json") == Self.draft)
    #expect(try folder.tool.run("lint reuse.json").messages == "reuse.json agrees with 1 document\n")
  }

  /// Plugins look there.
  @Test func theManifestIsInTheFolderWithTheTargetsName() throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write("", to: "Walk/Empty.swift")
    #expect(try folder.tool.run("init Walk.xcodeproj").exitCode == 0)
    #expect(folder.text(of: "Walk/reuse.json")?.contains(#""path": "../Walk.xcodeproj""#) == true)
    try folder.write("class Row: BaseCell {}\nclass New: BaseCell {}", to: "Shared/Rows.swift")
    let update = try folder.tool.run("init Walk.xcodeproj --update")
    #expect(update.messages == "added to Walk/reuse.json: 1 cell, no views, no scenes\n")
  }

  @Test func aWorkspaceHasTheTargetsOfItsProjects() throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write(
      #"<Workspace version="1.0"><FileRef location="group:Walk.xcodeproj"/></Workspace>"#,
      to: "All.xcworkspace/contents.xcworkspacedata"
    )
    #expect(try folder.tool.run("init All.xcworkspace --target Walk").exitCode == 0)
    #expect(folder.text(of: "reuse.json")?.contains(#""path": "All.xcworkspace", "target": "Walk""#) == true)
    let inputs = try folder.tool.run("generate --inputs reuse.json").output
    #expect(inputs.contains("All.xcworkspace/contents.xcworkspacedata\n"))
  }

  /// The manifest of a package's target names its folder, as without `--target`.
  @Test func aPackagesTargetIsItsFolder() throws {
    let folder = try TemporaryFolder([
      "P/Package.swift": #"let package = Package(name: "P", targets: [.target(name: "App"), .target(name: "Kit")])"#,
      "P/Sources/App/Row.swift": "class Row: UITableViewCell {}", "P/Sources/Kit/Kit.swift": "",
    ])
    let result = try folder.tool.run("init P --target App")
    #expect(result.messages.hasPrefix("wrote P/Sources/App/reuse.json: 1 cell, no views, no scenes\n"))
    #expect(folder.text(of: "P/Sources/App/reuse.json")?.contains("project") == false)
  }

  @Test(arguments: [
    (["Walk.xcodeproj", "--target", "Wlak"], "Error: There is no target 'Wlak'. Did you mean 'Walk'?\n"),
    ([".", "--target", "Shop"], "Error: There is no target 'Shop'. The targets are: Kit, Walk, WalkTests.\n"),
    (["Kit", "--target", "Walk"], "Error: There is no target 'Walk'. The targets are: Kit.\n"),
  ])
  func aTargetThatDoesNotExistIsReported(arguments: [String], message: String) throws {
    let result = try TemporaryFolder(Self.files).tool.run(["init"] + arguments)
    #expect(result.exitCode == 64)
    #expect(result.messages.hasPrefix(message))
  }

  /// It has no documents.
  @Test func theOnlyTargetNeedsNoName() throws {
    let folder = try TemporaryFolder(Self.files)
    let project = Self.project.replacing("targets = (A, T, K)", with: "targets = (T, K)")
    try folder.write(project, to: "Walk.xcodeproj/project.pbxproj")
    #expect(try folder.tool.run("headless --no-check Walk.xcodeproj").messages.contains("wrote KitHeadless"))
  }

  @Test func severalTargetsNeedAName() throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write(
      Self.project.replacing("buildPhases = (KS)", with: "buildPhases = (KS, R)"),
      to: "Walk.xcodeproj/project.pbxproj"
    )
    let result = try folder.tool.run("init Walk.xcodeproj")
    #expect(result.exitCode == 64)
    #expect(
      result.messages.hasPrefix("Error: Specify a target with '--target'. The targets are: Kit, Walk, WalkTests.\n")
    )
  }

  // MARK: - Manifests

  private static let manifest = #"{ "project": "Walk.xcodeproj", "cells": [{ "type": "PersonCell", "nib": true }] }"#

  /// The depfile and `--inputs` list what was read, the project among it.
  @Test func theFilesOfTheTargetAreRead() throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write(Self.manifest, to: "reuse.json")
    #expect(
      try folder.tool.run("generate --inputs").output == """
        Kit/BaseCell.swift
        Shared/PersonCell.swift
        Shared/Rows.swift
        UI/PersonCell.xib
        Walk.xcodeproj/project.pbxproj
        reuse.json

        """
    )
    #expect(try folder.tool.run("generate --quiet").exitCode == 0)
    #expect(try folder.tool.run("verify").messages == "Reuse.generated.swift is up to date\n")
  }

  /// The command line replaces the target's files, as it replaces the manifest's folders.
  @Test func theCommandLineReplacesTheTargetsFiles() throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write(Self.manifest, to: "reuse.json")
    let inputs = try folder.tool.run("generate --inputs --sources Shared/Old.swift").output
    #expect(inputs.split(separator: "\n").prefix(2) == ["Shared/Old.swift", "UI/PersonCell.xib"])
    let documents = try folder.tool.run("generate --inputs --interface-builder UI/Extra.xib").output
    #expect(documents.contains("UI/Extra.xib") && !documents.contains("UI/PersonCell.xib"))
  }

  @Test(arguments: [
    (
      #""Gone.xcodeproj""#,
      #"reuse.json:1:14: error: there is no file or folder "Gone.xcodeproj" beside the manifest; correct the path or "#
        + "remove it [manifest-value]\n"
    ),
    (
      #""UI/Extra.xib""#,
      "reuse.json:1:14: error: UI/Extra.xib is a file; specify a project, a workspace or the folder of a package "
        + "[project]\n"
    ),
    (
      #"{ "path": "Walk.xcodeproj", "target": "Wolk" }"#,
      #"reuse.json:1:52: error: Walk.xcodeproj has no target "Wolk"; did you mean "Walk"? [project]"# + "\n"
    ),
    (
      #"{ "path": "Walk.xcodeproj", "target": "Shop" }"#,
      #"reuse.json:1:52: error: Walk.xcodeproj has no target "Shop"; the targets are: Kit, Walk, WalkTests [project]"#
        + "\n"
    ),
  ])
  func aProjectThatDoesNotExistIsReported(value: String, message: String) throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write(#"{ "project": \#(value), "cells": [{ "type": "PersonCell", "nib": true }] }"#, to: "reuse.json")
    #expect(try folder.tool.run("lint") == .init(exitCode: 1, messages: message))
    #expect(try folder.tool.run("init --update").messages == message)
  }

  @Test func aMissingFileOfTheTargetIsReported() throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write(Self.manifest, to: "reuse.json")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Shared/Rows.swift"))
    #expect(
      try folder.tool.run("lint").messages == """
        Walk.xcodeproj/project.pbxproj:21:3: warning: the file Shared/Rows.swift of the target Walk doesn't exist; \
        remove it from the project, or restore it [project]

        """
    )
  }

  /// `lint` of the project finds the manifest of a target by the name in it.
  @Test func theManifestsRulesCountForItsTarget() throws {
    let folder = try TemporaryFolder(Self.files)
    let cell = #"{ "type": "None", "nib": true }"#
    try folder.write(
      #"{ "project": { "path": "../Walk.xcodeproj", "target": "Walk" }, "cells": [\#(cell)] }"#,
      to: "M/reuse.json"
    )
    #expect(try folder.tool.run("lint .").messages.hasPrefix("M/reuse.json:1:"))
  }
}
