/// A class of Apple's frameworks: its superclass, and what documents may connect to it or set.
package struct AppleClass: Sendable, Hashable {
  package let name: String
  /// `nil` for `NSObject` and other roots.
  package private(set) var superclassName: String?
  /// The properties of its own that key-value coding reaches.
  private var keys: Set<String>
  /// The selectors of its own that a control may send.
  private var actions: Set<String>
  /// Whether those are all that it has.
  private var isComplete: Bool

  /// A known class; `nil` for any other name.
  package static func named(_ name: String) -> AppleClass? { all[name] }

  /// The class and its superclasses.
  package var chain: [AppleClass] {
    var chain = [self]
    while let next = chain.last?.superclassName.flatMap(Self.named), chain.count < 16 { chain.append(next) }
    return chain
  }

  package func isKind(of name: String) -> Bool { chain.contains { $0.name == name } }

  /// Whether objects of the class have a key; `nil` if the tables don't say.
  package func has(key: String) -> Bool? {
    let chain = chain
    if chain.contains(where: { $0.keys.contains(key) }) { return true }
    return chain.allSatisfy(\.isComplete) ? false : nil
  }

  /// Whether objects of the class respond to an action; `nil` if the tables don't say.
  package func has(action: String) -> Bool? {
    let chain = chain
    if chain.contains(where: { $0.actions.contains(action) }) { return true }
    return chain.allSatisfy(\.isComplete) ? false : nil
  }

  /// The key that differs from a name only in case; `nil` if there is none.
  package func key(inOtherCaseThan name: String) -> String? { Self.match(name, in: chain.map(\.keys)) }

  /// The action that differs from a selector only in case; `nil` if there is none.
  package func action(inOtherCaseThan selector: String) -> String? { Self.match(selector, in: chain.map(\.actions)) }

  private static func match(_ name: String, in sets: [Set<String>]) -> String? {
    let lowercased = name.lowercased()
    return sets.lazy.compactMap { $0.filter { $0.lowercased() == lowercased && $0 != name }.min() }.first
  }

  private static let all = Dictionary(
    [
      AppleClassTables.runtime, AppleClassTables.uiKit, AppleClassTables.appKit, AppleClassTables.others,
      AppleClassTables.platforms,
    ]
    .flatMap { $0.utf8.split(separator: UInt8(ascii: "\n")) }.compactMap(AppleClass.init).map { ($0.name, $0) }
  ) { $0.adding($1) }

  /// The class with the members of another line about it.
  private func adding(_ other: AppleClass) -> AppleClass {
    var sum = self
    sum.superclassName = other.superclassName ?? superclassName
    sum.keys.formUnion(other.keys)
    sum.actions.formUnion(other.actions)
    sum.isComplete = isComplete || other.isComplete
    return sum
  }

  /// Whether a known class has a key or an action of this name.
  package static func isMember(_ name: String) -> Bool { memberNames.contains(name) }

  /// Whether known classes have a prefix: "UI".
  package static func hasPrefix(_ prefix: String) -> Bool { all.keys.contains { $0.hasPrefix(prefix) } }

  private static let memberNames = all.values.reduce(into: Set<String>()) { names, known in
    names.formUnion(known.keys)
    names.formUnion(known.actions)
  }

  /// Reads a line of a table: `Name: Superclass | keys | actions`. A name with "?" has more members than the line. A
  /// line without a superclass adds to another line.
  ///
  /// By bytes: the tables have thousands of names, and each run that checks sources reads them.
  private init?(_ line: Substring.UTF8View) {
    let parts = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
    let names = parts[0].split { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: " ") }
    guard let name = names.first, name.first != UInt8(ascii: "#") else { return nil }
    isComplete = name.last != UInt8(ascii: "?")
    self.name = String(Substring(isComplete ? name : name.dropLast()))
    superclassName = names.dropFirst().first.map { String(Substring($0)) }
    keys = Self.names(parts.dropFirst().first)
    actions = Self.names(parts.dropFirst(2).first)
  }

  private static func names(_ part: Substring.UTF8View?) -> Set<String> {
    Set(part?.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) } ?? [])
  }
}

/// The known classes, a line each.
enum AppleClassTables {}
