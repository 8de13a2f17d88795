import Foundation
import ReuseGenTestSupport
import Testing

/// `reusegen init` on folders of documents.
@Suite(.long, .tags(.process)) struct InitTests {
  static let main = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c-1">
    <scenes>
    <scene sceneID="s-1"><objects>
    <tableViewController id="c-1" customClass="PeopleController" sceneMemberID="viewController">
    <tableView key="view" id="t-1"><prototypes>
    <tableViewCell reuseIdentifier="PersonCell" id="p-1" customClass="PersonCell"/>
    <tableViewCell reuseIdentifier="small cell" id="p-2" customClass="PersonCell"/>
    <tableViewCell reuseIdentifier="Basic" id="p-3"/>
    <tableViewCell id="p-4" customClass="OtherCell"/>
    </prototypes></tableView></tableViewController></objects></scene>
    <scene sceneID="s-2"><objects>
    <collectionViewController storyboardIdentifier="photos" id="c-2" customClass="PhotosController" customModule="Kit" \
    sceneMemberID="viewController">
    <collectionView key="view" id="v-2"><cells>
    <collectionViewCell reuseIdentifier="PhotoCell" id="p-5" customClass="PhotoCell"/></cells>
    <collectionReusableView key="sectionFooterView" reuseIdentifier="end" id="f" customClass="AlbumEnd"/>
    </collectionView></collectionViewController></objects></scene>
    <scene sceneID="s-3"><objects>
    <navigationController storyboardIdentifier="plain" id="c-3" sceneMemberID="viewController"/></objects></scene>
    </scenes></document>
    """

  static let documents = [
    "Base.lproj/Main.storyboard": main,
    "fr.lproj/Main.storyboard": main,
    "Cells/PersonCell.xib": nib(#"<tableViewCell id="r" customClass="PersonCell"/>"#),
    "Cells/Stamp.xib": nib(#"<collectionViewCell reuseIdentifier="stamp" id="r" customClass="PhotoCell"/>"#),
    "Cells/Bare.xib": nib(#"<tableViewCell id="r"/>"#),
    "Cells/Two.xib": nib(#"<tableViewCell id="r" customClass="TwoCell"/><tapGestureRecognizer id="g"/>"#),
    "Cells/Outlets.xib": nib(
      #"<tableViewCell id="r" customClass="OldCell"/>"#,
      owner: #"<outlet property="cell" destination="r" id="o"/>"#
    ),
    "Views/AlbumHeader.xib": nib(#"<collectionReusableView id="r" customClass="AlbumHeader"/>"#),
    "Views/Badge.xib": nib(#"<view id="r" customClass="Badge"/>"#),
    "Views/SectionHeader.xib": nib(#"<view id="r" customClass="SectionHeader"/>"#),
    "Views/Rating.xib": nib(#"<view id="r"/>"#, owner: "", ownerClass: "RatingWidget"),
    "Views/Screen.xib": nib(
      #"<view id="r"/>"#,
      owner: #"<outlet property="view" destination="r" id="o"/>"#,
      ownerClass: "Screen"
    ),
    "Views/Reuse.xib": nib(#"<view id="r" customClass="Reuse"/>"#),
    "Views/Launch.xib": nib(#"<view id="r"/>"#),
    "Mac.xib": nib(#"<view id="r" customClass="MacView"/>"#).replacing(
      "<document ",
      with: #"<document targetRuntime="MacOSX.Cocoa" "#
    ),
    "Old.xib": "<archive/>",
    "Pods/Other.xib": nib(#"<view id="r" customClass="Other"/>"#),
  ]

  static func nib(_ roots: String, owner: String = "", ownerClass: String? = nil) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"\(ownerClass.map { " customClass=\"\($0)\"" } ?? "")>\
    <connections>\(owner)</connections></placeholder>
    \(roots)
    </objects></document>
    """
  }

  static let manifest = """
    // Drafted by reusegen init from the documents found here; from now on it is yours to edit.
    {
      // 1 document can't be read, see below; without this line that is an error.
      "rules": { "document-unreadable": "warning" },
      "cells": [
        { "type": "PersonCell", "name": "mainPersonCell", "storyboard": "Main" },
        { "type": "PersonCell", "name": "smallCell", "storyboard": "Main", "identifier": "small cell" },
        { "type": "UITableViewCell", "storyboard": "Main", "identifier": "Basic" },
        { "type": "PhotoCell", "in": "collection", "storyboard": "Main" },
        { "type": "PersonCell", "nib": true },
        { "type": "PhotoCell", "name": "stamp", "in": "collection", "nib": "Stamp", "identifier": "stamp" },
      ],
      "views": [
        { "type": "AlbumEnd", "in": "collection", "kind": "footer", "identifier": "end" },
        // a nib does not specify its kind: header is a guess
        { "type": "AlbumHeader", "in": "collection", "kind": "header", "nib": true },
        { "type": "Badge", "nib": true },
        { "type": "RatingWidget", "nib": "Rating", "owner": true },
        // assumed to be a view that no container reuses; add "in": "table" if tables reuse it
        { "type": "SectionHeader", "nib": true },
      ],
      "scenes": [
        { "type": "PeopleController", "storyboard": "Main" },
        // in the module "Kit" according to the document; if that is not the target's own, import it
        { "type": "PhotosController", "storyboard": "Main", "identifier": "photos" },
        { "type": "UINavigationController", "storyboard": "Main", "identifier": "plain" },
      ],
    }

    // Left out:
    // "Base.lproj/Main.storyboard": the prototype in line 9 has no reuse identifier
    // "Mac.xib": it is for macOS, which has no UIKit views
    // "Cells/Bare.xib": its root has no class of its own
    // "Cells/Outlets.xib": it sets outlets of File's Owner, which a cell that is registered does not have
    // "Cells/Two.xib": it has 2 root objects, and tables and collections take one
    // "Views/Reuse.xib": the class Reuse has a name that the generated file uses itself
    // "Views/Screen.xib": it is the nib of the view controller Screen
    // "Old.xib": it can't be read

    """

  static let warning = """
    Old.xib:1:1: warning: the document has the format from before Xcode 5 (its root is <archive>); open it in a newer \
    Xcode and save it, which writes the present format [document-unreadable]

    """

  /// The complete manifest, wherever the folder is and however it is named.
  @Test(arguments: [[], ["."], ["./"], [".//"], ["././"]])
  func writesAManifest(folderArgument: [String]) throws {
    let folder = try TemporaryFolder(Self.documents)
    let result = try folder.tool.run(["init"] + folderArgument)
    #expect(
      result
        == .init(
          messages: Self.warning
            + "wrote reuse.json: 6 cells, 5 views, 3 scenes\nNext: read its comments, then reusegen lint reuse.json\n"
        )
    )
    #expect(folder.text(of: "reuse.json") == Self.manifest)
  }

  @Test func aDraftDoesNotDependOnTheCurrentFolder() throws {
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: Self.documents.map { ("App/Sources/\($0)", $1) }))
    #expect(try folder.tool.run("init App/Sources --quiet") == .silent)
    #expect(folder.text(of: "App/Sources/reuse.json") == Self.manifest)
    for path in ["App/Sources", "App/Sources/", "./App/Sources", ".//App/Sources//"] {
      #expect(try folder.tool.run("init", path, "--output", "-", "-q").output == Self.manifest)
    }
  }

  /// However the path of the folder is written, its documents are never mistaken for the manifest.
  @Test(arguments: ["App", "App/", "./App", "././App"])
  func noDocumentIsReplaced(path: String) throws {
    let nib = Self.documents["Views/Badge.xib"] ?? ""
    let folder = try TemporaryFolder(["App/Badge.xib": nib])
    let result = try folder.tool.run("init", path, "--force", "--output", "App/Badge.xib")
    #expect(result.exitCode == 64)
    #expect(folder.text(of: "App/Badge.xib") == nib)
  }

  @Test func namesTheFolderWhereTheManifestIsElsewhere() throws {
    let folder = try TemporaryFolder(["App/UI/Badge.xib": Self.documents["Views/Badge.xib"] ?? ""])
    #expect(try folder.tool.run("init App/UI --output App/Sources/reuse.json").exitCode == 0)
    #expect(
      folder.text(of: "App/Sources/reuse.json") == """
        // Drafted by reusegen init from the documents found here; from now on it is yours to edit.
        {
          "interfaceBuilder": ["../UI"],
          "views": [
            { "type": "Badge", "nib": true },
          ],
        }

        """
    )
    #expect(
      try folder.tool.run("lint App/Sources/reuse.json").messages
        == "App/Sources/reuse.json agrees with 1 document\n"
    )
  }

  @Test func specifiesTheSourcesOfTheCommandLine() throws {
    let badge = Self.nib(#"<view id="r" customClass="Badge" customModuleProvider="target"/>"#)
    let folder = try TemporaryFolder([
      "App/UI/Badge.xib": badge,
      "Classes/Badge.swift": "class Badge: UIView {}",
      "More/Row.swift": "class Row: UITableViewCell {}",
    ])
    let arguments = ["App/UI", "--sources", "Classes/", "--sources", "./More/Row.swift"]
    #expect(try folder.tool.run(["init", "--output", "App/reuse.json"] + arguments).exitCode == 0)
    #expect(
      folder.text(of: "App/reuse.json") == """
        // Drafted by reusegen init from the documents and sources found here; from now on it is yours to edit.
        {
          "interfaceBuilder": ["UI"],
          "sources": ["../Classes", "../More/Row.swift"],
          "cells": [
            "Row",
          ],
          "views": [
            { "type": "Badge", "nib": true },
          ],
        }

        """
    )
    try folder.write("class Other: UICollectionViewCell {}", to: "Classes/Other.swift")
    let update = try folder.tool.run("init App/UI --update --output App/reuse.json")
    #expect(update.messages == "added to App/reuse.json: 1 cell, no views, no scenes\n")
  }

  /// The linter finds nothing wrong with a new manifest, apart from problems that no manifest can fix.
  @Test func aDraftPassesLint() throws {
    let folder = try TemporaryFolder(Self.documents)
    _ = try folder.tool.run("init")
    let result = try folder.tool.run("lint --module App --quiet")
    #expect(result == .silent)
    #expect(try folder.tool.run("generate --output - --quiet").exitCode == 0)
    _ = try folder.tool.run("init --force")
    #expect(folder.text(of: "reuse.json") == Self.manifest)
  }

  @Test func anExistingManifestIsNotReplaced() throws {
    let folder = try TemporaryFolder(["A/reuse.json": "mine"])
    #expect(
      try folder.tool.run("init A")
        == .init(
          exitCode: 74,
          messages: "error: A/reuse.json already exists; replace it with --force, or add new entries with --update\n"
        )
    )
    #expect(folder.text(of: "A/reuse.json") == "mine")
    #expect(
      try folder.tool.run("init A --force")
        == .init(
          messages: """
            wrote A/reuse.json: no cells, no views, no scenes
            nothing to list was found; specify the app's folder, as in reusegen init Sources/App, or list your cells in \
            A/reuse.json: { "cells": ["PersonCell"] }

            """
        )
    )
    #expect(
      folder.text(of: "A/reuse.json")
        == "// Drafted by reusegen init from the documents found here; from now on it is yours to edit.\n{\n}\n"
    )
  }

  /// A document is never replaced, and a file isn't accepted as a folder.
  @Test func existingFilesAreNotReplaced() throws {
    let folder = try TemporaryFolder(["A.xib": Self.nib(""), "reuse.json": "mine"])
    let output = try folder.tool.run("init --output A.xib --force")
    #expect(output.exitCode == 64)
    #expect(output.messages.hasPrefix("Error: The output 'A.xib' is a document; specify another file with --output.\n"))
    let file = try folder.tool.run("init reuse.json")
    #expect(file.exitCode == 64)
    #expect(file.messages.hasPrefix("Error: 'reuse.json' is a file; specify its folder.\n"))
    #expect(folder.text(of: "A.xib") == Self.nib(""))
    #expect(folder.text(of: "reuse.json") == "mine")
  }

  @Test func aMissingFolderIsReported() throws {
    #expect(
      try TemporaryFolder().tool.run("init none")
        == .init(exitCode: 74, messages: "error: there is no file or folder none; check the path\n")
    )
  }

  /// The plugin doesn't look for a manifest beside a project.
  @Test func aFolderWithAProjectIsNamed() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": "", "App/Cell.swift": "final class Cell: UITableViewCell {}",
    ])
    let hint = "run reusegen init App.xcodeproj --target NAME\n"
    #expect(try folder.tool.run("init").messages.hasSuffix(hint))
  }

  // MARK: - Sources

  @Test func readsSources() throws {
    let folder = try TemporaryFolder([
      "App/Badge.xib": Self.documents["Views/Badge.xib"] ?? "",
      "App/PersonCell.swift": "final class PersonCell: UITableViewCell {}",
      "Kit/PhotoCell.swift": "final class PhotoCell: UICollectionViewCell {}",
    ])
    let next = "Next: read its comments, then reusegen lint App/reuse.json\n"
    #expect(try folder.tool.run("init App").messages == "wrote App/reuse.json: 1 cell, 1 view, no scenes\n\(next)")
    #expect(
      folder.text(of: "App/reuse.json") == """
        // Drafted by reusegen init from the documents and sources found here; from now on it is yours to edit.
        {
          "cells": [
            "PersonCell",
          ],
          "views": [
            { "type": "Badge", "nib": true },
          ],
        }

        """
    )
    let result = try folder.tool.run("init App --sources Kit --sources App --force")
    #expect(result.messages == "wrote App/reuse.json: 2 cells, 1 view, no scenes\n\(next)")
  }

  /// In a folder around the manifest, in SwiftPM's checkout, or in a clone beside the package.
  @Test(arguments: [
    ("reuse.schema.json", "../../../reuse.schema.json"),
    ("Schemas/reuse.schema.json", "../../../Schemas/reuse.schema.json"),
    (
      "App/.build/checkouts/ReuseGen/Schemas/reuse.schema.json",
      "../../.build/checkouts/ReuseGen/Schemas/reuse.schema.json"
    ),
    ("ReuseGen/Schemas/reuse.schema.json", "../../../ReuseGen/Schemas/reuse.schema.json"),
    ("Elsewhere/reuse.schema.json", nil),
  ])
  func findsTheSchema(schema: String, path: String?) throws {
    let folder = try TemporaryFolder([schema: "{}", "App/Sources/App/A.swift": ""])
    _ = try folder.tool.run("init App/Sources/App")
    let draft = try #require(folder.text(of: "App/Sources/App/reuse.json"))
    #expect(draft.contains(path.map { "\"$schema\": \"\($0)\"," } ?? "edit.\n{\n}\n"))
  }

  @Test func updatesAManifest() throws {
    let mine = "{\n  // mine\n  \"cells\": [ \"GoneCell\", \"OldCell\" ]\n}\n"
    let folder = try TemporaryFolder([
      "reuse.json": mine,
      "Cells.swift": "final class OldCell: UITableViewCell {}\nfinal class NewCell: UITableViewCell {}",
    ])
    #expect(
      try folder.tool.run("init --update")
        == .init(
          messages: """
            reuse.json:3:14: warning: the class GoneCell no longer exists in the sources; remove the entry [entry-stale]
            added to reuse.json: 1 cell, no views, no scenes

            """
        )
    )
    #expect(folder.text(of: "reuse.json") == mine.replacing("\"OldCell\"", with: "\"OldCell\", \"NewCell\""))
    let again = try folder.tool.run("init --update")
    #expect(again.messages.hasSuffix("reuse.json is complete\n"))
    #expect(try folder.tool.run("init --update --force").exitCode == 64)
    #expect(try folder.tool.run("init --update --output -").exitCode == 64)
    #expect(try folder.tool.run("init --update --output none.json").exitCode == 74)
  }

  /// Entries and superclasses can be in another module, whose documents and sources add nothing by themselves.
  @Test func updatesAManifestOfSeveralModules() throws {
    let folder = try TemporaryFolder([
      "App/reuse.json": """
      {
        "interfaceBuilder": ["UI", { "path": "../Core/UI", "module": "Core" }],
        "sources": ["Sources", { "path": "../Core/Sources", "module": "Core" }],
        "imports": ["Core"],
        "cells": [
          { "type": "Core.PriceCell", "nib": "PriceCell" },
          { "type": "Core.RowCell", "storyboard": "Main", "identifier": "row" },
        ],
      }

      """,
      "App/UI/Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
      <scene sceneID="s"><objects><tableViewController id="t" sceneMemberID="viewController"><tableView><prototypes>
      <tableViewCell reuseIdentifier="row" id="c" customClass="RowCell" customModule="Core"/>
      </prototypes></tableView></tableViewController></objects></scene></scenes></document>
      """,
      "App/Sources/Cells.swift": "import Core\nfinal class CodeCell: BaseCell {}",
      "Core/UI/PriceCell.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <tableViewCell id="c" customClass="PriceCell" customModule="Core" customModuleProvider="target"/>
      </objects></document>
      """,
      "Core/Sources/Cells.swift": """
      open class BaseCell: UITableViewCell {}
      public class PriceCell: BaseCell {}
      public class RowCell: BaseCell {}
      """,
    ])
    let result = try folder.tool.run("init App --update")
    #expect(result.messages == "added to App/reuse.json: 1 cell, no views, no scenes\n")
    #expect(folder.text(of: "App/reuse.json")?.contains("\n    \"CodeCell\",\n  ],\n") == true)
    #expect(try folder.tool.run("init App --update").messages == "App/reuse.json is complete\n")
  }

  @Test func aManifestWithErrorsIsNotUpdated() throws {
    let folder = try TemporaryFolder(["reuse.json": "{ \"cels\": [] }", "A.swift": "class A: UITableViewCell {}"])
    let result = try folder.tool.run("init --update")
    #expect(result.exitCode == 1)
    #expect(result.messages.hasPrefix("reuse.json:1:3: error: "))
    #expect(folder.text(of: "reuse.json") == "{ \"cels\": [] }")
  }

  /// The gallery's manifest is what its sources and documents give, except for comments and order.
  @Test func draftsTheGallery() throws {
    let gallery = Checkout.url("Examples/Gallery/Sources/Gallery")
    let draft = try TemporaryFolder().tool.run("init", gallery.path, "--output", "-").output
    let manifest = try String(contentsOf: gallery.appendingPathComponent("reuse.json"), encoding: .utf8)
    #expect(Self.lines(of: draft) == Self.lines(of: manifest))
  }

  /// The lines without comments, in one order.
  private static func lines(of manifest: String) -> [String] {
    manifest.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.hasPrefix("//") && !$0.hasPrefix("\"$schema\"") }.sorted()
  }
}
