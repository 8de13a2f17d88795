import Foundation
import HeadlessUIKit

/// The stored properties of a view's or a controller's own classes, private ones included. Those of UIKit's classes
/// aren't included.
@MainActor
enum StoredProperties {
  static func children(of object: AnyObject) -> [(label: String, value: Any)] {
    var found: [(String, Any)] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror, !isUIKit(current.subjectType) {
      for child in current.children {
        guard let label = child.label else { continue }
        found.append((label.replacingOccurrences(of: "$__lazy_storage_$_", with: ""), child.value))
      }
      mirror = current.superclassMirror
    }
    return found
  }

  /// Adds the values that can be compared: not views, closures or other objects.
  static func add(of view: UIView, to properties: inout SnapshotProperties) {
    for (label, value) in children(of: view) {
      guard let value = SnapshotValue.unwrapped(value) else {
        properties.add(label, SnapshotValue.none)
        continue
      }
      let isObject = Mirror(reflecting: value).displayStyle == .class
      if value is UIView || isObject && !(value is any Equatable && isValue(value)) { continue }
      properties.add(label, SnapshotValue(value))
    }
  }

  /// Whether an object is a value, such as a color.
  private static func isValue(_ object: Any) -> Bool {
    object is UIColor || object is UIFont || object is UIImage || object is NSAttributedString || object is NSNumber
      || object is NSString
  }

  private static func isUIKit(_ type: Any.Type) -> Bool {
    RuntimeModules.contains(type) || String(reflecting: type).hasPrefix("Foundation.")
  }
}
