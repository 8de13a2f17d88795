import JSON

/// The findings that were known when a file was written, so that only new ones are reported.
///
/// A finding is known by its rule, its file and its message. Lines aren't part of it, because they change.
package struct Baseline: Sendable {
  struct Key: Hashable {
    var rule: String
    var file: String
    var message: String

    init(rule: String, file: String, message: String) {
      self.rule = rule
      self.file = file
      self.message = message
    }

    init(_ diagnostic: Diagnostic) {
      self.init(rule: diagnostic.rule, file: diagnostic.location?.file ?? "", message: diagnostic.message)
    }
  }

  /// How often each finding was found.
  private var counts: [Key: Int] = [:]

  package init(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { counts[Key(diagnostic), default: 0] += 1 }
  }

  /// The diagnostics that aren't known, in the same order. Of findings that were found n times, n are known.
  package func new(in diagnostics: [Diagnostic]) -> [Diagnostic] {
    var remaining = counts
    return diagnostics.filter { diagnostic in
      let key = Key(diagnostic)
      guard let count = remaining[key], count > 0 else { return true }
      remaining[key] = count - 1
      return false
    }
  }
}

// MARK: - Files

extension Baseline {
  /// The name under which mistakes of the file are reported.
  private static let rule = "baseline"

  /// The text of the file: one finding per line, in a stable order.
  package var text: String {
    let keys = counts.keys.sorted { ($0.file, $0.rule, $0.message) < ($1.file, $1.rule, $1.message) }
    let lines = keys.map { key in
      var writer = JSONWriter(.spaced)
      writer.object { writer in
        for (name, value) in [("rule", key.rule), ("file", key.file), ("message", key.message)] {
          writer.key(name)
          writer.string(value)
        }
        writer.key("count")
        writer.string("\(counts[key] ?? 1)")
      }
      return "  \(writer.text)"
    }
    return lines.isEmpty ? "[]\n" : "[\n\(lines.joined(separator: ",\n"))\n]\n"
  }

  /// Reads the text of a file that `text` wrote.
  ///
  /// - Returns: The baseline, or the first mistake in the file.
  package static func read(_ bytes: [UInt8], file: String) -> Result<Baseline, BaselineError> {
    do {
      let json = try JSONReader.read(bytes, file: file)
      guard case .array(let elements) = json.value else { return .failure(unexpected(json, "an array of findings")) }
      var baseline = Baseline([])
      for element in elements {
        guard let (key, count) = finding(element) else { return .failure(unexpected(element, "a finding")) }
        baseline.counts[key, default: 0] += count
      }
      return .success(baseline)
    } catch {
      return .failure(BaselineError(diagnostic: .error(error.message, at: error.location, rule: rule)))
    }
  }

  private static func unexpected(_ json: LocatedJSON, _ expected: String) -> BaselineError {
    let message = "\(expected) is expected, not \(json.description); write the file again with --write-baseline"
    return BaselineError(diagnostic: .error(message, at: json.location, rule: rule))
  }

  private static func finding(_ json: LocatedJSON) -> (key: Key, count: Int)? {
    guard case .object(let members) = json.value else { return nil }
    var texts: [String: String] = [:]
    for member in members {
      guard case .string(let text) = member.value.value else { return nil }
      texts[member.key.value] = text
    }
    guard let rule = texts["rule"], let file = texts["file"], let message = texts["message"],
      let count = texts["count"].flatMap({ Int($0) }), count > 0
    else { return nil }
    return (Key(rule: rule, file: file, message: message), count)
  }
}

/// Why a baseline can't be read.
package struct BaselineError: Error {
  package let diagnostic: Diagnostic
}
