import ReuseGenCore
import Testing

/// UIKit adds the extension of a nib or storyboard itself.
struct ExtensionTests {
  @Test(arguments: [
    (
      #"{ "cells": [{ "type": "PhotoCell", "nib": "PhotoCell.xib" }] }"#,
      "write the name without its extension, \"PhotoCell\" [nib-missing]"
    ),
    (#"{ "cells": [{ "type": "PhotoCell", "nib": "true" }] }"#, "write true, without quotes [nib-missing]"),
    (
      #"{ "scenes": [{ "type": "Chat", "storyboard": "Chat.storyboard" }] }"#,
      "write the name without its extension, \"Chat\" [storyboard-missing]"
    ),
  ])
  func aNameWithItsExtensionIsExplained(manifest: String, suggestion: String) {
    let findings = Pipeline().lint(
      TargetInput(ManifestReader.read(Array(manifest.utf8), file: "reuse.json"), documents: [])
    )
    #expect(findings.count == 1)
    #expect(findings.first.map { Reporter.text.lines(for: $0) }?.hasSuffix(suggestion) == true)
  }
}
