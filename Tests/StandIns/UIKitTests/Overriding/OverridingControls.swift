// Members that apps override, and that the table of Tests/EndToEnd/Surface/check doesn't list as open. The file
// compiles only if each can be overridden; nothing runs.
import UIKit

private class OverridingButton: UIButton {
  override var titleLabel: UILabel? { nil }
  override var imageView: UIImageView? { nil }
}

private class OverridingTextField: UITextField {
  override var text: String? { didSet {} }
  override var isSecureTextEntry: Bool { didSet {} }
  override var keyboardType: UIKeyboardType { didSet {} }
  override var selectedTextRange: UITextRange? { didSet {} }
  override func caretRect(for position: UITextPosition) -> CGRect { .zero }
  override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  override func deleteBackward() {}
  override func insertText(_ text: String) {}
  override func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
  override var returnKeyType: UIReturnKeyType { didSet {} }
  override var textContentType: UITextContentType! { didSet {} }
}

private class OverridingTextView: UITextView {
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var text: String! { didSet {} }
  override var selectedTextRange: UITextRange? { didSet {} }
  override func caretRect(for position: UITextPosition) -> CGRect { .zero }
  override func deleteBackward() {}
  override func insertText(_ text: String) {}
  override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
}

private class OverridingSegmentedControl: UISegmentedControl {
  override init(items: [Any]?) { super.init(items: items) }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
