/// The keys of UIKit's own classes that documents set: outlets, parts and runtime attributes.
extension UIKitClass {
  static func value(forKey key: String, of object: AnyObject) -> AnyObject? {
    guard let value = of(object)?.key(key)?.load(object) else { return nil }
    return value as AnyObject
  }

  static func set(_ value: AnyObject, forKey key: String, of object: AnyObject) {
    _ = of(object)?.key(key)?.store(object, value)
  }

  /// Appends values to those of a key.
  static func appendValues(_ values: [AnyObject], toKey key: String, of object: AnyObject) {
    guard let property = of(object)?.key(key) else { return }
    let present = property.load(object) as? [AnyObject] ?? []
    _ = property.store(object, present + values)
  }
}
