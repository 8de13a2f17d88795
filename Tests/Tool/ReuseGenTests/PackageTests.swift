import ReuseGenTestSupport
import Testing

/// The tool in the folders of a Swift package: it reads Package.swift, but doesn't ask the package manager.
@Suite(.long, .tags(.process)) struct PackageTests {
  static let manifest = #"{ "cells": ["PersonCell"] }"#

  private static func package(_ targets: String) -> String {
    """
    // swift-tools-version: 6.0
    let package = Package(name: "App", targets: [
    \(targets)
    ])
    """
  }

  private static let plugin = #"plugins: [.plugin(name: "ReuseGenBuildTool", package: "ReuseGen")]"#

  @Test(arguments: ["generate", "verify"])
  func aTargetThatGeneratesInTheBuildIsRefused(subcommand: String) throws {
    let folder = try TemporaryFolder([
      "Package.swift": Self.package(
        """
        // .target(name: "Kit", plugins: ["ReuseGenBuildTool"]) is a comment.
        .target(name: "Kit", dependencies: [.target(name: "App")]),
        .executableTarget(name: "App",
          \(Self.plugin)),
        """
      ),
      "Sources/App/reuse.json": Self.manifest,
      "Sources/Kit/Resources/reuse.json": Self.manifest,
    ])
    let refused = try folder.tool.run(subcommand, "Sources/App/reuse.json")
    #expect(refused.exitCode == 1)
    #expect(
      refused.messages == """
        Package.swift:6:1: error: the accessors of App would be checked in and generated: \
        Sources/App/Reuse.generated.swift is the checked-in file, and the plugin ReuseGenBuildTool, which the target uses \
        here, generates another in each build; remove either the file or the plugin [generated-twice]

        """
    )
    let skipped = try folder.tool.run(subcommand, "Sources/App/reuse.json", "--skip-generated")
    #expect(skipped.exitCode == 0)
    #expect(skipped.messages == "App is left out: ReuseGenBuildTool generates its accessors in each build\n")
    #expect(!folder.files.contains("Sources/App/Reuse.generated.swift"))
    // Elsewhere, as for the plugin itself, and for a target without it.
    #expect(try folder.tool.run("generate Sources/App/reuse.json --output -").exitCode == 0)
    #expect(try folder.tool.run("generate Sources/Kit/Resources/reuse.json").exitCode == 0)
    #expect(try folder.tool.run("verify Sources/Kit/Resources/reuse.json").exitCode == 0)
  }

  @Test(arguments: [(#""App""#, #""./iOS/App""#), ("app", "folder")])
  func theFolderOfATargetCanBeSpecified(name: String, path: String) throws {
    let folder = try TemporaryFolder([
      "Package.swift": Self.package(".target(name: \(name), path: \(path), plugins: [\"ReuseGenBuildTool\"])")
        + "\nlet app = \"App\"\nlet folder = \"./iOS/App\"\n",
      "iOS/App/reuse.json": Self.manifest, "iOS/Other/reuse.json": Self.manifest,
    ])
    #expect(try folder.tool.run("generate iOS/App/reuse.json").messages.contains("[generated-twice]"))
    #expect(try folder.tool.run("generate iOS/Other/reuse.json").exitCode == 0)
  }

  /// Another plugin may generate the class.
  @Test(arguments: [
    ("", true), (#", plugins: ["ReuseGenBuildTool"]"#, true), (#", plugins: ["Generator"]"#, false),
    (#", plugins: [.plugin(name: "Generator", package: "Generator")]"#, false), (", plugins: plugins", false),
  ])
  func aClassThatNothingDeclaresIsMissing(plugins: String, isMissing: Bool) throws {
    let folder = try TemporaryFolder([
      "Package.swift": Self.package(#".target(name: "App", resources: [.process("PhotoCell.xib")]\#(plugins))"#),
      "Sources/App/App.swift": "import UIKit",
      "Sources/App/PhotoCell.xib": Nib.text(of: "tableViewCell", "PhotoCell", identifier: "PhotoCell"),
    ])
    #expect(try folder.tool.run("lint .").messages.contains("[class-missing]") == isMissing)
  }

  /// The resources of a package are in a bundle of their own, where neither the app's leads nor that of a class.
  @Test(arguments: [
    ("bundle: nil", true), ("bundle: Bundle(for: PhotoView.self)", true), ("bundle: .module", false),
    ("bundle: bundle /* SWIFT_PACKAGE */", false),
  ])
  func aLibrarysNibIsInItsOwnBundle(bundle: String, isReported: Bool) throws {
    let folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      let package = Package(
        name: "App", products: [.library(name: "Feed", targets: ["Feed"])], targets: [.target(name: "Feed")])
      """,
      "Sources/Feed/PhotoView.swift": """
      import UIKit
      class PhotoView: UIView {}
      let nib = UINib(nibName: "PhotoView", \(bundle))
      """,
      "Sources/Feed/PhotoView.xib": Nib.text(of: "view", "PhotoView")
        .replacingOccurrences(of: #"customModuleProvider="target""#, with: #"customModule="Feed""#),
    ])
    let messages = try folder.tool.run("lint", ".").messages
    #expect(messages.contains("is in the bundle of the package's resources, not in ") == isReported, "\(messages)")
  }

  /// Xcode compiles the documents of a package's target for another module. An app of a package can represent the
  /// target of a project.
  @Test(arguments: [
    (#"products: [.library(name: "Feed", targets: ["Feed"])], "#, "", true),
    (#"products: [.library(name: "Feed", targets: ["Feed"])], "#, #"customModule="Feed""#, false),
    (#"products: [.library(name: "Feed", targets: ["Other"])], "#, "", false),
    (#"products: [.executable(name: "Feed", targets: ["Feed"])], "#, "", false),
    ("", "", false),
  ])
  func aLibrarysDocumentsInheritTheModuleOfItsBundle(products: String, module: String, isReported: Bool) throws {
    let nib = Nib.text(of: "tableViewCell", "PhotoCell", identifier: "PhotoCell")
    let folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      let package = Package(name: "App", \(products)targets: [.target(name: "Feed")])
      """,
      "Sources/Feed/PhotoCell.swift": "import UIKit\nclass PhotoCell: UITableViewCell {}\n",
      "Sources/Feed/PhotoCell.xib": module.isEmpty
        ? nib : nib.replacingOccurrences(of: #"customModuleProvider="target""#, with: module),
      "Sources/Feed/reuse.json": #"{ "cells": [{ "type": "PhotoCell", "nib": true }] }"#,
    ])
    for path in [".", "Sources/Feed/reuse.json"] {
      let messages = try folder.tool.run("lint", path).messages
      #expect(messages.contains("[class-module]") == isReported)
      guard isReported else { continue }
      #expect(
        messages.contains(
          "Sources/Feed/PhotoCell.xib:4:9: error: UIKit doesn't find the class PhotoCell: it is in the module Feed, not in "
            + "App_Feed, that of the bundle with the package's resources; set its module to Feed [class-module]"
        )
      )
    }
    // A draft passes its own check.
    _ = try folder.tool.run("init Sources/Feed --force")
    #expect(try folder.tool.run("lint Sources/Feed/reuse.json").exitCode == 0)
  }

  @Test func aDraftOutsideOfTargetsNamesTheFolderOfOne() throws {
    let folder = try TemporaryFolder([
      "Package.swift": Self.package(#".target(name: "App")"#),
      "Sources/App/PhotoCell.xib": Nib.text(of: "tableViewCell", "PhotoCell", identifier: "PhotoCell"),
    ])
    let hint = "the plugin looks for manifests in the folders of targets; there, run reusegen init Sources/App\n"
    #expect(try folder.tool.run("init").messages.hasSuffix(hint))
    #expect(try folder.tool.run("init Sources/App").messages.contains("the plugin") == false)
  }

  // MARK: The template

  @Test func theTemplateBesideTheManifestIsRendered() throws {
    let folder = try TemporaryFolder([
      "App/reuse.json": Self.manifest, "App/reuse.mustache": "{{#cells}}// {{type}}{{/cells}}\n", "other.mustache": "-",
    ])
    #expect(try folder.tool.run("generate App/reuse.json --output -").output == "// PersonCell\n")
    #expect(try folder.tool.run("generate App/reuse.json --output - --template other.mustache").output == "-")
    _ = try folder.tool.run("generate App/reuse.json")
    #expect(try folder.tool.run("verify App/reuse.json").exitCode == 0)
  }

  @Test func aMisspelledKeyOfATemplateIsAWarning() throws {
    let folder = try TemporaryFolder(["reuse.json": Self.manifest, "reuse.mustache": "{{#cels}}x{{/cels}}"])
    let result = try folder.tool.run("generate --output -")
    #expect(result.exitCode == 0)
    #expect(result.messages.hasPrefix("reuse.mustache:1:1: warning: the context has no key \"cels\" here"))
    #expect(try folder.tool.run("generate --output - --strict").exitCode == 1)
  }

  // MARK: The module

  /// "Inherit Module From Target" isn't set, and the stated module is the target's.
  @Test func theModuleFollowsFromTheFolderOfThePackage() throws {
    let nib = Nib.text(of: "tableViewCell", "PhotoCell", identifier: "PhotoCell")
      .replacing("customClass", with: "customModule=\"My_App\" customClass")
    let folder = try TemporaryFolder([
      "Package.swift": Self.package(#".target(name: "My-App")"#),
      "Sources/My-App/reuse.json": #"{ "cells": [{ "type": "My_App.PhotoCell", "nib": true }] }"#,
      "Sources/My-App/PhotoCell.xib": nib,
    ])
    let inferred = try folder.tool.run("context Sources/My-App/reuse.json")
    let stated = try folder.tool.run("context Sources/My-App/reuse.json --module My_App")
    #expect(inferred == stated && inferred.exitCode == 0)
  }

  // MARK: Resources

  @Test func aDocumentThatIsNotAResourceIsAWarning() throws {
    let folder = try TemporaryFolder([
      "App/reuse.json": #"{ "cells": [{ "type": "PhotoCell", "nib": true }] }"#,
      "App/Cells/PhotoCell.xib": Nib.text(of: "tableViewCell", "PhotoCell", identifier: "PhotoCell"),
    ])
    let path = folder.url.appendingPathComponent("App/Cells/PhotoCell.xib").path
    #expect(
      try folder.tool.run("lint App/reuse.json --unbundled", path).messages == """
        App/reuse.json:1:43: warning: PhotoCell.xib is not a resource of the target, so loading it stops the program; \
        declare it in Package.swift: resources: [.process("Cells/PhotoCell.xib")] [resource-missing]
        App/Cells/PhotoCell.xib:1:1: note: this document

        """
    )
    #expect(try folder.tool.run("lint App/reuse.json").messages == "App/reuse.json agrees with 1 document\n")
  }

  // MARK: The first hour

  @Test func helpShowsTheOrderOfTheFirstTime() throws {
    let help = try TemporaryFolder().tool.run("--help").output
    let steps = ["reusegen init", "reusegen lint", "resources:", "ReuseGenBuildTool", "swift build", "first test"]
    let offsets = steps.compactMap { help.range(of: $0)?.lowerBound }
    #expect(offsets.count == steps.count && offsets == offsets.sorted())
  }
}
