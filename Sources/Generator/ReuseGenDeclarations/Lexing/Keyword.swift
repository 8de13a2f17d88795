/// The words that a reader of declarations distinguishes. A word in backticks is none of them.
package enum Keyword: UInt8, Sendable, CaseIterable {
  case none

  // Declarations.
  case `class`, `struct`, `enum`, `protocol`, actor, `extension`
  case `var`, `let`, `func`, `init`, `deinit`, `subscript`, `case`
  case `typealias`, `associatedtype`, `import`, `operator`, `precedencegroup`, macro

  // Modifiers.
  case `static`, `public`, `private`, `fileprivate`, `internal`, package, open, final, override
  case weak, unowned, lazy, dynamic, required, convenience, mutating, nonmutating, nonisolated, isolated
  case optional, indirect, prefix, postfix, infix, distributed, borrowing, consuming, async
  case __consuming, __owned, __shared, sending

  // Keywords that can precede an expression, and so a regular expression.
  case `return`, `in`, `if`, `else`, `while`, `guard`, `switch`, `where`, `try`, await, `throw`, `is`, `as`, `for`
  case `repeat`, `do`, `defer`, yield, then, some, any, `inout`
  case `throws`, `rethrows`, get, set

  // Conditions.
  case conditionStart = 200, conditionElseIf, conditionElse, conditionEnd

  private var text: String {
    switch self {
    case .none: ""
    case .conditionStart: "#if"
    case .conditionElseIf: "#elseif"
    case .conditionElse: "#else"
    case .conditionEnd: "#endif"
    default: String(describing: self)
    }
  }

  /// The keywords by a sum of their bytes, for a search without an allocation.
  struct Table: Sendable {
    /// The length of the longest keyword, in bytes.
    static let longest = 15

    private var entries: [(word: PackedWord, keyword: Keyword)] = []
    private var firsts = [Int16](repeating: -1, count: 256)
    private var nexts: [Int16] = []

    static let all = Table()

    private init() {
      for keyword in Keyword.allCases where keyword != .none {
        let text = Array(keyword.text.utf8)
        let slot = Self.slot(text[0], text[text.count - 1], text.count)
        let word = text.withUnsafeBufferPointer { PackedWord(SourceBytes($0), at: 0, count: $0.count) }
        nexts.append(firsts[slot])
        firsts[slot] = Int16(entries.count)
        entries.append((word, keyword))
      }
    }

    /// The keyword that a word is.
    ///
    /// - Parameter range: At most `longest` bytes.
    func keyword(of bytes: SourceBytes, _ range: Range<Int>) -> Keyword {
      // The range's own count is a generic function in a debug build.
      let count = range.upperBound - range.lowerBound
      var index = Int(firsts[Self.slot(bytes[range.lowerBound], bytes[range.upperBound - 1], count)])
      guard index >= 0 else { return .none }
      let word = PackedWord(bytes, at: range.lowerBound, count: count)
      while index >= 0 {
        if entries[index].word == word { return entries[index].keyword }
        index = Int(nexts[index])
      }
      return .none
    }

    private static func slot(_ first: UInt8, _ last: UInt8, _ count: Int) -> Int {
      (Int(first) &* 7 &+ Int(last) &* 31 &+ count &* 13) & 255
    }
  }

  /// The bytes of a word in two numbers, which compare faster than bytes.
  private struct PackedWord: Equatable, Sendable {
    var low: UInt64 = 0
    var high: UInt64 = 0

    /// - Parameter count: At most 16.
    init(_ bytes: SourceBytes, at start: Int, count: Int) {
      low = bytes.number(at: start, count: count < 8 ? count : 8)
      if count > 8 { high = bytes.number(at: start + 8, count: count - 8) }
    }
  }
}

extension Keyword {
  /// Whether a declaration of a type starts with the word.
  package var declaresType: Bool {
    switch self {
    case .class, .struct, .enum, .protocol, .actor, .extension: true
    default: false
    }
  }

  /// Whether a declaration starts with the word.
  @inlinable package var declares: Bool {
    switch self {
    case .class, .struct, .enum, .protocol, .actor, .extension, .var, .let, .func, .`init`, .deinit, .subscript, .case,
      .typealias, .associatedtype, .import, .operator, .precedencegroup, .macro:
      true
    default: false
    }
  }

  /// Whether an expression may follow the word, and not an infix operator.
  var precedesExpression: Bool {
    switch self {
    case .return, .in, .if, .else, .while, .guard, .switch, .where, .try, .await, .throw, .is, .as, .for, .repeat, .do,
      .case, .yield, .then, .conditionStart, .conditionElseIf:
      true
    default: false
    }
  }
}
