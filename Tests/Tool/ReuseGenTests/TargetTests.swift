import Foundation
import ReuseGenTestSupport
import Testing

/// The tool reads other modules and assets outside the manifest's folder, and prints paths to them.
@Suite(.long, .tags(.process)) struct TargetTests {
  // MARK: Modules

  /// The document of another module, in which "Inherit Module From Target" means that module.
  static let baseCell = Nib.text(of: "tableViewCell", "BaseCell", identifier: "BaseCell")
    .replacing("customClass", with: "customModule=\"Old\" customClass")

  @Test func aDocumentOfAnotherModuleIsComparedWithThatModule() throws {
    let folder = try TemporaryFolder(["Core/BaseCell.xib": Self.baseCell])
    func messages(_ type: String, _ path: String) throws -> String {
      let manifest = """
        { "imports": ["Recycler", "Core", "Other"], "interfaceBuilder": [".", \(path)],
          "cells": [{ "type": "\(type)", "nib": "BaseCell", "identifier": "BaseCell" }] }
        """
      try folder.write(manifest, to: "App/reuse.json")
      return try folder.tool.run("lint App/reuse.json --module App").messages
    }
    let core = #"{ "path": "../Core", "module": "Core" }"#
    let agreement = "App/reuse.json agrees with 1 document\n"
    #expect(try messages("Core.BaseCell", core) == agreement)
    #expect(try messages("BaseCell", core) == agreement)
    #expect(try messages("Other.BaseCell", core).contains("[nib-root-class]"))
    // Without the module, the document is the target's own.
    #expect(try messages("Core.BaseCell", #""../Core""#).contains("[nib-root-class]"))
  }

  @Test func aStaleModuleIsFoundInTheDocumentsOfAnotherModule() throws {
    let folder = try TemporaryFolder([
      "App/reuse.json": """
      { "imports": ["Recycler", "Core"], "cells": [{ "type": "BaseCell", "nib": true }],
        "interfaceBuilder": [{ "path": "../Core", "module": "Core" }] }
      """,
      "Core/BaseCell.xib": Self.baseCell.replacing(" customModuleProvider=\"target\"", with: ""),
    ])
    #expect(
      try folder.tool.run("lint App/reuse.json --module App").messages.contains(
        "BaseCell is in the module Old here, but the document's module is Core"
      )
    )
  }

  @Test func theNearestFolderDeterminesTheModule() throws {
    let folder = try TemporaryFolder([
      "reuse.json": """
      { "imports": ["Recycler", "Core"], "interfaceBuilder": [".", { "path": "Core/UI", "module": "Core" }],
        "cells": [{ "type": "Core.BaseCell", "nib": "BaseCell", "identifier": "BaseCell" }] }
      """,
      "Core/UI/Cells/BaseCell.xib": Self.baseCell,
    ])
    #expect(try folder.tool.run("lint --module App").messages == "reuse.json agrees with 1 document\n")
  }

  /// The plugins pass the sources of the target, and know nothing of other modules.
  @Test func sourcesOfOtherModulesAreReadBesideThoseOfTheCommandLine() throws {
    let folder = try TemporaryFolder([
      "App/reuse.json": #"{ "cells": ["PersonCell"], "sources": ["Old", { "path": "../Core", "module": "Core" }] }"#,
      "App/Rating.xib": Nib.text(of: "view", "StarsView"),
      "App/Old/Cells.swift": "class PersonCell: UITableViewCell {}",
      "New/Cells.swift": "class PersonCell: UITableViewCell {}", "Core/Stars.swift": "class StarsView: UIView {}",
    ])
    #expect(try folder.tool.run("lint App/reuse.json").exitCode == 0)
    #expect(try folder.tool.run("lint App/reuse.json --sources New").exitCode == 0)
    try folder.write(#"{ "cells": ["PersonCell"], "sources": ["Old"] }"#, to: "App/reuse.json")
    #expect(try folder.tool.run("lint App/reuse.json").messages.contains("[class-missing]"))
    try folder.write(#"{ "sources": ["none"] }"#, to: "App/reuse.json")
    #expect(
      try folder.tool.run("lint App/reuse.json").messages
        == """
        App/reuse.json:1:15: error: there is no file or folder "none" beside the manifest; correct the path or remove \
        it [manifest-value]

        """
    )
  }

  // MARK: Assets

  static let images = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects><view id="r-1"><subviews>
    <imageView image="star" id="i-1"/>
    <imageView image="Tabs/home" id="i-2"/>
    <imageView image="photo" id="i-3"/>
    <label id="l-1"><color key="textColor" name="Accent"/></label>
    </subviews></view></objects></document>
    """
  static let contents = #"{ "info": { "author": "xcode", "version": 1 } }"#
  static let namespace = #"{ "properties": { "provides-namespace": true } }"#

  /// The names that are reported as missing.
  private func missing(_ messages: String) -> [String] {
    messages.split(separator: "\n").compactMap { line in
      guard line.contains("-missing]") else { return nil }
      return line.split(separator: "\"").dropFirst().first.map(String.init)
    }
  }

  @Test func namesAreFoundInCatalogsAndAmongFiles() throws {
    let folder = try TemporaryFolder(["A/reuse.json": "{}", "A/Rating.xib": Self.images])
    #expect(try missing(folder.tool.run("lint A/reuse.json").messages) == [], "there is no catalog")
    try folder.write(Self.contents, to: "A/Assets.xcassets/Contents.json")
    let result = try folder.tool.run("lint A/reuse.json")
    #expect(result.exitCode == 0)
    #expect(missing(result.messages) == ["star", "Tabs/home", "photo", "Accent"])
    try folder.write(Self.contents, to: "A/Assets.xcassets/star.imageset/Contents.json")
    try folder.write(Self.contents, to: "A/Assets.xcassets/Tabs/home.imageset/Contents.json")
    try folder.write("", to: "A/Pictures/photo@2x.png")
    #expect(try missing(folder.tool.run("lint A/reuse.json").messages) == ["Tabs/home", "Accent"])
    try folder.write(Self.namespace, to: "A/Assets.xcassets/Tabs/Contents.json")
    #expect(try missing(folder.tool.run("lint A/reuse.json").messages) == ["Accent"])
    try folder.write(Self.contents, to: "B/More.xcassets/Accent.colorset/Contents.json")
    for path in ["B", "B/More.xcassets"] {
      #expect(try missing(folder.tool.run("lint A/reuse.json --assets", path).messages) == [])
    }
    #expect(try missing(folder.tool.run("lint A/reuse.json --sources B").messages) == [])
  }

  @Test func aListOfPathsStandsForAssets() throws {
    let list = """
      Assets.xcassets/Tabs/home.imageset\r
      Assets.xcassets/star.imageset
      photo.jpg
      A.xcassets/Accent.colorset

      """
    let folder = try TemporaryFolder(["reuse.json": "{}", "Rating.xib": Self.images, "lists/assets.txt": list])
    #expect(try missing(folder.tool.run("lint --assets lists/assets.txt").messages) == [])
    try folder.write("A.xcassets/star.imageset", to: "lists/assets.txt")
    #expect(
      try missing(folder.tool.run("lint --assets lists/assets.txt").messages) == ["Tabs/home", "photo", "Accent"]
    )
    #expect(try folder.tool.run("lint --assets none").exitCode == 74)
  }

  // MARK: Paths in messages

  @Test func pathsAreRelativeToTheWorkingFolder() throws {
    let folder = try TemporaryFolder([
      "A/reuse.json": #"{ "interfaceBuilder": ["../B"], "cells": [{ "type": "PersonCell", "nib": true }] }"#,
      "B/PersonCell.xib": Nib.text(of: "tableViewCell", "PersonCell"), "C/D/keep": "",
    ])
    func files(_ manifest: String) throws -> [String] {
      try folder.tool.run("lint", manifest).messages.split(separator: "\n").compactMap { line in
        line.split(separator: ":").first.map(String.init)
      }
    }
    let root = folder.url.resolvingSymlinksInPath().path
    for manifest in ["A/reuse.json", "C/../A/reuse.json", "./A/reuse.json", "\(root)/A/reuse.json"] {
      #expect(try files(manifest) == ["B/PersonCell.xib", "A/reuse.json"])
    }
    // Outside the working folder, a path stays as the user wrote it.
    let outside = try TemporaryFolder(["reuse.json": "{ \"cells\": [{ \"type\": \"A\", \"nib\": true }] }"])
    let path = outside.url.resolvingSymlinksInPath().path
    #expect(try files("\(path)/reuse.json") == ["\(path)/reuse.json"])
    let name = (path as NSString).lastPathComponent
    if (path as NSString).deletingLastPathComponent == (root as NSString).deletingLastPathComponent {
      #expect(try files("../\(name)/reuse.json") == ["../\(name)/reuse.json"])
      #expect(try files("A/../../\(name)/reuse.json") == ["../\(name)/reuse.json"])
    }
  }

  /// "Link/.." is not the folder that contains the link.
  @Test func aPathThroughALinkStaysAsItIs() throws {
    let folder = try TemporaryFolder(["A/B/keep": "", "A/reuse.json": #"{ "cells": [{ "type": "X", "nib": true }] }"#])
    try folder.link("Link", to: "A/B")
    #expect(try folder.tool.run("lint Link/../reuse.json").messages.hasPrefix("Link/../reuse.json:1:"))
  }
}
