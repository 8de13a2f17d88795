/// The brackets that are open, and which one a closing bracket pairs with.
///
/// A brace closes the parentheses within it that were left open, and the end of a branch of a condition closes
/// whatever the branch left open. Every bracket is looked at a constant number of times: counts tell whether a search
/// will find something.
struct BracketStack: ~Copyable {
  enum Kind: UInt8 {
    case parenthesis, square, brace, interpolation
    /// A condition: "#if" to "#endif".
    case condition
  }

  struct Entry {
    var kind: Kind
    /// The token that opens.
    var token: Int
    /// The literal that an interpolation belongs to.
    var literal: StringDelimiter?
    fileprivate var before: Counts
  }

  /// How many brackets could be closed from here.
  fileprivate struct Counts {
    var parentheses = 0
    var squares = 0
    var braces = 0
    var interpolations = 0
    /// Braces that were closed in this branch without being opened there.
    var strayBraces = 0
  }

  private var entries: [Entry] = []
  private var counts = Counts()
  private var conditions = 0
  /// Whether the way that branches of a condition change the depth counts, as in C.
  let branchesMayBeUnbalanced: Bool
  /// How many brackets had no partner so far.
  private(set) var strays = 0
  /// How many braces survive the end of a condition; more would let nested conditions multiply the work.
  private static let mostKept = 16

  init(branchesMayBeUnbalanced: Bool) { self.branchesMayBeUnbalanced = branchesMayBeUnbalanced }

  mutating func open(_ kind: Kind, token: Int, literal: StringDelimiter? = nil) {
    entries.append(Entry(kind: kind, token: token, literal: literal, before: counts))
    switch kind {
    case .parenthesis: counts.parentheses += 1
    case .square: counts.squares += 1
    case .interpolation: counts = Counts(interpolations: 1)
    case .brace: counts = Counts(braces: counts.braces + 1, interpolations: 0, strayBraces: counts.strayBraces)
    case .condition:
      counts = Counts()
      conditions += 1
    }
  }

  /// Removes the entry that a closing bracket closes and returns it; `nil` if there is nothing to close.
  ///
  /// A closing parenthesis also closes an interpolation.
  mutating func close(_ kind: Kind) -> Entry? {
    switch kind {
    case .parenthesis where counts.parentheses > 0: return pop { $0 == .parenthesis }
    case .parenthesis where counts.interpolations > 0: return pop { $0 == .interpolation }
    case .square where counts.squares > 0: return pop { $0 == .square }
    case .brace where counts.braces > 0: return pop { $0 == .brace }
    default:
      strays += 1
      if kind == .brace { counts.strayBraces += 1 }
      return nil
    }
  }

  /// The next branch of a condition: it starts where the first one did.
  mutating func nextBranch() {
    guard conditions > 0 else { return }
    while let last = entries.last, last.kind != .condition { drop(last) }
    counts = Counts()
  }

  mutating func endCondition() {
    guard conditions > 0 else {
      strays += 1
      return
    }
    let stray = counts.strayBraces
    let opened = branchesMayBeUnbalanced ? bracesOfBranch() : []
    while let last = entries.last, last.kind != .condition { drop(last) }
    if let condition = entries.popLast() { counts = condition.before }
    conditions -= 1
    guard branchesMayBeUnbalanced else { return }
    if opened.count > stray {
      for token in opened.dropFirst(stray).prefix(Self.mostKept) { open(.brace, token: token) }
    } else {
      for _ in 0..<min(stray - opened.count, Self.mostKept) { _ = close(.brace) }
    }
  }

  /// Forgets what is open within the present branch: what follows starts at the top of a file.
  mutating func reset() {
    while let last = entries.last, last.kind != .condition {
      drop(last)
      strays += branchesMayBeUnbalanced ? 1 : 0
    }
    counts = Counts()
  }

  var isEmpty: Bool { entries.isEmpty }

  private func bracesOfBranch() -> [Int] {
    var tokens: [Int] = []
    for entry in entries.reversed() {
      if entry.kind == .condition { break }
      if entry.kind == .brace { tokens.append(entry.token) }
    }
    return tokens.reversed()
  }

  private mutating func drop(_ entry: Entry) {
    entries.removeLast()
    counts = entry.before
    if !branchesMayBeUnbalanced { strays += 1 }
  }

  private mutating func pop(_ isWanted: (Kind) -> Bool) -> Entry? {
    while let last = entries.popLast() {
      counts = last.before
      if isWanted(last.kind) { return last }
      if last.kind == .condition { conditions -= 1 }
      strays += 1
    }
    return nil
  }
}

/// How a string literal starts and ends.
struct StringDelimiter {
  /// The number of "#" around it.
  var pounds: Int
  /// Whether it has three quotation marks.
  var isMultiline: Bool
}
