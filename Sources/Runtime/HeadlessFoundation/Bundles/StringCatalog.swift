/// Reads the texts of a string catalog (.xcstrings), which Xcode makes strings of.
enum StringCatalog {
  /// The texts of a language. In the catalog's own language, a key without a translation is its text.
  static func read(_ catalog: [String: Any], language: String) -> [String: LocalizedText] {
    let strings = catalog["strings"] as? [String: Any] ?? [:]
    let isSource = catalog["sourceLanguage"] as? String == language
    var texts: [String: LocalizedText] = [:]
    for (key, entry) in strings {
      let localizations = (entry as? [String: Any])?["localizations"] as? [String: Any]
      if let localization = localizations?[language] as? [String: Any] {
        texts[key] = text(localization)
      } else if isSource {
        texts[key] = .text(key)
      }
    }
    return texts
  }

  static func languages(of catalog: [String: Any]) -> Set<String> {
    let strings = catalog["strings"] as? [String: Any] ?? [:]
    var languages = Set([catalog["sourceLanguage"] as? String].compactMap(\.self))
    for case let entry as [String: Any] in strings.values {
      languages.formUnion((entry["localizations"] as? [String: Any] ?? [:]).keys)
    }
    return languages
  }

  private static func text(_ localization: [String: Any]) -> LocalizedText? {
    guard let text = variations(localization, argument: nil) else { return nil }
    guard let substitutions = localization["substitutions"] as? [String: [String: Any]] else { return text }
    return adding(substitutions.compactMapValues(substitution), to: text)
  }

  /// The text of a `stringUnit`, or those of `variations`.
  private static func variations(_ part: [String: Any], argument: Int?) -> LocalizedText? {
    if let unit = part["stringUnit"] as? [String: Any] { return (unit["value"] as? String).map { .text($0) } }
    guard let variations = part["variations"] as? [String: Any] else { return nil }
    if let devices = variations["device"] as? [String: [String: Any]] {
      return .device(devices.compactMapValues { Self.variations($0, argument: argument) })
    }
    guard let plurals = variations["plural"] as? [String: [String: Any]] else { return nil }
    return .plural(argument: argument, plurals.compactMapValues { Self.variations($0, argument: nil) })
  }

  /// The rules of a variable. `%arg` in its texts is the number.
  private static func substitution(_ part: [String: Any]) -> LocalizedText? {
    guard let rules = variations(part, argument: part["argNum"] as? Int) else { return nil }
    let format = "%\(part["formatSpecifier"] as? String ?? "lld")"
    return replacing(format, in: rules)
  }

  private static func replacing(_ format: String, in text: LocalizedText) -> LocalizedText {
    switch text {
    case .text(let text): .text(text.replacingOccurrences(of: "%arg", with: format))
    case .device(let texts): .device(texts.mapValues { replacing(format, in: $0) })
    case .width(let texts): .width(texts.mapValues { replacing(format, in: $0) })
    case .plural(let argument, let texts): .plural(argument: argument, texts.mapValues { replacing(format, in: $0) })
    case .format: text
    }
  }

  private static func adding(_ variables: [String: LocalizedText], to text: LocalizedText) -> LocalizedText {
    switch text {
    case .text(let text): .format(text, variables)
    case .device(let texts): .device(texts.mapValues { adding(variables, to: $0) })
    case .width, .plural, .format: text
    }
  }
}
