/// Changes a color. Stored; has no effect here.
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  public static var grayscale: UIConfigurationColorTransformer { UIConfigurationColorTransformer { $0 } }
  public static var preferredTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer { $0 } }
  public static var monochromeTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer { $0 } }
}

/// Changes the attributes of text. Stored; has no effect here.
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// A closure in a configuration. It is equal to its copies only.
struct ByIdentity<Value>: Hashable {
  let value: Value
  private let identity = NSObject()
  init(_ value: Value) { self.value = value }
  static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
