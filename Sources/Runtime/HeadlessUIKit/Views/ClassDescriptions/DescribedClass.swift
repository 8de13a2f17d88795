/// A class of UIKit with a description.
///
/// The classes with subclasses of their own declare `uiKitClass` in their braces, where subclasses can override it. So
/// an object finds its description by its class, and no list of classes stands between them.
@MainActor
package protocol DescribedClass: DescribedKeys {
  /// The description of the class, or of its nearest superclass that has one.
  static var uiKitClass: UIKitClass { get }
}

extension DescribedClass {
  package static func describedKey(_ name: String) -> KeyedOutlet? { uiKitClass.key(name) }
}
