// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
#if !canImport(ObjectiveC)
/// Members that classes of UIKit declare with different types. The context chooses one of them.
@preconcurrency @MainActor
public protocol DynamicMembersOfOtherClasses {
  var object: AnyObject { get }
}

extension DynamicMembersOfOtherClasses {
  private func from<Object, Value>(_ path: KeyPath<Object, Value>) -> Value? { (object as? Object)?[keyPath: path] }

  public var value: Double! { from(\UIStepper.value) ?? from(\UISlider.value).map(Double.init) }
  public var minimumValue: Double! { from(\UIStepper.minimumValue) ?? from(\UISlider.minimumValue).map(Double.init) }
  public var maximumValue: Double! { from(\UIStepper.maximumValue) ?? from(\UISlider.maximumValue).map(Double.init) }
  public var state: UIControl.State! { from(\UIControl.state) }
  public var scale: CGFloat! { from(\UIImage.scale) ?? from(\UIScreen.scale) }
}

// MARK: - Views

extension DynamicMembers: DynamicMembersOfOtherClasses {
  public var tag: Int! { from(\UIView.tag) ?? from(\UIBarItem.tag) }
  public var superview: UIView?! { from(\UIView.superview) }
  public var subviews: [UIView]! { from(\UIView.subviews) }
  public var window: UIWindow?! { from(\UIView.window) }
  public var frame: CGRect! { from(\UIView.frame) ?? from(\CALayer.frame) }
  public var bounds: CGRect! { from(\UIView.bounds) ?? from(\CALayer.bounds) ?? from(\UIScreen.bounds) }
  public var center: CGPoint! { from(\UIView.center) }
  public var alpha: CGFloat! { from(\UIView.alpha) }
  public var isHidden: Bool! { from(\UIView.isHidden) ?? from(\CALayer.isHidden) }
  public var backgroundColor: UIColor?! { from(\UIView.backgroundColor) }
  public var tintColor: UIColor?! { from(\UIView.tintColor) ?? from(\UIBarButtonItem.tintColor) }
  public var layer: CALayer! { from(\UIView.layer) }
  public var gestureRecognizers: [UIGestureRecognizer]?! { from(\UIView.gestureRecognizers) }
  public var constraints: [NSLayoutConstraint]! { from(\UIView.constraints) }
  public var isUserInteractionEnabled: Bool! { from(\UIView.isUserInteractionEnabled) }
  public var isFirstResponder: Bool! { from(\UIResponder.isFirstResponder) }
  public var canBecomeFirstResponder: Bool! { from(\UIResponder.canBecomeFirstResponder) }
  public var next: UIResponder?! { from(\UIResponder.next) }
  public var reuseIdentifier: String?! {
    from(\UITableViewCell.reuseIdentifier) ?? from(\UICollectionReusableView.reuseIdentifier)
      ?? from(\UITableViewHeaderFooterView.reuseIdentifier)
  }
  public var contentView: UIView! {
    from(\UITableViewCell.contentView) ?? from(\UICollectionViewCell.contentView)
      ?? from(\UITableViewHeaderFooterView.contentView)
  }
  public var textLabel: UILabel?! {
    from(\UITableViewCell.textLabel) ?? from(\UITableViewHeaderFooterView.textLabel)
  }
  public var detailTextLabel: UILabel?! {
    from(\UITableViewCell.detailTextLabel) ?? from(\UITableViewHeaderFooterView.detailTextLabel)
  }
  public var contentOffset: CGPoint! { from(\UIScrollView.contentOffset) }
  public var contentSize: CGSize! { from(\UIScrollView.contentSize) }

  @discardableResult
  public func becomeFirstResponder() -> Bool {
    cast(to: UIResponder.self, "becomeFirstResponder").becomeFirstResponder()
  }
  @discardableResult
  public func resignFirstResponder() -> Bool {
    cast(to: UIResponder.self, "resignFirstResponder").resignFirstResponder()
  }
  public func viewWithTag(_ tag: Int) -> UIView? { cast(to: UIView.self, "viewWithTag:").viewWithTag(tag) }
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    cast(to: UIView.self, "convertPoint:toView:").convert(point, to: view)
  }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    cast(to: UIView.self, "convertPoint:fromView:").convert(point, from: view)
  }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    cast(to: UIView.self, "convertRect:toView:").convert(rect, to: view)
  }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    cast(to: UIView.self, "convertRect:fromView:").convert(rect, from: view)
  }
  public func isDescendant(of view: UIView) -> Bool {
    cast(to: UIView.self, "isDescendantOfView:").isDescendant(of: view)
  }
  public func addSubview(_ view: UIView) { cast(to: UIView.self, "addSubview:").addSubview(view) }
  public func removeFromSuperview() { cast(to: UIView.self, "removeFromSuperview").removeFromSuperview() }
  public func setNeedsLayout() { cast(to: UIView.self, "setNeedsLayout").setNeedsLayout() }
  public func layoutIfNeeded() { cast(to: UIView.self, "layoutIfNeeded").layoutIfNeeded() }
  public func sizeToFit() { cast(to: UIView.self, "sizeToFit").sizeToFit() }
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { cast(to: UIView.self, "endEditing:").endEditing(force) }
  public func reloadData() {
    if let grid = object as? UICollectionView { return grid.reloadData() }
    cast(to: UITableView.self, "reloadData").reloadData()
  }
}

// MARK: - Controls and bar items

extension DynamicMembers {
  public var isEnabled: Bool! {
    from(\UIControl.isEnabled) ?? from(\UIBarItem.isEnabled) ?? from(\UILabel.isEnabled)
      ?? from(\UIGestureRecognizer.isEnabled)
  }
  public var isSelected: Bool! {
    from(\UIControl.isSelected) ?? from(\UITableViewCell.isSelected) ?? from(\UICollectionViewCell.isSelected)
  }
  public var isHighlighted: Bool! {
    from(\UIControl.isHighlighted) ?? from(\UITableViewCell.isHighlighted) ?? from(\UICollectionViewCell.isHighlighted)
      ?? from(\UIImageView.isHighlighted) ?? from(\UILabel.isHighlighted)
  }
  public var title: String?! { from(\UIBarItem.title) ?? from(\UIViewController.title) ?? from(\UIAction.title) }
  public var image: UIImage?! { from(\UIImageView.image) ?? from(\UIBarItem.image) }
  public var customView: UIView?! { from(\UIBarButtonItem.customView) }
  public var currentTitle: String?! { from(\UIButton.currentTitle) }
  public var currentImage: UIImage?! { from(\UIButton.currentImage) }
  public var titleLabel: UILabel?! { from(\UIButton.titleLabel) }
  public var imageView: UIImageView?! { from(\UIButton.imageView) ?? from(\UITableViewCell.imageView) }
  public var isOn: Bool! { from(\UISwitch.isOn) }
  public var value: Float! { from(\UISlider.value) ?? from(\UIStepper.value).map(Float.init) }
  public var minimumValue: Float! { from(\UISlider.minimumValue) ?? from(\UIStepper.minimumValue).map(Float.init) }
  public var maximumValue: Float! { from(\UISlider.maximumValue) ?? from(\UIStepper.maximumValue).map(Float.init) }
  public var selectedSegmentIndex: Int! { from(\UISegmentedControl.selectedSegmentIndex) }
  public var numberOfSegments: Int! { from(\UISegmentedControl.numberOfSegments) }
  public var date: Date! { from(\UIDatePicker.date) }
  public var currentPage: Int! { from(\UIPageControl.currentPage) }
  public var isRefreshing: Bool! { from(\UIRefreshControl.isRefreshing) }
  public var text: String?! {
    from(\UILabel.text) ?? from(\UITextField.text) ?? (object as? UITextView).map { $0.text }
      ?? from(\UISearchBar.text)
  }
  public var attributedText: NSAttributedString?! {
    from(\UILabel.attributedText) ?? from(\UITextField.attributedText)
      ?? (object as? UITextView).map { $0.attributedText }
  }
  public var placeholder: String?! { from(\UITextField.placeholder) ?? from(\UISearchBar.placeholder) }
  public var accessibilityIdentifier: String?! { from(\UIView.accessibilityIdentifier) }
  public var accessibilityLabel: String?! { from(\UIView.accessibilityLabel) }

  public func title(for state: UIControl.State) -> String? {
    cast(to: UIButton.self, "titleForState:").title(for: state)
  }
  public func image(for state: UIControl.State) -> UIImage? {
    cast(to: UIButton.self, "imageForState:").image(for: state)
  }
  public func setTitle(_ title: String?, for state: UIControl.State) {
    cast(to: UIButton.self, "setTitle:forState:").setTitle(title, for: state)
  }
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    cast(to: UIButton.self, "setTitleColor:forState:").setTitleColor(color, for: state)
  }
  public func setImage(_ image: UIImage?, for state: UIControl.State) {
    cast(to: UIButton.self, "setImage:forState:").setImage(image, for: state)
  }
  public func setOn(_ isOn: Bool, animated: Bool) {
    cast(to: UISwitch.self, "setOn:animated:").setOn(isOn, animated: animated)
  }
  public func titleForSegment(at segment: Int) -> String? {
    cast(to: UISegmentedControl.self, "titleForSegmentAtIndex:").titleForSegment(at: segment)
  }
  public func sendActions(for controlEvents: UIControl.Event) {
    cast(to: UIControl.self, "sendActionsForControlEvents:").sendActions(for: controlEvents)
  }
  public func beginRefreshing() { cast(to: UIRefreshControl.self, "beginRefreshing").beginRefreshing() }
  public func endRefreshing() { cast(to: UIRefreshControl.self, "endRefreshing").endRefreshing() }
  public func startAnimating() {
    if let view = object as? UIImageView { return view.startAnimating() }
    cast(to: UIActivityIndicatorView.self, "startAnimating").startAnimating()
  }
  public func stopAnimating() {
    if let view = object as? UIImageView { return view.stopAnimating() }
    cast(to: UIActivityIndicatorView.self, "stopAnimating").stopAnimating()
  }
}

// MARK: - Gestures and controllers

extension DynamicMembers {
  public var view: UIView?! {
    (object as? UIGestureRecognizer).map { $0.view } ?? (object as? UIViewController).map { $0.view }
  }
  public var state: UIGestureRecognizer.State! { from(\UIGestureRecognizer.state) }
  public var numberOfTouches: Int! { from(\UIGestureRecognizer.numberOfTouches) }
  public var scale: CGFloat! { from(\UIPinchGestureRecognizer.scale) }
  public var rotation: CGFloat! { from(\UIRotationGestureRecognizer.rotation) }
  public var navigationController: UINavigationController?! { from(\UIViewController.navigationController) }

  public func location(in view: UIView?) -> CGPoint {
    if let touch = object as? UITouch { return touch.location(in: view) }
    return cast(to: UIGestureRecognizer.self, "locationInView:").location(in: view)
  }
  public func translation(in view: UIView?) -> CGPoint {
    cast(to: UIPanGestureRecognizer.self, "translationInView:").translation(in: view)
  }
  public func velocity(in view: UIView?) -> CGPoint {
    cast(to: UIPanGestureRecognizer.self, "velocityInView:").velocity(in: view)
  }
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    cast(to: UIViewController.self, "dismissViewControllerAnimated:completion:")
      .dismiss(animated: flag, completion: completion)
  }
}
#endif
