/// A value of a property list, with its place in the file.
struct PropertyList: Sendable {
  enum Value: Sendable {
    case string(String)
    case array([PropertyList])
    case dictionary(PropertyListDictionary)
  }

  var value: Value
  /// Where the value starts, in bytes.
  var offset: Int

  init(_ value: Value, at offset: Int) {
    self.value = value
    self.offset = offset
  }

  var string: String? { if case .string(let string) = value { string } else { nil } }

  var array: [PropertyList]? { if case .array(let array) = value { array } else { nil } }

  var dictionary: PropertyListDictionary? { if case .dictionary(let dictionary) = value { dictionary } else { nil } }

  /// The strings of an array; a string alone is an array of one. Other values aren't included.
  var strings: [String] { array?.compactMap(\.string) ?? [string].compactMap(\.self) }
}

/// A dictionary of a property list, in the order of the file.
struct PropertyListDictionary: Sendable {
  struct Entry: Sendable {
    var key: String
    /// Where the key starts, in bytes.
    var offset: Int
    var value: PropertyList
  }

  var entries: [Entry] = []

  /// The value of a key; of a key that is there twice, the last one. Most dictionaries have less than ten entries.
  subscript(key: String) -> PropertyList? { entries.last { $0.key == key }?.value }
}
