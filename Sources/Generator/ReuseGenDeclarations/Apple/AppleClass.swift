/// A class of Apple's frameworks: its superclass, and what documents may connect to it or set.
package struct AppleClass: Sendable {
  private struct Members {
    /// The properties that key-value coding reaches.
    var keys: Set<String>
    /// The selectors that a control may send.
    var actions: Set<String>
  }

  package let name: String
  /// `nil` for `NSObject` and other roots.
  package private(set) var superclassName: String?
  /// The lines of the tables about it.
  private var lines: [AppleClassTable.Line]
  /// Its own members, read when something first asks for them: a run that checks sources needs those of few classes.
  private var members: OnDemand<Members>
  /// Whether those are all that it has.
  private var isComplete: Bool

  /// A known class, or `nil` for any other name.
  package static func named(_ name: String) -> AppleClass? { all[name] }

  /// More than any chain has.
  private static let longestChain = 16

  /// The class and its superclasses.
  package var chain: [AppleClass] {
    var chain = [self]
    while let next = chain.last?.superclassName.flatMap(Self.named), chain.count < Self.longestChain {
      chain.append(next)
    }
    return chain
  }

  package func isKind(of name: String) -> Bool {
    // Without the chain as an array, because rules ask for each connection of each document.
    var next: AppleClass? = self
    for _ in 0..<Self.longestChain {
      guard let known = next else { return false }
      if known.name == name { return true }
      next = known.superclassName.flatMap(Self.named)
    }
    return false
  }

  /// Whether objects of the class have a key, or `nil` if the tables don't say.
  package func has(key: String) -> Bool? {
    let chain = chain
    if chain.contains(where: { $0.members.value.keys.contains(key) }) { return true }
    return chain.allSatisfy(\.isComplete) ? false : nil
  }

  /// Whether objects of the class respond to an action, or `nil` if the tables don't say.
  package func has(action: String) -> Bool? {
    let chain = chain
    if chain.contains(where: { $0.members.value.actions.contains(action) }) { return true }
    return chain.allSatisfy(\.isComplete) ? false : nil
  }

  /// The key that differs from a name only in case, or `nil` if there is none.
  package func key(inOtherCaseThan name: String) -> String? { Self.match(name, in: chain.map(\.members.value.keys)) }

  /// The action that differs from a selector only in case, or `nil` if there is none.
  package func action(inOtherCaseThan selector: String) -> String? {
    Self.match(selector, in: chain.map(\.members.value.actions))
  }

  private static func match(_ name: String, in sets: [Set<String>]) -> String? {
    let lowercased = name.lowercased()
    return sets.lazy.compactMap { $0.filter { $0.lowercased() == lowercased && $0 != name }.min() }.first
  }

  private static let all: [String: AppleClass] = {
    var all: [String: AppleClass] = [:]
    all.reserveCapacity(1 << 10)
    let tables = [
      AppleClassTables.runtime, AppleClassTables.uiKit, AppleClassTables.appKit, AppleClassTables.others,
      AppleClassTables.platforms,
    ]
    for table in tables {
      AppleClassTable(table).forEachLine { line in
        let known = AppleClass(line)
        all[known.name] = all[known.name]?.adding(known) ?? known
      }
    }
    return all
  }()

  /// The class with the members of another line about it.
  private func adding(_ other: AppleClass) -> AppleClass {
    var sum = self
    sum.superclassName = other.superclassName ?? superclassName
    sum.lines += other.lines
    sum.members = Self.members(of: sum.lines)
    sum.isComplete = isComplete || other.isComplete
    return sum
  }

  /// Whether a known class has a key or an action of this name.
  package static func isMember(_ name: String) -> Bool { memberNames.contains(name) }

  /// Whether known classes have a prefix: "UI".
  package static func hasPrefix(_ prefix: String) -> Bool { all.keys.contains { $0.hasPrefix(prefix) } }

  private static let memberNames: Set<String> = {
    var names: Set<String> = []
    // The names of most classes' members needn't be known apart.
    for known in all.values {
      for line in known.lines { line.forEachMember { _, name in names.insert(name) } }
    }
    return names
  }()

  private static func members(of lines: [AppleClassTable.Line]) -> OnDemand<Members> {
    OnDemand {
      var members = Members(keys: [], actions: [])
      for line in lines {
        line.forEachMember { part, name in
          if part == 0 { members.keys.insert(name) } else { members.actions.insert(name) }
        }
      }
      return members
    }
  }

  private init(_ line: AppleClassTable.Line) {
    lines = [line]
    name = line.name
    superclassName = line.superclassName
    isComplete = line.isComplete
    members = Self.members(of: lines)
  }
}

extension AppleClass: Hashable {
  package static func == (one: AppleClass, other: AppleClass) -> Bool { one.name == other.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The known classes, a line each.
enum AppleClassTables {}
