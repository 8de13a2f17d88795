import UIKit

// The most frequent overrides in cells, views and controllers of twenty thousand files. This file only has to compile;
// nothing runs it.

final class CellOverrides: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    accessoryType = .disclosureIndicator
    accessoryView = UIImageView(image: nil)
    backgroundView = UIView()
    selectedBackgroundView = UIView()
    separatorInset = .zero
    textLabel?.text = "text"
    detailTextLabel?.textColor = .secondaryLabel
    imageView?.image = UIImage(named: "image")
    contentView.layer.cornerRadius = 4
    tintColor = .systemRed
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func awakeFromNib() { super.awakeFromNib() }
  override func prepareForReuse() { super.prepareForReuse() }
  override func layoutSubviews() { super.layoutSubviews() }
  override func updateConfiguration(using state: UICellConfigurationState) { super.updateConfiguration(using: state) }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
  override func setSelected(_ selected: Bool, animated: Bool) { super.setSelected(selected, animated: animated) }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
  }
  override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
  override func didTransition(to state: UITableViewCell.StateMask) { super.didTransition(to: state) }
  override var isSelected: Bool { didSet { setNeedsLayout() } }
  override var isHighlighted: Bool { didSet { setNeedsDisplay() } }
  override var layoutMargins: UIEdgeInsets {
    get { .zero }
    set { super.layoutMargins = newValue }
  }
}

final class ItemOverrides: UICollectionViewCell {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var isSelected: Bool { didSet { contentView.backgroundColor = isSelected ? .systemBlue : nil } }
  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { super.apply(layoutAttributes) }
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { super.preferredLayoutAttributesFitting(layoutAttributes) }
  override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
    super.didTransition(from: oldLayout, to: newLayout)
  }
}

class ViewOverrides: UIView {
  override class var layerClass: AnyClass { CALayer.self }
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
  override var canBecomeFirstResponder: Bool { true }
  override var bounds: CGRect { didSet { setNeedsLayout() } }
  override var frame: CGRect { didSet { setNeedsLayout() } }
  override var isHidden: Bool { didSet { setNeedsLayout() } }
  override var tintColor: UIColor! { didSet { setNeedsDisplay() } }
  override var backgroundColor: UIColor? { didSet { setNeedsDisplay() } }
  override func layoutSubviews() { super.layoutSubviews() }
  override func draw(_ rect: CGRect) { super.draw(rect) }
  override func awakeFromNib() { super.awakeFromNib() }
  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }
  override func didMoveToSuperview() { super.didMoveToSuperview() }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview) }
  override func updateConstraints() { super.updateConstraints() }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
  override func tintColorDidChange() { super.tintColorDidChange() }
  override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview) }
  override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
}

final class FieldOverrides: UITextField {
  override var text: String? { didSet { setNeedsLayout() } }
  override var hasText: Bool { super.hasText }
  override func insertText(_ text: String) { super.insertText(text) }
  override func deleteBackward() { super.deleteBackward() }
  override func leftViewRect(forBounds bounds: CGRect) -> CGRect { super.leftViewRect(forBounds: bounds) }
  override func rightViewRect(forBounds bounds: CGRect) -> CGRect { super.rightViewRect(forBounds: bounds) }
}

final class TextOverrides: UITextView {
  override var text: String! { didSet { setNeedsLayout() } }
  override var attributedText: NSAttributedString! { didSet { setNeedsLayout() } }
  override func deleteBackward() { super.deleteBackward() }
}

class ControllerOverrides: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
  override var prefersStatusBarHidden: Bool { true }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.portrait, .landscapeLeft] }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  override var shouldAutorotate: Bool { false }
  override var canBecomeFirstResponder: Bool { true }
  override func loadView() { view = ViewOverrides() }
  override func viewDidLoad() { super.viewDidLoad() }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
  override func updateViewConstraints() { super.updateViewConstraints() }
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: nil) { _ in }
  }
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: UIViewControllerTransitionCoordinator
  ) { super.willTransition(to: newCollection, with: coordinator) }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { super.prepare(for: segue, sender: sender) }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { false }
  override func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    sender: Any?
  ) -> Bool { false }
  override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] { [] }
  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag, completion: completion)
  }
  override func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { super.present(viewControllerToPresent, animated: flag, completion: completion) }
  override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
  override func decodeRestorableState(with coder: NSCoder) { super.decodeRestorableState(with: coder) }
  override func applicationFinishedRestoringState() { super.applicationFinishedRestoringState() }
  override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
  override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
  override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
}
