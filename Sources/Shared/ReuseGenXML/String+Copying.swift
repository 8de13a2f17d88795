import ReuseGenCLibrary

extension String {
  /// Makes a string of bytes, which are valid UTF-8.
  init(copying bytes: UnsafePointer<UInt8>, count: Int) {
    // Most names and identifiers are short. Swift writes such a string at its place, in a third of the time that
    // decoding takes.
    if count < 16 {
      self.init(unsafeUninitializedCapacity: count) { buffer in
        if let start = buffer.baseAddress { memcpy(start, bytes, count) }
        return count
      }
    } else {
      self.init(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }
  }
}
