import ReuseGenCommandLine
import ReuseGenCore
import ReuseGenJSONWriting
import ReuseGenPorting
import ReuseGenSystemFiles

/// The manifest of an app that uses ReuseGen already.
///
/// The package generates the accessors from a copy, because the app's own code calls them by its names, groups and
/// namespace. The copy has the paths of the package, and no entries for classes that are left out.
struct AppManifest {
  let path: String
  private let members: [LocatedJSON.Member]

  /// The manifest that is nearest to the top of the folders with the app's sources; `nil` if there is none.
  init?(of app: HeadlessApp) throws(FileFailure) {
    var folders: Set<String> = []
    for source in app.sources.inputs + app.generated {
      var folder = AbsolutePath(source.path).folder
      while !folder.isRoot, folders.insert(folder.text).inserted { folder = folder.folder }
    }
    var found: [AbsolutePath] = []
    for root in app.roots {
      for file in FilesOnDisk().files(in: root) ?? [] {
        let path = AbsolutePath(root).appending(file)
        // A package that this command has written has both files.
        guard path.name == "reuse.json", folders.contains(path.folder.text),
          try FileStatus.following(path.folder.appending("headless-sources.json").text) == nil
        else { continue }
        found.append(path)
      }
    }
    guard let path = found.min(by: { ($0.names.count, $0.text) < ($1.names.count, $1.text) })?.text else { return nil }
    self.path = path
    let bytes = try InputFile(path: path).manifest()
    let diagnostics = ManifestReader.read(bytes, file: path).diagnostics
    guard !diagnostics.hasErrors, case .object(let members)? = try? JSONReader.read(bytes, file: path).value else {
      throw FileFailure("the app's manifest has mistakes; correct what reusegen lint \(path.shellWord) says")
    }
    self.members = members
  }

  /// The texts that a build of the app generates from it.
  ///
  /// - Throws: If it has errors, which are reported.
  func generated(_ session: Session) throws -> [PortInput] {
    guard case .run(let arguments) = try GenerateCommand.command.parse([path, "--quiet"]) else { return [] }
    var inputs: [PortInput] = []
    let code = try Generation.forEachManifest(arguments, output: GenerateCommand.output, in: session) { generation in
      let input = try generation.input()
      guard let texts = try generation.texts(of: generation.plan(input), input) else { return .inputHasErrors }
      inputs = texts.map { PortInput(path: path, bytes: $0) }
      return .done
    }
    guard code == .done else {
      throw FileFailure("the app's manifest \(path) has errors; correct them, so that its accessors are known")
    }
    return inputs
  }

  /// The copy for a package.
  ///
  /// - Parameters:
  ///   - place: The file to write.
  ///   - schema: The path of the JSON schema.
  ///   - documents: The paths of the documents, relative to the copy.
  ///   - sources: The paths of the sources, relative to the copy.
  ///   - absent: The classes that are left out, or whose tests fail.
  ///   - warnings: The rules whose findings in the copy are warnings.
  func copy(
    to place: ManifestFile,
    schema: String,
    documents: [String],
    sources: [String],
    leavingOut absent: Set<String>,
    warnings: [String] = []
  ) -> HeadlessManifest {
    var copy: [(key: String, value: JSONValue)] = [
      ("$schema", .string(schema)),
      ("interfaceBuilder", .array(documents.map(JSONValue.string))),
      ("sources", .array(sources.map(JSONValue.string))),
    ]
    // A template beside the manifest needn't be listed.
    let own = AbsolutePath(path).folder.appending("reuse.mustache").text
    let isThere = (try? FileStatus.following(own))?.kind == .file
    var templates: [JSONValue] = isThere ? [.string(place.relativePath(of: own))] : []
    var leftOut: [String] = []
    for member in members {
      let key = member.key.value
      switch key {
      // The package is one module, with resources of its own.
      case "$schema", "interfaceBuilder", "sources", "project", "bundle", "imports": break
      case "templates": templates = Self.elements(member.value).compactMap { template($0, at: place) }
      case "cells", "views", "scenes":
        var kept: [JSONValue] = []
        for entry in Self.elements(member.value) {
          if let type = Self.type(of: entry), absent.contains(type) {
            leftOut.append(type)
          } else if let value = JSONValue(entry) {
            kept.append(value)
          }
        }
        copy.append((key, .array(kept)))
      default: if let value = JSONValue(member.value) { copy.append((key, value)) }
      }
    }
    if !templates.isEmpty { copy.append(("templates", .array(templates))) }
    if !warnings.isEmpty {
      let own = copy.firstIndex { $0.key == "rules" }.map { copy.remove(at: $0).value }
      let rules = if case .object(let members)? = own { members } else { [] as [(key: String, value: JSONValue)] }
      copy.append(
        ("rules", .object(rules.filter { !warnings.contains($0.key) } + warnings.map { ($0, .string("warning")) }))
      )
    }
    var text = JSONValue.object(copy).text(width: 120)
    if !leftOut.isEmpty {
      text += "\n\n// Left out with their classes, or because tests fail: " + leftOut.joined(separator: ", ")
    }
    let manifest = ManifestReader.read(Array(text.utf8), file: place.path).manifest
    return HeadlessManifest(
      text: "// The app's \(AbsolutePath(path).name), with the paths of this package.\n\(text)\n",
      namedClasses: manifest?.namedClasses ?? [],
      absentCount: leftOut.count
    )
  }

  private static func elements(_ value: LocatedJSON) -> [LocatedJSON] {
    if case .array(let elements) = value.value { elements } else { [] }
  }

  private static func type(of entry: LocatedJSON) -> String? {
    switch entry.value {
    case .string(let type): type
    case .object(let members):
      if case .string(let type)? = members.first(where: { $0.key.value == "type" })?.value.value { type } else { nil }
    default: nil
    }
  }

  /// A template of the app's own with the path that leads to it from the copy; `nil` for tests, which the package has.
  private func template(_ template: LocatedJSON, at place: ManifestFile) -> JSONValue? {
    let folder = AbsolutePath(path).folder
    func name(_ file: String) -> String? {
      switch file {
      // The package depends on the library that this one contains.
      case "standalone": "accessors"
      case "contract-tests", "picture-tests": nil
      case "accessors": file
      default: place.relativePath(of: folder.appending(file).text)
      }
    }
    switch template.value {
    case .string(let file): return name(file).map(JSONValue.string)
    case .object(let members):
      var copy: [(key: String, value: JSONValue)] = []
      for member in members {
        if member.key.value == "file", case .string(let file) = member.value.value {
          guard let file = name(file) else { return nil }
          copy.append(("file", .string(file)))
        } else if let value = JSONValue(member.value) {
          copy.append((member.key.value, value))
        }
      }
      return .object(copy)
    default: return nil
    }
  }
}

extension JSONValue {
  /// A value of a manifest; `nil` for one that no manifest has.
  fileprivate init?(_ json: LocatedJSON) {
    switch json.value {
    case .null, .number: return nil
    case .bool(let flag): self = .bool(flag)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.compactMap(JSONValue.init))
    case .object(let members):
      self = .object(members.compactMap { member in JSONValue(member.value).map { (member.key.value, $0) } })
    }
  }
}
