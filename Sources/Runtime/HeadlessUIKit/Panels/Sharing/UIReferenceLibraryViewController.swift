/// The system's dictionary. It shows nothing.
open class UIReferenceLibraryViewController: UIViewController {
  public init(term: String) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Whether the dictionary knows a term: never.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}
