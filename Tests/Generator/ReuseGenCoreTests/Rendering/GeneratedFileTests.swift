import Foundation
import ReuseGenDeclarations
import ReuseGenMustache
import Testing

@testable import ReuseGenCore

/// The complete generated file for one manifest of each kind.
struct GeneratedFileTests {
  static let folder = "Tests/Generator/ReuseGenCoreTests/Rendering/Expected"
  static let manifests =
    ["empty", "public", "awkward", "no-conformances", "inheritance", "other-modules"].map { "\(folder)/\($0)" }

  @Test(arguments: manifests.map { ("\($0).json", "\($0).swift.expected") })
  func theGeneratedFileIsAsExpected(manifest: String, expected: String) throws {
    let source = ExpectedFile(manifest)
    let output = Pipeline().generate(source.text, file: "any/folder/\(source.url.lastPathComponent)")
    #expect(output.diagnostics.map { Reporter.text.lines(for: $0) } == [])
    try ExpectedFile(expected).expect(output.text ?? "")
  }

  private static let references = "Tests/Generator/ReferenceAccessors/Reuse"

  /// The generated tests run with those of `ReferenceAccessors`. `GeneratedCodeCompilesTests` compiles the standalone
  /// accessors, and Tests/EndToEnd/Packages/migrate runs an app with them.
  @Test(arguments: [
    ("accessors", "\(references).generated.swift"), ("contract-tests", "\(references)ContractTests.generated.swift"),
    ("picture-tests", "\(references)PictureTests.generated.swift"),
    ("standalone", "\(folder)/standalone.swift.expected"),
  ])
  func documentsCompleteTheGeneratedFile(template: String, expected: String) throws {
    let (reading, documents) = try Self.reference()
    let template = try #require(TemplateSource.builtIn(named: template))
    let output = Pipeline().generate(TargetInput(reading, documents: documents), template: template)
    #expect(output.diagnostics.map { Reporter.text.lines(for: $0) } == [])
    try ExpectedFile(expected).expect(output.text ?? "")
  }

  @Test(arguments: [
    "{}", #"{ "cells": ["A"] }"#, #"{ "access": "public", "scenes": [{ "type": "A", "storyboard": "B" }] }"#,
  ])
  func standaloneAccessorsHaveWhatTheyNeedOnly(_ manifest: String) throws {
    let template = try #require(TemplateSource.builtIn(named: "standalone"))
    let text = try #require(Pipeline().generate(manifest, template: template).text)
    #expect(text.contains("import UIKit\n") && !text.contains("Recycler"))
    #expect(text.contains("protocol Reusable") == manifest.contains("cells"))
    #expect(text.contains("public struct StoryboardScene") == manifest.contains("scenes"))
    #expect(!text.contains("struct Segue"))
  }

  @Test func aTemplateExtendsTheBuiltInOne() throws {
    var template = TemplateSource(
      name: "reuse.mustache",
      text: "{{<accessors}}\n{{$imports}}\nimport Kit\n{{/imports}}\n{{$more}}\n{{>names}}\n{{/more}}\n{{/accessors}}\n"
    )
    template.partials["names"] = TemplateSource(name: "names.mustache", text: "// {{#cells}}{{rawName}}{{/cells}}\n")
    let text = try #require(Pipeline().generate(#"{ "cells": ["A"] }"#, template: template).text)
    #expect(text.contains("\nimport Kit\n") && !text.contains("import Recycler"))
    #expect(text.contains("extension A: Reusable") && text.hasSuffix("// a\n"))
  }

  /// The manifest that has an entry of every kind, and its documents.
  private static func reference() throws -> (ManifestReading, [DocumentFile]) {
    let folder = ExpectedFile("Tests/Generator/ReferenceAccessors/Documents").url
    let documents = try FileManager.default.contentsOfDirectory(atPath: folder.path).map { name in
      DocumentFile(path: name, content: .bytes(Array(try Data(contentsOf: folder.appendingPathComponent(name)))))
    }
    let manifest = ExpectedFile("Tests/Generator/ReferenceAccessors/reuse.json").text
    return (ManifestReader.read(Array(manifest.utf8), file: "reuse.json"), documents)
  }

  @Test func theContextIsAsExpected() throws {
    let (reading, documents) = try Self.reference()
    let (context, _) = Pipeline().context(TargetInput(reading, documents: documents))
    try ExpectedFile("\(Self.folder)/context.json").expect((context?.json ?? "") + "\n")
  }

  // MARK: The form of the file

  @Test func formattersAndLintersLeaveTheFileAlone() throws {
    let text = try #require(Pipeline().generate(#"{ "cells": ["A"] }"#).text)
    let header = text.split(separator: "\n").prefix(4).dropFirst()
    #expect(header == ["// swift-format-ignore-file", "// swiftlint:disable all", "// swiftformat:disable all"])
  }

  @Test(arguments: [12, 40, 60])
  func noLineIsWiderThan140Characters(length: Int) throws {
    func name(_ prefix: String) -> String { prefix + String(repeating: "x", count: length - prefix.count) }
    let manifest = """
      {
        "cells": [{ "type": "\(name("Nib"))", "nib": true, "group": "\(name("Group"))" }, "\(name("Plain"))"],
        "views": [{ "type": "\(name("Header"))", "in": "collection", "kind": "header", "nib": true }],
        "scenes": [{ "type": "\(name("Scene"))", "storyboard": "\(name("Board"))", "identifier": "a { \\" }" }],
      }
      """
    let text = try #require(Pipeline().generate(manifest).text)
    let lines = text.split(separator: "\n")
    #expect(lines.filter { $0.count > 140 } == [])
    #expect(lines.contains { $0.contains(#""a { \" }""#) })
  }

  @Test func anEntryTakesAFewLines() throws {
    func lines(_ entry: String) throws -> Int {
      let one = try #require(Pipeline().generate(#"{ "cells": ["A", \#(entry)] }"#).text)
      let none = try #require(Pipeline().generate(#"{ "cells": ["A"] }"#).text)
      return one.split(separator: "\n").count - none.split(separator: "\n").count
    }
    #expect(try lines(#""PersonCell""#) == 8)
    #expect(try lines(#"{ "type": "B", "name": "b", "storyboard": "Main" }"#) == 6)
  }

  /// Such an owner loads its nib in `init(coder:)`, for documents that contain it.
  @Test(arguments: [
    ("", true), ("override init(frame: CGRect) {}; required init?(coder: NSCoder) {}", true),
    ("convenience init(a: Int) {}", true), ("required init?(coder: NSCoder) {}", false),
  ])
  func anOwnerWithoutAnInitializerForItsFrameIsNotMade(_ initializers: String, _ isMade: Bool) throws {
    let manifest = #"{ "views": [{ "type": "Widget", "nib": true, "owner": true }] }"#
    let source = "class Base: UIView { \(initializers) }\nclass Widget: Base {}"
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Widget" customModuleProvider="target"/>
      <view id="v"/></objects></document>
      """
    let input = TargetInput(
      manifest,
      ["Widget.xib": nib],
      Declarations([SourceFile.read(Array(source.utf8), path: "App.swift", language: .swift)])
    )
    let template = try #require(TemplateSource.builtIn(named: "contract-tests"))
    let text = try #require(Pipeline().generate(input, template: template).text)
    #expect(text.contains("Widget(frame: .zero)") == isMade)
  }

  // MARK: Groups

  @Test func aGroupRegistersItsEntriesOnly() throws {
    let manifest = """
      {
        "cells": [
          { "type": "MessageCell", "group": "Chat" }, { "type": "AvatarCell", "group": ["Chat", "Profile"] }, "OtherCell",
          { "type": "DraftCell", "storyboard": "Main", "group": "Chat" },
          { "type": "PhotoCell", "in": "collection", "group": "Profile" },
        ],
        "views": [{ "type": "DayHeader", "in": "table", "group": "Chat" }],
      }
      """
    let template = """
      {{#groups}}{{name}}: {{#registeredInTables}}{{reference}} {{/registeredInTables}}/\
      {{#registeredInCollections}} {{reference}}{{/registeredInCollections}}
      {{/groups}}
      """
    let output = Pipeline().generate(manifest, template: TemplateSource(name: "a", text: template))
    #expect(output.diagnostics.isEmpty)
    #expect(output.text == "Chat: messageCell avatarCell dayHeader /\nProfile: avatarCell / photoCell\n")
    let text = try #require(Pipeline().generate(manifest).text)
    #expect(text.contains("enum Chat {"))
    // The group of a screen without a collection has no function for one.
    #expect(text.components(separatedBy: "func registerAll(in collectionView").count - 1 == 2)
  }

  @Test func aGroupCanHaveTheNameOfAListedClass() throws {
    let manifest = #"{ "cells": [{ "type": "Chat", "group": "Chat" }] }"#
    let text = try #require(Pipeline().generate(manifest).text)
    #expect(text.contains("typealias ChatType = Chat"))
    #expect(text.contains("ReuseIdentifier<ChatType>"))
  }

  // MARK: Scenes

  /// `instantiate()` would make whichever scene comes first.
  @Test func theClassOfSeveralScenesHasNoConformance() throws {
    func text(_ second: String) throws -> String {
      let first = #"{ "type": "Themed", "storyboard": "A", "name": "first" }"#
      return try #require(Pipeline().generate(#"{ "scenes": ["Other", \#(first), \#(second)] }"#).text)
    }
    let several = try text(#"{ "type": "Themed", "storyboard": "B", "name": "second" }"#)
    #expect(!several.contains("extension Themed"))
    #expect(several.contains("extension Other: StoryboardBased"))
    #expect(several.contains("static let first = ") && several.contains("static let second = "))
    // The manifest decides which scene it is.
    let chosen = try text(#"{ "type": "Themed", "storyboard": "B", "name": "second", "conformances": false }"#)
    #expect(chosen.contains("extension Themed: StoryboardBased"))
  }

  // MARK: Templates

  @Test func theCheckedKeysAreThoseOfTheContext() throws {
    let (reading, documents) = try Self.reference()
    let context = try #require(Pipeline().context(TargetInput(reading, documents: documents)).context)
    let members = try #require(context.members)
    #expect(Self.names(members).subtracting(Self.names(TemplateShape.keys)) == [])
    // No class of that manifest has the name of a member.
    let ofAliases = Set(["isFirst", "isLast", "name", "type", "access", "available"].map { "aliases.\($0)" })
    #expect(Self.names(TemplateShape.keys).subtracting(Self.names(members)).subtracting(ofAliases) == [])
  }

  /// The paths of all keys.
  private static func names(_ members: [String: MustacheValue]) -> Set<String> {
    members.reduce(into: Set([])) { names, member in
      names.insert(member.key)
      var values = [member.value]
      switch member.value {
      case .array(let elements): values = elements
      case .list(let list): values = (0..<list.count).map { list[$0] }
      default: break
      }
      for members in values.compactMap(\.members) {
        names.formUnion(Self.names(members).map { "\(member.key).\($0)" })
      }
    }
  }

  private static func names(_ shape: [String: MustacheShape]) -> Set<String> {
    shape.reduce(into: Set([])) { names, member in
      names.insert(member.key)
      if case .object(let members) = member.value {
        names.formUnion(Self.names(members).map { "\(member.key).\($0)" })
      }
    }
  }

  @Test(arguments: [
    ("{{#cels}}{{name}}{{/cels}}", ["1:1 cels cells"]),
    ("{{#cells}}\n{{nmae}}{{/cells}}", ["2:1 nmae name"]),
    ("{{^hasCels}}x{{/hasCels}}", ["1:1 hasCels hasCells"]),
    ("{{suffix}}", ["1:1 suffix -"]),
    ("{{#nibs}}{{suffix}}{{/nibs}}", ["1:10 suffix -"]),
    ("{{#storyboards}}{{#scenes}}{{rawIdentifer}}{{/scenes}}{{/storyboards}}", ["1:28 rawIdentifer rawIdentifier"]),
    ("{{#cells}}{{#isLast}}{{manifest}}{{.}}{{/isLast}}{{#groups}}{{rawName}}{{/groups}}{{/cells}}", []),
    ("{{#imports}}{{.}}{{/imports}}{{>conformance}}{{! cels }}", []),
    ("{{<accessors}}{{$more}}{{#cells}}{{nmae}}{{/cells}}{{suffix}}{{/more}}{{/accessors}}", ["1:34 nmae name"]),
    ("{{<accessors}}{{/accessors}}{{suffix}}", ["1:29 suffix -"]),
  ])
  func aKeyThatTheContextLacksIsAWarning(template: String, findings: [String]) {
    let source = TemplateSource(name: "list.mustache", text: template)
    let output = Pipeline().generate("{}", template: source)
    #expect(output.text != nil)
    let lines = findings.map { finding in
      let parts = finding.split(separator: " ").map(String.init)
      let suggestion =
        parts[2] == "-" ? "Documentation/TemplateContext.md lists the keys" : "did you mean \"\(parts[2])\"?"
      return
        "list.mustache:\(parts[0]): warning: the context has no key \"\(parts[1])\" here, and nothing is written for "
        + "it; \(suggestion) [template]"
    }
    #expect(output.diagnostics.map { Reporter.text.lines(for: $0) } == lines)
    let strict = Pipeline(options: .init(isStrict: true)).generate("{}", template: source)
    #expect((strict.text == nil) == !findings.isEmpty)
  }

  @Test func scenesCanBeGroupedByStoryboard() {
    let manifest = """
      { "scenes": [{ "type": "A", "storyboard": "One", "identifier": "a" }, "Two", { "type": "B", "storyboard": "One" }] }
      """
    let template = """
      {{#storyboards}}{{rawStoryboard}}({{#scenes}}{{rawName}} {{identifier}} {{rawIdentifier}}{{^isLast}}, {{/isLast}}{{/scenes}})\
      {{^isLast}}; {{/isLast}}{{/storyboards}}
      """
    let output = Pipeline().generate(manifest, template: TemplateSource(name: "a", text: template))
    #expect(output.text == #"One(a "a" a, b  ); Two(two  )"#)
  }

  @Test(arguments: [
    (
      "{{#cells}}\n{{name}}\n",
      "list.mustache:1:1: error: expected '{{/cells}}' to close '{{#cells}}' of 1:1, found the end of the template [template]"
    ),
    (
      "\n {{>nothing}}",
      """
      list.mustache:2:2: error: expected a partial that is given ('accessors', 'bundle', 'conformance', 'container', 'identifier', 'library', 'loaded'), \
      found 'nothing' [template]
      """
    ),
  ])
  func aMistakeInATemplateIsReported(template: String, message: String) {
    let output = Pipeline().generate("{}", template: TemplateSource(name: "list.mustache", text: template))
    #expect(output.text == nil)
    #expect(output.diagnostics.map { Reporter.text.lines(for: $0) } == [message])
  }

  @Test func aTemplateThatIsNotUTF8IsReported() {
    let template = TemplateSource(name: "list.mustache", bytes: Array("a\n{{".utf8) + [0xC3, 0x28])
    let output = Pipeline().generate("{}", template: template)
    #expect(output.text == nil)
    #expect(
      output.diagnostics.map { Reporter.text.lines(for: $0) } == [
        "list.mustache:2:3: error: expected UTF-8, found another encoding; save it as UTF-8 [template]"
      ]
    )
  }

  @Test func byteOrderMarkOfATemplateIsDropped() {
    let template = TemplateSource(name: "list.mustache", text: "\u{FEFF}a")
    #expect(Pipeline().generate("{}", template: template).text == "a")
  }

  @Test func aTemplateOfTheUserIsRendered() {
    let manifest = #"{ "cells": ["PersonCell", { "type": "URLCell", "identifier": "a<b" }] }"#
    let template = TemplateSource(
      name: "list.mustache",
      text: "{{#cells}}{{type}} {{identifier}} {{suffix}};{{/cells}}"
    )
    let output = Pipeline().generate(manifest, template: template)
    #expect(output.text == #"PersonCell "PersonCell" PersonCell;URLCell "a<b" URLCell;"#)
  }
}
