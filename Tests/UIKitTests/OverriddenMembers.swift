// Members that apps override, by class. The file compiles only if each can be overridden; nothing runs.
import UIKit
private class OverridingV: UIView {
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

private class OverridingVC: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var title: String? { didSet {} }
  override var view: UIView! { didSet {} }
  override var nibName: String? { nil }
  override var nibBundle: Bundle? { nil }
  override var navigationItem: UINavigationItem { super.navigationItem }
  override var tabBarItem: UITabBarItem! {
    get { nil }
    set {}
  }
  override var navigationController: UINavigationController? { nil }
  override var tabBarController: UITabBarController? { nil }
  override var preferredContentSize: CGSize {
    get { .zero }
    set {}
  }
  override var prefersStatusBarHidden: Bool { true }
  override var preferredStatusBarStyle: UIStatusBarStyle { .default }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  override var childForStatusBarStyle: UIViewController? { nil }
  override var childForStatusBarHidden: UIViewController? { nil }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .all }
  override var shouldAutorotate: Bool { true }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  override var modalPresentationStyle: UIModalPresentationStyle {
    get { .none }
    set {}
  }
  override var modalTransitionStyle: UIModalTransitionStyle {
    get { .coverVertical }
    set {}
  }
  override var modalPresentationCapturesStatusBarAppearance: Bool {
    get { true }
    set {}
  }
  override var isModalInPresentation: Bool {
    get { true }
    set {}
  }
  override var transitioningDelegate: UIViewControllerTransitioningDelegate? {
    get { nil }
    set {}
  }
  override var hidesBottomBarWhenPushed: Bool {
    get { true }
    set {}
  }
  override var extendedLayoutIncludesOpaqueBars: Bool {
    get { true }
    set {}
  }
  override var edgesForExtendedLayout: UIRectEdge {
    get { [] }
    set {}
  }
  override var isEditing: Bool { didSet {} }
  override var editButtonItem: UIBarButtonItem { super.editButtonItem }
  override var toolbarItems: [UIBarButtonItem]? { didSet {} }
  override var inputAccessoryView: UIView? { nil }
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? { nil }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  override var additionalSafeAreaInsets: UIEdgeInsets { didSet {} }
  override var disablesAutomaticKeyboardDismissal: Bool { true }
  override var definesPresentationContext: Bool {
    get { true }
    set {}
  }
  override var presentedViewController: UIViewController? { nil }
  override var presentingViewController: UIViewController? { nil }
  override var parent: UIViewController? { nil }
  override var children: [UIViewController] { [] }
  override var previewActionItems: [UIPreviewActionItem] { [] }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { .dark }
    set {}
  }
  override var userActivity: NSUserActivity? {
    get { nil }
    set {}
  }
  override var undoManager: UndoManager? { nil }
  override var preferredFocusEnvironments: [UIFocusEnvironment] { [] }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override var transitionCoordinator: UIViewControllerTransitionCoordinator? { nil }
  override var isBeingPresented: Bool { true }
  override var storyboard: UIStoryboard? { nil }
  override var splitViewController: UISplitViewController? { nil }
  override var next: UIResponder? { nil }
  override var description: String { "" }
  override var editingInteractionConfiguration: UIEditingInteractionConfiguration { .none }
  override func loadView() {}
  override func viewDidLoad() {}
  override func loadViewIfNeeded() {}
  override func viewWillAppear(_ animated: Bool) {}
  override func viewIsAppearing(_ animated: Bool) {}
  override func viewDidAppear(_ animated: Bool) {}
  override func viewWillDisappear(_ animated: Bool) {}
  override func viewDidDisappear(_ animated: Bool) {}
  override func viewWillLayoutSubviews() {}
  override func viewDidLayoutSubviews() {}
  override func viewSafeAreaInsetsDidChange() {}
  override func viewLayoutMarginsDidChange() {}
  override func updateViewConstraints() {}
  override func didReceiveMemoryWarning() {}
  override func awakeFromNib() {}
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  override func performSegue(withIdentifier identifier: String, sender: Any?) {}
  override func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?)
    -> Bool
  { true }
  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] { [] }
  override func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {}
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
  override func show(_ vc: UIViewController, sender: Any?) {}
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
  override func addChild(_ childController: UIViewController) {}
  override func removeFromParent() {}
  override func willMove(toParent parent: UIViewController?) {}
  override func didMove(toParent parent: UIViewController?) {}
  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  override func endAppearanceTransition() {}
  override func setEditing(_ editing: Bool, animated: Bool) {}
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {}
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {}
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}
  override func size(forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  { .zero }
  override func systemLayoutFittingSizeDidChange(forChildContentContainer container: UIContentContainer) {}
  override func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? { nil }
  override func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {}
  override func encodeRestorableState(with coder: NSCoder) {}
  override func decodeRestorableState(with coder: NSCoder) {}
  override func applicationFinishedRestoringState() {}
  override func restoreUserActivityState(_ activity: NSUserActivity) {}
  override func updateUserActivityState(_ activity: NSUserActivity) {}
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  override func remoteControlReceived(with event: UIEvent?) {}
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
  override func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? { nil }
  override func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }
  override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) {}
  override func setNeedsStatusBarAppearanceUpdate() {}
  override func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {}
  override func accessibilityPerformEscape() -> Bool { true }
  override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  override func buildMenu(with builder: UIMenuBuilder) {}
  override func validate(_ command: UICommand) {}
  override func becomeFirstResponder() -> Bool { true }
  override func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
  override func addKeyCommand(_ keyCommand: UIKeyCommand) {}
}

private class OverridingCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var textLabel: UILabel? { nil }
  override var detailTextLabel: UILabel? { nil }
  override var imageView: UIImageView? { nil }
  override var contentView: UIView { super.contentView }
  override var reuseIdentifier: String? { nil }
  override var isSelected: Bool { didSet {} }
  override var isHighlighted: Bool { didSet {} }
  override var isEditing: Bool { didSet {} }
  override var accessoryType: UITableViewCell.AccessoryType { didSet {} }
  override var accessoryView: UIView? { didSet {} }
  override var selectionStyle: UITableViewCell.SelectionStyle { didSet {} }
  override var separatorInset: UIEdgeInsets { didSet {} }
  override var backgroundView: UIView? { didSet {} }
  override var selectedBackgroundView: UIView? { didSet {} }
  override var indentationLevel: Int { didSet {} }
  override var showsReorderControl: Bool { didSet {} }
  override func prepareForReuse() {}
  override func setSelected(_ selected: Bool, animated: Bool) {}
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {}
  override func setEditing(_ editing: Bool, animated: Bool) {}
  override func willTransition(to state: UITableViewCell.StateMask) {}
  override func didTransition(to state: UITableViewCell.StateMask) {}
  override func updateConfiguration(using state: UICellConfigurationState) {}
  override func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}
  override var configurationState: UICellConfigurationState { super.configurationState }
  override var frame: CGRect {
    get { .zero }
    set {}
  }
  override func setNeedsUpdateConfiguration() {}
  override var editingAccessoryView: UIView? { didSet {} }
  override func addSubview(_ view: UIView) {}
}

private class OverridingHeader: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var textLabel: UILabel? { nil }
  override var contentView: UIView { super.contentView }
  override func prepareForReuse() {}
  override func updateConfiguration(using state: UIViewConfigurationState) {}
  override var backgroundView: UIView? { didSet {} }
}

private class OverridingCCell: UICollectionViewCell {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var isSelected: Bool { didSet {} }
  override var isHighlighted: Bool { didSet {} }
  override var contentView: UIView { super.contentView }
  override func prepareForReuse() {}
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  { layoutAttributes }
  override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  override func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}
  override func updateConfiguration(using state: UICellConfigurationState) {}
  override var backgroundView: UIView? { didSet {} }
  override var selectedBackgroundView: UIView? { didSet {} }
  override var reuseIdentifier: String? { nil }
}

private class OverridingLayout: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var collectionViewContentSize: CGSize { .zero }
  override var itemSize: CGSize {
    get { .zero }
    set {}
  }
  override var scrollDirection: UICollectionView.ScrollDirection { didSet {} }
  override var sectionInset: UIEdgeInsets { didSet {} }
  override var minimumLineSpacing: CGFloat {
    get { 0 }
    set {}
  }
  override func prepare() {}
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  override func finalizeCollectionViewUpdates() {}
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  override func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  override func finalizeLayoutTransition() {}
  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  override func finalizeAnimatedBoundsChange() {}
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
  }
  override func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint)
    -> IndexPath
  { previousIndexPath }
  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths,
      withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths,
      previousPosition: previousPosition
    )
  }
  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath],
    previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { true }
  override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContext(forBoundsChange: newBounds)
  }
  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
  }
  override func invalidateLayout() {}
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { .zero }
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { .zero }
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
  override var collectionView: UICollectionView? { nil }
}

private class OverridingAttr: UICollectionViewLayoutAttributes {
  var x = 1
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override func isEqual(_ object: Any?) -> Bool { true }
  override var frame: CGRect { didSet {} }
}

private class OverridingCompo: UICollectionViewCompositionalLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  override func prepare() {}
}

private class OverridingTV: UITableView {
  override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func reloadData() {}
  override var contentSize: CGSize { didSet {} }
  override var intrinsicContentSize: CGSize { .zero }
  override var contentOffset: CGPoint { didSet {} }
  override var contentInset: UIEdgeInsets { didSet {} }
  override var delegate: UITableViewDelegate? { didSet {} }
  override var dataSource: UITableViewDataSource? { didSet {} }
  override var tableHeaderView: UIView? { didSet {} }
  override var tableFooterView: UIView? { didSet {} }
  override var backgroundView: UIView? { didSet {} }
  override var style: UITableView.Style { .plain }
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {}
  override func beginUpdates() {}
  override func endUpdates() {}
  override func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {}
  override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {}
  override func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {}
  override func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {}
  override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  override func setEditing(_ editing: Bool, animated: Bool) {}
  override func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  override var adjustedContentInset: UIEdgeInsets { .zero }
  override func adjustedContentInsetDidChange() {}
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {}
  override var rowHeight: CGFloat { didSet {} }
  override var isEditing: Bool { didSet {} }
  override func layoutSubviews() {}
  override var refreshControl: UIRefreshControl? { didSet {} }
}

private class OverridingCV: UICollectionView {
  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func reloadData() {}
  override var contentSize: CGSize { didSet {} }
  override var collectionViewLayout: UICollectionViewLayout { didSet {} }
  override var delegate: UICollectionViewDelegate? { didSet {} }
  override var dataSource: UICollectionViewDataSource? { didSet {} }
  override var backgroundView: UIView? { didSet {} }
  override func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell() }
  override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {}
  override func insertItems(at indexPaths: [IndexPath]) {}
  override func deleteItems(at indexPaths: [IndexPath]) {}
  override func reloadItems(at indexPaths: [IndexPath]) {}
  override func deselectItem(at indexPath: IndexPath, animated: Bool) {}
  override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {}
  override func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {}
  override func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { true }
  override var indexPathsForSelectedItems: [IndexPath]? { nil }
  override func layoutSubviews() {}
  override func reloadSections(_ sections: IndexSet) {}
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}

private class OverridingSV: UIScrollView {
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

private class OverridingB: UIButton {
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

private class OverridingL: UILabel {
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

private class OverridingTF: UITextField {
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

private class OverridingTX: UITextView {
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

private class OverridingIV: UIImageView {
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

private class OverridingNav: UINavigationController {
  override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nil, bundle: nil) }
  override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: nil, toolbarClass: nil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {}
  override func popViewController(animated: Bool) -> UIViewController? { nil }
  override func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
  override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? { nil }
  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
  override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
  override var viewControllers: [UIViewController] { didSet {} }
  override var delegate: UINavigationControllerDelegate? { didSet {} }
  override var topViewController: UIViewController? { nil }
  override var visibleViewController: UIViewController? { nil }
  override var childForStatusBarStyle: UIViewController? { nil }
  override var shouldAutorotate: Bool { true }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  override var preferredStatusBarStyle: UIStatusBarStyle { .default }
  override var navigationBar: UINavigationBar { super.navigationBar }
  override var isNavigationBarHidden: Bool { didSet {} }
  override func show(_ vc: UIViewController, sender: Any?) {}
  override func setToolbarHidden(_ hidden: Bool, animated: Bool) {}
  override var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
}

private class OverridingTab: UITabBarController {
  override var selectedIndex: Int { didSet {} }
  override var selectedViewController: UIViewController? { didSet {} }
  override var viewControllers: [UIViewController]? { didSet {} }
  override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {}
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  override var tabBar: UITabBar { super.tabBar }
}

private class OverridingBar: UINavigationBar {
  override func pushItem(_ item: UINavigationItem, animated: Bool) {}
  override func popItem(animated: Bool) -> UINavigationItem? { nil }
  override func sizeThatFits(_ size: CGSize) -> CGSize { size }
  override func layoutSubviews() {}
  override var items: [UINavigationItem]? { didSet {} }
}

private class OverridingTBar: UITabBar {
  override func sizeThatFits(_ size: CGSize) -> CGSize { size }
  override var items: [UITabBarItem]? { didSet {} }
  override func setItems(_ items: [UITabBarItem]?, animated: Bool) {}
  override var selectedItem: UITabBarItem? { didSet {} }
}

private class OverridingSplit: UISplitViewController {
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
  override var viewControllers: [UIViewController] { didSet {} }
  override var displayModeButtonItem: UIBarButtonItem { super.displayModeButtonItem }
  override func show(_ column: UISplitViewController.Column) {}
}

private class OverridingPage: UIPageViewController {
  override init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) { super.init(transitionStyle: style, navigationOrientation: navigationOrientation, options: options) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: UIPageViewController.NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {}
  override var dataSource: UIPageViewControllerDataSource? { didSet {} }
}

private class OverridingSeg: UIStoryboardSegue {
  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
  override func perform() {}
  override var destination: UIViewController { super.destination }
}

private class OverridingCtl: UIControl {
  override var isEnabled: Bool { didSet {} }
  override var isSelected: Bool { didSet {} }
  override var isTracking: Bool { true }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
  override var contentVerticalAlignment: UIControl.ContentVerticalAlignment { didSet {} }
  override func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {}
  override func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {}
}

private class OverridingSlid: UISlider {
  override func trackRect(forBounds bounds: CGRect) -> CGRect { .zero }
  override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect { .zero }
  override func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  override var value: Float { didSet {} }
  override func setValue(_ value: Float, animated: Bool) {}
  override var minimumValue: Float { didSet {} }
}

private class OverridingSwi: UISwitch {
  override var isOn: Bool { didSet {} }
  override func setOn(_ on: Bool, animated: Bool) {}
}

private class OverridingSegm: UISegmentedControl {
  override var selectedSegmentIndex: Int { didSet {} }
  override init(items: [Any]?) { super.init(items: items) }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {}
}

private class OverridingStk: UIStackView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init(coder: NSCoder) { super.init(coder: coder) }
  override func addArrangedSubview(_ view: UIView) {}
  override var spacing: CGFloat { didSet {} }
  override var axis: NSLayoutConstraint.Axis { didSet {} }
  override var arrangedSubviews: [UIView] { [] }
  override func removeArrangedSubview(_ view: UIView) {}
  override var distribution: UIStackView.Distribution { didSet {} }
}

private class OverridingWin: UIWindow {
  override func sendEvent(_ event: UIEvent) {}
  override func makeKeyAndVisible() {}
  override var rootViewController: UIViewController? { didSet {} }
  override func becomeKey() {}
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class OverridingApp: UIApplication {
  override func sendEvent(_ event: UIEvent) {}
  override func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { true }
}

private class OverridingPC: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect { .zero }
  override func presentationTransitionWillBegin() {}
  override func presentationTransitionDidEnd(_ completed: Bool) {}
  override func dismissalTransitionWillBegin() {}
  override func dismissalTransitionDidEnd(_ completed: Bool) {}
  override func containerViewWillLayoutSubviews() {}
  override func containerViewDidLayoutSubviews() {}
  override var shouldRemovePresentersView: Bool { true }
  override var shouldPresentInFullscreen: Bool { true }
  override func size(forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  { .zero }
  override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {}
  override var presentedView: UIView? { nil }
  override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
  }
  override var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
  override var presentationStyle: UIModalPresentationStyle { .none }
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {}
  override var containerView: UIView? { nil }
}

private class OverridingSL: CAShapeLayer {
  override var path: CGPath? { didSet {} }
  override init() { super.init() }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class OverridingGL: CAGradientLayer {
  override var colors: [Any]? { didSet {} }
  override func layoutSublayers() {}
}

private class OverridingTL: CATextLayer {
  override func draw(in ctx: CGContext) {}
  override var string: Any? { didSet {} }
}

private class OverridingAct: UIActivity {
  override var activityTitle: String? { nil }
  override var activityImage: UIImage? { nil }
  override var activityType: UIActivity.ActivityType? { nil }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  override func prepare(withActivityItems activityItems: [Any]) {}
  override func perform() {}
  override class var activityCategory: UIActivity.Category { .share }
  override var activityViewController: UIViewController? { nil }
}

private class OverridingProv: UIActivityItemProvider {
  override var item: Any { 1 }
  override var placeholderItem: Any? { nil }
}

private class OverridingNI: UINavigationItem {
  override var title: String? { didSet {} }
  override var rightBarButtonItem: UIBarButtonItem? { didSet {} }
  override var titleView: UIView? { didSet {} }
  override init(title: String) { super.init(title: title) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class OverridingTBI: UITabBarItem {
  override var badgeValue: String? { didSet {} }
  override var selectedImage: UIImage? { didSet {} }
}

private class OverridingSBar: UISearchBar {
  override var searchTextField: UISearchTextField { super.searchTextField }
  override var showsCancelButton: Bool { didSet {} }
  override func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {}
  override var text: String? { didSet {} }
  override var placeholder: String? { didSet {} }
  override func becomeFirstResponder() -> Bool { true }
  override var delegate: UISearchBarDelegate? { didSet {} }
}

private class OverridingSCtl: UISearchController {
  override var searchBar: UISearchBar { super.searchBar }
  override var isActive: Bool { didSet {} }
  override init(searchResultsController: UIViewController?) {
    super.init(searchResultsController: searchResultsController)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class OverridingAL: UIAlertController {
  override func addAction(_ action: UIAlertAction) {}
  override var message: String? { didSet {} }
  override var actions: [UIAlertAction] { [] }
  override var preferredStyle: UIAlertController.Style { .alert }
}

private class OverridingDP: UIDatePicker {
  override var date: Date { didSet {} }
  override func setDate(_ date: Date, animated: Bool) {}
}

private class OverridingPgC: UIPageControl {
  override var currentPage: Int { didSet {} }
  override var numberOfPages: Int { didSet {} }
}

private class OverridingPrg: UIProgressView {
  override func setProgress(_ progress: Float, animated: Bool) {}
  override var progress: Float { didSet {} }
}

private class OverridingAI: UIActivityIndicatorView {
  override func startAnimating() {}
  override func stopAnimating() {}
  override var isAnimating: Bool { true }
}

private class OverridingVE: UIVisualEffectView {
  override var contentView: UIView { super.contentView }
  override init(effect: UIVisualEffect?) { super.init(effect: effect) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class OverridingDoc: UIDocument {
  override func contents(forType typeName: String) throws -> Any { 1 }
  override func load(fromContents contents: Any, ofType typeName: String?) throws {}
  override func handleError(_ error: Error, userInteractionPermitted: Bool) {}
  override func save(
    to url: URL,
    for saveOperation: UIDocument.SaveOperation,
    completionHandler: ((Bool) -> Void)? = nil
  ) {}
  override var localizedName: String { "" }
}

private class OverridingTVC: UITableViewController {
  override init(style: UITableView.Style) { super.init(style: style) }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
  override func numberOfSections(in tableView: UITableView) -> Int { 1 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    0
  }
  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  override func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
  override func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
  override func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 0 }
  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 0 }
  override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0 }
  override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 0 }
  override func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { 0 }
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { nil }
  override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { nil }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { .none }
  override func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  { nil }
  override func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
  { nil }
  override func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }
  override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }
  override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
  override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  override func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { sourceIndexPath }
  override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
  override func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { true }
  override func tableView(
    _ tableView: UITableView,
    canPerformAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { true }
  override func tableView(
    _ tableView: UITableView,
    performAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
  override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
  override func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }
  override func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  override func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionCommitAnimating
  ) {}
  override func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    -> Bool
  { true }
  override func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool { true }
  override func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    true
  }
  override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  override func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  override var tableView: UITableView! { didSet {} }
  override var refreshControl: UIRefreshControl? { didSet {} }
}

private class OverridingCVC: UICollectionViewController {
  override init(collectionViewLayout layout: UICollectionViewLayout) { super.init(collectionViewLayout: layout) };
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell() }
  override func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  override func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  override func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    true
  }
  override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  override func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  override func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  override func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  override func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {}
  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  override func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
  { true }
  override func collectionView(
    _ collectionView: UICollectionView,
    canPerformAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView,
    performAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
  override func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  override func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  override func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { originalIndexPath }
  override func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }
  override func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
  }
  override func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }
  override func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  override var collectionView: UICollectionView! { didSet {} }
  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
}

private class OverridingDyn: UIDynamicBehavior {
  override func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}

private class OverridingLGuide: UILayoutGuide {
  override var layoutFrame: CGRect { .zero }
  override var owningView: UIView? {
    get { nil }
    set {}
  }
}

private class OverridingInd: UIPercentDrivenInteractiveTransition {
  override func update(_ percentComplete: CGFloat) {}
  override func cancel() {}
  override func finish() {}
  override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {}
  override var completionSpeed: CGFloat { didSet {} }
}

private class OverridingLMgr: NSLayoutManager {
  override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

private class OverridingTAt: NSTextAttachment {
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
