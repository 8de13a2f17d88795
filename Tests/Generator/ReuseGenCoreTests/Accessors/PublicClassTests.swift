import ReuseGenDeclarations
import Testing

@testable import ReuseGenCore

/// The conformances of classes that other modules see.
struct PublicClassTests {
  @Test(arguments: [
    ("public class PersonCell: UITableViewCell {}", true), ("open class PersonCell: UITableViewCell {}", true),
    ("class PersonCell: UITableViewCell {}", false), ("final class PersonCell: UITableViewCell {}", false),
    ("class PersonCell: UITableViewCell {}\npublic extension PersonCell {}", false),
  ])
  func theMembersOfAPublicClassArePublic(_ source: String, _ isPublic: Bool) throws {
    let manifest = #"{ "cells": [{ "type": "PersonCell", "identifier": "person" }] }"#
    let reading = ManifestReader.read(Array(manifest.utf8), file: "reuse.json")
    let file = SourceFile.read(Array(source.utf8), path: "PersonCell.swift", language: .swift)
    let output = Pipeline().generate(TargetInput(reading.withoutRules, declarations: Declarations([file])))
    let text = try #require(output.text)
    #expect(text.contains("{ public nonisolated static var reuseIdentifier") == isPublic, "\(text)")
    #expect(text.contains("extension PersonCell: Reusable {"))
  }
}
