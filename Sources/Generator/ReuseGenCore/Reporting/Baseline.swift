import ReuseGenJSONWriting

/// Known findings, which `lint --baseline` doesn't report again.
///
///     let known = Baseline(diagnostics)
///     known.new(in: later)  // the findings since then
///
/// A finding is identified by rule, file and message. Lines aren't compared, because they change. The file is relative
/// to its project or package, so the baseline is the same in every checkout. A message about several places counts once
/// for each place: after one is corrected, the others are still known. A file that is renamed makes its findings new.
///
/// Use a baseline for an app with many findings that can't be corrected now. To ignore one kind of finding for good,
/// switch the rule off in the manifest.
package struct Baseline: Sendable {
  struct Key: Hashable {
    var rule: String
    var file: String
    var message: String
  }

  /// Returns the path of a file relative to its project or package.
  package typealias Place = (_ path: String) -> String

  /// How often each finding was found.
  private var counts: [Key: Int] = [:]

  package init(_ diagnostics: [Diagnostic], place: Place = { $0 }) {
    for key in diagnostics.flatMap({ Self.keys(of: $0, place) }) { counts[key, default: 0] += 1 }
  }

  /// The number of findings, each place of a message among them.
  package var count: Int { counts.values.reduce(0, +) }

  /// The diagnostics that aren't known, in the same order. Of findings that were found n times, n are known.
  package func new(in diagnostics: [Diagnostic], place: Place = { $0 }) -> [Diagnostic] {
    var remaining = counts
    return diagnostics.filter { diagnostic in
      var isNew = false
      for key in Self.keys(of: diagnostic, place) {
        let count = remaining[key] ?? 0
        if count > 0 { remaining[key] = count - 1 } else { isNew = true }
      }
      return isNew
    }
  }

  /// A key for each place of a message.
  private static func keys(of diagnostic: Diagnostic, _ place: Place) -> [Key] {
    let repetition = diagnostic.repetition
    let files = repetition?.locations.map(\.file) ?? [diagnostic.location?.file ?? ""]
    var message = repetition?.message ?? diagnostic.message
    // A message can name its files.
    for file in Set(files + diagnostic.notes.map(\.location.file)) where !file.isEmpty {
      let own = place(file)
      if own != file { message = message.replacing(file, with: own) }
    }
    return files.map { Key(rule: diagnostic.rule, file: $0.isEmpty ? "" : place($0), message: message) }
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
    guard bytes.contains(where: { $0 > UInt8(ascii: " ") }) else {
      let message = "the file is empty; write it again with --write-baseline"
      return .failure(BaselineError(diagnostic: .error(message, at: SourceLocation(file: file), rule: rule)))
    }
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
