/// Sets stored properties of any class by name, private and inherited ones included.
///
/// It uses the metadata that the standard library's `Mirror` uses: the offset and the type of each stored property of a
/// class. Classes need no preparation; observers don't run.
@MainActor
struct StoredProperty {
  let type: Any.Type
  private let offset: Int
  private let isWeak: Bool

  /// The variables of classes by name. To find their types takes longer than to build views from a nib.
  private static var tables: [ObjectIdentifier: [String: StoredProperty]] = [:]

  /// The variable of a name; `nil` if neither the class nor a superclass has one.
  init?(_ name: String, of objectClass: AnyClass) {
    let table = Self.tables[ObjectIdentifier(objectClass)] ?? Self.table(of: objectClass)
    Self.tables[ObjectIdentifier(objectClass)] = table
    guard let found = table[name] else { return nil }
    self = found
  }

  private init(type: Any.Type, offset: Int, isWeak: Bool) {
    (self.type, self.offset, self.isWeak) = (type, offset, isWeak)
  }

  private static func table(of objectClass: AnyClass) -> [String: StoredProperty] {
    var table: [String: StoredProperty] = [:]
    for index in 0..<childCount(objectClass) {
      var description = ChildDescription()
      let type = childType(objectClass, index: index, description: &description)
      defer { description.free?(description.name) }
      guard description.isVariable, let name = description.name.map({ String(cString: $0) }), table[name] == nil else {
        continue
      }
      let offset = childOffset(objectClass, index: index)
      table[name] = StoredProperty(type: type, offset: offset, isWeak: !description.isStrong)
    }
    return table
  }

  func store(_ value: Any?, in object: AnyObject) -> Bool {
    func open<Value>(_ type: Value.Type) -> Bool { store(value, as: type, in: object) }
    return _openExistential(type, do: open)
  }

  private func store<Value>(_ value: Any?, as type: Value.Type, in object: AnyObject) -> Bool {
    guard let typed = KeyedValue.convert(value, to: type) else { return false }
    let address = address(in: object)
    if isWeak {
      address.assumingMemoryBound(to: WeakReference.self).pointee.object = value as AnyObject?
      storeTables(of: typed, after: address)
    } else {
      address.assumingMemoryBound(to: type).pointee = typed
    }
    return true
  }

  /// Stores what follows the reference to an object in a variable of a protocol's type: the tables with the object's
  /// methods of the protocol. They are the same for weak and for strong references.
  private func storeTables<Value>(of value: Value, after reference: UnsafeMutableRawPointer) {
    let head = MemoryLayout<WeakReference>.size
    withUnsafeBytes(of: value) { bytes in
      UnsafeMutableRawBufferPointer(start: reference + head, count: bytes.count - head)
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[head...]))
    }
  }

  func accepts(_ value: Any?) -> Bool {
    func open<Value>(_ type: Value.Type) -> Bool { KeyedValue.convert(value, to: type) != nil }
    return _openExistential(type, do: open)
  }

  func load(from object: AnyObject) -> Any? {
    func open<Value>(_ type: Value.Type) -> Any? {
      let value = address(in: object).assumingMemoryBound(to: type).pointee
      return value as Any?
    }
    return isWeak ? nil : _openExistential(type, do: open)
  }

  private func address(in object: AnyObject) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(object).toOpaque() + offset
  }

  /// All weak references have the same layout.
  private struct WeakReference {
    weak var object: AnyObject?
  }
}

/// The standard library's description of a stored property.
private struct ChildDescription {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func childCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func childType(_ type: Any.Type, index: Int, description: UnsafeMutablePointer<ChildDescription>) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func childOffset(_ type: Any.Type, index: Int) -> Int
