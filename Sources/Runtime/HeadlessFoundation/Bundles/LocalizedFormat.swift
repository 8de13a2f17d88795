/// Formats texts whose variables have plural rules, as Foundation does on Apple's platforms.
package struct LocalizedFormat {
  private let arguments: [any CVarArg]
  private let locale: Locale?
  private let device: String
  /// The index of the argument that a specifier without a number uses.
  private var next = 0

  package static func text(_ format: String, _ arguments: [any CVarArg], locale: Locale?) -> String {
    guard format.contains("#@") else { return String(format: format, locale: locale, arguments: arguments) }
    var reader = LocalizedFormat(arguments: arguments, locale: locale, device: UserLanguages.shared.device)
    return reader.expand(format, language: nil, own: nil)
  }

  private init(arguments: [any CVarArg], locale: Locale?, device: String) {
    (self.arguments, self.locale, self.device) = (arguments, locale, device)
  }

  /// - Parameter own: The argument of the variable that the text belongs to; `nil` outside of variables.
  private mutating func expand(_ format: String, language: String?, own: Int?) -> String {
    var result = ""
    var rest = format[...]
    var ownIsUnused = own != nil
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...].dropFirst()
      let specifier = Specifier(&rest)
      switch specifier.kind {
      case .percent: result += "%"
      case .variable(let mark):
        let index = specifier.argument.map { $0 - 1 }
        result += variable(mark, at: index)
      case .value(let text):
        var index = specifier.argument.map { $0 - 1 }
        if index == nil, ownIsUnused { (index, ownIsUnused) = (own, false) }
        if index == nil { (index, next) = (next, next + 1) }
        result += value(text, at: index ?? 0)
      }
    }
    return result + rest
  }

  private func value(_ specifier: String, at index: Int) -> String {
    guard arguments.indices.contains(index) else { return "" }
    return String(format: "%\(specifier)", locale: locale, arguments: [arguments[index]])
  }

  private mutating func variable(_ mark: Substring, at stated: Int?) -> String {
    guard let (name, place) = LocalizedPlace.read(mark),
      let rules = StringTables.shared.text(at: place)?.variable(name, device: device)
    else { return "%#@\(mark)@" }
    guard case .plural(let argument, let texts) = rules else {
      return expand(rules.resolved(at: place, device: device), language: place.language, own: nil)
    }
    let index = argument.map { $0 - 1 } ?? stated ?? next
    next = max(next, index + 1)
    let number = arguments.indices.contains(index) ? Self.number(arguments[index]) : 0
    let category = PluralRules.category(of: number, in: place.language)
    // A text for zero counts in every language.
    let text = (number == 0 ? texts["zero"] : nil) ?? texts[category] ?? texts["other"]
    guard let text else { return "" }
    let format = Self.marking(text.resolved(at: place, device: device), at: place)
    return expand(format, language: place.language, own: index)
  }

  /// Variables in the text of a variable have the same place.
  private static func marking(_ text: String, at place: LocalizedPlace) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.range(of: "#@"), let end = rest[start.upperBound...].firstIndex(of: "@") {
      let name = rest[start.upperBound..<end]
      result +=
        rest[..<start.upperBound] + (name.contains(";") ? String(name) : place.mark(variable: String(name))) + "@"
      rest = rest[end...].dropFirst()
    }
    return result + rest
  }

  private static func number(_ value: any CVarArg) -> Double {
    switch value {
    case let number as any BinaryInteger: Double(Int64(truncatingIfNeeded: number))
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as NSNumber: number.doubleValue
    default: 0
    }
  }
}

extension LocalizedFormat {
  /// The characters after a percent sign.
  private struct Specifier {
    enum Kind {
      case percent
      /// The mark between `#@` and `@`.
      case variable(Substring)
      /// The specifier without the number of its argument.
      case value(String)
    }

    /// The number of the argument, from 1.
    var argument: Int?
    var kind: Kind

    /// Reads a specifier, and drops it from a text.
    init(_ rest: inout Substring) {
      if rest.first == "%" {
        rest.removeFirst()
        kind = .percent
        return
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
        argument = Int(digits)
        rest = rest.dropFirst(digits.count + 1)
      }
      if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
        kind = .variable(rest.dropFirst(2)[..<end])
        rest = rest[end...].dropFirst()
        return
      }
      let end = rest.firstIndex { "@dDiuUxXoOfeEgGcCsSpaAF".contains($0) }
      let text = end.map { rest[...$0] } ?? ""
      rest = rest.dropFirst(text.count)
      kind = text.isEmpty ? .percent : .value(String(text))
    }
  }
}
