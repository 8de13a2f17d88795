/// A class whose keys are described elsewhere, as those of UIKit's classes are.
@MainActor
package protocol DescribedKeys: AnyObject {
  /// The property that documents set by a key.
  static func describedKey(_ name: String) -> KeyedOutlet?
}

/// How a key of a class is set, looked up once for all objects of the class.
@MainActor
package struct KeyAccessor {
  private enum Storage {
    case outlet(KeyedOutlet)
    case stored(StoredProperty)
    #if canImport(ObjectiveC)
    case coded(CodedProperty)
    #endif
  }

  package let objectClass: ObjectIdentifier
  private let storage: Storage

  /// The way to set a key: as the class lists it, as an extension adds it, by key-value coding where there is any, as
  /// its description lists it, or as a stored property.
  package init?(_ key: String, of object: AnyObject, added: KeyedOutlet? = nil) {
    let objectType: AnyClass = Swift.type(of: object)
    objectClass = ObjectIdentifier(objectType)
    if let keyed = objectType as? any KeyedOutlets.Type, let found = keyed.keyedOutlets.first(where: { $0.key == key })
    {
      storage = .outlet(found)
      return
    }
    if let added {
      storage = .outlet(added)
      return
    }
    #if canImport(ObjectiveC)
    if let found = CodedProperty(key, of: object) {
      storage = .coded(found)
      return
    }
    #endif
    if let found = (objectType as? any DescribedKeys.Type)?.describedKey(key) {
      storage = .outlet(found)
    } else if let found = StoredProperty(key, of: objectType) {
      storage = .stored(found)
    } else {
      return nil
    }
  }

  package var type: Any.Type {
    switch storage {
    case .outlet(let outlet): outlet.type
    case .stored(let property): property.type
    #if canImport(ObjectiveC)
    case .coded(let property): property.type
    #endif
    }
  }

  package func store(_ value: Any?, in object: AnyObject) -> Bool {
    switch storage {
    case .outlet(let outlet): outlet.store(object, value)
    case .stored(let property): property.store(value, in: object)
    #if canImport(ObjectiveC)
    case .coded(let property): property.store(value, in: object)
    #endif
    }
  }

  package func load(from object: AnyObject) -> Any? {
    switch storage {
    case .outlet(let outlet): outlet.load(object)
    case .stored(let property): property.load(from: object)
    #if canImport(ObjectiveC)
    case .coded(let property): property.load(from: object)
    #endif
    }
  }
}
