#if !canImport(ObjectiveC)
open class NSHashTable<ObjectType: AnyObject>: NSObject, NSCopying, NSSecureCoding {
  private struct Entry {
    weak var weak: ObjectType?
    var strong: ObjectType?
    var object: ObjectType? { strong ?? weak }
  }

  private final var entries: [Entry] = []
  private let isWeak: Bool

  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
  }

  public static var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {
    coder.encodeValue(isWeak, forKey: "isWeak")
    coder.encodeObjects(allObjects, forKey: "objects")
  }
  public required init?(coder: NSCoder) {
    isWeak = coder.decodeValue(Bool.self, forKey: "isWeak") ?? false
    super.init()
    for object in coder.decodeAnyObjects(forKey: "objects") { add(object as? ObjectType) }
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSHashTable<ObjectType>(options: isWeak ? .weakMemory : [])
    copy.entries = entries
    return copy
  }

  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  open var allObjects: [ObjectType] { entries.compactMap(\.object) }
  open var count: Int { allObjects.count }
  open var anyObject: ObjectType? { allObjects.first }

  open func add(_ object: ObjectType?) {
    entries.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    entries.append(Entry(weak: object, strong: isWeak ? nil : object))
  }

  open func remove(_ object: ObjectType?) { entries.removeAll { $0.object == nil || $0.object === object } }

  open func removeAllObjects() { entries = [] }

  open func contains(_ anObject: ObjectType?) -> Bool { anObject != nil && allObjects.contains { $0 === anObject } }

  open func objectEnumerator() -> NSEnumerator { (allObjects as NSArray).objectEnumerator() }
}

open class NSPointerFunctions: NSObject, NSCopying {
  /// Functions of options, which tables and arrays have here.
  public init(options: Options) { super.init() }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strongMemory = Options([])
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are compared by identity. Here they always are.
    public static let objectPointerPersonality = Options(rawValue: 512)
    /// Objects are copied. Here they aren't.
    public static let copyIn = Options(rawValue: 65536)
  }
}
#endif
