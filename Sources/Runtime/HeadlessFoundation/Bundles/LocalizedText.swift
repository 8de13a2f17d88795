/// A text of a table. It can depend on numbers, which are known when the text is formatted, and on the device.
indirect enum LocalizedText: Sendable {
  case text(String)
  /// By the kind of device: "iphone", "ipad", "other".
  case device([String: LocalizedText])
  /// By the width in characters.
  case width([String: LocalizedText])
  /// By the category of a number: "one", "other". The argument counts from 1; without one it is the next.
  case plural(argument: Int?, [String: LocalizedText])
  /// A format, and the variables that it contains: `%#@name@`.
  case format(String, [String: LocalizedText])

  /// The text that a lookup returns. A variable is marked with the place of its rules, which formatting reads.
  func resolved(at place: LocalizedPlace, device: String) -> String {
    switch self {
    case .text(let text): text
    case .device(let texts):
      (texts[device] ?? texts["other"] ?? texts["iphone"])?.resolved(at: place, device: device) ?? ""
    case .width(let texts):
      texts.max { Int($0.key) ?? 0 < Int($1.key) ?? 0 }?.value.resolved(at: place, device: device) ?? ""
    case .plural: "%#@\(place.mark(variable: ""))@"
    case .format(let format, let variables):
      variables.keys.reduce(format) { text, name in
        text.replacingOccurrences(of: "#@\(name)@", with: "#@\(place.mark(variable: name))@")
      }
    }
  }

  /// The rules of a variable, in the form for a device.
  func variable(_ name: String, device: String) -> LocalizedText? {
    switch self {
    case .text: nil
    case .device(let texts): (texts[device] ?? texts["other"] ?? texts["iphone"])?.variable(name, device: device)
    case .width(let texts):
      texts.max { Int($0.key) ?? 0 < Int($1.key) ?? 0 }?.value.variable(name, device: device)
    case .plural: name.isEmpty ? self : nil
    case .format(_, let variables): variables[name]
    }
  }
}

/// Where a text is: in which folder, language and table, and its key.
struct LocalizedPlace: Hashable, Sendable {
  var folder: String
  var language: String
  var table: String
  var key: String

  /// The name of a variable with the place of its rules. Apps see it only if they don't format the text.
  func mark(variable: String) -> String {
    [variable, folder, language, table, key].map(Self.encoded).joined(separator: ";")
  }

  /// The variable and the place of a mark; `nil` for a plain name.
  static func read(_ mark: Substring) -> (variable: String, place: LocalizedPlace)? {
    let parts = mark.split(separator: ";", omittingEmptySubsequences: false).map { $0.removingPercentEncoding ?? "" }
    guard parts.count == 5 else { return nil }
    return (parts[0], LocalizedPlace(folder: parts[1], language: parts[2], table: parts[3], key: parts[4]))
  }

  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? text
  }
}
