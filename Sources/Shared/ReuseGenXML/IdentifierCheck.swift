import ReuseGenCLibrary

/// Finds out whether all identifiers that a document refers to are those of its objects, whether each object has its
/// own, and whether outlets stay in their scene and prototype, which is nearly always so.
///
/// It compares the bytes of the document while it is read, so that no reference is decoded. If it isn't certain, a
/// slower comparison of the decoded ones decides: one can be written in two ways.
struct IdentifierCheck: ~Copyable {
  private struct Identifier {
    let start: UnsafePointer<UInt8>
    let count: Int
    let hash: Int
    /// The area of an object, or of the owner of an outlet.
    let area: Area?
  }

  /// A part of a document that is loaded as a whole.
  struct Area: Equatable {
    /// The scene, counted from 1; 0 outside of scenes.
    var scene = 0
    /// The prototype, counted from 1; 0 outside of prototypes.
    var prototype = 0
  }

  /// The mistakes that a document may have.
  struct Result {
    /// A reference may be the identifier of no object.
    var mayLackObjects = true
    /// Objects may share an identifier.
    var mayRepeatObjects = true
    /// An outlet may refer to an object of another scene, or of a prototype that it doesn't belong to.
    var mayLeaveAreas = true
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

  mutating func addObject(_ id: XMLText, in area: Area) {
    objects.append(Self.identifier(id, area))
    if !id.isPlain { isPlain = false }
  }

  /// - Parameters:
  ///   - isOptional: Whether an empty reference is one to nothing.
  ///   - area: The area of an outlet's owner.
  mutating func addReference(_ id: XMLText, isOptional: Bool = true, ofOutletIn area: Area? = nil) {
    if !isOptional || !id.isEmpty { references.append(Self.identifier(id, area)) }
  }

  private static func identifier(_ text: XMLText, _ area: Area?) -> Identifier {
    var hash = 0
    var offset = text.start
    while offset < text.end {
      hash = (hash ^ Int(text.bytes[offset])) &* 0x100_0000_01B3
      offset &+= 1
    }
    let count = text.end &- text.start
    return Identifier(start: text.bytes + text.start, count: count, hash: hash ^ hash &>> 32, area: area)
  }

  func result() -> Result {
    var capacity = 64
    while capacity < 2 * objects.count { capacity *= 2 }
    // A table of the objects' numbers, counted from 1, at the place of their hash or after it.
    let places = UnsafeMutablePointer<Int>.allocate(capacity: capacity)
    defer { places.deallocate() }
    places.initialize(repeating: 0, count: capacity)
    var result = Result(mayRepeatObjects: !isPlain, mayLeaveAreas: false)
    var index = 0
    while index < objects.count {
      guard let place = place(of: objects.all[index], in: places, capacity) else { return Result() }
      if places[place] != 0 { result.mayRepeatObjects = true }
      places[place] = index &+ 1
      index &+= 1
    }
    index = 0
    while index < references.count {
      let reference = references.all[index]
      guard let place = place(of: reference, in: places, capacity), places[place] != 0 else {
        result.mayLeaveAreas = true
        return result
      }
      if let area = reference.area, let other = objects.all[places[place] &- 1].area, area != other,
        other.prototype != 0 || area.scene != other.scene
      {
        result.mayLeaveAreas = true
      }
      index &+= 1
    }
    result.mayLackObjects = false
    return result
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
