import Foundation
import ReuseGenTestSupport
import Testing

/// Several outputs of one manifest: of "templates", and of `--template FILE=OUTPUT`.
@Suite(.long, .tags(.process)) struct TemplateOutputTests {
  static let manifest = """
    {
      "cells": ["PersonCell"],
      "templates": [
        "accessors",
        { "file": "names.mustache", "output": "Names.swift" },
        { "file": "contract-tests", "output": "../Tests/Contract.swift" }
      ]
    }
    """
  static let names = "{{#cells}}// {{type}}{{>tail}}{{/cells}}\n"

  private static func folder(_ manifest: String = manifest) throws -> TemporaryFolder {
    try TemporaryFolder([
      "Package.swift": "", "App/reuse.json": manifest, "App/names.mustache": names, "App/tail.mustache": "!",
    ])
  }

  @Test func eachTemplateOfTheManifestIsWrittenAndVerified() throws {
    let folder = try Self.folder()
    let written = try folder.tool.run("generate App/reuse.json")
    #expect(
      written.messages == """
        wrote App/Reuse.generated.swift
        wrote App/Names.swift
        wrote App/../Tests/Contract.swift
        no source declares PersonCell; correct App/reuse.json, or add to it the folder of the sources, as in \
        "sources": [".", "../Cells"]

        """
    )
    #expect(folder.text(of: "App/Names.swift") == "// PersonCell!\n")
    #expect(folder.text(of: "App/Reuse.generated.swift")?.contains("dequeuePersonCell") == true)
    #expect(folder.text(of: "Tests/Contract.swift")?.contains("@Suite") == true)
    #expect(try folder.tool.run("verify App/reuse.json").exitCode == 0)
    try Data("// Other\n".utf8).write(to: folder.url.appendingPathComponent("App/Names.swift"))
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Tests/Contract.swift"))
    let verified = try folder.tool.run("verify App/reuse.json")
    #expect(verified.exitCode == 1)
    #expect(verified.output.contains("\n-// Other\n+// PersonCell!\n"))
    #expect(
      verified.messages == """
        App/Reuse.generated.swift is up to date
        App/Names.swift:1:1: error: the generated file is not up to date; run reusegen generate App/reuse.json and commit the result [verify]
        App/../Tests/Contract.swift:1:1: error: the generated file is missing; run reusegen generate App/reuse.json and commit \
        the result [verify]

        """
    )
  }

  @Test func theCommandLineReplacesTheManifestsTemplates() throws {
    let folder = try Self.folder()
    let options = ["--template", "App/names.mustache=a=b/N.swift", "--template", "standalone=S.swift"]
    let refused = try folder.tool.run(["generate", "App/reuse.json"] + options)
    #expect(
      refused.messages == "error: there is no file App/names.mustache=a; did you mean App/names.mustache?\n"
    )
    let right = ["--template", "App/names.mustache=b/N.swift", "--template", "standalone=S.swift"]
    #expect(try folder.tool.run(["generate", "App/reuse.json", "--depfile", "D.d"] + right).messages == "")
    #expect(folder.text(of: "b/N.swift") == "// PersonCell!\n")
    #expect(folder.text(of: "S.swift")?.contains("import UIKit") == true)
    #expect(!folder.files.contains("App/Names.swift"))
    #expect(folder.text(of: "D.d")?.hasPrefix("b/N.swift S.swift: ") == true)
    #expect(folder.text(of: "D.d")?.contains("App/tail.mustache") == true)
    #expect(try folder.tool.run(["verify", "App/reuse.json"] + right).exitCode == 0)
    let one = try folder.tool.run("generate App/reuse.json --template App/names.mustache --output -")
    #expect(one.output == "// PersonCell!\n")
  }

  @Test(arguments: [
    (
      #"["accessors", { "file": "none.mustache", "output": "N.swift" }]"#, [],
      #"""
      App/reuse.json:1:40: error: there is no template "none.mustache" beside the manifest; correct the path, or name one of \#
      "accessors", "contract-tests", "picture-tests", "standalone" [manifest-value]
      """#
    ),
    (
      #"[{ "file": "names.mustache", "output": "../N.swift" }]"#, ["--output-folder", "out"],
      #"""
      App/reuse.json:1:55: error: a build writes only into the plugin's folder, and the output "../N.swift" is outside of it; \#
      write a path without "..", or generate this file on the command line [manifest-value]
      """#
    ),
    (
      #"[{ "file": "names.mustache", "output": "N.swift" }]"#,
      ["--output-folder", "out", "--planned", "Reuse.generated.swift"],
      #"""
      App/reuse.json:1:55: error: the build was planned with the outputs "Reuse.generated.swift", and the manifest now has \#
      "N.swift"; save Package.swift, so that it is planned again [manifest-value]
      """#
    ),
    (
      #"["accessors", { "file": "wrong.mustache", "output": "N.swift" }]"#, [],
      #"""
      App/wrong.mustache:1:1: error: expected '{{/a}}' to close '{{#a}}' of 1:1, found the end of the template [template]
      """#
    ),
  ])
  func aMistakeIsReportedAndNothingIsWritten(templates: String, options: [String], message: String) throws {
    let folder = try Self.folder(#"{ "templates": "# + templates + " }")
    try Data("{{#a}}".utf8).write(to: folder.url.appendingPathComponent("App/wrong.mustache"))
    let before = folder.files
    let result = try folder.tool.run(["generate", "App/reuse.json"] + options)
    #expect(result.exitCode == 1)
    #expect(result.messages == message + "\n")
    #expect(folder.files == before)
  }

  @Test func aTemplateBesideTheManifestMustBeListed() throws {
    let folder = try Self.folder()
    try Data("x".utf8).write(to: folder.url.appendingPathComponent("App/reuse.mustache"))
    let result = try folder.tool.run("generate App/reuse.json")
    #expect(result.exitCode == 1)
    #expect(
      result.messages == """
        App/reuse.json:4:5: error: "reuse.mustache" is beside the manifest, but "templates" doesn't list it; add it with \
        its output, or rename it [manifest-value]

        """
    )
  }

  @Test func theFilesBeforeOneThatCannotBeWrittenBecomeWhatTheyWere() throws {
    let folder = try Self.folder(
      #"{ "templates": ["accessors", { "file": "names.mustache", "output": "Names.swift" }, "#
        + #"{ "file": "standalone", "output": "reuse.json/S.swift" }] }"#
    )
    try folder.write("// Generated by reusegen", to: "App/Names.swift")
    let before = folder.files
    let result = try folder.tool.run("generate App/reuse.json")
    #expect(result.exitCode == 74)
    #expect(result.messages == "error: App/reuse.json/S.swift can't be written: Not a directory\n")
    #expect(folder.files == before)
    #expect(folder.text(of: "App/Names.swift") == "// Generated by reusegen")
  }

  @Test func aBuildWritesIntoItsFolder() throws {
    let folder = try Self.folder(
      #"{ "templates": ["accessors", { "file": "names.mustache", "output": "./Sub/Names.swift" }] }"#
    )
    let result = try folder.tool.run(
      "generate App/reuse.json --output-folder out --planned Sub/Names.swift --planned Reuse.generated.swift"
    )
    #expect(result == .silent)
    #expect(folder.files.contains("out/Sub/Names.swift") && folder.files.contains("out/Reuse.generated.swift"))
  }
}
