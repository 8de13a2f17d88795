import ReuseGenCore
import Testing

/// Every message about a manifest, as the user reads it.
struct ManifestMistakesTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var manifest: String
    var messages: String
    /// Whether the schema accepts the manifest, because a schema can't express what is wrong with it.
    var isBeyondSchema: Bool
    var testDescription: String { String(manifest.prefix(60)).replacing("\n", with: "⏎") }

    init(_ manifest: String, _ messages: String, isBeyondSchema: Bool = false) {
      self.manifest = manifest
      self.messages = messages
      self.isBeyondSchema = isBeyondSchema
    }

    /// The cases of a text: manifests, each followed by its messages, which are indented. "✱" before a manifest means
    /// that the schema accepts it.
    static func table(_ text: String) -> [Case] {
      var cases: [(manifest: [Substring], messages: [Substring])] = []
      for line in text.split(separator: "\n") {
        if line.hasPrefix("  reuse.json:") {
          cases[cases.count - 1].messages.append(line.dropFirst(2))
        } else if let last = cases.last, last.messages.isEmpty {
          cases[cases.count - 1].manifest.append(line)
        } else {
          cases.append(([line], []))
        }
      }
      return cases.map { manifest, messages in
        let text = manifest.joined(separator: "\n")
        let isBeyondSchema = text.hasPrefix("✱")
        return Case(
          String(text.dropFirst(isBeyondSchema ? 1 : 0)),
          messages.joined(separator: "\n"),
          isBeyondSchema: isBeyondSchema
        )
      }
    }
  }

  /// The tables of values have one file for each part of a manifest.
  static let values = keys + templates + entries

  @Test(arguments: syntax + values + names + clashes)
  func theMessageStatesLocationAndFix(_ example: Case) {
    let output = Pipeline().generate(example.manifest)
    #expect(output.text == nil)
    #expect(output.diagnostics.map { Reporter.text.lines(for: $0) }.joined(separator: "\n") == example.messages)
  }

  @Test func invalidUTF8IsReportedAtItsByte() {
    let bytes = Array("{\n \"a".utf8) + [0xFF] + Array("\": 1}".utf8)
    let output = Pipeline().generate(TargetInput(ManifestReader.read(bytes, file: "reuse.json"), documents: []))
    #expect(
      output.diagnostics.map { Reporter.text.lines(for: $0) } == [
        "reuse.json:2:4: error: the file is not UTF-8 from here on; save it as UTF-8 [manifest-syntax]"
      ]
    )
  }

  @Test func oneRunReportsAllMistakes() {
    let manifest = """
      { "access": "secret", "cells": ["A", "A"], "views": ["B"], "scenes": [{ "tipe": "C" }] }
      """
    let rules = Pipeline().generate(manifest).diagnostics.map(\.rule)
    #expect(rules == ["manifest-value", "manifest-name", "manifest-value", "manifest-value", "manifest-key"])
  }
}
