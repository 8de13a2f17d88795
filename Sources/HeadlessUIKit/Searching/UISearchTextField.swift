/// The field within a search bar.
@preconcurrency
@MainActor
open class UISearchTextField: UITextField {
  private weak var bar: UISearchBar?

  init(of bar: UISearchBar) {
    self.bar = bar
    super.init(frame: .zero)
  }

  /// A field of no bar.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A field from a nib or storyboard, of no bar.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

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
}
