/// The attributes of an element, in the order in which they are written, with references resolved and nothing trimmed.
///
/// Elements have few attributes, and most questions are about those that they don't have. A mask of the names' marks
/// answers these, and a search the others. Neither hashes a name.
package struct IBAttributes: Sendable {
  package typealias Element = (key: String, value: String)

  private var all: [Element] = []
  private var marks = NameMarks()

  package init() {}

  /// Attributes with different names.
  init(_ all: [Element]) {
    self.all = all
    for (name, _) in all { marks.insert(name) }
  }

  /// The value of an attribute, `nil` if there is none.
  package internal(set) subscript(name: String) -> String? {
    get { index(of: name).map { all[$0].value } }
    set {
      switch (index(of: name), newValue) {
      case (let index?, let value?): all[index].value = value
      case (let index?, nil): all.remove(at: index)
      case (nil, let value?):
        all.append((name, value))
        marks.insert(name)
      case (nil, nil): break
      }
    }
  }

  private func index(of name: String) -> Int? {
    if !marks.mayContain(name) { return nil }
    return all.firstIndex { $0.key == name }
  }
}

extension IBAttributes: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { all.count }
  package subscript(index: Int) -> Element { all[index] }
}

extension IBAttributes: Equatable {
  /// The order is of no importance.
  package static func == (one: Self, other: Self) -> Bool {
    one.count == other.count && one.allSatisfy { other[$0.key] == $0.value }
  }
}

extension IBAttributes: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, String)...) { self.init(elements) }
}

/// The lengths and first letters of names, as bits: they exclude names that a list doesn't contain.
private struct NameMarks: Sendable {
  private var bits: UInt64 = 0

  mutating func insert(_ name: String) { bits |= Self.bit(of: name) }

  /// Whether the name may be among those that were inserted; false only if it isn't.
  func mayContain(_ name: String) -> Bool { bits & Self.bit(of: name) != 0 }

  private static func bit(of name: String) -> UInt64 {
    let bytes = name.utf8
    return 1 &<< ((UInt64(truncatingIfNeeded: bytes.count) &+ 7 &* UInt64(bytes.first ?? 0)) & 63)
  }
}
