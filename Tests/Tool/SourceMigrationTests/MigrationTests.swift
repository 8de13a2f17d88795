import ReuseGenCore
import ReuseGenTestSupport
import SourceDeclarations
import SourceMigration
import Testing
import reusegen

@Suite(.long) struct MigrationTests {
  @Test(arguments: SourceMigration.examples)
  func aCallSiteBecomesTheAccessor(_ example: MigrationExample) throws {
    let result = try migrated(example.before)
    #expect(String(decoding: result.bytes, as: UTF8.self) == example.after)
    #expect(result.left.sorted { $0.location.line < $1.location.line }.map(\.reason) == example.left)
  }

  @Test(arguments: SourceMigration.examples)
  func migratingAgainChangesNothing(_ example: MigrationExample) throws {
    #expect(try !migrated(example.after).isChanged)
  }

  @Test func eachAccessorIsCounted() throws {
    let call = "view.dequeueReusableCell(withIdentifier: \"PersonCell\", for: path) as! PersonCell\n"
    let register = "view.register(PhotoCell.self, forCellWithReuseIdentifier: \"photo\")\n"
    #expect(try migrated(call + call + register).counts == ["dequeuePersonCell": 2, "registerPhotoCell": 1])
  }

  @Test func callSitesWithinOthersAreRewrittenInTheSameRun() throws {
    let text = """
      if let cell = view.dequeueReusableCell(withIdentifier: "PersonCell", for: path) as? PersonCell {
        if let other = view.dequeueReusableCell(withIdentifier: "PersonCell", for: path) as? PersonCell {
          other.mark()
        }
        let last = view.dequeueReusableCell(withIdentifier: "Other", for: path) as! PersonCell
      }
      """
    let result = try migrated("func f() {\n\(text)\n}\n")
    let expected = """
      let cell = view.dequeuePersonCell(for: path)
      let other = view.dequeuePersonCell(for: path)
      other.mark()
      let last = view.dequeueReusableCell(withIdentifier: "Other", for: path) as! PersonCell
      """
    #expect(String(decoding: result.bytes, as: UTF8.self) == "func f() {\n\(expected)\n}\n")
    #expect(result.counts == ["dequeuePersonCell": 2])
    #expect(result.left.map(\.reason) == [#"the manifest lists no view for "Other""#])
    #expect(result.left.map(\.location.line) == [6])
  }

  /// Such a source isn't Swift, although its brackets balance.
  @Test func aCaseWithoutAColonIsMigratedLikeOthers() throws {
    let text = """
      class StartController: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { switch segue.identifier { case "showLogin" } }
      }
      """
    let result = String(decoding: try migrated(text).bytes, as: UTF8.self)
    #expect(result.contains("case Reuse.Segues.startController.showLogin.identifier }"))
  }

  @Test(arguments: ["{ ", "*/ "])
  func aSourceThatIsNotUnderstoodStays(_ mistake: String) throws {
    let call = "view.dequeueReusableCell(withIdentifier: \"PersonCell\", for: path) as! PersonCell\n"
    #expect(try migrated(call).isChanged)
    #expect(try !migrated(mistake + call).isChanged)
  }

  @Test(
    arguments: [
      (#"enum IDs { static let person = "PersonCell" }"#, ["IDs.person"]),
      (#"enum IDs { static let person = "PersonCell" }; let other = IDs.person"#, []),
      (
        #"enum IDs { static let person = "PersonCell" }; enum Others { static let person = "x" }; f(Others.person)"#,
        ["IDs.person"]
      ),
      (#"enum IDs { static let person = "PersonCell"; static var all: [String] { [person] } }"#, []),
      (#"enum IDs { static let person = "PersonCell" }; func f(_ ids: IDs.Type) -> String { ids.person }"#, []),
      (#"enum IDs { public static let person = "PersonCell" }"#, []),
      (#"enum IDs { static let person = "PersonCell" }; let other = IDs.`person`"#, []),
      (#"let person = "x"; enum IDs { static let person = "PersonCell" }; f(person: 1)"#, ["person", "IDs.person"]),
    ] as [(String, [String])]
  )
  func aConstantIsUnusedIfNothingMayMeanIt(_ text: String, _ unused: [String]) throws {
    let call = "\nlet cell = view.dequeueReusableCell(withIdentifier: IDs.person, for: path) as! PersonCell\n"
    let original = MigrationSource(path: "A.swift", bytes: Array((text + call).utf8))
    let result = try migrated(text + call)
    var declarations = Declarations()
    declarations.add(original.declarations)
    let names = UnusedConstants.candidates([result], declarations)
    #expect(names == ["person"])
    let after = MigrationSource(path: "A.swift", bytes: result.bytes)
    #expect(UnusedConstants.find(names, in: [after]).map(\.name) == unused)
  }

  @Test(
    arguments: [
      ("enum IDs: String { case person = \"PersonCell\"; case other }", ["IDs.person"]),
      ("enum IDs: String { case person = \"PersonCell\", other }", ["IDs.person"]),
      ("enum IDs: String { case person = \"PersonCell\" }", ["IDs"]),
      ("enum IDs: String { case person = \"PersonCell\"; var text: String { rawValue } }", ["IDs.person"]),
      ("enum IDs: String, CaseIterable { case person = \"PersonCell\" }", []),
      ("public enum IDs: String { case person = \"PersonCell\" }", []),
      ("enum IDs: String { case person = \"PersonCell\"; case other }; let id = IDs(rawValue: text)", []),
      ("enum IDs: String { case person = \"PersonCell\"; case other }; f(.person)", []),
      ("enum IDs: String { case person = \"PersonCell\"; case other }; f(.`person`)", []),
      ("enum IDs: String { case person = \"PersonCell\"; func f() -> IDs { person } }", []),
      ("enum IDs: String { case person = \"PersonCell\"; case other }; f(IDs.person)", []),
      ("enum IDs: String { case person = \"PersonCell\"; case other }; f(Kinds.person, IDs.other)", ["IDs.person"]),
    ] as [(String, [String])]
  )
  func aCaseIsUnusedIfNothingMayMeanIt(_ text: String, _ unused: [String]) throws {
    let call = "\nlet cell = view.dequeueReusableCell(withIdentifier: IDs.person.rawValue, for: path) as! PersonCell\n"
    let original = MigrationSource(path: "A.swift", bytes: Array((text + call).utf8))
    let result = try migrated(text + call)
    var declarations = Declarations()
    declarations.add(original.declarations)
    let after = MigrationSource(path: "A.swift", bytes: result.bytes)
    #expect(UnusedConstants.find(UnusedConstants.candidates([result], declarations), in: [after]).map(\.name) == unused)
  }

  @Test func changedSourcesStayBalanced() throws {
    let inputs = SourceMigration.examples.map { Array($0.before.utf8) }
    let pieces = [
      "(", ")", "{", "}", "\"", " as! PersonCell", "withIdentifier: ", ", for: path", "/*", "*/", "//", "?.",
    ]
    var run = FuzzRun(400)
    while let seed = run.next() {
      var random = SeededGenerator(seed: seed)
      var input = FuzzInput(inputs.randomElement(using: &random) ?? [], pieces: pieces)
      input.mutate(using: &random)
      let result = try migrated(input.bytes)
      if SwiftLexer.tokens(of: input.bytes).isBalanced {
        #expect(SwiftLexer.tokens(of: result.bytes).isBalanced, "seed \(seed)")
      } else {
        #expect(result.bytes == input.bytes, "seed \(seed)")
      }
      #expect(try !migrated(result.bytes).isChanged, "seed \(seed)")
      let (old, new) = (String(decoding: input.bytes, as: UTF8.self), String(decoding: result.bytes, as: UTF8.self))
      let diff = UnifiedDiff.between(old, new, oldName: "A.swift", newName: "A.swift") ?? ""
      #expect(UndoneDiff(diff).original(of: new) == old, "seed \(seed)")
    }
    if FuzzRun.seconds != nil { print(run.summary("migrated sources")) }
  }

  private static let manifest = """
    {
      "cells": [
        { "type": "PersonCell", "nib": true },
        { "type": "PhotoCell", "in": "collection", "identifier": "photo" },
      ],
      "views": [
        { "type": "LetterHeader", "in": "table" },
        { "type": "AlbumHeader", "in": "collection", "kind": "header" },
        { "type": "Badge", "nib": true },
        { "type": "Widget", "nib": true, "owner": true },
      ],
      "scenes": [
        { "type": "StartController", "storyboard": "Main" },
        { "type": "LoginController", "storyboard": "Main", "identifier": "Login" },
      ],
    }
    """

  private static let documents = [
    DocumentFile(
      path: "PersonCell.xib",
      text: nib(#"<tableViewCell id="a-1" reuseIdentifier="PersonCell" customClass="PersonCell"/>"#)
    ),
    DocumentFile(
      path: "Badge.xib",
      text: nib(#"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><view id="b-1" customClass="Badge"/>"#)
    ),
    DocumentFile(
      path: "Widget.xib",
      text: nib(#"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Widget"/><view id="c-1"/>"#)
    ),
    DocumentFile(
      path: "Main.storyboard",
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="v-1"
            targetRuntime="iOS.CocoaTouch">
          <scenes>
            <scene sceneID="s-1"><objects>
              <viewController id="v-1" customClass="StartController" sceneMemberID="viewController"><connections>
                <segue destination="v-2" kind="show" identifier="showLogin" id="g-1"/>
                <segue destination="v-2" kind="show" identifier="showInfo" id="g-2"/>
              </connections></viewController>
            </objects></scene>
            <scene sceneID="s-2"><objects>
              <viewController id="v-2" customClass="LoginController" storyboardIdentifier="Login"
                  sceneMemberID="viewController"/>
            </objects></scene>
          </scenes>
        </document>
        """
    ),
  ]

  private static func nib(_ objects: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>\(objects)</objects>
    </document>
    """
  }

  private func migrated(_ text: String) throws -> MigratedSource { try migrated(Array(text.utf8)) }

  private func migrated(_ bytes: [UInt8]) throws -> MigratedSource {
    let source = MigrationSource(path: "A.swift", bytes: bytes)
    var declarations = Declarations()
    declarations.add(source.declarations)
    return SourceMigration(to: try Self.accessors.get(), declarations, helpers: [source]).migrate(source)
  }

  private struct Unsound: Error { let messages: [String] }

  private static let accessors: Result<CallableAccessors, any Error> = Result {
    let input = TargetInput(
      ManifestReader.read(Array(manifest.utf8), file: "reuse.json"),
      documents: documents
    )
    let (accessors, diagnostics) = Pipeline().callableAccessors(input)
    guard let accessors else { throw Unsound(messages: diagnostics.map(\.message)) }
    return accessors
  }
}
