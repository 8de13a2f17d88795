import ReuseGenDeclarations
import ReuseGenTestSupport
import Testing

@testable import ReuseGenCore

/// A rule reports the same whether another one is on or off, although what isn't needed isn't read. By default, this is
/// tried with one rule in five.
@Suite(.long, .tags(.soak)) struct RuleIndependenceTests {
  /// The documents, sources and assets with the mistakes of all rules, and one manifest for them.
  private struct Target {
    var manifest: Manifest
    var documents: [DocumentFile] = []
    var declarations = Declarations()
    var assets = AssetNames()
    var unbundledDocuments: Set<String> = []
    /// The names that the files of the rule use; `nil` beside other rules, whose files use more.
    var usage: ProjectUsage?

    /// The findings if nothing is read that no rule needs.
    func findings() -> [Diagnostic] {
      let needs = InputNeeds(of: manifest, hasDocuments: !documents.isEmpty, includesUnused: usage != nil)
      var input = TargetInput(
        ManifestReading(manifest: manifest, diagnostics: []),
        documents: documents,
        declarations: needs.sources ? declarations : Declarations(),
        assets: needs.assets ? assets : AssetNames(),
        unbundledDocuments: unbundledDocuments
      )
      input.usage = usage
      return Pipeline(options: .init(module: "App")).lint(input)
    }
  }

  /// The mistakes of all rules in one target, and those in targets of their own that are none beside others: a class or
  /// a document of the same name, or a document that can't be read and may have what is missing.
  private static let targets: [Target] = [
    Rules.names, ["outlet-hidden"], ["resource-missing"], ["segue-in-code"], ["identifier-unregistered"],
    ["storyboard-in-code"], ["nib-name-in-code"], ["unused-document"], ["unused-scene"], ["unused-prototype"],
    ["unused-outlet"], ["unused-asset"],
  ].compactMap { try? target(of: $0) }

  /// The targets, each with what it reports while all rules are on. It is found once, for the tests of all rules.
  private static let reported = targets.map { (target: $0, findings: $0.findings()) }

  private static func target(of rules: [String]) throws -> Target {
    let empty = ManifestReader.read(Array("{}".utf8), file: "reuse.json").manifest
    var target = Target(manifest: try #require(empty))
    for tested in RuleCase.all where rules.contains(tested.rule) {
      let input = tested.input(tested.triggers)
      let manifest = try #require(input.manifest.manifest)
      target.manifest.cells += manifest.cells
      target.manifest.views += manifest.views
      target.manifest.scenes += manifest.scenes
      target.documents += input.documents
      for file in input.declarations.files { target.declarations.add(file) }
      for image in input.assets.images { target.assets.add("A.xcassets/\(image).imageset/Contents.json") }
      for color in input.assets.colors { target.assets.add("A.xcassets/\(color).colorset/Contents.json") }
      target.unbundledDocuments.formUnion(input.unbundledDocuments)
      if rules.count == 1 { target.usage = input.usage }
    }
    for rule in Rules.names { target.manifest.severities[rule] = .error }
    target.documents.append(DocumentFile(path: "Unused/Retired.xib", text: unused))
    // The sources are the target's only if they declare what the manifest lists.
    let classes = Set(target.manifest.entries.map(\.type.value.last)).filter { !target.declarations.declaresClass($0) }
    let source = classes.sorted().map { "class \($0) {}" }.joined(separator: "\n")
    target.declarations.add(SourceFile.read(Array(source.utf8), path: "Listed.swift", language: .swift))
    return target
  }

  /// A nib that no code names, with mistakes that have no effect.
  private static let unused = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="XYRetiredThing" \
    customModuleProvider="target"/>
    <imageView image="retired" id="a"><color key="tintColor" name="Retired"/></imageView>
    </objects></document>
    """

  @Test func everyRuleReportsItsMistakesInATarget() {
    let findings = Self.reported.flatMap(\.findings)
    #expect(Set(Rules.names).subtracting(findings.map(\.rule)).sorted() == [])
    #expect(findings.contains { $0.message.hasPrefix("nothing uses the nib \"Retired\"") })
  }

  @Test(arguments: SoakLength.cases(Rules.names, byDefaultEvery: 10))
  func aRuleThatIsOffDoesNotChangeTheFindingsOfOthers(rule: String) {
    for (var target, findings) in Self.reported {
      let expected = findings.filter { $0.rule != rule }
      target.manifest.severities[rule] = .off
      #expect(target.findings() == expected)
    }
  }

  /// One rule alone reports what it reports beside all others, and needs no more than its protocol states.
  @Test(arguments: SoakLength.cases(Rules.names.reversed(), byDefaultEvery: 5))
  func aRuleReportsTheSameAlone(rule: String) {
    for (var target, findings) in Self.reported {
      let expected = findings.filter { $0.rule == rule || !Rules.names.contains($0.rule) }
      for other in Rules.names where other != rule { target.manifest.severities[other] = .off }
      #expect(target.findings() == expected)
    }
  }
}
