import ReuseGenBasics
import ReuseGenDeclarations
import ReuseGenXcodeProjects

/// The targets that a Package.swift declares, as far as its text tells: targets in calls such as
/// `.target(name: "App", …)`. The package manager isn't asked, because it takes seconds, and may be waiting for the
/// tool.
struct PackageManifest {
  /// The folders in which SwiftPM looks for targets that specify no path.
  static let usualFolders = ["Sources", "Source", "src", "srcs", "Tests"]

  struct Target: Equatable {
    var name = ""
    /// The folder that the target specifies, relative to the package; `nil` for the default.
    var path: String?
    /// The folder around that of a target whose path ends with a computed name, as in "Modules/\(name)".
    var parent: String?
    /// The files and folders that don't belong to the target, relative to its folder.
    var exclude: [String] = []
    /// The resources that are copied unchanged, so that documents among them aren't compiled.
    var copied: [String] = []
    /// All resources, and where they are in the file.
    var resources: [Resource] = []
    /// The files and folders with its sources, relative to its folder; `nil` for all in it.
    var sources: [String]?
    /// The line of the use of the build-tool plugin, starting at 1; `nil` if the target doesn't use it.
    var buildToolLine: Int?
    /// Whether it uses another plugin, which may generate sources.
    var usesOtherPlugins = false
  }

  struct Resource: Equatable {
    /// Relative to the target's folder.
    var path: String
    var position: FilePosition
  }

  /// The plugin that generates the accessors in each build.
  static let buildTool = "ReuseGenBuildTool"

  private(set) var targets: [Target] = []
  private var names: Set<String> = []
  /// The targets whose names are computed, as those of a loop or a function.
  private(set) var computedTargets: [Target] = []
  private var packageName: String?
  /// The targets that libraries list.
  private var libraryTargets: Set<String> = []
  /// The paths of the packages that it depends on, relative to this one.
  private(set) var localPackages: [String] = []
  /// Whether targets have resources: SwiftPM knows them from version 5.3 on.
  let hasResources: Bool

  init(_ text: [UInt8]) {
    hasResources = Self.toolsVersion(of: text).map { $0 >= (5, 3) } ?? true
    let stream = SwiftLexer.tokens(of: text)
    let lines = LineStarts(text)
    let constants = Self.constants(in: stream)
    var open: [Call] = []
    var lastWord = ""
    // The label of a list of strings, which stays until the next word.
    var label = ""
    for index in 0..<stream.count {
      let token = stream[index]
      switch token.kind {
      case .word:
        lastWord = stream.text(index)
        label = lastWord
        // Those of a variable aren't known.
        if let target = open.indices.last, open[target].isTarget, label == "plugins", stream.is(index + 1, ":"),
          !stream.is(index + 2, "[")
        {
          open[target].target.usesOtherPlugins = true
        }
        // The last word of an argument can be a constant.
        if stream.is(index - 1, ":"), stream.is(index + 1, ",") || stream.is(index + 1, ")"),
          let value = constants[lastWord], let target = open.indices.last, open[target].isTarget
        {
          if stream.is(index - 2, "name"), open[target].target.name.isEmpty { open[target].target.name = value }
          if stream.is(index - 2, "path") { open[target].target.path = value }
        }
        continue
      case .open where stream.is(index, "("):
        open.append(Call(name: lastWord))
      case .close where stream.is(index, ")"):
        guard let call = open.popLast() else { break }
        // A target within another one is a dependency.
        if call.isTarget, !open.contains(where: \.isTarget) { add(call.target, isTest: call.name == "testTarget") }
      case .stringStart where lastWord == "path":
        guard let target = open.indices.last, open[target].isTarget else { break }
        let text = stream.text(index).dropFirst()
        open[target].target.parent = text.lastIndex(of: "/").map { String(text[..<$0]) }
      case .string:
        let value = stream.value(ofString: index)
        switch (open.last?.name, lastWord, label) {
        case ("package", "path", _): localPackages.append(value)
        case ("Package", "name", _): packageName = value
        case ("library", _, "targets"): libraryTargets.insert(value)
        default: break
        }
        // The innermost target has it, directly or in a call for a resource or a plugin.
        guard let target = open.lastIndex(where: \.isTarget) else { break }
        let (line, column) = lines.position(of: token.start)
        if value == Self.buildTool { open[target].target.buildToolLine = line }
        if open.count == target + 1 {
          open[target].target.add(value, argument: lastWord, list: label)
        } else if let call = open.last?.name, call == "plugin", lastWord == "name" {
          open[target].target.add(plugin: value)
        } else if open.count == target + 2, let call = open.last?.name, stream.is(index - 1, "(") {
          let position = FilePosition(line: line, column: column)
          open[target].target.add(Resource(path: value, position: position), of: call)
        }
      default:
        continue
      }
      lastWord = ""
    }
  }

  /// The module of the bundle with the resources of a library's target, as SwiftPM's `PackagePIFBuilder` sets it for
  /// Xcode; `nil` for other targets, which can represent those of a project.
  func bundleModule(of target: String) -> String? {
    guard let packageName, libraryTargets.contains(target) else { return nil }
    return "\(packageName)_\(target)"
  }

  private mutating func add(_ target: Target, isTest: Bool) {
    if target.name.isEmpty {
      computedTargets.append(target)
      if isTest, target.parent == nil { computedTargets[computedTargets.count - 1].parent = "Tests" }
    } else if names.insert(target.name).inserted {
      targets.append(target)
    } else if let index = targets.firstIndex(of: Target(name: target.name)) {
      // The first was a dependency in a variable, which has only a name.
      targets[index] = target
    }
  }

  /// The strings that constants of the file hold, unless something else in it has the name.
  private static func constants(in stream: TokenStream) -> [String: String] {
    var constants: [String: String] = [:]
    var others: Set<String> = []
    for index in 0..<stream.count where stream[index].kind == .word {
      if stream[index].keyword == .let, stream.is(index + 2, "="), stream[index + 3].kind == .string {
        let isNew = constants.updateValue(stream.value(ofString: index + 3), forKey: stream.text(index + 1)) == nil
        if !isNew { others.insert(stream.text(index + 1)) }
      } else if stream.is(index + 1, "in") || stream.is(index + 1, ":") && stream.is(index + 2, "String") {
        others.insert(stream.text(index))
      }
    }
    return constants.filter { !others.contains($0.key) }
  }

  /// The version that the first line states: "// swift-tools-version:5.2".
  private static func toolsVersion(of text: [UInt8]) -> (Int, Int)? {
    let line = String(decoding: text.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    guard let label = line.firstRange(of: "swift-tools-version:") else { return nil }
    let version = line[label.upperBound...].drop { $0 == " " }
    let numbers = version.split(separator: ".").map { $0.prefix(while: \.isNumber) }
    return numbers.first.flatMap { Int($0) }.map { ($0, numbers.dropFirst().first.flatMap { Int($0) } ?? 0) }
  }

  private struct Call {
    var name: String
    var target = Target()

    var isTarget: Bool { ["target", "executableTarget", "testTarget", "macro"].contains(name) }
  }
}

extension PackageManifest.Target {
  /// Adds a string that is an argument, or one of the list that an argument is.
  fileprivate mutating func add(_ value: String, argument: String, list: String) {
    switch (argument, list) {
    case ("name", _) where name.isEmpty: name = value
    case ("path", _): path = value
    case (_, "exclude"): exclude.append(value)
    case (_, "sources"): sources = (sources ?? []) + [value]
    case (_, "plugins"): add(plugin: value)
    default: break
    }
  }

  fileprivate mutating func add(plugin: String) {
    if plugin != PackageManifest.buildTool { usesOtherPlugins = true }
  }

  /// Adds the resource in a call such as `.copy("Fonts")`.
  fileprivate mutating func add(_ resource: PackageManifest.Resource, of call: String) {
    guard ["process", "copy", "embedInCode"].contains(call) else { return }
    if call == "copy" { copied.append(resource.path) }
    resources.append(resource)
  }
}
