import Testing

@testable import ReuseGenCore

/// A user's template can write the outlets by name, or as a part of a whole object.
@Suite struct TemplateOutletTests {
  private let nib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
            <tableViewCell id="cel" customClass="NoteCell" reuseIdentifier="NoteCell">
                <subviews><label id="lbl"/></subviews>
                <connections><outlet property="titleLabel" destination="lbl" id="out"/></connections>
            </tableViewCell>
        </objects>
    </document>
    """

  @Test(arguments: ["{{#cells}}{{outlets}}{{/cells}}", "{{#cells}}{{{.}}}{{/cells}}", "{{{cells}}}", "{{{nibs}}}"])
  func aUsersTemplateWritesOutlets(template: String) throws {
    let manifest = #"{ "cells": [{ "type": "NoteCell", "nib": true }] }"#
    let document = DocumentFile(path: "NoteCell.xib", content: .bytes(Array(nib.utf8)))
    let reading = ManifestReader.read(Array(manifest.utf8), file: "reuse.json")
    let source = TemplateSource(name: "my.mustache", text: template)
    let text = try #require(Pipeline().generate(TargetInput(reading, documents: [document]), template: source).text)
    #expect(text.contains("titleLabel"))
  }
}
