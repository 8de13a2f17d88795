import Foundation
import ReuseGenXML
@testable import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenDrafting
import ReuseGenTestSupport

/// A real project: its documents, its sources, and the manifest that is drafted from them.
struct Project: Sendable {
  let name: String
  /// The documents that can be read.
  let documents: [InterfaceBuilderDocument]
  /// The bytes of those documents.
  let files: [Data]
  let declarations: Declarations
  /// The paths and bytes of the sources.
  let sources: [(path: String, bytes: [UInt8])]
  /// The names of the classes that the manifest lists.
  let listedClasses: Set<String>
  let assets: AssetNames
  /// The identifiers in the sources and the names of assets.
  let names: Set<String>
  private let reading: ManifestReading
}

extension Project {
  /// The names of all projects.
  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder("documents").path).sorted()
  }

  init(named name: String) throws {
    self.name = name
    var documents: [InterfaceBuilderDocument] = []
    var files: [Data] = []
    for (path, bytes) in try Self.files(in: Self.folder("documents").appendingPathComponent(name)) {
      guard InterfaceBuilderDocument.Kind(path: path) != nil,
        let document = try? InterfaceBuilderDocument.read(bytes, path: path)
      else { continue }
      documents.append(document)
      files.append(bytes)
    }
    self.documents = documents
    self.files = files

    var declarations = Declarations()
    var names: Set<String> = []
    let found = try Self.files(in: Self.folder("sources").appendingPathComponent(name))
    var sources: [(path: String, bytes: [UInt8])] = []
    for (path, bytes) in found {
      guard let language = SourceFile.Language(path: path) else { continue }
      let bytes = [UInt8](bytes)
      sources.append((path, bytes))
      declarations.add(SourceFile.read(bytes, path: path, language: language))
      names.formUnion(Self.words(in: bytes))
    }
    self.declarations = declarations
    self.sources = sources
    var assets = AssetNames()
    let list = found.first { $0.path == "assets.txt" }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    for path in list.split(separator: "\n") { assets.add(String(path)) }
    self.assets = assets
    self.names = names.union(assets.images).union(assets.colors)

    let draft = ManifestDraft(documents.map { DocumentFile($0) })
    reading = ManifestReader.read(Array(draft.text.utf8), file: "reuse.json")
    listedClasses = Set(reading.manifest?.entries.map(\.type.value.last) ?? [])
  }

  /// The findings of the linter for the documents, one of which can be replaced.
  func lint(replacing index: Int? = nil, with bytes: Data = Data()) -> [Diagnostic] {
    var inputs = documents.map { DocumentFile($0) }
    if let index { inputs[index] = DocumentFile(path: inputs[index].path, content: .bytes(Array(bytes))) }
    return Pipeline().lint(TargetInput(reading, documents: inputs, declarations: declarations, assets: assets))
  }

  /// The findings of the linter with another value of a literal.
  func lint(replacing change: LiteralChange, with value: String) -> [Diagnostic] {
    var bytes = sources[change.source].bytes
    let code = change.form.code(value)
    bytes.replaceSubrange(change.range.lowerBound - 1..<change.range.upperBound + 1, with: code.expression.utf8)
    bytes += code.declaration.utf8
    let path = sources[change.source].path
    let files = declarations.files.map { file in
      file.path == path ? SourceFile.read(bytes, path: path, language: file.language) : file
    }
    let inputs = documents.map { DocumentFile($0) }
    return Pipeline().lint(TargetInput(reading, documents: inputs, declarations: Declarations(files), assets: assets))
  }

  /// The identifiers in documents, and the names of documents.
  var identifiers: Set<String> {
    let ofScenes = documents.flatMap { $0.scenes.compactMap(\.identifier) + $0.segues.compactMap(\.identifier) }
    let names = documents.compactMap {
      $0.path.split(separator: "/").last?.split(separator: ".").first.map(String.init)
    }
    return Set(ofScenes + names + documents.flatMap { $0.reusables.compactMap(\.identifier) })
  }

  /// Whether the sources have a name, or the first part of a selector, as a word, or an asset has the name.
  func hasName(_ name: String) -> Bool { names.contains(String(name.prefix { $0 != ":" })) }

  private static func words(in bytes: [UInt8]) -> [String] {
    bytes.split { byte in
      let isDigit = UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      // A letter, an underscore, or a part of another character.
      return !isDigit && !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20) && byte != 0x5F && byte < 0x80
    }.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func folder(_ name: String) -> URL { SharedFolder.interfaceBuilder.url.appendingPathComponent(name) }

  /// The files in a folder, with paths relative to it, sorted.
  private static func files(in folder: URL) throws -> [(path: String, bytes: Data)] {
    let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try found.sorted().compactMap { path in
      let url = folder.appendingPathComponent(path)
      guard !path.hasPrefix("."), try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
        return nil
      }
      return (path, try Data(contentsOf: url))
    }
  }
}
