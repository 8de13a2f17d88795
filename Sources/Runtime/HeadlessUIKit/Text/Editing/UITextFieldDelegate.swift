/// The methods of a text field's delegate. All of them are optional.
@preconcurrency
@MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Editing ended. As in UIKit this method is called instead of the one without a reason.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// The text or the selection changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether a range of the text may be replaced.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Whether the clear button may clear the field.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key may be processed.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

/// The methods are optional. A default implementation without a comment does nothing.
extension UITextFieldDelegate {
  /// Optional. The default is `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Optional. The default is `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Optional. The default is `true`.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Optional. The default is `true`.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Optional. The default is `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
