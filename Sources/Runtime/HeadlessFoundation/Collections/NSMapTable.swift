#if !canImport(ObjectiveC)
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject, NSCopying, NSSecureCoding {
  private struct Entry {
    weak var weakKey: KeyType?
    var strongKey: KeyType?
    weak var weakValue: ObjectType?
    var strongValue: ObjectType?
    var key: KeyType? { strongKey ?? weakKey }
    var value: ObjectType? { strongValue ?? weakValue }
  }

  private final var entries: [Entry] = []
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options

  public init(
    keyOptions: NSPointerFunctions.Options = [],
    valueOptions: NSPointerFunctions.Options = [],
    capacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }

  public static var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {
    let archived = present.filter { $0.key is NSCoding && $0.value is NSCoding }
    coder.encodeValue([keyOptions.rawValue, valueOptions.rawValue], forKey: "options")
    coder.encodeObjects(archived.compactMap(\.key), forKey: "keys")
    coder.encodeObjects(archived.compactMap(\.value), forKey: "values")
  }
  public required init?(coder: NSCoder) {
    let options = coder.decodeValue([UInt].self, forKey: "options") ?? [0, 0]
    keyOptions = .init(rawValue: options.first ?? 0)
    valueOptions = .init(rawValue: options.last ?? 0)
    super.init()
    for (key, value) in zip(coder.decodeAnyObjects(forKey: "keys"), coder.decodeAnyObjects(forKey: "values")) {
      setObject(value as? ObjectType, forKey: key as? KeyType)
    }
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSMapTable<KeyType, ObjectType>(keyOptions: keyOptions, valueOptions: valueOptions)
    copy.entries = entries
    return copy
  }

  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private final var present: [Entry] { entries.filter { $0.key != nil && $0.value != nil } }

  open var count: Int { present.count }

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    present.first { entry in entry.key.map { isEqual($0, aKey) } ?? false }?.value
  }

  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let aKey, let anObject else { return }
    entries.append(
      Entry(
        weakKey: aKey,
        strongKey: keyOptions.contains(.weakMemory) ? nil : aKey,
        weakValue: anObject,
        strongValue: valueOptions.contains(.weakMemory) ? nil : anObject
      )
    )
  }

  open func removeObject(forKey aKey: KeyType?) {
    entries.removeAll { entry in entry.value == nil || (entry.key.map { isEqual($0, aKey) } ?? true) }
  }

  open func removeAllObjects() { entries = [] }

  open func keyEnumerator() -> NSEnumerator { (present.compactMap(\.key) as NSArray).objectEnumerator() }
  open func objectEnumerator() -> NSEnumerator? { (present.compactMap(\.value) as NSArray).objectEnumerator() }

  private final func isEqual(_ key: KeyType, _ other: KeyType?) -> Bool {
    if let key = key as? NSObject, let other = other as? NSObject { return key.isEqual(other) }
    return key === other
  }
}
#endif
