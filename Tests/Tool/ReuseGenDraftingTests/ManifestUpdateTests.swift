import ReuseGenXML
import Testing

@testable import ReuseGenDrafting
@testable import ReuseGenCore

/// `init --update` adds what is new and keeps every byte of the rest.
struct ManifestUpdateTests {
  /// A manifest, and the cells A, B and C that must be inserted into it.
  static let manifests: [(existing: String, updated: String)] = [
    (
      """
      // Mine.
      {
        "cells": [
          "A", // the first
          "B", // the second
        ],
      }
      """,
      """
      // Mine.
      {
        "cells": [
          "A", // the first
          "B", // the second
          "C",
        ],
      }
      """
    ),
    (
      "{\n\t\"cells\": [\n\t\t\"A\",\n\t\t\"B\"\n\t]\n}\n",
      "{\n\t\"cells\": [\n\t\t\"A\",\n\t\t\"B\",\n\t\t\"C\"\n\t]\n}\n"
    ),
    (#"{"cells":["A","B"]}"#, #"{"cells":["A","B", "C"]}"#),
    (#"{ "cells": ["A", "B",] }"#, #"{ "cells": ["A", "B", "C",] }"#),
    (
      "{\r\n  \"cells\": [\r\n    \"A\",\r\n    \"B\",\r\n  ]\r\n}",
      "{\r\n  \"cells\": [\r\n    \"A\",\r\n    \"B\",\r\n    \"C\",\r\n  ]\r\n}"
    ),
    (#"{ "cells": [] }"#, #"{ "cells": ["A", "B", "C"] }"#),
    (
      "{\n  \"access\": \"public\" /* ] } */\n}\n",
      "{\n  \"access\": \"public\", /* ] } */\n  \"cells\": [\n    \"A\",\n    \"B\",\n    \"C\",\n  ]\n}\n"
    ),
    (
      "{\n  \"cells\": [\n    { \"type\": \"A\", \"name\": \"c\" },\n    \"B\"\n  ]\n}",
      "{\n  \"cells\": [\n    { \"type\": \"A\", \"name\": \"c\" },\n    \"B\",\n    { \"type\": \"C\", \"name\": \"c2\" }\n  ]\n}"
    ),
    (#"{ "cells": ["A", "B", "C"] }"#, #"{ "cells": ["A", "B", "C"] }"#),
  ]

  @Test(arguments: manifests)
  func addsWhatIsNew(existing: String, updated: String) throws {
    let update = try #require(Self.update(existing))
    #expect(String(decoding: update.text, as: UTF8.self) == updated)
    #expect((update.summary == nil) == (existing == updated))
    #expect(update.diagnostics.isEmpty)
    // The update is complete.
    #expect(Self.update(updated)?.summary == nil)
  }

  @Test func aManifestWithErrorsIsNotUpdated() {
    #expect(Self.update(#"{ "cels": [] }"#) == nil)
    #expect(Self.update("{") == nil)
  }

  static let stale = [
    (#""cells": ["Gone"]"#, "the class Gone no longer exists in the sources; remove the entry"),
    (#""cells": [{ "type": "A", "nib": "Gone" }]"#, #"the nib "Gone" of A no longer exists; remove the entry"#),
    (
      #""scenes": [{ "type": "A", "storyboard": "Gone" }]"#,
      #"the storyboard "Gone" of A no longer exists; remove the entry"#
    ),
    (
      #""scenes": [{ "type": "A", "storyboard": "Main", "identifier": "x" }]"#,
      #"the scene "x" of A no longer exists in "Main"; remove the entry"#
    ),
    (
      #""cells": [{ "type": "A", "storyboard": "Main", "identifier": "x" }]"#,
      #"the prototype "x" of A no longer exists in "Main"; remove the entry"#
    ),
  ]

  @Test(arguments: stale)
  func listsWhatNoLongerExists(entries: String, message: String) throws {
    let update = try #require(Self.update("{ \(entries) }"))
    #expect(update.diagnostics.map(\.message) == [message])
    #expect(String(decoding: update.text, as: UTF8.self).contains(entries.dropLast()))
  }

  private static func update(_ manifest: String) -> ManifestUpdate? {
    let source = ["A", "B", "C"].map { "final class \($0): UITableViewCell {}\n" }.joined()
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes/></document>
      """
    let draft = ManifestDraft(
      [DocumentFile(path: "Main.storyboard", text: storyboard)],
      sources: [SourceText(path: "Cells.swift", bytes: Array(source.utf8))]
    )
    let text = Array(manifest.utf8)
    return ManifestUpdate(of: text, ManifestReader.read(text, file: "reuse.json"), by: draft)
  }
}
