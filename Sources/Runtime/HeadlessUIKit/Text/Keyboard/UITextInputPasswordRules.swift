/// The rules for generated passwords. Stored; has no effect here.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
  public final let passwordRulesDescriptor: String
  public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) { coder.encodeValue(passwordRulesDescriptor, forKey: "descriptor") }
  public required init?(coder: NSCoder) {
    guard let descriptor = coder.decodeValue(String.self, forKey: "descriptor") else { return nil }
    passwordRulesDescriptor = descriptor
  }
  /// The rules, which can't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
