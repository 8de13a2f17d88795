extension String {
  /// Whether a byte of the string's UTF-8 satisfies a condition.
  ///
  /// The bytes are read through a pointer, because a debug build calls several generic functions for each element of a
  /// collection.
  func hasByte(where condition: (UInt8) -> Bool) -> Bool {
    let found = utf8.withContiguousStorageIfAvailable { buffer in
      guard let start = buffer.baseAddress else { return false }
      var index = 0
      while index < buffer.count, !condition(start[index]) { index += 1 }
      return index < buffer.count
    }
    return found ?? utf8.contains(where: condition)
  }

  /// The index of the last byte of a value in the string's UTF-8; `nil` if there is none.
  func lastIndex(ofByte byte: UInt8) -> String.Index? {
    let offset = utf8.withContiguousStorageIfAvailable { buffer in
      var index = buffer.count - 1
      while index >= 0, buffer[index] != byte { index -= 1 }
      return index
    }
    guard let offset else { return utf8.lastIndex(of: byte) }
    return offset < 0 ? nil : utf8.index(startIndex, offsetBy: offset)
  }

  /// Whether the bytes of the string precede those of another one.
  package func precedesInBytes(_ other: String) -> Bool {
    let precedes = utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right -> Bool in
        guard let first = left.baseAddress, let second = right.baseAddress else { return left.count < right.count }
        var index = 0
        while index < left.count, index < right.count {
          if first[index] != second[index] { return first[index] < second[index] }
          index += 1
        }
        return left.count < right.count
      }
    }
    return (precedes ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }
}

extension String {
  /// The same for all spellings that a file system may take for one name: some ignore case, so that "ß" is "SS".
  package var nameForFileSystem: String { uppercased().lowercased() }
}
