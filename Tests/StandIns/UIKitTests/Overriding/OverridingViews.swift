// Members that apps override. The file compiles only if each can be overridden; nothing runs.
import UIKit

private class OverridingView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override class var layerClass: AnyClass { CAShapeLayer.self }
  override class var requiresConstraintBasedLayout: Bool { true }
  override var frame: CGRect { didSet {} }
  override var bounds: CGRect { didSet {} }
  override var center: CGPoint { didSet {} }
  override var transform: CGAffineTransform { didSet {} }
  override var backgroundColor: UIColor? { didSet {} }
  override var tintColor: UIColor! { didSet {} }
  override var isHidden: Bool { didSet {} }
  override var alpha: CGFloat { didSet {} }
  override var tag: Int { didSet {} }
  override var contentMode: UIView.ContentMode { didSet {} }
  override var clipsToBounds: Bool { didSet {} }
  override var isUserInteractionEnabled: Bool { didSet {} }
  override var intrinsicContentSize: CGSize { .zero }
  override var layoutMargins: UIEdgeInsets { didSet {} }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet {} }
  override var safeAreaInsets: UIEdgeInsets { .zero }
  override var alignmentRectInsets: UIEdgeInsets { .zero }
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { true }
  override var isFirstResponder: Bool { true }
  override var inputView: UIView? { nil }
  override var inputAccessoryView: UIView? { nil }
  override var inputViewController: UIInputViewController? { nil }
  override var inputAccessoryViewController: UIInputViewController? { nil }
  override var next: UIResponder? { nil }
  override var undoManager: UndoManager? { nil }
  override var keyCommands: [UIKeyCommand]? { nil }
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
  override func layoutSubviews() { super.layoutSubviews() }
  override func layoutIfNeeded() {}
  override func setNeedsLayout() {}
  override func setNeedsDisplay() {}
  override func setNeedsDisplay(_ rect: CGRect) {}
  override func draw(_ rect: CGRect) {}
  override func draw(_ layer: CALayer, in ctx: CGContext) {}
  override func display(_ layer: CALayer) {}
  override func layoutSublayers(of layer: CALayer) {}
  override func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }
  override func layerWillDraw(_ layer: CALayer) {}
  override func updateConstraints() { super.updateConstraints() }
  override func invalidateIntrinsicContentSize() {}
  override func sizeThatFits(_ size: CGSize) -> CGSize { size }
  override func sizeToFit() {}
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { targetSize }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  override func remoteControlReceived(with event: UIEvent?) {}
  override func willMove(toSuperview newSuperview: UIView?) {}
  override func didMoveToSuperview() {}
  override func willMove(toWindow newWindow: UIWindow?) {}
  override func didMoveToWindow() {}
  override func didAddSubview(_ subview: UIView) {}
  override func willRemoveSubview(_ subview: UIView) {}
  override func removeFromSuperview() {}
  override func addSubview(_ view: UIView) { super.addSubview(view) }
  override func insertSubview(_ view: UIView, at index: Int) {}
  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  override func tintColorDidChange() {}
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  override func layoutMarginsDidChange() {}
  override func safeAreaInsetsDidChange() {}
  override func becomeFirstResponder() -> Bool { true }
  override func resignFirstResponder() -> Bool { true }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
  override func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
  override func copy(_ sender: Any?) {}
  override func paste(_ sender: Any?) {}
  override func cut(_ sender: Any?) {}
  override func delete(_ sender: Any?) {}
  override func selectAll(_ sender: Any?) {}
  override func select(_ sender: Any?) {}
  override func buildMenu(with builder: UIMenuBuilder) {}
  override func validate(_ command: UICommand) {}
  override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame }
  override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect }
  override var forFirstBaselineLayout: UIView { self }
  override var forLastBaselineLayout: UIView { self }
  override var isOpaque: Bool {
    get { true }
    set {}
  }
  override var description: String { "" }
  override var debugDescription: String { "" }
  override func isEqual(_ object: Any?) -> Bool { true }
  override var hash: Int { 0 }
  override func copy() -> Any { self }
  override var layer: CALayer { super.layer }
  override var window: UIWindow? { nil }
  override var semanticContentAttribute: UISemanticContentAttribute { didSet {} }
  override var translatesAutoresizingMaskIntoConstraints: Bool { didSet {} }
  override func updateTraitsIfNeeded() {}
  override func reloadInputViews() {}
  override var textInputMode: UITextInputMode? { nil }
}

private class OverridingScrollView: UIScrollView {
  override var contentSize: CGSize { didSet {} }
  override var contentOffset: CGPoint { didSet {} }
  override var contentInset: UIEdgeInsets { didSet {} }
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {}
  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
  override func adjustedContentInsetDidChange() {}
  override var safeAreaInsets: UIEdgeInsets { .zero }
  override var isScrollEnabled: Bool { didSet {} }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  override var adjustedContentInset: UIEdgeInsets { .zero }
}

private class OverridingStackView: UIStackView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init(coder: NSCoder) { super.init(coder: coder) }
  override func addArrangedSubview(_ view: UIView) {}
  override var spacing: CGFloat { didSet {} }
  override var axis: NSLayoutConstraint.Axis { didSet {} }
  override var arrangedSubviews: [UIView] { [] }
  override func removeArrangedSubview(_ view: UIView) {}
  override var distribution: UIStackView.Distribution { didSet {} }
}

private class OverridingWindow: UIWindow {
  override func sendEvent(_ event: UIEvent) {}
  override func makeKeyAndVisible() {}
  override var rootViewController: UIViewController? { didSet {} }
  override func becomeKey() {}
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class OverridingVisualEffectView: UIVisualEffectView {
  override var contentView: UIView { super.contentView }
  override init(effect: UIVisualEffect?) { super.init(effect: effect) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class OverridingLayoutGuide: UILayoutGuide {
  override var layoutFrame: CGRect { .zero }
  override var owningView: UIView? {
    get { nil }
    set {}
  }
}

private class OverridingImageView: UIImageView {
  override var image: UIImage? { didSet {} }
  override var isHighlighted: Bool { didSet {} }
  override init(image: UIImage?) { super.init(image: image) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(image: image, highlightedImage: highlightedImage)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func startAnimating() {}
  override func stopAnimating() {}
  override var isAnimating: Bool { true }
  override var highlightedImage: UIImage? { didSet {} }
}

private class OverridingLabel: UILabel {
  override var text: String? { didSet {} }
  override var attributedText: NSAttributedString? { didSet {} }
  override var font: UIFont! { didSet {} }
  override var textColor: UIColor! { didSet {} }
  override var textAlignment: NSTextAlignment { didSet {} }
  override var numberOfLines: Int { didSet {} }
  override var lineBreakMode: NSLineBreakMode { didSet {} }
  override var isHighlighted: Bool { didSet {} }
  override var isEnabled: Bool { didSet {} }
  override var shadowColor: UIColor? { didSet {} }
  override var preferredMaxLayoutWidth: CGFloat { didSet {} }
  override var adjustsFontSizeToFitWidth: Bool { didSet {} }
  override var highlightedTextColor: UIColor? { didSet {} }
  override var baselineAdjustment: UIBaselineAdjustment { didSet {} }
  override func drawText(in rect: CGRect) { super.drawText(in: rect) }
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { .zero }
  override var minimumScaleFactor: CGFloat { didSet {} }
}

private class OverridingTapGestureRecognizer: UITapGestureRecognizer {
  override func shouldReceive(_ event: UIEvent) -> Bool { super.shouldReceive(event) }
  override var buttonMaskRequired: UIEvent.ButtonMask { didSet {} }
}
