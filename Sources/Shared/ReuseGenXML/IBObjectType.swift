/// The category and class of the object that an element describes.
///
/// Reading, drafting, linting, loading and drawing use one table, `byElement`, so that they agree on which elements are
/// cells, views or controllers. Classes of the runtime state their elements themselves; only the others are listed
/// here. The table covers documents for iOS and tvOS; elements of macOS and watchOS documents are not in it.
package struct IBObjectType: Sendable, Hashable {
  package enum Category: Sendable {
    case view
    case tableViewCell, collectionViewCell
    /// A supplementary view of a collection view that is not a cell.
    case collectionReusableView
    case controller
    /// A reference to a scene of another storyboard.
    case sceneReference
    case gestureRecognizer
    /// A bar button item, a tab bar item or a navigation item.
    case barItem
    case collectionViewLayout
    case layoutGuide
    /// An object that exists before the document is loaded: File's Owner, the first responder, a scene's exit.
    case placeholder
    /// Any other object.
    case object

    /// Whether the object is a `UIView`, cells included.
    package var isView: Bool { self == .view || isReusableView }

    /// Whether the object is a cell or a supplementary view, which has a reuse identifier.
    package var isReusableView: Bool {
      self == .tableViewCell || self == .collectionViewCell || self == .collectionReusableView
    }
  }

  package let category: Category
  /// The class of an object without a custom class: "UITableViewCell".
  package let className: String
  /// The framework that declares the class: "UIKit", "MapKit".
  package let framework: String

  init(_ category: Category, _ className: String, _ framework: String = "UIKit") {
    self.category = category
    self.className = className
    self.framework = framework
  }

  /// The type of a known element, `nil` for an element that describes no object or is not in the table.
  package init?(element: String) {
    guard let type = Self.byElement[element] else { return nil }
    self = type
  }

  /// Whether a class is that of an element in the table.
  package static func isImplied(_ className: String) -> Bool { impliedClasses.contains(className) }

  private static let impliedClasses = Set(byElement.values.map(\.className))

  /// The category of an element that describes an object. An element that is not in the table belongs to the category
  /// that its name suggests.
  package static func category(of element: String) -> Category {
    if let type = byElement[element] { return type.category }
    return nameEndings.first { element.hasSuffix($0.ending) }?.category ?? .view
  }

  private static let nameEndings: [(ending: String, category: Category)] = [
    ("Controller", .controller), ("Recognizer", .gestureRecognizer), ("Item", .barItem), ("Object", .object),
    ("Placeholder", .sceneReference), ("LayoutGuide", .layoutGuide), ("Layout", .collectionViewLayout),
  ]

  /// The known elements.
  package static let byElement = ofRuntime.merging(ofOthers) { first, _ in first }
}
