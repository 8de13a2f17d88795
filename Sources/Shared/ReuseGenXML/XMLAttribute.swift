struct XMLAttribute {
  let name: XMLName
  let valueStart: Int
  let valueEnd: Int
  /// Whether the value has no references and no white space other than spaces.
  let isPlain: Bool

  /// Whether the attribute is `xmlns`.
  func isDefaultNamespace(in bytes: UnsafePointer<UInt8>) -> Bool { name.count == 5 && name.equals("xmlns", in: bytes) }
}

/// The attributes of the tag that is being read. The next tag uses the same memory.
///
/// The scanner writes attributes into the memory itself, because a debug build would copy them for a call.
struct XMLAttributeList: ~Copyable {
  private(set) var all = UnsafeMutablePointer<XMLAttribute>.allocate(capacity: 32)
  var count = 0
  private(set) var capacity = 32
  /// One bit for the length, the first byte and the last byte of each name. Names are different if there are as many
  /// bits as attributes.
  var distinctions = 0

  deinit { all.deallocate() }

  mutating func grow() {
    capacity *= 2
    let larger = UnsafeMutablePointer<XMLAttribute>.allocate(capacity: capacity)
    larger.moveInitialize(from: all, count: count)
    all.deallocate()
    all = larger
  }
}
