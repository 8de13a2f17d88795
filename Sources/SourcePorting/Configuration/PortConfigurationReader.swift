package import ReuseGenCore
import ReuseGenJSON
import ReuseGenSpelling

/// Reads headless-sources.json: turns its text into a configuration, or into a list of its mistakes.
package enum PortConfigurationReader {
  private static let keys = ["$schema", "sources", "exclude", "leaveOut", "modules", "emptyModules"]
  private static let rule = "headless-sources"

  package static func read(
    _ bytes: [UInt8],
    file: String
  ) -> (configuration: PortConfiguration, diagnostics: [Diagnostic]) {
    var configuration = PortConfiguration()
    var diagnostics: [Diagnostic] = []
    let json: LocatedJSON
    do {
      json = try JSONReader.read(bytes, file: file)
    } catch {
      return (configuration, [.error(error.message, at: error.location, rule: rule)])
    }
    guard case .object(let members) = json.value else {
      let message = "a configuration is an object in braces, not \(json.description)"
      return (configuration, [.error(message, at: json.location, rule: rule)])
    }
    var seen: [String: SourceLocation] = [:]
    for member in members {
      let key = member.key.value
      if let first = seen[key] {
        diagnostics.append(
          .error(
            "the configuration has the key \(JSONWriter.quoted(key)) twice; remove one",
            at: member.key.location,
            rule: rule,
            notes: [.init("first here", at: first)]
          )
        )
      }
      seen[key] = member.key.location
      set(member, &configuration, &diagnostics)
    }
    if seen["sources"] == nil {
      let example = "\"sources\": [\"../../MyApp\"]"
      diagnostics.append(
        .error("the configuration has no key \"sources\"; add it, as in \(example)", at: json.location, rule: rule)
      )
    }
    return (configuration, diagnostics)
  }

  private static func set(
    _ member: LocatedJSON.Member,
    _ configuration: inout PortConfiguration,
    _ diagnostics: inout [Diagnostic]
  ) {
    let key = member.key.value
    switch key {
    case "$schema": break
    case "sources": configuration.sources = strings(member, &diagnostics)
    case "exclude": configuration.exclude = strings(member, &diagnostics)
    case "leaveOut": configuration.options.leaveOut = strings(member, &diagnostics)
    case "modules": configuration.options.modules = Set(strings(member, &diagnostics).map(\.value))
    case "emptyModules": configuration.options.emptyModules = Set(strings(member, &diagnostics).map(\.value))
    default:
      let list = keys.dropFirst().map { JSONWriter.quoted($0) }.joined(separator: ", ")
      let advice = nearest(to: key, in: keys).map { "did you mean \(JSONWriter.quoted($0))?" } ?? "it has \(list)"
      diagnostics.append(
        .error(
          "the configuration has no key \(JSONWriter.quoted(key)); \(advice)",
          at: member.key.location,
          rule: rule
        )
      )
    }
  }

  /// The strings of an array; a string is the same as an array with that string.
  private static func strings(_ member: LocatedJSON.Member, _ diagnostics: inout [Diagnostic]) -> [Located<String>] {
    let elements: [LocatedJSON] =
      if case .array(let elements) = member.value.value { elements } else { [member.value] }
    return elements.compactMap { element in
      if case .string(let text) = element.value, !text.isEmpty { return Located(text, at: element.location) }
      diagnostics.append(
        .error(
          "\(JSONWriter.quoted(member.key.value)) is a list of strings that aren't empty, not \(element.description)",
          at: element.location,
          rule: rule
        )
      )
      return nil
    }
  }
}
