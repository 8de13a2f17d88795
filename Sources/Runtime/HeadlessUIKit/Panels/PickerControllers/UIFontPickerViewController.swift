/// A view controller with fonts. It shows nothing; a test sets the descriptor and calls the delegate.
open class UIFontPickerViewController: UIViewController {
  /// The fonts that are offered. Stored; has no effect here.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Stored; has no effect here.
    open var includeFaces = false
    /// Stored; has no effect here.
    open var displayUsingSystemFont = false
    /// Stored; has no effect here.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// Stored; has no effect here.
    open var filteredLanguagesPredicate: NSPredicate?
    open class func filterPredicate(forFilteredLanguages filteredLanguages: [String]) -> NSPredicate? {
      NSPredicate(value: true)
    }
    public override init() { super.init() }
  }

  open private(set) var configuration: Configuration
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: UIFontDescriptor?

  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }
  public convenience init() { self.init(configuration: Configuration()) }
}

@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}
