/// A suggestion for a search. Stored; has no effect here.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text without attributes.
  var localizedSuggestion: String? { get }
  var localizedDescription: String? { get }
  var iconImage: UIImage? { get }
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  public var localizedDescription: String? { nil }
  public var iconImage: UIImage? { nil }
}

/// A suggestion for a search. Stored; has no effect here.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  open internal(set) var localizedAttributedSuggestion: NSAttributedString?
  open internal(set) var localizedDescription: String?
  open internal(set) var iconImage: UIImage?
  open var representedObject: Any?
  open var localizedSuggestion: String? { localizedAttributedSuggestion?.string }

  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    (localizedAttributedSuggestion, localizedDescription) = (suggestion, description)
    self.iconImage = iconImage
  }
  public convenience init(
    localizedSuggestion suggestion: String,
    localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    self.init(
      localizedAttributedSuggestion: NSAttributedString(string: suggestion),
      localizedDescription: description,
      iconImage: iconImage
    )
  }
}
