// Members that apps override, and that the table of Tests/EndToEnd/Surface/check doesn't list as open. The file
// compiles only if each can be overridden; nothing runs.
import UIKit

private class OverridingView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var frame: CGRect { didSet {} }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override var canBecomeFocused: Bool { true }
  override var preferredFocusEnvironments: [UIFocusEnvironment] { [] }
  override var isAccessibilityElement: Bool { didSet {} }
  override var accessibilityLabel: String? { didSet {} }
  override var accessibilityValue: String? { didSet {} }
  override var accessibilityHint: String? { didSet {} }
  override var accessibilityTraits: UIAccessibilityTraits { didSet {} }
  override var accessibilityFrame: CGRect { didSet {} }
  override var accessibilityPath: UIBezierPath? { didSet {} }
  override var accessibilityActivationPoint: CGPoint { didSet {} }
  override var accessibilityElements: [Any]? { didSet {} }
  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? { didSet {} }
  override var accessibilityIdentifier: String? { didSet {} }
  override var accessibilityElementsHidden: Bool { didSet {} }
  override var accessibilityViewIsModal: Bool { didSet {} }
  override var accessibilityLanguage: String? { didSet {} }
  override var accessibilityAttributedLabel: NSAttributedString? { didSet {} }
  override var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? { didSet {} }
  override var accessibilityUserInputLabels: [String]! { didSet {} }
  override var accessibilityContainerType: UIAccessibilityContainerType { didSet {} }
  override func accessibilityElementCount() -> Int { 0 }
  override func accessibilityElement(at index: Int) -> Any? { nil }
  override func index(ofAccessibilityElement element: Any) -> Int { 0 }
  override func accessibilityActivate() -> Bool { true }
  override func accessibilityIncrement() {}
  override func accessibilityDecrement() {}
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { true }
  override func accessibilityPerformEscape() -> Bool { true }
  override func accessibilityPerformMagicTap() -> Bool { true }
  override func accessibilityElementDidBecomeFocused() {}
  override func accessibilityElementDidLoseFocus() {}
  override func accessibilityElementIsFocused() -> Bool { true }
  override func awakeFromNib() { super.awakeFromNib() }
  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
  override func draw(_ layer: CALayer, in ctx: CGContext) {}
  override func display(_ layer: CALayer) {}
  override func layoutSublayers(of layer: CALayer) {}
  override func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }
  override func layerWillDraw(_ layer: CALayer) {}
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  override func copy(_ sender: Any?) {}
  override func paste(_ sender: Any?) {}
  override func cut(_ sender: Any?) {}
  override func delete(_ sender: Any?) {}
  override func selectAll(_ sender: Any?) {}
  override func select(_ sender: Any?) {}
  override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  override var description: String { "" }
  override var debugDescription: String { "" }
  override func isEqual(_ object: Any?) -> Bool { true }
  override var hash: Int { 0 }
  override func copy() -> Any { self }
  override var layer: CALayer { super.layer }
}

private class OverridingStackView: UIStackView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init(coder: NSCoder) { super.init(coder: coder) }
}

private class OverridingWindow: UIWindow {
  override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class OverridingVisualEffectView: UIVisualEffectView {
  override init(effect: UIVisualEffect?) { super.init(effect: effect) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class OverridingImageView: UIImageView {
  override init(image: UIImage?) { super.init(image: image) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(image: image, highlightedImage: highlightedImage)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

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

private class OverridingSearchBar: UISearchBar {
  override var searchTextField: UISearchTextField { super.searchTextField }
}

private class OverridingTableView: UITableView {
  override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {}
}

private class OverridingCollectionView: UICollectionView {
  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {}
}

private class OverridingTableCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var frame: CGRect { didSet {} }
}

private class OverridingHeaderFooterView: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class OverridingCollectionCell: UICollectionViewCell {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class OverridingFlowLayout: UICollectionViewFlowLayout {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class OverridingLayoutAttributes: UICollectionViewLayoutAttributes {
  var x = 1
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
}

private class OverridingShapeLayer: CAShapeLayer {
  override init() { super.init() }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class OverridingTextAttachment: NSTextAttachment {
  override func attachmentBounds(
    for textContainer: NSTextContainer?,
    proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { .zero }
  override func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int)
    -> UIImage?
  { nil }
}
