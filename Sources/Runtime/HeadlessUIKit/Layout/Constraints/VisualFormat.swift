/// A constraint format: "H:|-[name]-8-[value(>=40)]-|".
struct VisualFormat {
  /// The views of a format, from the first edge to the last one, and the spaces between them.
  struct Part {
    var view: String
    var sizes: [Predicate] = []
  }

  /// A condition: a relation, a number or the name of a metric or view, and a priority.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority: String?
  }

  enum Value {
    case number(CGFloat)
    case name(String)
  }

  /// The distance before a view; `nil` for none, an empty list for the standard one.
  enum Connection {
    case adjacent, standard
    case distances([Predicate])
  }

  private(set) var axis = NSLayoutConstraint.Axis.horizontal
  /// The distance from the superview's first edge; `nil` if the format doesn't begin there.
  private(set) var leading: Connection?
  private(set) var parts: [Part] = []
  /// The distances between the parts.
  private(set) var connections: [Connection] = []
  /// The distance to the superview's last edge; `nil` if the format doesn't end there.
  private(set) var trailing: Connection?

  private let text: [Character]
  private var index = 0

  /// The part that can't be read, with its location, as in UIKit's message.
  struct Failure: Error {
    let reason: String
    let offset: Int
  }

  init(_ format: String) throws(Failure) {
    text = Array(format.filter { !$0.isWhitespace })
    if starts("H:") || starts("V:") {
      axis = text[0] == "V" ? .vertical : .horizontal
      index = 2
    }
    if take("|") {
      let connection = try connection()
      leading = connection
    }
    parts.append(try part())
    while index < text.count {
      let connection = try connection()
      if take("|") {
        trailing = connection
        break
      }
      connections.append(connection)
      parts.append(try part())
    }
    if index < text.count { throw failure("Expected the end of the format") }
  }

  private func starts(_ prefix: String) -> Bool { text.dropFirst(index).starts(with: Array(prefix)) }

  private mutating func take(_ character: Character) -> Bool {
    guard index < text.count, text[index] == character else { return false }
    index += 1
    return true
  }

  private func failure(_ reason: String) -> Failure { Failure(reason: reason, offset: index) }

  private mutating func part() throws(Failure) -> Part {
    guard take("[") else { throw failure("Expected a '[' here") }
    var part = Part(view: name())
    if part.view.isEmpty { throw failure("Expected the name of a view") }
    if take("(") {
      part.sizes = try predicates()
      guard take(")") else { throw failure("Expected a ')' here") }
    }
    guard take("]") else { throw failure("Expected a ']' here") }
    return part
  }

  private mutating func connection() throws(Failure) -> Connection {
    guard take("-") else { return .adjacent }
    if index < text.count, text[index] == "[" || text[index] == "|" { return .standard }
    let distances: [Predicate]
    if take("(") {
      distances = try predicates()
      guard take(")") else { throw failure("Expected a ')' here") }
    } else {
      distances = [try predicate()]
    }
    guard take("-") else { throw failure("Expected a '-' here") }
    return .distances(distances)
  }

  private mutating func predicates() throws(Failure) -> [Predicate] {
    var all = [try predicate()]
    while take(",") { all.append(try predicate()) }
    return all
  }

  private mutating func predicate() throws(Failure) -> Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    for (text, found) in [
      ("==", NSLayoutConstraint.Relation.equal), (">=", .greaterThanOrEqual), ("<=", .lessThanOrEqual),
    ]
    where starts(text) {
      relation = found
      index += 2
    }
    let sign = text[index...].prefix(1).filter { $0 == "-" }
    let digits = sign + text[(index + sign.count)...].prefix { $0.isNumber || $0 == "." }
    if let number = Double(String(digits)) {
      index += digits.count
      return Predicate(relation: relation, value: .number(CGFloat(number)), priority: try priority())
    }
    let name = name()
    if name.isEmpty { throw failure("Expected a number, a metric or a view") }
    return Predicate(relation: relation, value: .name(name), priority: try priority())
  }

  private mutating func priority() throws(Failure) -> String? {
    guard take("@") else { return nil }
    let name = text[index...].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    if name.isEmpty { throw failure("Expected a priority") }
    index += name.count
    return String(name)
  }

  private mutating func name() -> String {
    let name = text[index...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    index += name.count
    return String(name)
  }
}
