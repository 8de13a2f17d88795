/// A template that comes with the tool. A new one is its file in the folder `Templates`, and a value in `all`.
package struct BuiltInTemplate: Sendable {
  /// The name under which the command line chooses it.
  package let name: String
  /// The file with its text, as messages name it.
  package let file: String
  package let text: String
  /// A description of the output, for the help of `--template`.
  package let summary: String
  /// The name of the file that it writes, beside the manifest.
  package let output: String
  /// The library of what it writes.
  package var library = AccessorLibrary.recycler

  /// The whole generated file, which `reusegen generate` writes if the user specifies no template.
  package static let accessors = BuiltInTemplate(
    name: "accessors",
    file: "accessors.swift.mustache",
    text: TemplateTexts.accessors,
    summary: "the accessors",
    output: "Reuse.generated.swift"
  )

  /// A suite of tests for everything that the manifest lists.
  package static let contractTests = BuiltInTemplate(
    name: "contract-tests",
    file: "contract-tests.swift.mustache",
    text: TemplateTexts.contractTests,
    summary: "tests that load everything in the manifest",
    output: "ReuseContractTests.generated.swift"
  )

  /// A suite of tests that compare pictures of everything that the manifest lists with checked-in ones.
  package static let pictureTests = BuiltInTemplate(
    name: "picture-tests",
    file: "picture-tests.swift.mustache",
    text: TemplateTexts.pictureTests,
    summary: "tests that compare everything in the manifest with checked-in pictures",
    output: "ReusePictureTests.generated.swift"
  )

  /// The accessors with what they need of the module Recycler, for an app that takes no dependency.
  package static let standalone = BuiltInTemplate(
    name: "standalone",
    file: "standalone.swift.mustache",
    text: TemplateTexts.standalone,
    summary: "the accessors and the types of Recycler that they need, for an app without the dependency",
    output: "Reuse.generated.swift",
    library: .standalone
  )

  package static let all = [accessors, contractTests, pictureTests, standalone]

  /// The template with a name by which the command line and manifests choose it; `nil` if there is none.
  package static func named(_ name: String) -> BuiltInTemplate? { all.first { $0.name == name } }

  /// The partials, by the names under which templates include them. A user's template can also use them.
  package static let partials = [
    "accessors": accessors.text,
    "bundle": TemplateTexts.bundle,
    "conformance": TemplateTexts.conformance,
    "container": TemplateTexts.container,
    "identifier": TemplateTexts.identifier,
    "library": TemplateTexts.library,
    "loaded": TemplateTexts.loaded,
  ]
}
