import Foundation
import ReuseGenDocumentTools
import ReuseGenDrafting
import ReuseGenTestSupport
import Testing

@testable import ReuseGenCore

/// Documents that are changed at random, through every command that reads documents: each ends with a result or with
/// diagnostics at locations.
@Suite(.long, .tags(.soak)) struct DocumentFuzzTests {
  private static let pieces = [
    "<", ">", "/>", "</", "\"", "&amp;", "&#0;", "<view id=\"a\"/>", "<scene sceneID=\"s\">", "</scene>", "<objects>",
    "</objects>", "<connections>", "</connections>", " customClass=\"C\"", " customModule=\"M\"",
    " reuseIdentifier=\"r\"", " id=\"a\"", " key=\"view\"", "<segue identifier=\"s\" kind=\"show\" destination=\"a\"/>",
    "<outlet property=\"p\" destination=\"a\"/>", "<tableViewCell reuseIdentifier=\"r\"/>", "<!--", "-->", "<![CDATA[",
    "]]>",
    " storyboardIdentifier=\"i\"", " customModuleProvider=\"target\"",
    "<viewControllerPlaceholder storyboardName=\"S\"/>",
  ]

  private static let manifest = """
    { "cells": ["Cell", { "type": "C", "identifier": "r", "storyboard": "Screen" }, { "type": "LooseCell", "nib": true }],
      "views": [{ "type": "OwnedWidget", "nib": true, "owner": true }], "scenes": ["Screen", { "type": "Library", "identifier": "i" }] }
    """

  private static func corpus() throws -> [(name: String, bytes: [UInt8])] {
    let folders = [
      "Tests/Shared/ReuseGenXMLTests/Fixtures", "Tests/Generator/ReuseGenCoreTests/Rendering/Expected",
    ]
    return try folders.flatMap { folder in
      let url = Checkout.url(folder)
      return try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
        .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
        .map { ($0, [UInt8](try Data(contentsOf: url.appendingPathComponent($0)))) }
    }
  }

  @Test func changedDocumentsAreInspected() throws {
    let corpus = try Self.corpus().map { ($0.name, FuzzInput($0.bytes, pieces: Self.pieces)) }
    var readable = 0
    var run = FuzzRun(500)
    while let seed = run.next() {
      var random = SeededGenerator(seed: seed)
      guard case (let name, var input)? = corpus.randomElement(using: &random) else { break }
      input.mutate(using: &random)
      let inspection = Inspection(of: DocumentFile(path: name, content: .bytes(input.bytes)), as: .json)
      if inspection.diagnostic == nil { readable += 1 }
      // The expectation is expensive, even if it holds.
      if !inspection.facts.hasSuffix("}\n") { Issue.record("seed \(seed): \(inspection.facts)") }
    }
    #expect(readable > run.count / 10, "\(readable) of \(run.count) are readable")
    #expect(run.slowest.seconds < FuzzRun.secondsOfAHang, "seed \(run.slowest.seed)")
    if FuzzRun.seconds != nil { print("\(run.summary("documents")), \(readable) of them readable") }
  }

  @Test func changedDocumentsEndWithAResult() throws {
    let corpus = try Self.corpus()
    #expect(corpus.count > 8)
    let reading = ManifestReader.read(Array(Self.manifest.utf8), file: "reuse.json")
    var readable = 0
    var run = FuzzRun(150)
    while let seed = run.next() {
      var random = SeededGenerator(seed: seed)
      let files = (0..<Int.random(in: 1...2, using: &random)).compactMap { _ -> DocumentFile? in
        guard let file = corpus.randomElement(using: &random) else { return nil }
        var input = FuzzInput(file.bytes, pieces: Self.pieces)
        input.mutate(using: &random)
        return DocumentFile(path: file.name, content: .bytes(Array(input.bytes)))
      }
      for file in files {
        let inspection = Inspection(of: file, as: .json)
        if inspection.diagnostic == nil { readable += 1 }
        let facts = try? JSONSerialization.jsonObject(with: Data(inspection.facts.utf8))
        #expect(facts != nil, "seed \(seed): \(inspection.facts)")
        let outline = Inspection(of: file, as: .text)
        #expect(
          outline.facts.hasSuffix("\n") && !outline.facts.dropLast().unicodeScalars.contains("\r"),
          "seed \(seed)"
        )
      }
      let draft = ManifestReader.read(Array(ManifestDraft(files, sources: []).text.utf8), file: "reuse.json")
      #expect(draft.diagnostics.filter { $0.severity == .error }.isEmpty, "seed \(seed)")
      for reading in [reading, draft] {
        let output = Pipeline().generate(TargetInput(reading, documents: files))
        #expect(output.text != nil || !output.diagnostics.isEmpty, "seed \(seed)")
        for diagnostic in output.diagnostics { #expect(!Reporter.text.lines(for: diagnostic).isEmpty) }
      }
    }
    #expect(readable > run.count / 10, "\(readable) of \(run.count) are readable")
    #expect(run.slowest.seconds < FuzzRun.secondsOfAHang, "seed \(run.slowest.seed)")
    if FuzzRun.seconds != nil {
      print("\(run.summary("documents through all commands")), \(readable) of them readable")
    }
  }
}
