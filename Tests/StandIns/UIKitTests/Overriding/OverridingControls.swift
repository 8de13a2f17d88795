// Members that apps override. The file compiles only if each can be overridden; nothing runs.
import UIKit

private class OverridingControl: UIControl {
  override var isEnabled: Bool { didSet {} }
  override var isSelected: Bool { didSet {} }
  override var isTracking: Bool { true }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
  override var contentVerticalAlignment: UIControl.ContentVerticalAlignment { didSet {} }
  override func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {}
  override func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {}
}

private class OverridingButton: UIButton {
  override var isHighlighted: Bool { didSet {} }
  override var isSelected: Bool { didSet {} }
  override var isEnabled: Bool { didSet {} }
  override var titleLabel: UILabel? { nil }
  override var imageView: UIImageView? { nil }
  override var buttonType: UIButton.ButtonType { .custom }
  override func setTitle(_ title: String?, for state: UIControl.State) {}
  override func setImage(_ image: UIImage?, for state: UIControl.State) {}
  override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  override func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {}
  override func imageRect(forContentRect contentRect: CGRect) -> CGRect { .zero }
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect { .zero }
  override func contentRect(forBounds bounds: CGRect) -> CGRect { .zero }
  override func backgroundRect(forBounds bounds: CGRect) -> CGRect { .zero }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  override func cancelTracking(with event: UIEvent?) {}
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
  override func sendActions(for controlEvents: UIControl.Event) {}
  override func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {}
  override func updateConfiguration() {}
  override var contentEdgeInsets: UIEdgeInsets { didSet {} }
  override var titleEdgeInsets: UIEdgeInsets { didSet {} }
  override var imageEdgeInsets: UIEdgeInsets { didSet {} }
  override var state: UIControl.State { [] }
  override var currentTitle: String? { nil }
  override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { .zero }
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  override func title(for state: UIControl.State) -> String? { nil }
  override var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment { didSet {} }
}

private class OverridingTextField: UITextField {
  override var text: String? { didSet {} }
  override var attributedText: NSAttributedString? { didSet {} }
  override var placeholder: String? { didSet {} }
  override var attributedPlaceholder: NSAttributedString? { didSet {} }
  override var font: UIFont? { didSet {} }
  override var textColor: UIColor? { didSet {} }
  override var isSecureTextEntry: Bool { didSet {} }
  override var keyboardType: UIKeyboardType { didSet {} }
  override var leftView: UIView? { didSet {} }
  override var rightView: UIView? { didSet {} }
  override var delegate: UITextFieldDelegate? { didSet {} }
  override var borderStyle: UITextField.BorderStyle { didSet {} }
  override var textAlignment: NSTextAlignment { didSet {} }
  override var isEnabled: Bool { didSet {} }
  override var isEditing: Bool { true }
  override var inputView: UIView? { didSet {} }
  override var inputAccessoryView: UIView? { didSet {} }
  override var clearButtonMode: UITextField.ViewMode { didSet {} }
  override var selectedTextRange: UITextRange? { didSet {} }
  override func textRect(forBounds bounds: CGRect) -> CGRect { .zero }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { .zero }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect { .zero }
  override func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  override func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  override func borderRect(forBounds bounds: CGRect) -> CGRect { .zero }
  override func drawText(in rect: CGRect) {}
  override func drawPlaceholder(in rect: CGRect) {}
  override func caretRect(for position: UITextPosition) -> CGRect { .zero }
  override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  override func deleteBackward() {}
  override func insertText(_ text: String) {}
  override func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
  override func becomeFirstResponder() -> Bool { true }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  override var returnKeyType: UIReturnKeyType { didSet {} }
  override var defaultTextAttributes: [NSAttributedString.Key: Any] { didSet {} }
  override var textContentType: UITextContentType! { didSet {} }
  override var rightViewMode: UITextField.ViewMode { didSet {} }
}

private class OverridingTextView: UITextView {
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var text: String! { didSet {} }
  override var attributedText: NSAttributedString! { didSet {} }
  override var font: UIFont? { didSet {} }
  override var textColor: UIColor? { didSet {} }
  override var textAlignment: NSTextAlignment { didSet {} }
  override var textContainerInset: UIEdgeInsets { didSet {} }
  override var contentSize: CGSize { didSet {} }
  override var delegate: UITextViewDelegate? { didSet {} }
  override var isEditable: Bool { didSet {} }
  override var selectedRange: NSRange { didSet {} }
  override var selectedTextRange: UITextRange? { didSet {} }
  override func caretRect(for position: UITextPosition) -> CGRect { .zero }
  override func scrollRangeToVisible(_ range: NSRange) {}
  override func deleteBackward() {}
  override var inputAccessoryView: UIView? { didSet {} }
  override var typingAttributes: [NSAttributedString.Key: Any] { didSet {} }
  override func insertText(_ text: String) {}
  override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  override var canBecomeFirstResponder: Bool { false }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
}

private class OverridingSlider: UISlider {
  override func trackRect(forBounds bounds: CGRect) -> CGRect { .zero }
  override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect { .zero }
  override func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  override var value: Float { didSet {} }
  override func setValue(_ value: Float, animated: Bool) {}
  override var minimumValue: Float { didSet {} }
}

private class OverridingSwitch: UISwitch {
  override var isOn: Bool { didSet {} }
  override func setOn(_ on: Bool, animated: Bool) {}
}

private class OverridingSegmentedControl: UISegmentedControl {
  override var selectedSegmentIndex: Int { didSet {} }
  override init(items: [Any]?) { super.init(items: items) }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {}
}

private class OverridingDatePicker: UIDatePicker {
  override var date: Date { didSet {} }
  override func setDate(_ date: Date, animated: Bool) {}
}

private class OverridingPageControl: UIPageControl {
  override var currentPage: Int { didSet {} }
  override var numberOfPages: Int { didSet {} }
}

private class OverridingProgressView: UIProgressView {
  override func setProgress(_ progress: Float, animated: Bool) {}
  override var progress: Float { didSet {} }
}

private class OverridingActivityIndicatorView: UIActivityIndicatorView {
  override func startAnimating() {}
  override func stopAnimating() {}
  override var isAnimating: Bool { true }
}

private class OverridingPageDisplay: UIPageControl {
  override var preferredCurrentPageIndicatorImage: UIImage? { didSet {} }
  override func updateCurrentPageDisplay() {}
}
