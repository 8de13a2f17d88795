extension UITextField: EditCommandOffering {
  /// As in UIKit, there is text to select or to paste.
  var offersEditCommands: Bool { hasText || UIPasteboard.general.hasStrings }
}

extension UITextView: EditCommandOffering {
  /// As in UIKit, there is text to select or to paste.
  var offersEditCommands: Bool { hasText || isEditable && UIPasteboard.general.hasStrings }
}
