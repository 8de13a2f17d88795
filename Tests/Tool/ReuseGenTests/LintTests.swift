import Foundation
import ReuseGenTestSupport
import Testing

/// `reusegen lint` on files: the documents that it reads, its messages and its exit codes.
@Suite(.long, .tags(.process)) struct LintTests {
  static let manifest = #"{ "cells": [{ "type": "PersonCell", "nib": true }] }"#
  static let good = Nib.text(of: "tableViewCell", "PersonCell", identifier: "PersonCell")
  static let bare = Nib.text(of: "tableViewCell", "PersonCell")

  @Test func agreementIsReported() throws {
    let folder = try TemporaryFolder(["reuse.json": Self.manifest, "Views/PersonCell.xib": Self.good])
    #expect(try folder.tool.run("lint") == .init(messages: "reuse.json agrees with 1 document\n"))
    for arguments in [["--quiet"], ["--reporter", "json"], ["--reporter", "github"]] {
      #expect(try folder.tool.run(["lint"] + arguments) == .silent)
    }
    #expect(folder.files == ["Views/PersonCell.xib", "reuse.json"])
  }

  @Test func documentsAreOptional() throws {
    let folder = try TemporaryFolder(["reuse.json": #"{ "cells": ["PersonCell"] }"#])
    #expect(try folder.tool.run("lint") == .init(messages: "reuse.json agrees with 0 documents\n"))
  }

  static let forms: [([String], Int32, String)] = [
    (
      ["lint"], 0,
      """
      A/PersonCell.xib:4:9: warning: the root of the nib "PersonCell" has no reuse identifier; add "PersonCell" to \
      the document, or switch this rule off [identifier-missing]
      A/reuse.json:1:23: note: PersonCell is listed here

      """
    ),
    (["lint", "--quiet"], 0, ""),
    (
      ["lint", "--reporter", "github"], 0,
      """
      ::warning file=A/PersonCell.xib,line=4,col=9,title=identifier-missing::the root of the nib "PersonCell" has no \
      reuse identifier; add "PersonCell" to the document, or switch this rule off%0AA/reuse.json:1:23: PersonCell \
      is listed here

      """
    ),
    (
      ["lint", "--reporter", "json"], 0,
      #"{"severity":"warning","rule":"identifier-missing","message":"the root of the nib \"PersonCell\" has no reuse "#
        + #"identifier; add \"PersonCell\" to the document, or switch this rule off","file":"A/PersonCell.xib","#
        + #""line":4,"column":9,"notes":[{"message":"PersonCell is listed here","file":"A/reuse.json","line":1,"#
        + #""column":23}]}"# + "\n"
    ),
  ]

  @Test(arguments: forms)
  func findingsAreReported(arguments: [String], exitCode: Int32, messages: String) throws {
    let folder = try TemporaryFolder(["A/reuse.json": Self.manifest, "A/PersonCell.xib": Self.bare])
    let result = try folder.tool.run([arguments[0], "A/reuse.json"] + arguments.dropFirst())
    #expect(result == .init(exitCode: exitCode, messages: messages))
  }

  /// A small document is read again for the location of an attribute, and a large one is kept.
  @Test(arguments: [0, 300_000])
  func anAttributeIsLocatedInADocumentOfAnySize(padding: Int) throws {
    let nib = Nib.text(of: "tableViewCell", "PersonCell", identifier: "Other")
    let comment = "<!--\(String(repeating: " ", count: padding))-->"
    let folder = try TemporaryFolder(["reuse.json": Self.manifest, "PersonCell.xib": nib + comment])
    let messages = try folder.tool.run("lint").messages
    #expect(messages.hasPrefix("PersonCell.xib:4:24: "), "\(messages)")
  }

  /// Documents of other platforms are ignored; the command line overrides the manifest.
  @Test func specifiedPathsAreSearched() throws {
    let missing = """
      A/reuse.json:1:44: error: PersonCell comes from the nib "PersonCell", which is not among the documents; add \
      PersonCell.xib or correct the name [nib-missing]

      """
    let folder = try TemporaryFolder([
      "A/reuse.json": Self.manifest, "A/.build/PersonCell.xib": Self.good, "A/Pods/PersonCell.xib": Self.good,
      "A/Carthage/PersonCell.xib": Self.good, "A/DerivedData/PersonCell.xib": Self.good,
      "A/SourcePackages/PersonCell.xib": Self.good,
      "A/.git/PersonCell.xib": Self.good, "B/PersonCell.xib": Self.good,
    ])
    #expect(try folder.tool.run("lint A/reuse.json") == .init(exitCode: 1, messages: missing))
    for path in ["B", "./B", "B/PersonCell.xib", "A/Pods"] {
      let result = try folder.tool.run("lint A/reuse.json --interface-builder A --interface-builder", path)
      #expect(result.exitCode == 0)
    }
    try folder.write(
      Self.manifest.replacing("{ \"c", with: #"{ "interfaceBuilder": ["../B", "."], "c"#),
      to: "A/reuse.json"
    )
    #expect(try folder.tool.run("lint A/reuse.json").exitCode == 0)
  }

  @Test func aMissingPathIsReportedAtItsLocation() throws {
    let folder = try TemporaryFolder(["A/reuse.json": #"{ "interfaceBuilder": ["none", "."] }"#])
    #expect(
      try folder.tool.run("lint A/reuse.json")
        == .init(
          exitCode: 1,
          messages: """
            A/reuse.json:1:24: error: there is no file or folder "none" beside the manifest; correct the path or remove \
            it [manifest-value]

            """
        )
    )
    #expect(
      try folder.tool.run("lint A/reuse.json --interface-builder none")
        == .init(exitCode: 74, messages: "error: there is no file or folder none; check the path\n")
    )
  }

  @Test func knowsTheModuleFromTheCommandLine() throws {
    let nib = Self.good.replacing(" customModuleProvider=\"target\"", with: "")
      .replacing("customClass", with: "customModule=\"Old\" customClass")
    let folder = try TemporaryFolder(["reuse.json": Self.manifest, "PersonCell.xib": nib])
    #expect(try folder.tool.run("lint").messages == "reuse.json agrees with 1 document\n")
    #expect(
      try folder.tool.run("lint --module App").messages == """
        PersonCell.xib:4:62: warning: PersonCell is in the module Old here, but the target's module is App; select \
        "Inherit Module From Target", or add "Old" to "imports" [module-stale]
        reuse.json:1:23: note: PersonCell is listed here

        """
    )
  }

  /// Classes that documents name and no entry refers to are searched for in the manifest's folder, or in the specified
  /// one.
  @Test func knowsTheClassesOfTheSources() throws {
    let nib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects><view id="r-1" customClass="StarsVeiw" customModuleProvider="target"/></objects></document>
      """
    let code = "import UIKit\n\nclass PersonCell: UITableViewCell {}\n\nclass StarsView: UIView {}\n"
    let folder = try TemporaryFolder([
      "A/reuse.json": #"{ "cells": ["PersonCell"] }"#, "A/Rating.xib": nib,
      "A/.build/Stars.swift": "class PersonCell {}; class StarsVeiw: UIView {}",
      // Sources that declare other classes are not the target's, or not all of them.
      "A/Reuse.generated.swift": "private final class BundleToken {}", "B/Stars.swift": code,
      "C/Stars.swift": "class StarsVeiw: UIView {}",
    ])
    #expect(try folder.tool.run("lint A/reuse.json").messages.hasPrefix("A/reuse.json agrees with 1 document\n"))
    let missing = """
      A/Rating.xib:3:25: error: the target declares no class StarsVeiw; did you mean StarsView? [class-missing]
      B/Stars.swift:5:7: note: StarsView is declared here

      """
    for path in ["B", "B/", "./B", "B/Stars.swift"] {
      let result = try folder.tool.run("lint A/reuse.json --sources", path)
      #expect(result == .init(exitCode: 1, messages: missing))
    }
    #expect(try folder.tool.run("lint A/reuse.json --sources B --sources C").exitCode == 0)
    #expect(
      try folder.tool.run("generate A/reuse.json --sources B --output -")
        == .init(exitCode: 1, messages: missing)
    )
    #expect(
      try folder.tool.run("lint A/reuse.json --sources none")
        == .init(exitCode: 74, messages: "error: there is no file or folder none; check the path\n")
    )
    let documents = ["lint", "A/reuse.json", "--interface-builder", "A", "--interface-builder"]
    #expect(try folder.tool.run(documents + ["C"]).exitCode == 0)
    #expect(try folder.tool.run(documents + ["B"]).exitCode == 1)
    try folder.write(code, to: "A/Views/Stars.swift")
    #expect(try folder.tool.run("lint A/reuse.json").exitCode == 1)
    try folder.write(
      #"{ "cells": ["PersonCell"], "views": [{ "type": "StarsVeiw", "nib": "Rating" }] }"#,
      to: "A/reuse.json"
    )
    #expect(
      try folder.tool.run("lint A/reuse.json").messages.contains(
        "error: the target declares no class StarsVeiw; did you mean StarsView? [entry-class]"
      )
    )
    // Sources aren't read unless a rule needs them.
    let rules = [
      "class-missing", "outlet-missing", "outlet-hidden", "outlet-type", "outlet-unconnected", "action-missing",
      "attribute-missing", "identifier-in-code", "element-kind", "nib-name-in-code", "storyboard-in-code",
      "segue-in-code", "identifier-unregistered", "asset-in-code", "identifier-missing",
      "class-initializer", "image-missing", "color-missing", "entry-class", "class-module", "module-stale",
      "document-name-duplicate",
    ]
    let off = rules.map { #""\#($0)": "off""# }.joined(separator: ", ")
    try folder.write(#"{ "rules": { \#(off) } }"#, to: "A/reuse.json")
    #expect(try folder.tool.run("lint A/reuse.json --sources none").exitCode == 0)
  }

  /// A document is found once, whatever its path; hidden files are skipped, and sources' links to themselves.
  @Test func findsEachDocumentOnce() throws {
    let folder = try TemporaryFolder([
      "A/reuse.json":
        #"{ "interfaceBuilder": [".", "B/../PersonCell.xib"], "cells": [{ "type": "PersonCell", "nib": true }] }"#,
      "A/PersonCell.xib": Self.bare, "A/._PersonCell.xib": "no document", "A/B/B.swift": "",
    ])
    for name in ["Loop.xib", "Loop.swift"] { try folder.link("A/\(name)", to: name) }
    let result = try folder.tool.run("lint A/reuse.json")
    #expect(result.exitCode == 0)
    #expect(result.messages.split(separator: "\n").count == 3, "a link, one warning and its note: \(result.messages)")
  }

  @Test func explainsARule() throws {
    let folder = try TemporaryFolder()
    let result = try folder.tool.run("lint --explain nib-missing")
    #expect(result.exitCode == 0)
    #expect(result.messages == "")
    let text = "nib-missing (default: error)\n\nDiscussion:\n\n  The manifest or a document names a nib"
    #expect(result.output.hasPrefix(text))
    for title in ["Rationale", "Fix", "Example"] { #expect(result.output.contains("\n\n\(title):\n\n  ")) }
  }

  @Test(arguments: [
    ("nib-mising", "Error: There is no rule 'nib-mising'. Did you mean 'nib-missing'?\n"),
    ("zebra", "Error: There is no rule 'zebra'. The rules are:\n  - entry-class\n  - nib-missing\n"),
  ])
  func suggestsARule(name: String, message: String) throws {
    let result = try TemporaryFolder().tool.run("lint --explain", name)
    #expect(result.exitCode == 64)
    #expect(result.output == "")
    #expect(result.messages.hasPrefix(message))
  }
}

/// A suite of its own: the time limit would include the wait of a `.long` one.
@Suite(.tags(.process)) struct PipedDocumentTests {
  /// A pipe can be read only once. Reading it again for the location would wait forever.
  @Test(.timeLimit(.minutes(2)))
  func anAttributeIsLocatedInAPipe() throws {
    let folder = try TemporaryFolder(["reuse.json": #"{ "cells": [{ "type": "PersonCell", "nib": "stdin" }] }"#])
    var tool = folder.tool
    tool.input = Nib.text(of: "tableViewCell", "PersonCell", identifier: "Other")
    let messages = try tool.run("lint --interface-builder /dev/stdin").messages
    #expect(messages.hasPrefix("/dev/stdin:4:24: "), "\(messages)")
  }
}
