extension NSCoder {
  /// Encodes a value that is no object, such as a size.
  package func encodeValue<Value: Encodable>(_ value: Value, forKey key: String) {
    guard allowsKeyedCoding, let data = try? PropertyListEncoder().encode([value]) else { return }
    encode(data as NSData, forKey: key)
  }

  /// The value of a key that `encodeValue(_:forKey:)` wrote.
  package func decodeValue<Value: Decodable>(_ type: Value.Type, forKey key: String) -> Value? {
    guard hasValue(forKey: key), let data = decodeObject(of: NSData.self, forKey: key) else { return nil }
    return try? PropertyListDecoder().decode([Value].self, from: data as Data).first
  }

  /// Encodes an object; nothing for `nil`, and by coders without keys.
  package func encodeObject(_ object: Any?, forKey key: String) {
    if allowsKeyedCoding, let object { encode(object, forKey: key) }
  }

  /// The object of a key, if it is of a class.
  package func decodedObject<Object: NSObject & NSCoding>(_ type: Object.Type, forKey key: String) -> Object? {
    hasValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
  }

  /// Encodes those of the objects that can be archived.
  package func encodeObjects(_ objects: [Any]?, forKey key: String) {
    let archived = objects?.filter { $0 is NSCoding } ?? []
    if !archived.isEmpty { encodeObject(archived as NSArray, forKey: key) }
  }

  /// The objects of a key, whatever their class.
  package func decodeAnyObjects(forKey key: String) -> [AnyObject] {
    (decodeAnyObject(forKey: key) as? NSArray)?.map { $0 as AnyObject } ?? []
  }

  /// The object of a key, whatever its class.
  package func decodeAnyObject(forKey key: String) -> Any? { hasValue(forKey: key) ? decodeObject(forKey: key) : nil }

  /// The objects of a key that are of a class.
  package func decodedObjects<Object: NSObject & NSCoding>(_ type: Object.Type, forKey key: String) -> [Object] {
    guard hasValue(forKey: key) else { return [] }
    let found = decodeObject(of: [NSArray.self, type], forKey: key) as? NSArray
    return found?.compactMap { $0 as? Object } ?? []
  }

  /// Whether an object can be decoded. Foundation on Linux stops where a key is missing.
  private func hasValue(forKey key: String) -> Bool { allowsKeyedCoding && containsValue(forKey: key) }
}
