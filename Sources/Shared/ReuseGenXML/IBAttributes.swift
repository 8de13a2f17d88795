/// The attributes of an element, in the order in which they are written, with references resolved and nothing trimmed.
///
/// Elements have few attributes, and most questions are about those that they don't have. A mask of the names' marks
/// answers these, and a search the others. Neither hashes a name.
package struct IBAttributes: Sendable {
  package typealias Element = (key: String, value: String)

  private(set) var content: Content
  private var marks = NameMarks()

  enum Content: Sendable {
    /// Consecutive attributes of a document, which aren't decoded until something asks for them.
    case written(WrittenAttributes, first: Int, count: Int)
    case changed([Element])
  }

  package init() { content = .changed([]) }

  /// Attributes with different names.
  init(_ all: [Element]) {
    content = .changed(all)
    for (name, _) in all { marks.insert(name) }
  }

  /// The attributes of an element that was read.
  init(_ all: WrittenAttributes, first: Int, count: Int, _ marks: NameMarks) {
    content = .written(all, first: first, count: count)
    self.marks = marks
  }

  /// The value of an attribute, `nil` if there is none.
  package internal(set) subscript(name: String) -> String? {
    get {
      guard let index = index(of: name) else { return nil }
      return switch content {
      case .written(let all, let first, _): all.value(at: first + index)
      case .changed(let all): all[index].value
      }
    }
    set {
      let index = index(of: name)
      var all = decoded
      // The list isn't copied.
      content = .changed([])
      switch (index, newValue) {
      case (let index?, let value?): all[index].value = value
      case (let index?, nil): all.remove(at: index)
      case (nil, let value?):
        all.append((name, value))
        marks.insert(name)
      case (nil, nil): break
      }
      content = .changed(all)
    }
  }

  private var decoded: [Element] {
    switch content {
    case .written: Array(self)
    case .changed(let all): all
    }
  }

  private func index(of name: String) -> Int? {
    if !marks.mayContain(name) { return nil }
    return switch content {
    case .written(let all, let first, let count): all.index(of: name, from: first, count: count)
    case .changed(let all): all.firstIndex { $0.key == name }
    }
  }
}

extension IBAttributes: RandomAccessCollection {
  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch content {
    case .written(_, _, let count): count
    case .changed(let all): all.count
    }
  }

  package subscript(index: Int) -> Element {
    switch content {
    case .written(let all, let first, _): (all.name(at: first + index), all.value(at: first + index))
    case .changed(let all): all[index]
    }
  }
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
struct NameMarks: Sendable {
  private var bits: UInt64 = 0

  mutating func insert(_ name: String) { bits |= Self.bit(of: name) }

  /// Inserts a name with a number of bytes and a first byte.
  mutating func insert(count: Int, first: UInt8) { bits |= Self.bit(count: count, first: first) }

  /// Whether the name may be among those that were inserted; false only if it isn't.
  func mayContain(_ name: String) -> Bool { bits & Self.bit(of: name) != 0 }

  private static func bit(of name: String) -> UInt64 {
    let bytes = name.utf8
    return bit(count: bytes.count, first: bytes.first ?? 0)
  }

  private static func bit(count: Int, first: UInt8) -> UInt64 { 1 &<< UInt64((count &+ 7 &* Int(first)) & 63) }
}
