import CLibrary

/// Finds out whether all identifiers that a document refers to are those of its objects, and whether each object has
/// its own, which is nearly always so.
///
/// It compares the bytes of the document while it is read, so that no reference is decoded. If it isn't certain, a
/// slower comparison of the decoded ones decides: one can be written in two ways.
struct IdentifierCheck: ~Copyable {
  private struct Identifier {
    let start: UnsafePointer<UInt8>
    let count: Int
    let hash: Int
  }

  private struct List: ~Copyable {
    private(set) var all = UnsafeMutablePointer<Identifier>.allocate(capacity: 64)
    private(set) var count = 0
    private var capacity = 64

    deinit { all.deallocate() }

    mutating func append(_ identifier: Identifier) {
      if count == capacity { grow() }
      all[count] = identifier
      count &+= 1
    }

    private mutating func grow() {
      capacity *= 2
      let larger = UnsafeMutablePointer<Identifier>.allocate(capacity: capacity)
      larger.moveInitialize(from: all, count: count)
      all.deallocate()
      all = larger
    }
  }

  private var objects = List()
  private var references = List()
  private var isPlain = true

  /// More places than identifiers with the same place take in a document that Interface Builder wrote.
  private static let longestSearch = 512

  mutating func addObject(_ id: XMLText) {
    objects.append(Self.identifier(id))
    if !id.isPlain { isPlain = false }
  }

  /// - Parameter isOptional: Whether an empty reference is one to nothing.
  mutating func addReference(_ id: XMLText, isOptional: Bool = true) {
    if !isOptional || !id.isEmpty { references.append(Self.identifier(id)) }
  }

  private static func identifier(_ text: XMLText) -> Identifier {
    var hash = 0
    var offset = text.start
    while offset < text.end {
      hash = (hash ^ Int(text.bytes[offset])) &* 0x100_0000_01B3
      offset &+= 1
    }
    return Identifier(start: text.bytes + text.start, count: text.end &- text.start, hash: hash ^ hash &>> 32)
  }

  /// Whether a reference may be the identifier of no object, and whether objects may share one.
  func result() -> (mayLackObjects: Bool, mayRepeatObjects: Bool) {
    var capacity = 64
    while capacity < 2 * objects.count { capacity *= 2 }
    // A table of the objects' numbers, counted from 1, at the place of their hash or after it.
    let places = UnsafeMutablePointer<Int>.allocate(capacity: capacity)
    defer { places.deallocate() }
    places.initialize(repeating: 0, count: capacity)
    var mayRepeat = !isPlain
    var index = 0
    while index < objects.count {
      guard let place = place(of: objects.all[index], in: places, capacity) else { return (true, true) }
      if places[place] != 0 { mayRepeat = true }
      places[place] = index &+ 1
      index &+= 1
    }
    index = 0
    while index < references.count {
      guard let place = place(of: references.all[index], in: places, capacity), places[place] != 0 else {
        return (true, mayRepeat)
      }
      index &+= 1
    }
    return (false, mayRepeat)
  }

  /// The place that an identifier has, or that is free for it; `nil` after too many others.
  private func place(
    of identifier: Identifier,
    in places: UnsafeMutablePointer<Int>,
    _ capacity: Int
  ) -> Int? {
    var place = identifier.hash & (capacity &- 1)
    var searched = 0
    while searched < Self.longestSearch {
      let number = places[place]
      if number == 0 { return place }
      let other = objects.all[number &- 1]
      if other.hash == identifier.hash, other.count == identifier.count,
        memcmp(other.start, identifier.start, identifier.count) == 0
      {
        return place
      }
      place = (place &+ 1) & (capacity &- 1)
      searched &+= 1
    }
    return nil
  }
}
