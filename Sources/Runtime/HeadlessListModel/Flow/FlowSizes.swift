/// The sizes of adjacent items: one size for any number of equal items, or one for each item. Individual sizes take
/// eight bytes each if single precision represents all of them exactly, sixteen otherwise.
struct FlowSizes {
  private enum Storage {
    case repeated(SIMD2<Double>, count: Int)
    case narrow([SIMD2<Float>])
    case wide([SIMD2<Double>])
  }

  private var storage: Storage

  init(repeating size: FlowSize, count: Int) { storage = .repeated(Self.encoded(size), count: count) }

  init(_ sizes: some Collection<FlowSize>) {
    if let first = sizes.first, sizes.allSatisfy({ $0 == first }) {
      storage = .repeated(Self.encoded(first), count: sizes.count)
    } else if sizes.allSatisfy({ Self.narrowed(Self.encoded($0)) != nil }) {
      storage = .narrow(sizes.map { SIMD2<Float>(Self.encoded($0)) })
    } else {
      storage = .wide(sizes.map(Self.encoded))
    }
  }

  private static func encoded(_ size: FlowSize) -> SIMD2<Double> { SIMD2(size.along, size.across) }

  private static func decoded(_ pair: SIMD2<Double>) -> FlowSize { FlowSize(along: pair.x, across: pair.y) }

  private static func narrowed(_ pair: SIMD2<Double>) -> SIMD2<Float>? {
    let narrow = SIMD2<Float>(pair)
    return SIMD2<Double>(narrow) == pair ? narrow : nil
  }

  var count: Int {
    switch storage {
    case .repeated(_, let count): count
    case .narrow(let pairs): pairs.count
    case .wide(let pairs): pairs.count
    }
  }

  /// The size of all items, if they are represented as equal ones.
  var repeated: FlowSize? {
    if case .repeated(let pair, _) = storage { return Self.decoded(pair) }
    return nil
  }

  subscript(index: Int) -> FlowSize {
    switch storage {
    case .repeated(let pair, _): Self.decoded(pair)
    case .narrow(let pairs): Self.decoded(SIMD2<Double>(pairs[index]))
    case .wide(let pairs): Self.decoded(pairs[index])
    }
  }

  /// Calls `body` with the sizes from an index on. Returns `false` as soon as it does.
  func allSatisfy(from index: Int, _ body: (FlowSize) -> Bool) -> Bool {
    switch storage {
    case .repeated(let pair, let count): (index..<count).allSatisfy { _ in body(Self.decoded(pair)) }
    case .narrow(let pairs): pairs[index...].allSatisfy { body(Self.decoded(SIMD2<Double>($0))) }
    case .wide(let pairs): pairs[index...].allSatisfy { body(Self.decoded($0)) }
    }
  }

  /// The sizes of some of the items, in the same representation.
  subscript(range: Range<Int>) -> FlowSizes {
    var part = self
    switch storage {
    case .repeated(let pair, _): part.storage = .repeated(pair, count: range.count)
    case .narrow(let pairs): part.storage = .narrow(Array(pairs[range]))
    case .wide(let pairs): part.storage = .wide(Array(pairs[range]))
    }
    return part
  }

  /// All sizes, individually.
  var all: [FlowSize] { (0..<count).map { self[$0] } }

  /// Changes the size of one item without changing the representation. Returns `false` if that isn't possible.
  mutating func setInPlace(_ size: FlowSize, at index: Int) -> Bool {
    let pair = Self.encoded(size)
    switch storage {
    case .narrow(var pairs):
      guard let narrow = Self.narrowed(pair) else { return false }
      storage = .narrow([])
      pairs[index] = narrow
      storage = .narrow(pairs)
    case .wide(var pairs):
      storage = .wide([])
      pairs[index] = pair
      storage = .wide(pairs)
    case .repeated(let known, _): return known == pair
    }
    return true
  }

  /// Inserts an item without changing the representation. Returns `false` if that isn't possible or the leaf is full.
  mutating func insertInPlace(_ size: FlowSize, at index: Int) -> Bool {
    let pair = Self.encoded(size)
    if count >= FlowNode.leafCapacity { return false }
    switch storage {
    case .narrow(var pairs):
      guard let narrow = Self.narrowed(pair), !pairs.isEmpty else { return false }
      storage = .narrow([])
      pairs.insert(narrow, at: index)
      storage = .narrow(pairs)
    case .wide(var pairs):
      storage = .wide([])
      pairs.insert(pair, at: index)
      storage = .wide(pairs)
    case .repeated: return false
    }
    return true
  }

  /// The memory that the sizes take, in bytes.
  var storageSize: Int {
    switch storage {
    case .repeated: 0
    case .narrow(let pairs): 32 + pairs.capacity * MemoryLayout<SIMD2<Float>>.stride
    case .wide(let pairs): 32 + pairs.capacity * MemoryLayout<SIMD2<Double>>.stride
    }
  }
}
