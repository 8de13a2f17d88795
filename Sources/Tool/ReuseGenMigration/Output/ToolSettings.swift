/// The lines of projects, package manifests and configurations that let R.swift or SwiftGen run, or that state a
/// deployment target.
package enum ToolSettings {
  package struct Line: Sendable, Equatable {
    package let number: Int
    /// The part of the app that the line is: "the pod".
    package let part: String
  }

  /// The files that may have such lines, beside projects.
  package static let fileNames: Set<String> = [
    "Podfile", "Cartfile", "Mintfile", "Package.swift", "project.yml", "swiftgen.yml", ".swiftgen.yml",
    "project.pbxproj",
  ]

  /// The lines of a file that belong to a tool, each part once.
  package static func lines(of tool: Spelling, in text: String, of fileName: String) -> [Line] {
    var parts: Set<String> = []
    return numbered(text).compactMap { number, line in
      guard let part = part(line, tool, fileName), parts.insert(part).inserted else { return nil }
      return Line(number: number, part: part)
    }
  }

  private static func numbered(_ text: String) -> [(Int, Substring)] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated().map { ($0 + 1, $1) }
  }

  private static func part(_ line: Substring, _ tool: Spelling, _ fileName: String) -> String? {
    if fileName.hasSuffix("swiftgen.yml") {
      return tool == .swiftgen && isSection(line) ? "the section ib" : nil
    }
    let isComment = ["#", "//"].contains { line.drop { $0 == " " }.hasPrefix($0) }
    let lowercased = line.lowercased()
    let tools = tool == .rswift ? ["r.swift", "rswift"] : ["swiftgen"]
    guard !isComment, tools.contains(where: { names(lowercased, $0) }) else { return nil }
    switch fileName {
    case "Podfile": return lowercased.contains("pod ") ? "the pod" : nil
    case "Cartfile", "Package.swift": return "the dependency"
    case "Mintfile": return "the tool"
    case "project.yml": return "the setting"
    default:
      if line.contains("shellScript") { return "the build phase" }
      return line.contains("repositoryURL") ? "the package" : nil
    }
  }

  /// Whether a line of `swiftgen.yml` begins the section for storyboards.
  private static func isSection(_ line: Substring) -> Bool {
    ["ib:", "\"ib\":", "'ib':"].contains { line.hasPrefix($0) }
  }

  /// The names that `swiftgen.yml` gives to SwiftGen's types for scenes and segues, each with the template's own.
  package static func namesOfTypes(in text: String, of fileName: String) -> [String: String] {
    guard fileName.hasSuffix("swiftgen.yml") else { return [:] }
    let keys = ["sceneEnumName": "StoryboardScene", "segueEnumName": "StoryboardSegue"]
    var (names, template, isInSection): ([String: String], String?, Bool) = ([:], nil, false)
    for (_, line) in numbered(text) {
      if line.first.map({ $0.isLetter || $0 == "\"" || $0 == "'" }) ?? false { isInSection = isSection(line) }
      let words = line.prefix { $0 != "#" }.split { !$0.isLetter && !$0.isNumber && !"_-./".contains($0) }
      for (key, value) in zip(words, words.dropFirst()) where isInSection {
        switch key {
        case "templateName", "templatePath":
          template = ["scenes": "StoryboardScene", "segues": "StoryboardSegue"].first { value.contains($0.key) }?.value
        case "enumName": names[String(value)] = template
        default: names[String(value)] = keys[String(key)] ?? names[String(value)]
        }
      }
    }
    return names
  }

  /// Whether a line contains the name of a tool, other than at the end of a longer name such as "Helper.swift".
  private static func names(_ line: String, _ tool: String) -> Bool {
    // Projects write scripts in one line.
    var rest = line.replacing("\\n", with: " ")[...]
    while let found = rest.firstRange(of: tool) {
      let before = rest[..<found.lowerBound].last
      if !(before.map { $0.isLetter || $0.isNumber } ?? false) { return true }
      rest = rest[rest.index(after: found.lowerBound)...]
    }
    return false
  }

  // MARK: - Deployment targets

  /// The least version of iOS that Recycler needs.
  package static let minimumIOS = 13

  /// The line of a file that states an earlier version of iOS than Recycler needs, and the version.
  package static func tooEarlyTarget(in text: String, of fileName: String) -> (number: Int, version: String)? {
    let found = numbered(text).compactMap { number, line -> (number: Int, version: String, value: Double)? in
      guard let key = ["Podfile": "platform :ios", "project.pbxproj": "IPHONEOS_DEPLOYMENT_TARGET = "][fileName],
        let target = line.firstRange(of: key),
        fileName != "Podfile" || line[..<target.lowerBound].allSatisfy({ $0 == " " })
      else { return nil }
      let version = line[target.upperBound...].drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
      return Double(version).map { (number, String(version), $0) }
    }
    guard let least = found.min(by: { $0.value < $1.value }), least.value < Double(minimumIOS) else { return nil }
    return (least.number, least.version)
  }
}
