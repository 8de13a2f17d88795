import Foundation
import ReuseGenDeclarations
import ReuseGenTestSupport
import Testing

@testable import ReuseGenCore

/// Manifests and templates that are changed at random.
@Suite(.long, .tags(.soak)) struct ManifestFuzzTests {
  private static let pieces = [
    "{", "}", "[", "]", ",", ":", "\"", "\\u0000", "\\uD800", "\\", "//", "/*", "null", "true", "1e999", "-",
    "\"cells\": [",
    "\"views\": [", "\"scenes\": [", "{ \"type\": \"A\" }", "\"name\": \"class\"", "\"nib\": true",
    "\"in\": \"collection\"",
    "\"rules\": { \"nib-missing\": \"off\" }", "\"namespace\": \"hash\"", "\"imports\": [\"Recycler\", \"Kit\"]",
    "\"access\": \"public\"", "\u{FEFF}", "é", "\u{0}", "\"identifier\": \"a\"", "\"kind\": \"k\"",
    "\"storyboard\": \"S\"",
  ]

  private static let manifests = [
    """
    { "access": "public", "namespace": "Names", "cells": ["PersonCell", { "type": "Feed.PhotoCell", "in": "collection" }],
      "views": [{ "type": "Header", "in": "table", "nib": true }, { "type": "Badge", "nib": "B", "owner": true }],
      "scenes": [{ "type": "Info", "identifier": "info" }, "Start"] }
    """,
    "// A comment.\n{ \"cells\": [{ \"type\": \"A\", \"name\": \"b\", \"identifier\": \"c\\n\" },], }",
    "{}",
  ]

  @Test func changedManifestsAreRefusedOrGenerateSwift() {
    var generated = 0
    var run = FuzzRun(2000)
    while let seed = run.next() {
      var random = SeededGenerator(seed: seed)
      var input = FuzzInput(Array((Self.manifests.randomElement(using: &random) ?? "").utf8), pieces: Self.pieces)
      input.mutate(using: &random)
      let reading = ManifestReader.read(input.bytes, file: "reuse.json")
      let output = Pipeline().generate(TargetInput(reading.withoutRules, documents: []))
      guard let text = output.text else {
        #expect(output.diagnostics.contains { $0.severity == .error && $0.location != nil }, "seed \(seed)")
        continue
      }
      generated += 1
      let file = SourceFile.read(Array(text.utf8), path: "Reuse.generated.swift", language: .swift)
      #expect(file.doubt == nil, "seed \(seed): \(text)")
    }
    #expect(generated > run.count / 50, "\(generated) of \(run.count) generate")
    #expect(run.slowest.seconds < FuzzRun.secondsOfAHang, "seed \(run.slowest.seed)")
    if FuzzRun.seconds != nil { print("\(run.summary("manifests")), of which \(generated) generate") }
  }

  @Test func changedConfigurationsAreReadOrRefused() {
    let configuration = """
      { "sources": ["App", "Kit"], "exclude": "App/Old", "modules": ["Charts"], "emptyModules": [], "leaveOut": ["A.f()"],
        "shims": "Shims", "infoPlist": "A/Info.plist", "project": "A.xcodeproj", "target": "A" }
      """
    var readable = 0
    var run = FuzzRun(1500)
    while let seed = run.next() {
      var random = SeededGenerator(seed: seed)
      var input = FuzzInput(Array(configuration.utf8), pieces: Self.pieces)
      input.mutate(using: &random)
      let reading = HeadlessSources.read(input.bytes, file: "headless-sources.json")
      if reading.diagnostics.isEmpty { readable += 1 }
      #expect(reading.diagnostics.allSatisfy { $0.location != nil }, "seed \(seed)")
    }
    #expect(readable > run.count / 50, "\(readable) of \(run.count) can be read")
    #expect(run.slowest.seconds < FuzzRun.secondsOfAHang, "seed \(run.slowest.seed)")
    if FuzzRun.seconds != nil { print("\(run.summary("configurations")), of which \(readable) can be read") }
  }

  private static let tags = [
    "{{", "}}", "{{#", "{{/", "{{^", "{{>", "{{{", "}}}", "{{!", "{{=", "=}}", "{{<", "{{$", "{{.}}", "\n", " ",
    "{{#cells}}", "{{/cells}}", "{{name}}", "{{^cells}}", "{{>conformance}}", "{{>container}}", "{{=<% %>=}}",
    "<%={{ }}=%>",
    "{{#cells}}{{#cells}}{{name}}{{/cells}}{{/cells}}", "{{$b}}", "{{/b}}", "{{<identifier}}{{/identifier}}",
    "{{*name}}",
    "{{>*name}}", "{{a.b.c}}", "{{#.}}", "{{/.}}",
  ]

  @Test func changedTemplatesAreRefusedOrRendered() {
    let reading = ManifestReader.read(Array(Self.manifests[0].utf8), file: "reuse.json")
    let template = TemplateSource.builtIn.bytes
    var rendered = 0
    var run = FuzzRun(300)
    while let seed = run.next() {
      var random = SeededGenerator(seed: seed)
      var input = FuzzInput(seed % 2 == 0 ? template : Array("{{#cells}}{{name}}, {{/cells}}".utf8), pieces: Self.tags)
      input.mutate(using: &random)
      let source = TemplateSource(name: "my.mustache", bytes: input.bytes)
      let output = Pipeline().generate(TargetInput(reading.withoutRules, documents: []), template: source)
      if output.text != nil { rendered += 1 }
      let errors = output.diagnostics.filter { $0.severity == .error }
      #expect((output.text == nil) == !errors.isEmpty, "seed \(seed)")
      #expect(errors.allSatisfy { $0.location != nil }, "seed \(seed)")
    }
    #expect(rendered > run.count / 20, "\(rendered) of \(run.count) are rendered")
    #expect(run.slowest.seconds < FuzzRun.secondsOfAHang, "seed \(run.slowest.seed)")
    if FuzzRun.seconds != nil { print("\(run.summary("templates")), of which \(rendered) are rendered") }
  }
}
