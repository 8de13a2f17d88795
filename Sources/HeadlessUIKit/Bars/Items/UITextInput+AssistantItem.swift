extension UITextInput {
  /// The buttons above the keyboard. They aren't kept.
  public var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
}
