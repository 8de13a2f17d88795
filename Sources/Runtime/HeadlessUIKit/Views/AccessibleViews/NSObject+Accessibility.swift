#if !canImport(ObjectiveC)
// UIKit adds these members to every object. Members of a protocol, unlike those of `NSObject`, can be declared again in
// classes: responders have their own. Other objects keep values as associated objects.
extension NSObjectProtocol {
  @preconcurrency @MainActor
  public var isAccessibilityElement: Bool {
    get { (self as? AccessibleObject)?.isAccessibilityElement ?? keptValue("isElement") as? Bool ?? false }
    set { keep(newValue, "isElement") { $0.isAccessibilityElement = newValue } }
  }
  @preconcurrency @MainActor
  public var accessibilityLabel: String? {
    get { (self as? AccessibleObject)?.accessibilityLabel ?? keptValue("label") as? String }
    set { keep(newValue, "label") { $0.accessibilityLabel = newValue } }
  }
  @preconcurrency @MainActor
  public var accessibilityHint: String? {
    get { (self as? AccessibleObject)?.accessibilityHint ?? keptValue("hint") as? String }
    set { keep(newValue, "hint") { $0.accessibilityHint = newValue } }
  }
  @preconcurrency @MainActor
  public var accessibilityValue: String? {
    get { (self as? AccessibleObject)?.accessibilityValue ?? keptValue("value") as? String }
    set { keep(newValue, "value") { $0.accessibilityValue = newValue } }
  }
  @preconcurrency @MainActor
  public var accessibilityTraits: UIAccessibilityTraits {
    get { (self as? AccessibleObject)?.accessibilityTraits ?? keptValue("traits") as? UIAccessibilityTraits ?? .none }
    set { keep(newValue, "traits") { $0.accessibilityTraits = newValue } }
  }

  @MainActor
  private func keptValue(_ key: String) -> Any? {
    (objc_getAssociatedObject(self, &accessibilityKey) as? [String: Any])?[key]
  }

  @MainActor
  private func keep(_ value: Any?, _ key: String, orSet set: (AccessibleObject) -> Void) {
    if let object = self as? AccessibleObject { return set(object) }
    var values = objc_getAssociatedObject(self, &accessibilityKey) as? [String: Any] ?? [:]
    values[key] = value
    objc_setAssociatedObject(self, &accessibilityKey, values, .OBJC_ASSOCIATION_RETAIN)
  }
}

@MainActor
private var accessibilityKey: UInt8 = 0
#endif
