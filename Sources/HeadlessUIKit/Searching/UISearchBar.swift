/// A field to search with.
@preconcurrency
@MainActor
open class UISearchBar: UIView, UITextInputTraits {
  /// Who is told what is searched for.
  open weak var delegate: UISearchBarDelegate?
  /// What is searched for.
  open var text: String? {
    get { characters }
    set {
      // As in UIKit `nil` sets an empty text.
      let new = newValue ?? ""
      if new == characters { return }
      characters = new
      searchController?.updateResults()
    }
  }
  private var characters = ""
  /// The text field of the bar. Its text is the bar's.
  public final lazy var searchTextField = UISearchTextField(of: self)
  /// What shows while there is no text.
  open var placeholder: String?
  /// How the bar looks.
  open var searchBarStyle = Style.default
  /// The text above.
  open var prompt: String?
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether a button to cancel shows. As in UIKit a search controller leaves it alone once it was set.
  open var showsCancelButton: Bool {
    get { hasCancelButton }
    set {
      hasCancelButton = newValue
      searchController?.automaticallyShowsCancelButton = false
    }
  }
  /// Whether a choice of scopes shows. As in UIKit a search controller leaves it alone once it was set.
  open var showsScopeBar: Bool {
    get { hasScopeBar }
    set {
      hasScopeBar = newValue
      searchController?.automaticallyShowsScopeBar = false
    }
  }
  private var hasCancelButton = false
  private var hasScopeBar = false
  /// The titles of the scopes.
  open var scopeButtonTitles: [String]?
  /// The scope that is chosen.
  open var selectedScopeButtonIndex = 0
  /// How the keyboard behaves.
  public final var inputTraits = TextInputTraits()
  /// The controller that the bar belongs to.
  final weak var searchController: UISearchController?

  /// Shows or hides the button to cancel along with the controller's search.
  final func followSearch(cancelButton isShown: Bool) { hasCancelButton = isShown }
  /// Shows or hides the scopes along with the controller's search.
  final func followSearch(scopes isShown: Bool) { hasScopeBar = isShown }

  /// How the bar looks.
  public enum Style: UInt, Sendable {
    /// As the system likes.
    case `default`
    /// With a background.
    case prominent
    /// Without one.
    case minimal
  }

  final var hasText: Bool { !typedText.isEmpty }

  open override var canBecomeFirstResponder: Bool { true }

  /// Begins a search, where the delegate lets it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder, delegate?.searchBarShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return isFirstResponder }
    searchController?.searchBegan()
    delegate?.searchBarTextDidBeginEditing(self)
    return true
  }

  /// Ends typing, where the delegate lets it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.searchBarShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    delegate?.searchBarTextDidEndEditing(self)
    return true
  }

  /// Shows or hides the button to cancel.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
}

/// The field within a search bar.
@preconcurrency
@MainActor
open class UISearchTextField: UITextField {
  private weak var bar: UISearchBar?

  init(of bar: UISearchBar) {
    self.bar = bar
    super.init(frame: .zero)
  }

  /// A field from a nib or storyboard, of no bar.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What is searched for.
  open override var text: String? {
    get { bar?.text ?? super.text }
    set {
      super.text = newValue
      bar?.text = newValue
    }
  }
  /// What shows while there is no text.
  open override var placeholder: String? {
    get { bar?.placeholder ?? super.placeholder }
    set {
      super.placeholder = newValue
      bar?.placeholder = newValue
    }
  }
}
