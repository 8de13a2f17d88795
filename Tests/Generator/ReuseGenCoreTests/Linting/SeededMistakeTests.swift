import Foundation
import ReuseGenDeclarations
import ReuseGenTestSupport
import ReuseGenXML
import Testing

@testable import ReuseGenCore

/// Documents and manifests that agree, with one value changed at a time: the rule that is responsible for the value
/// reports every change at its line. By default, every fifth change is tried.
///
/// A class that no entry lists, such as that of a view in a scene, is changed only where there are Swift files:
/// without them any name could be a class of the target.
@Suite(.long, .tags(.soak)) struct SeededMistakeTests {
  static let targets = [
    "Examples/Gallery/Sources/Gallery", "Tests/Generator/ReferenceAccessors", "element-kind", "identifier-differs",
    "scene-missing", "unlisted", "nib-root-class",
  ]

  @Test(arguments: targets)
  func everyMistakeIsReported(target: String) throws {
    let project = try Project(target)
    #expect(project.lint().map { Reporter.text.lines(for: $0) } == [], "it agrees before")
    let mistakes = SoakLength.cases(project.mistakes(), byDefaultEvery: 5)
    let missed = mistakes.filter { mistake in
      !project.lint(with: mistake).contains { finding in
        mistake.rules.contains(finding.rule) && finding.location?.file == mistake.reported.file
          && finding.location?.line == mistake.reported.line
      }
    }
    #expect(missed.map(\.description) == [], "\(mistakes.count - missed.count) of \(mistakes.count) are reported")
    #expect(!mistakes.isEmpty)
  }

  /// No kind of mistake is left out by accident.
  @Test func everyKindOfMistakeIsSeeded() throws {
    let mistakes = try Self.targets.flatMap { try Project($0).mistakes() }
    let rules = Set(mistakes.flatMap(\.rules))
    #expect(mistakes.count >= 300)
    #expect(
      rules == [
        "nib-missing", "nib-root-class", "nib-root-count", "nib-owner-class", "identifier-differs", "prototype-class",
        "element-kind", "storyboard-missing", "scene-missing", "scene-initial-missing", "scene-class", "class-missing",
      ]
    )
  }

  /// The test covers the whole gallery: every class of its own and every identifier in its documents is changed.
  @Test func everyNameOfTheGalleryIsSeeded() throws {
    let project = try Project("Examples/Gallery/Sources/Gallery")
    let seeded = Set(project.mistakes().map(\.reported))
    let counts = ["customClass", "reuseIdentifier", "storyboardIdentifier", "initialViewController"].map { name in
      let places = project.places(ofAttribute: name)
      #expect(places.filter { !seeded.contains($0) }.map(\.description) == [])
      return places.count
    }
    #expect(counts == [28, 5, 4, 2])
  }
}

/// One change of one file.
struct SeededMistake: CustomStringConvertible {
  var file: String
  /// The bytes that are replaced, and their replacement.
  var range: Range<Int>
  var replacement: String
  /// The rules that may report the change.
  var rules: Set<String>
  /// The lines where they must report it.
  var reported: SourceLocation

  var description: String { "\(reported): \(replacement.prefix(40)): \(rules.sorted().joined(separator: " or "))" }
}

/// A manifest, its documents and the Swift files beside them, as text that can be changed.
private struct Project {
  private var files: [String: [UInt8]] = [:]
  /// The documents as they are, each read once.
  private var documents: [String: DocumentFile] = [:]
  private var declarations = Declarations()
  private let manifest: Manifest
  private var module = "App"

  /// - Parameter target: A folder, or the rule whose correct files are used.
  init(_ target: String) throws {
    if let tested = RuleCase.all.first(where: { $0.rule == target }) {
      try self.init(tested.passes.files.map { ($0.path, Array($0.text.utf8)) })
    } else {
      let url = ExpectedFile(target).url.standardizedFileURL
      let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
      let read = paths.filter { SourceFile.Language(path: $0) != nil || Self.isChanged($0) }
      try self.init(read.map { ($0, Array(try Data(contentsOf: url.appendingPathComponent($0)))) })
      module = url.lastPathComponent
    }
  }

  private init(_ all: [(path: String, bytes: [UInt8])]) throws {
    for (path, bytes) in all {
      // The tool doesn't read what it wrote.
      if let language = SourceFile.Language(path: path), !bytes.isGenerated {
        declarations.add(SourceFile.read(bytes, path: path, language: language))
      }
      if Self.isChanged(path) { files[path] = bytes }
    }
    for (path, bytes) in files where path != "reuse.json" {
      documents[path] = DocumentFile(path: path, content: .bytes(bytes))
    }
    manifest = try #require(ManifestReader.read(files["reuse.json"] ?? [], file: "reuse.json").manifest)
  }

  private static func isChanged(_ path: String) -> Bool {
    path.hasSuffix(".xib") || path.hasSuffix(".storyboard") || path == "reuse.json"
  }

  func lint(with mistake: SeededMistake? = nil) -> [Diagnostic] {
    var (manifest, documents) = (files["reuse.json"] ?? [], documents)
    if let mistake, var changed = files[mistake.file] {
      changed.replaceSubrange(mistake.range, with: Array(mistake.replacement.utf8))
      if mistake.file == "reuse.json" { manifest = changed }
      documents[mistake.file]? = DocumentFile(path: mistake.file, content: .bytes(changed))
    }
    return Pipeline(options: .init(module: module)).lint(
      TargetInput(
        ManifestReader.read(manifest, file: "reuse.json"),
        documents: Array(documents.values),
        declarations: declarations
      )
    )
  }

  func mistakes() -> [SeededMistake] {
    var mistakes = inManifest()
    for path in files.keys.sorted() where path != "reuse.json" {
      guard let document = try? InterfaceBuilderDocument.read(Data(files[path] ?? []), path: path) else { continue }
      let name = NamedDocument.Identity(path: path, kind: document.kind).name
      mistakes += document.kind == .xib ? inNib(document, name) : inStoryboard(document, name)
      mistakes += ofOtherClasses(in: document, besides: Set(mistakes.map(\.reported)))
    }
    return mistakes
  }

  /// The location where the documents state an attribute. The first responder's class is Interface Builder's own.
  func places(ofAttribute name: String) -> [SourceLocation] {
    files.filter { $0.key != "reuse.json" }.flatMap { path, bytes in
      String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .flatMap { number, line in
          line.ranges(of: " \(name)=\"").compactMap { range -> SourceLocation? in
            if line[range.upperBound...].hasPrefix("UIResponder\"") { return nil }
            let column = line.utf8.distance(from: line.startIndex, to: range.lowerBound) + 2
            return SourceLocation(file: path, line: number + 1, column: column)
          }
        }
    }
  }

  // MARK: Where mistakes are made

  /// The names of nibs and storyboards.
  private func inManifest() -> [SeededMistake] {
    func change(_ location: SourceLocation, _ rule: any Rule.Type) -> [SeededMistake] {
      guard let start = offset(of: location) else { return [] }
      let text = files["reuse.json"] ?? []
      guard let end = text[(start + 1)...].firstIndex(where: { ",}\n ".utf8.contains($0) }) else { return [] }
      return [
        SeededMistake(
          file: "reuse.json",
          range: start..<end,
          replacement: "\"Zebra\"",
          rules: [rule.name],
          reported: location
        )
      ]
    }
    let nibs = manifest.cells.compactMap(\.nib?.location) + manifest.views.compactMap(\.nib?.location)
    let storyboards =
      manifest.cells.compactMap(\.storyboard?.location) + manifest.scenes.compactMap(\.storyboard?.location)
    return nibs.flatMap { change($0, NibMissing.self) } + storyboards.flatMap { change($0, StoryboardMissing.self) }
  }

  private func inNib(_ document: InterfaceBuilderDocument, _ name: String) -> [SeededMistake] {
    let cells = manifest.cells.filter { $0.nib?.value.name(for: $0.type.value) == name }
    let views = manifest.views.filter { $0.nib?.value.name(for: $0.type.value) == name }
    guard !cells.isEmpty || !views.isEmpty else { return [] }
    if views.contains(where: \.isOwner) {
      guard let owner = document.filesOwner?.location else { return [] }
      return attribute("customClass", of: owner, in: document, NibOwnerClass.self)
    }
    var mistakes: [SeededMistake] = []
    for root in document.roots {
      mistakes += attribute("customClass", of: root.location, in: document, NibRootClass.self)
      mistakes += attribute("reuseIdentifier", of: root.location, in: document, IdentifierDiffers.self)
      let isReusable = !cells.isEmpty || views.contains { $0.container != nil || $0.kind != nil }
      guard isReusable, let start = offset(of: document.location(root.location)) else { continue }
      // Another root before this one, on its line, so that the second one is reported.
      mistakes.append(
        SeededMistake(
          file: document.path,
          range: start..<start,
          replacement: "<view id=\"seed\"/>",
          rules: [NibRootCount.name],
          reported: document.location(root.location)
        )
      )
      // No table or collection takes these, whatever the manifest leaves to the document. It takes a plain view whose
      // class the sources declare as a cell.
      let isDeclared = root.class.type.map { declarations.declaresClass($0.last) } ?? false
      let other = cells.isEmpty ? "tableViewCell" : isDeclared ? "collectionReusableView" : "view"
      mistakes += tag(root, to: other, in: document)
    }
    return mistakes
  }

  private func inStoryboard(_ document: InterfaceBuilderDocument, _ name: String) -> [SeededMistake] {
    let entries: [any ManifestEntry] = manifest.cells + manifest.views
    let claims = Set(entries.map { "\($0.type.value.last) \($0.reuseIdentifier)" })
    var mistakes: [SeededMistake] = []
    for prototype in document.prototypeCells + document.supplementaryPrototypes
    where claims.contains("\(prototype.class.className ?? "") \(prototype.identifier ?? "")") {
      mistakes += attribute("customClass", of: prototype.location, in: document, PrototypeClass.self)
      mistakes += attribute("reuseIdentifier", of: prototype.location, in: document, IdentifierDiffers.self)
    }
    for entry in manifest.scenes where entry.storyboardName == name {
      if let identifier = entry.identifier?.value {
        for scene in document.scenes where scene.identifier == identifier {
          mistakes += attribute("customClass", of: scene.location, in: document, SceneClass.self)
          mistakes += attribute("storyboardIdentifier", of: scene.location, in: document, SceneMissing.self)
        }
      } else if let initial = document.initialScene {
        mistakes += attribute("customClass", of: initial.location, in: document, SceneClass.self)
        mistakes += attribute("initialViewController", of: document.location, in: document, SceneInitialMissing.self)
        for other in document.scenes where other.id != document.initial {
          mistakes += attribute(
            "initialViewController",
            of: document.location,
            in: document,
            SceneClass.self,
            values: [other.id ?? ""]
          )
        }
      }
    }
    return mistakes
  }

  /// The classes of the target that no entry refers to.
  private func ofOtherClasses(
    in document: InterfaceBuilderDocument,
    besides seeded: Set<SourceLocation>
  ) -> [SeededMistake] {
    if declarations.lastClassNames.isEmpty { return [] }
    let others = document.classes.filter {
      ($0.class.isInTargetModule || $0.class.namedModule == module)
        && !seeded.contains(document.location($0.location, "customClass"))
    }
    return others.flatMap { attribute("customClass", of: $0.location, in: document, ClassMissing.self) }
  }

  // MARK: Changes

  /// The attribute with other values: two that are nearly right, one that is wrong, and the class of another entry.
  private func attribute(
    _ name: String,
    of element: IBLocation,
    in document: InterfaceBuilderDocument,
    _ rule: any Rule.Type,
    values: [String]? = nil
  ) -> [SeededMistake] {
    let location = document.location(element, name)
    let text = files[document.path] ?? []
    guard location != document.location(element), let start = offset(of: location),
      let open = text[start...].firstIndex(of: UInt8(ascii: "\"")),
      let close = text[(open + 1)...].firstIndex(of: UInt8(ascii: "\""))
    else { return [] }
    let value = String(decoding: text[(open + 1)..<close], as: UTF8.self)
    // The class of an object that no entry lists isn't restricted.
    let types = name == "customClass" && rule != ClassMissing.self ? manifest.entries.map(\.type.value.last) : []
    let others = types.filter { $0 != value }.prefix(1)
    let replacements = values ?? [value + "X", value.lowercased(), "Zebra"] + others
    return replacements.filter { $0 != value }.map { replacement in
      SeededMistake(
        file: document.path,
        range: open + 1..<close,
        replacement: replacement,
        rules: [rule.name],
        reported: location
      )
    }
  }

  /// The root as another element.
  private func tag(
    _ root: InterfaceBuilderDocument.Root,
    to element: String,
    in document: InterfaceBuilderDocument
  ) -> [SeededMistake] {
    guard let text = files[document.path], let start = offset(of: document.location(root.location)) else { return [] }
    let rest = String(decoding: text[start...], as: UTF8.self)
    let changed = rest.replacing("<\(root.element) ", with: "<\(element) ", maxReplacements: 1)
      .replacing("</\(root.element)>", with: "</\(element)>")
    return [
      SeededMistake(
        file: document.path,
        range: start..<text.count,
        replacement: changed,
        rules: [ElementKindDiffers.name],
        reported: document.location(root.location)
      )
    ]
  }

  private func offset(of location: SourceLocation) -> Int? {
    guard let text = files[location.file] else { return nil }
    var line = 1
    var start = 0
    while line < location.line, let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) {
      start = end + 1
      line += 1
    }
    return start + location.column - 1
  }
}
