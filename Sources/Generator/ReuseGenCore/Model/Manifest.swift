/// The content of reuse.json as the user wrote it, each value with its location.
///
/// `ManifestReader` reads it from text:
///
///     let reading = ManifestReader.read(Array(#"{ "cells": ["PersonCell"] }"#.utf8), file: "reuse.json")
///     reading.manifest?.cells.first?.type.value.text  // "PersonCell"
///
/// Nothing is resolved here. A key that the user omitted is `nil`, because the documents can supply its value. For an
/// entry with its document, its class and its accessor's name, use the `ResolvedManifest` that `Resolver` returns.
///
/// To add a key, declare it in `ManifestKeys`: the schema and the table of the page follow.
package struct Manifest: Sendable {
  /// The file, as the user named it.
  var file: String
  package var imports: [String] = ["Recycler"]
  package var access: AccessLevel = .internal
  package var namespace: Located<String>
  var bundle: BundleChoice?
  /// The target whose files are used, or `nil` if folders are searched for files.
  package var project: ManifestProject?
  /// Files or folders with documents, relative to the manifest.
  package var interfaceBuilder: [ModulePath]
  /// Files or folders with sources, relative to the manifest, or `nil` if the manifest doesn't specify any.
  package var sources: [ModulePath]?
  /// The templates that are rendered; empty if the manifest lists none.
  package var templates: [TemplateEntry] = []
  var writesConformances = true
  /// The severities of rules, by the rules' names.
  var severities: [String: RuleSeverity] = [:]
  /// The rules whose severity the manifest sets, known or not.
  package var ruleNames: [Located<String>] = []
  package var cells: [CellEntry] = []
  package var views: [ViewEntry] = []
  package var scenes: [SceneEntry] = []

  /// Whether code is generated for it: `false` for a target without a manifest, which is only checked.
  package var generatesCode = true

  package init(file: String) {
    self.file = file
    namespace = Located("Reuse", at: SourceLocation(file: file))
    interfaceBuilder = [ModulePath(Located(".", at: SourceLocation(file: file)))]
  }

  /// The cells, then the views, then the scenes.
  package var entries: [any ManifestEntry] { cells + views + scenes }

  package var isEmpty: Bool { cells.isEmpty && views.isEmpty && scenes.isEmpty }
}

/// The target whose documents, sources and assets a manifest uses, of a project, a workspace or a package.
package struct ManifestProject: Sendable {
  /// The path of the project, the workspace or the package's folder, relative to the manifest.
  package var path: Located<String>
  /// The name of the target; `nil` if there is only one that it can be.
  package var target: Located<String>?
}

/// The bundle in which nibs and storyboards are found at run time.
package enum BundleChoice: String, Sendable, CaseIterable {
  /// `Bundle.module`, of a package's target with resources.
  case module
  case main
  /// The bundle of the class, as in Reusable.
  case `class`
}

/// How severe the findings of a rule are; `off` for a rule that isn't checked.
package enum RuleSeverity: String, Sendable, CaseIterable {
  case off
  case warning
  case error
}
