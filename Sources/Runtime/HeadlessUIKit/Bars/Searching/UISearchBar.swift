open class UISearchBar: UIView, UITextInputTraits, UIBarPositioning {
  package override class var uiKitClass: UIKitClass { searchBarClass }

  open weak var delegate: UISearchBarDelegate?
  open var text: String? {
    get { searchTextField.typedText }
    set {
      // As in UIKit `nil` sets an empty text.
      let new = newValue ?? ""
      if new == searchTextField.typedText { return }
      searchTextField.showText(new)
      search?.updateResults()
    }
  }
  open var searchTextField: UISearchTextField {
    if let ownField { return ownField }
    let field = UISearchTextField(of: self)
    ownField = field
    insertSubview(field, at: 0)
    // The bar draws its text.
    field.layoutState.isDrawnBySuperview = true
    return field
  }
  private final var ownField: UISearchTextField?
  open var placeholder: String?
  open var searchBarStyle = Style.default
  open var prompt: String? { didSet { setNeedsLayout() } }
  open var barTintColor: UIColor?
  open var showsCancelButton: Bool {
    get { hasCancelButton }
    set {
      hasCancelButton = newValue
      search?.automaticallyShowsCancelButton = false
    }
  }
  open var showsScopeBar: Bool {
    get { hasScopeBar }
    set {
      hasScopeBar = newValue
      search?.automaticallyShowsScopeBar = false
    }
  }
  final var isInNavigationBar = false
  private final var hasCancelButton = false { didSet { setNeedsLayout() } }
  private final var hasScopeBar = false { didSet { setNeedsLayout() } }
  open var scopeButtonTitles: [String]? { didSet { setNeedsLayout() } }
  open var selectedScopeButtonIndex = 0
  /// The style of the bar. Stored; has no effect here.
  open var barStyle = UIBarStyle.default
  /// Whether the bar is translucent. Stored; has no effect here.
  open var isTranslucent = true
  /// The background image. Stored; has no effect here.
  open var backgroundImage: UIImage?
  /// The background image of the scopes. Stored; has no effect here.
  open var scopeBarBackgroundImage: UIImage?
  /// How far the field is moved. Stored; has no effect here.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// How far the text is moved. Stored; has no effect here.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// Whether the bookmark button is shown. Stored; has no effect here.
  open var showsBookmarkButton = false
  /// Whether the results button is shown. Stored; has no effect here.
  open var showsSearchResultsButton = false
  /// Whether the results button is selected. Stored; has no effect here.
  open var isSearchResultsButtonSelected = false
  /// Whether the bar is enabled. Stored; has no effect here.
  open var isEnabled = true
  /// The view that replaces the keyboard: none.
  open override var inputView: UIView? { nil }
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }
  private final var ownInputAccessoryView: UIView?
  public enum Icon: Int, Sendable {
    case search, clear, bookmark, resultsList
  }
  private final var icons: [Icon: UIImage] = [:]
  /// Sets an icon for a state. Stored; has no effect here.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) { icons[icon] = iconImage }
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon] }
  /// Moves an icon. Stored; has no effect here.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
  /// Sets the background image of the field. Stored; has no effect here.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {}
  /// Sets the background image. Stored; has no effect here.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}
  /// Sets the attributes of the scopes' titles. Stored; has no effect here.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}

  package final var inputTraits = TextInputTraits(enablesReturnKeyAutomatically: true)
  /// The search of the bar's search controller.
  final weak var search: (any ControlledSearch)?

  /// Shows or hides the cancel button along with the search controller's search.
  final func followSearch(cancelButton isShown: Bool) { hasCancelButton = isShown }
  /// Shows or hides the scopes along with the search controller's search.
  final func followSearch(scopes isShown: Bool) { hasScopeBar = isShown }

  public enum Style: UInt, Sendable {
    case `default`, prominent
    /// Without one.
    case minimal
  }

  final var hasText: Bool { searchTextField.hasText }

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  package override var isTypedInto: Bool { didSet { searchTextField.isTypedInto = isTypedInto } }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  override func prepareForLayout() {
    super.prepareForLayout()
    searchTextField.frame = directed(fieldFrame(in: bounds), in: bounds.width)
  }

  /// Ends the search of the bar's search controller, as the cancel button does.
  package final func endSearch() { search?.isActive = false }
  package final func updateSearchResults() { search?.updateResults() }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  open var barPosition: UIBarPosition {
    let specified = delegate?.position(for: self) ?? .any
    return specified == .any ? .any : specified
  }
}

extension UISearchBar: TextInputTraitStorage {}
