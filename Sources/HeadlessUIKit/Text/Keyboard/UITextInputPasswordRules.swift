// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The rules for generated passwords. Stored; has no effect here.
open class UITextInputPasswordRules: NSObject, @unchecked Sendable {
  public let passwordRulesDescriptor: String
  public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}
