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
struct XMLAttributeList: ~Copyable {
  private(set) var all = UnsafeMutablePointer<XMLAttribute>.allocate(capacity: 32)
  private(set) var count = 0
  private var capacity = 32

  deinit { all.deallocate() }

  mutating func removeAll() { count = 0 }

  mutating func append(_ attribute: XMLAttribute) {
    if count == capacity { grow() }
    (all + count).initialize(to: attribute)
    count += 1
  }

  private mutating func grow() {
    capacity *= 2
    let larger = UnsafeMutablePointer<XMLAttribute>.allocate(capacity: capacity)
    larger.moveInitialize(from: all, count: count)
    all.deallocate()
    all = larger
  }
}
