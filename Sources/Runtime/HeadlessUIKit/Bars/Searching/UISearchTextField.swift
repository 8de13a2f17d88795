open class UISearchTextField: UITextField {
  package override class var uiKitClass: UIKitClass { searchTextFieldClass }

  final private(set) weak var bar: UISearchBar?
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

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The traits of the bar, which its field shares.
  package override var inputTraits: TextInputTraits {
    get { bar?.inputTraits ?? super.inputTraits }
    set {
      super.inputTraits = newValue
      bar?.inputTraits = newValue
    }
  }
  open override var text: String? {
    get { super.text }
    set { if let bar { bar.text = newValue } else { super.text = newValue } }
  }
  /// Shows a text that the bar was given.
  final func showText(_ text: String) { super.text = text }

  open override var placeholder: String? {
    get { bar?.placeholder ?? super.placeholder }
    set {
      super.placeholder = newValue
      bar?.placeholder = newValue
    }
  }

  // MARK: The search of the bar

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard let bar, !isFirstResponder else { return super.becomeFirstResponder() }
    guard !waitsForWindow(), bar.delegate?.searchBarShouldBeginEditing(bar) ?? true, super.becomeFirstResponder()
    else { return false }
    bar.search?.searchBegan()
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard let bar, isFirstResponder else { return super.resignFirstResponder() }
    guard bar.delegate?.searchBarShouldEndEditing(bar) ?? true, super.resignFirstResponder() else { return false }
    bar.delegate?.searchBarTextDidEndEditing(bar)
    return true
  }

  override func mayReplace(_ range: NSRange, with string: String) -> Bool {
    guard super.mayReplace(range, with: string) else { return false }
    return bar.flatMap { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) } ?? true
  }

  override func tellOfEdit() {
    super.tellOfEdit()
    guard let bar else { return }
    bar.updateSearchResults()
    bar.delegate?.searchBar(bar, textDidChange: typedText)
  }

  /// Types the return key, which is the search button of the keyboard.
  override func typeReturn() {
    super.typeReturn()
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
  }

  // MARK: Tokens

  open func insertToken(_ token: UISearchToken, at index: Int) {
    storedTokens.insert(token, at: min(max(index, 0), storedTokens.count))
  }
  open func removeToken(at index: Int) {
    if storedTokens.indices.contains(index) { storedTokens.remove(at: index) }
  }
  open var tokens: [UISearchToken] {
    get { storedTokens }
    set { storedTokens = newValue }
  }
}

/// A filter that a search field shows before its text. Stored; it isn't drawn here.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  package final let icon: UIImage?
  package final let text: String
  open var representedObject: Any?

  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }
}
