/// A suggestion for a search. Stored; has no effect here.
@preconcurrency
@MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text without attributes.
  var localizedSuggestion: String? { get }
  /// The description.
  var localizedDescription: String? { get }
  /// The image.
  var iconImage: UIImage? { get }
  /// A value of the app's.
  var representedObject: Any? { get set }
}

/// A suggestion for a search. Stored; has no effect here.
@preconcurrency
@MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The text with attributes.
  public final let localizedAttributedSuggestion: NSAttributedString?
  /// The description.
  public final let localizedDescription: String?
  /// The image.
  public final let iconImage: UIImage?
  /// A value of the app's.
  open var representedObject: Any?
  /// The text without attributes.
  public final var localizedSuggestion: String? { localizedAttributedSuggestion?.string }

  /// A suggestion.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    (localizedAttributedSuggestion, localizedDescription) = (suggestion, description)
    self.iconImage = iconImage
  }
  /// A suggestion without attributes.
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
