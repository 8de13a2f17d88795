/// The field within a search bar.
@preconcurrency
@MainActor
open class UISearchTextField: UITextField {
  package override class var uiKitClass: UIKitClass { searchTextFieldClass }

  private final weak var bar: UISearchBar?
  final var storedTokens: [UISearchToken] = []
  /// The background color of tokens. Stored; has no effect here.
  open var tokenBackgroundColor: UIColor!
  /// Whether the user can delete tokens. Stored; has no effect here.
  open var allowsDeletingTokens = true
  /// Whether the user can copy tokens. Stored; has no effect here.
  open var allowsCopyingTokens = true

  /// The suggestions below the field. Stored; a test reads them.
  open var searchSuggestions: [any UISearchSuggestion]?

  init(of bar: UISearchBar) {
    self.bar = bar
    super.init(frame: .zero)
  }

  /// A field of no bar.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A field from a nib or storyboard, of no bar.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The traits of the bar, which its field shares.
  package override var inputTraits: TextInputTraits {
    get { bar?.inputTraits ?? super.inputTraits }
    set {
      super.inputTraits = newValue
      bar?.inputTraits = newValue
    }
  }
  /// The text of the search.
  open override var text: String? {
    get { bar?.text ?? super.text }
    set {
      super.text = newValue
      bar?.text = newValue
    }
  }
  /// The text that is shown while there is no other.
  open override var placeholder: String? {
    get { bar?.placeholder ?? super.placeholder }
    set {
      super.placeholder = newValue
      bar?.placeholder = newValue
    }
  }

  /// Adds a token.
  open func insertToken(_ token: UISearchToken, at index: Int) {
    storedTokens.insert(token, at: min(max(index, 0), storedTokens.count))
  }
  /// Removes a token.
  open func removeToken(at index: Int) {
    if storedTokens.indices.contains(index) { storedTokens.remove(at: index) }
  }
  /// The tokens before the text.
  open var tokens: [UISearchToken] {
    get { storedTokens }
    set { storedTokens = newValue }
  }
}
