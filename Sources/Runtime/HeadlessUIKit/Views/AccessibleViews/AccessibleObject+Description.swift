extension AccessibleObject {
  static let accessibleObjectClass = UIKitClass(AccessibleObject.self)
}
