/// A JSON object on one line, written member by member in the order of the calls.
///
/// Foundation's encoder doesn't preserve the order, and takes longer than reading the document. This one appends bytes,
/// because facts consist of many short strings.
struct JSONLine {
  private var bytes: [UInt8] = [UInt8(ascii: "{")]
  private var isEmpty = true

  init() {
    // Enough for the facts of most documents.
    bytes.reserveCapacity(4096)
  }

  /// Adds a member whose value is a string, if there is a value.
  mutating func add(_ key: StaticString, _ value: String?) {
    guard let value else { return }
    addKey(key)
    JSONText.appendQuoted(value, to: &bytes)
  }

  /// Adds a member whose value is `true`, if it is.
  mutating func addTrue(_ key: StaticString, _ value: Bool) {
    guard value else { return }
    addKey(key)
    append("true")
  }

  mutating func addObject(_ key: StaticString, _ members: (inout JSONLine) -> Void) {
    addKey(key)
    addObject(members)
  }

  mutating func addList<Item>(_ key: StaticString, _ items: [Item], _ members: (Item, inout JSONLine) -> Void) {
    addKey(key)
    append("[")
    var isFirst = true
    for item in items {
      if !isFirst { append(", ") }
      isFirst = false
      addObject { members(item, &$0) }
    }
    append("]")
  }

  /// The line, without a line feed.
  consuming func closed() -> String {
    append("}")
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func addObject(_ members: (inout JSONLine) -> Void) {
    append("{")
    isEmpty = true
    members(&self)
    append("}")
    isEmpty = false
  }

  private mutating func addKey(_ key: StaticString) {
    append(isEmpty ? "\"" : ", \"")
    isEmpty = false
    append(key)
    append("\": ")
  }

  private mutating func append(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
