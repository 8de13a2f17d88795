/// The look of a diagnostic's parts.
package enum TextStyle: Sendable {
  case plain
  /// With the sequences of ANSI terminals (ECMA-48), in the colors of the Swift compiler.
  case colored

  func location(_ text: String) -> String { marked(text, .bold) }

  /// The label that introduces a diagnostic: `error:`.
  func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: marked("error:", .bold, .red)
    case .warning: marked("warning:", .bold, .yellow)
    }
  }

  /// The label that introduces a note.
  var note: String { marked("note:", .bold, .cyan) }

  /// The parameters of the sequence that selects how characters look.
  private enum Attribute: Int {
    case bold = 1
    case red = 31
    case yellow = 33
    case cyan = 36
  }

  private func marked(_ text: String, _ attributes: Attribute...) -> String {
    guard self == .colored else { return text }
    let parameters = attributes.map { "\($0.rawValue)" }.joined(separator: ";")
    return "\u{1B}[\(parameters)m\(text)\u{1B}[0m"
  }
}
