/// The outlets and runtime attributes that the extensions of a module add to classes of others, such as UIKit's.
///
/// Such a class can't list them. `reusegen port` lists them in a class of the module.
@MainActor
package struct ExtensionOutlets {
  private let outlets: [String: [KeyedOutlet]]

  /// The outlets of a module; none if it has no list.
  package init(module: String) {
    let list = NSClassFromString("\(module).KeyedOutletsOfExtensions") as? any KeyedOutlets.Type
    outlets = Dictionary(grouping: list?.keyedOutlets ?? []) { $0.key }
  }

  /// The outlet that an extension of a class, or of its nearest superclass, has for a key.
  package func outlet(_ key: String, of objectClass: AnyClass) -> KeyedOutlet? {
    guard let candidates = outlets[key] else { return nil }
    var next: AnyClass? = objectClass
    while let current = next {
      if let found = candidates.first(where: { $0.root == ObjectIdentifier(current) }) { return found }
      next = _getSuperclass(current)
    }
    return nil
  }
}
