/// Reads reuse.json: turns its text into a `Manifest`, or into a list of all its mistakes.
package enum ManifestReader {
  /// The maximum size in bytes. A larger file is not a manifest, and is refused before it is read.
  package static let maximumSize = 8 << 20

  /// Reads a manifest.
  ///
  /// A manifest that has mistakes is returned with them, so that later stages can report theirs in the same run. Don't
  /// generate from it.
  package static func read(_ bytes: [UInt8], file: String) -> ManifestReading {
    do {
      return reading(of: try JSONReader.read(bytes, file: file), file: file)
    } catch {
      return ManifestReading(
        manifest: nil,
        diagnostics: [.error(error.message, at: error.location, rule: ManifestRule.syntax)]
      )
    }
  }

  private static func reading(of json: LocatedJSON, file: String) -> ManifestReading {
    guard case .object(let members) = json.value else {
      let example = #"{ "cells": ["PersonCell"] }"#
      let message = "a manifest is an object in braces, not \(json.description); write it as in \(example)"
      return ManifestReading(
        manifest: nil,
        diagnostics: [.error(message, at: json.location, rule: ManifestRule.value)]
      )
    }
    var fields = ManifestFields(members, of: .manifest, at: json.location)
    var manifest = Manifest(file: file)
    _ = fields.read(ManifestKeys.schema)
    if let imports = fields.read(ManifestKeys.imports) { manifest.imports = imports.map(\.value) }
    if let access = fields.read(ManifestKeys.access) { manifest.access = access.value }
    if let namespace = fields.read(ManifestKeys.namespace) { manifest.namespace = namespace }
    manifest.bundle = fields.read(ManifestKeys.bundle)?.value
    if let project = fields.read(ManifestKeys.project) {
      manifest.project = project
      manifest.interfaceBuilder = []
    }
    if let paths = fields.read(ManifestKeys.interfaceBuilder) { manifest.interfaceBuilder = paths }
    manifest.sources = fields.read(ManifestKeys.sources)
    manifest.templates = fields.read(ManifestKeys.templates) ?? []
    manifest.writesConformances = fields.read(ManifestKeys.manifestConformances) ?? true
    let rules = fields.read(ManifestKeys.rules) ?? RuleSettings()
    manifest.severities = rules.severities
    manifest.ruleNames = rules.names
    manifest.cells = fields.read(ManifestKeys.cells) ?? []
    manifest.views = fields.read(ManifestKeys.views) ?? []
    manifest.scenes = fields.read(ManifestKeys.scenes) ?? []
    return ManifestReading(manifest: manifest, diagnostics: fields.diagnostics.inReadingOrder)
  }
}
