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
  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
  override var accessibilityLabel: String? {
    get { nil }
    set {}
  }
  override var accessibilityValue: String? {
    get { nil }
    set {}
  }
  override var accessibilityHint: String? {
    get { nil }
    set {}
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { .none }
    set {}
  }
  override var accessibilityFrame: CGRect {
    get { .zero }
    set {}
  }
  override var accessibilityPath: UIBezierPath? {
    get { nil }
    set {}
  }
  override var accessibilityActivationPoint: CGPoint {
    get { .zero }
    set {}
  }
  override var accessibilityElements: [Any]? {
    get { nil }
    set {}
  }
  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { nil }
    set {}
  }
  override var accessibilityIdentifier: String? {
    get { nil }
    set {}
  }
  override var accessibilityElementsHidden: Bool {
    get { true }
    set {}
  }
  override var accessibilityViewIsModal: Bool {
    get { true }
    set {}
  }
  override var accessibilityLanguage: String? {
    get { nil }
    set {}
  }
  override var accessibilityAttributedLabel: NSAttributedString? {
    get { nil }
    set {}
  }
  override var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { nil }
    set {}
  }
  override var accessibilityUserInputLabels: [String]! {
    get { nil }
    set {}
  }
  override var accessibilityContainerType: UIAccessibilityContainerType {
    get { .none }
    set {}
  }
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
