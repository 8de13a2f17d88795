import ReuseGenDeclarations
import ReuseGenTestSupport
import Testing

@testable import ReuseGenCore

/// A lint rule with files that break it, what it reports about them, and files that comply with it.
///
/// The files of a target are one text, `TargetText`. A case has a file of its own, `RuleCase+Rule.swift`.
struct RuleCase: Sendable, CustomTestStringConvertible {
  let rule: String
  /// The findings as they are printed, without the rule's name and with marks in place of locations.
  let findings: String
  let triggers: TargetText
  let passes: TargetText
  /// Whether the sources are all of the target's.
  let isWholeTarget: Bool

  var testDescription: String { rule }

  init(
    _ rule: String,
    reports findings: String,
    in triggers: String,
    accepts passes: String,
    isWholeTarget: Bool = false
  ) {
    (self.rule, self.findings, self.isWholeTarget) = (rule, findings, isWholeTarget)
    self.triggers = TargetText(triggers)
    self.passes = TargetText(passes, sharing: self.triggers)
  }

  /// The cases of all rules, in their order.
  static let all: [RuleCase] = [
    .entryClass, .nibMissing, .nibRootClass, .nibRootCount, .nibOwnerClass, .nibOwnerOutlets, .identifierDiffers,
    .identifierMissing, .prototypeMissing, .prototypeClass, .elementKind, .storyboardMissing, .sceneMissing,
    .sceneInitialMissing, .sceneClass, .sceneIdentifierDuplicate, .identifierDuplicate, .moduleStale, .classModule,
    .unlisted, .resourceMissing, .documentUnreadable, .referenceMissing, .documentNameDuplicate, .segueIdentifier,
    .classMissing, .classInitializer, .outletMissing, .outletHidden, .outletType, .outletUnconnected, .actionMissing,
    .attributeMissing, .imageMissing, .colorMissing, .storyboardReference, .identifierInCode, .nibNameInCode,
    .storyboardInCode, .segueInCode, .identifierUnregistered, .entryUnregistered, .classUnregistered, .assetInCode,
    .accessibilityLabelMissing,
    .accessibilityLabelTrait, .accessibilityElementHidden, .accessibilityPlaceholder, .accessibilityFontFixed,
    .accessibilityFontAdjustment, .accessibilityTextClipped, .accessibilityHitRegion, .accessibilityContrast,
    .unusedDocument, .unusedScene, .unusedPrototype, .unusedOutlet, .unusedAsset,
  ]

  /// The linter's report about the files that break the rule, in the form of `findings`.
  func report(of diagnostics: [Diagnostic]) -> String {
    diagnostics.map { diagnostic in
      let lines = Reporter.text.lines(for: diagnostic).split(separator: "\n", omittingEmptySubsequences: false)
      return lines.map { triggers.marked(String($0)).replacing(" [\(rule)]", with: "") }.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// A target with some files of the case.
  func input(_ text: TargetText, change: (inout Manifest) -> Void = { _ in }) -> TargetInput {
    var declarations = Declarations()
    for (path, text) in text.files {
      guard let language = SourceFile.Language(path: path) else { continue }
      declarations.add(SourceFile.read(Array(text.utf8), path: path, language: language))
    }
    declarations.isWholeTarget = isWholeTarget
    var reading = ManifestReader.read(Array((text["reuse.json"] ?? "{}").utf8), file: "reuse.json")
    if var changed = reading.manifest {
      change(&changed)
      reading = ManifestReading(manifest: changed, diagnostics: reading.diagnostics)
    }
    var input = TargetInput(
      reading,
      documents: text.documents.map { DocumentFile(path: $0.path, text: $0.text, keepsElements: true) },
      declarations: declarations,
      assets: text.assets,
      unbundledDocuments: Set((text["unbundled.txt"] ?? "").split(separator: "\n").map(String.init))
    )
    if rule.hasPrefix("unused-") { input.usage = text.usage }
    return input
  }

  func lint(_ text: TargetText, change: (inout Manifest) -> Void = { _ in }) -> [Diagnostic] {
    Pipeline(options: .init(module: "App")).lint(input(text, change: change))
  }
}
