import Foundation
import ReuseGenCore
import Testing

/// The complete generated file for one manifest of each kind.
struct GeneratedFileTests {
  static let folder = "ReuseGenCoreTests/Rendering/Expected"
  static let manifests =
    ["empty", "public", "awkward", "no-conformances", "inheritance", "other-modules"].map { "\(folder)/\($0)" }

  @Test(arguments: manifests.map { ("\($0).json", "\($0).swift.expected") })
  func file(manifest: String, expected: String) throws {
    let source = ExpectedFile(manifest)
    let output = Pipeline().generate(source.text, file: "any/folder/\(source.url.lastPathComponent)")
    #expect(output.diagnostics.map { Reporter.text.lines(for: $0) } == [])
    try ExpectedFile(expected).expect(output.text ?? "")
  }

  @Test func withDocuments() throws {
    let (reading, documents) = try Self.reference()
    let output = Pipeline().generate(reading, documents: documents)
    #expect(output.diagnostics.map { Reporter.text.lines(for: $0) } == [])
    try ExpectedFile("ReferenceAccessors/Reuse.generated.swift").expect(output.text ?? "")
  }

  /// The tests run with those of `ReferenceAccessors`.
  @Test func contractTests() throws {
    let (reading, documents) = try Self.reference()
    let template = try #require(TemplateSource.builtIn(named: "contract-tests"))
    let output = Pipeline().generate(reading, documents: documents, template: template)
    #expect(output.diagnostics.map { Reporter.text.lines(for: $0) } == [])
    try ExpectedFile("ReferenceAccessors/ReuseContractTests.generated.swift").expect(output.text ?? "")
  }

  /// The manifest that has an entry of every kind, and its documents.
  private static func reference() throws -> (ManifestReading, [DocumentFile]) {
    let folder = ExpectedFile("ReferenceAccessors/Documents").url
    let documents = try FileManager.default.contentsOfDirectory(atPath: folder.path).map { name in
      DocumentFile(path: name, content: .bytes(try Data(contentsOf: folder.appendingPathComponent(name))))
    }
    let manifest = ExpectedFile("ReferenceAccessors/reuse.json").text
    return (ManifestReader.read(Array(manifest.utf8), file: "reuse.json"), documents)
  }

  @Test func context() throws {
    let (reading, documents) = try Self.reference()
    let (context, _) = Pipeline().context(reading, documents: documents)
    try ExpectedFile("\(Self.folder)/context.json").expect((context?.json ?? "") + "\n")
  }

  @Test(arguments: [
    (
      "{{#cells}}\n{{name}}\n",
      "list.mustache:1:1: error: expected '{{/cells}}' to close '{{#cells}}' of 1:1, found the end of the template [template]"
    ),
    (
      "\n {{>nothing}}",
      """
      list.mustache:2:2: error: expected a partial that is given ('conformance', 'container', 'identifier'), \
      found 'nothing' [template]
      """
    ),
  ])
  func mistakeInATemplate(template: String, message: String) {
    let output = Pipeline().generate("{}", template: TemplateSource(name: "list.mustache", text: template))
    #expect(output.text == nil)
    #expect(output.diagnostics.map { Reporter.text.lines(for: $0) } == [message])
  }

  @Test func templateThatIsNotUTF8() {
    let template = TemplateSource(name: "list.mustache", bytes: Array("a\n{{".utf8) + [0xC3, 0x28])
    let output = Pipeline().generate("{}", template: template)
    #expect(output.text == nil)
    #expect(
      output.diagnostics.map { Reporter.text.lines(for: $0) } == [
        "list.mustache:2:3: error: expected UTF-8, found another encoding; save it as UTF-8 [template]"
      ]
    )
  }

  @Test func byteOrderMarkOfATemplateIsDropped() {
    let template = TemplateSource(name: "list.mustache", text: "\u{FEFF}a")
    #expect(Pipeline().generate("{}", template: template).text == "a")
  }

  @Test func templateOfTheUser() {
    let manifest = #"{ "cells": ["PersonCell", { "type": "URLCell", "identifier": "a<b" }] }"#
    let template = TemplateSource(
      name: "list.mustache",
      text: "{{#cells}}{{type}} {{identifier}} {{suffix}};{{/cells}}"
    )
    let output = Pipeline().generate(manifest, template: template)
    #expect(output.text == #"PersonCell "PersonCell" PersonCell;URLCell "a<b" URLCell;"#)
  }
}
