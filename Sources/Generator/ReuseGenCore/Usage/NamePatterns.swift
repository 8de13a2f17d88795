/// The patterns of the names that code composes, found by how a name begins or ends.
///
/// A project has as many patterns as formats, and many names are compared with them.
struct NamePatterns: Sendable {
  private var byFirst: [[UInt8]: [NamePattern]] = [:]
  /// Those that begin with what varies, by their last pieces, from the end to the beginning.
  private var byLast: [[UInt8]: [NamePattern]] = [:]
  /// Those that begin and end with what varies.
  private var others: [NamePattern] = []

  /// - Parameter patterns: Those without a word are ignored: they only separate what varies.
  init(_ patterns: Set<NamePattern>) {
    for pattern in patterns where pattern.hasWord {
      if let first = pattern.pieces.first, !first.isEmpty {
        byFirst[Array(first.utf8), default: []].append(pattern)
      } else if let last = pattern.pieces.last, !last.isEmpty {
        byLast[last.utf8.reversed(), default: []].append(pattern)
      } else {
        others.append(pattern)
      }
    }
  }

  /// Whether a name can be composed by one of the patterns.
  func matches(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    return Self.candidates(byFirst, bytes).contains { $0.matches(name) }
      || Self.candidates(byLast, bytes.reversed()).contains { $0.matches(name) }
      || others.contains { $0.matches(name) }
  }

  /// The patterns for what some bytes begin with.
  private static func candidates(_ patterns: [[UInt8]: [NamePattern]], _ bytes: [UInt8]) -> [NamePattern] {
    if patterns.isEmpty { return [] }
    return (0...bytes.count).flatMap { patterns[Array(bytes.prefix($0))] ?? [] }
  }
}
