enum PropertyWords {
  /// The last part of a path: "titleColor" of "normal.titleColor".
  static func last(_ path: String) -> Substring {
    path.lastIndex(of: ".").map { path[path.index(after: $0)...] } ?? path[...]
  }

  /// Whether a property is text that users read.
  static func isText(_ path: String) -> Bool {
    texts.contains(last(path)) || path.hasPrefix("accessibility") && !path.hasSuffix("isElement")
  }

  private static let texts: Set<Substring> = [
    "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "attributedText", "attributedTitle",
    "subtitle", "detail", "scope", "label", "hint", "largeTitle",
  ]

  /// "says “Hello” instead of “Welcome”".
  static func predicate(_ name: String, _ old: String?, _ new: String?) -> String {
    switch (name, old, new) {
    case ("text", let old?, let new?), ("title", let old?, let new?), ("normal.title", let old?, let new?):
      "says \(quoted(new)) instead of \(quoted(old))"
    case ("text", nil, let new?), ("title", nil, let new?), ("normal.title", nil, let new?):
      "says \(quoted(new))"
    case ("text", let old?, nil), ("title", let old?, nil), ("normal.title", let old?, nil):
      "no longer says \(quoted(old))"
    case ("hidden", _, "YES"): "is hidden"
    case ("hidden", _, _): "is no longer hidden"
    default: statement(name, old.map { shown($0, of: name) }, new.map { shown($0, of: name) })
    }
  }

  private static func statement(_ name: String, _ old: String?, _ new: String?) -> String {
    let words = words(for: name)
    return switch (old, new) {
    case (let old?, let new?): "has the \(words) \(new) instead of \(old)"
    case (nil, let new?): "now has the \(words) \(new)"
    default: "no longer has the \(words) \(old ?? "")"
    }
  }

  private static func shown(_ value: String, of name: String) -> String {
    isText(name) ? quoted(value) : value.isEmpty ? "“”" : value
  }

  /// Text in quotation marks, on one line and not longer than a line.
  static func quoted(_ text: String) -> String { "“\(shortened(text))”" }

  static func shortened(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      line.unicodeScalars.append(scalar.properties.generalCategory == .control ? " " : scalar)
    }
    return line.count > 60 ? line.prefix(59) + "…" : line
  }

  /// The words of a property: "title color for highlighted".
  static func words(for path: String) -> String {
    if path.hasPrefix("runtime attribute") { return path }
    let known = ["fontDescription": "font", "class": "class", "clipsSubviews": "clipping"]
    let parts = path.split(separator: ".").map { known[String($0)] ?? separated($0) }
    guard parts.count > 1, let last = parts.last else { return parts.first ?? path }
    return "\(last) of \(parts.dropLast().joined(separator: " "))"
  }

  /// "textAlignment" as "text alignment".
  static func separated(_ name: some StringProtocol) -> String {
    if name.contains("=") { return String(name) }
    var result = ""
    for character in name {
      if character.isUppercase, let last = result.last, last.isLowercase { result += " " }
      result += character.lowercased()
    }
    return result
  }
}
