/// All names that mean something to the compiler or to the generated file, so that an entry with such a name is
/// refused, escaped, or referred to by another name.
///
/// The words of the language are from "Lexical Structure" in The Swift Programming Language, sections Identifiers and
/// Keywords, and from the accessors, modifiers and operators that the parser knows.
enum NameTable {
  // MARK: The language

  /// Whether a name can be one of the words of the language. Those with a capital at the beginning are short, unlike
  /// the names of most classes.
  static func mayBeWord(_ name: String) -> Bool {
    guard let first = name.utf8.first else { return false }
    return first >= UInt8(ascii: "_") || name.utf8.count <= "Protocol".utf8.count
  }

  /// The keywords that are reserved in declarations, statements, expressions and patterns.
  static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static",
    "struct", "subscript", "typealias", "var",
    "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if",
    "in", "repeat", "return", "switch", "throw", "where", "while",
    "Any", "as", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
  ]

  /// The words that are reserved in some contexts, so that a type with such a name is written in backticks.
  static let contextualKeywords: Set<String> = [
    "actor", "associativity", "async", "autoclosure", "await", "borrowing", "consume", "consuming", "convenience",
    "copy", "didSet", "discard", "distributed", "dynamic", "each", "escaping", "final", "get", "indirect", "infix",
    "init", "isolated", "lazy", "left", "lowerThan", "higherThan", "macro", "modify", "module", "mutating", "none",
    "nonisolated", "nonmutating", "nonsending", "of", "open", "optional", "override", "package", "postfix",
    "precedence", "prefix", "read", "reasync", "required", "right", "sending", "set", "some", "then", "unchecked",
    "unowned", "unsafe", "using", "weak", "willSet", "yield", "any", "preconcurrency", "_borrow", "_const", "_modify",
    "_read", "__consuming", "__owned", "__shared", "unsafeAddress", "unsafeMutableAddress", "addressWithNativeOwner",
  ]

  /// Names that Swift doesn't accept for a static member even in backticks, or that would hide a member of every type.
  static let impossibleMembers: Set<String> = ["init", "self", "Self", "Type", "Protocol"]

  /// Words that have another meaning in the position of a type, and can't be the name of a class.
  static let reservedTypes = keywords.union(impossibleMembers).union(["some", "any"])

  /// The noncharacters that the compiler accepts in a literal, but not as an escape sequence.
  static let unescapable: ClosedRange<Unicode.Scalar> = "\u{FDCF}"..."\u{FDF0}"

  // MARK: The generated file

  /// The enums in the namespace.
  static let partsOfCatalog: Set<String> = ["Cells", "Views", "Nibs", "Scenes", "Segues"]

  /// The generic parameters of the types that generated code extends: ReuseIdentifier's and Segue's.
  static let parameters: Set<String> = ["View", "Source", "Destination"]

  /// Names of Swift, UIKit, Foundation and Recycler that generated code uses without their modules.
  static let used: Set<String> = [
    "AnyClass", "Bundle", "IndexPath", "MainActor", "String", "UICollectionView", "UINib", "UIStoryboard",
    "UITableView", "UIViewController",
    "ReuseIdentifier", "SupplementaryIdentifier", "StoryboardScene", "Segue", "Recycler",
    "Reusable", "NibReusable", "NibLoadable", "NibOwnerLoadable", "StoryboardBased", "StoryboardSceneBased",
  ]

  // MARK: UIKit

  /// UIKit's base classes of cells, views and scenes, which could be listed by mistake.
  static let baseClasses: Set<String> = [
    "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionViewCell", "UICollectionViewListCell",
    "UICollectionReusableView", "UIView", "UIControl", "UILabel", "UIButton", "UIImageView", "UIStackView",
    "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController",
    "UITabBarController", "UISplitViewController", "UIPageViewController",
  ]

  /// All names that a class could hide, or be mistaken for.
  static let namesWithMeaning = partsOfCatalog.union(parameters).union(used).union(baseClasses)

  /// The types in the classes that generated code extends, in their superclasses and in those of cells, views and
  /// controllers. In an extension they hide other types with these names.
  static let nestedTypes: Set<String> = [
    // NSObject, UIResponder and UIView.
    "KeyValueObservedChange", "AnimationCurve", "AnimationOptions", "AnimationTransition", "AutoresizingMask",
    "ContentMode", "KeyframeAnimationOptions", "SystemAnimation", "TintAdjustmentMode", "Invalidating",
    "LayoutRegion",
    // UIScrollView.
    "ContentInsetAdjustmentBehavior", "DecelerationRate", "IndexDisplayMode", "IndicatorStyle",
    "KeyboardDismissMode", "LookToScroll",
    // UITableView and UICollectionView.
    "CellRegistration", "ContentHuggingElements", "ElementKind", "ReorderingCadence", "RowAnimation",
    "ScrollDirection", "ScrollPosition", "SelfSizingInvalidation", "SeparatorInsetReference", "SeparatorStyle",
    "Style", "SupplementaryRegistration",
    // Cells, headers and footers.
    "AccessoryType", "CellStyle", "ConfigurationUpdateHandler", "DragState", "EditingStyle", "FocusStyle",
    "SelectionStyle", "StateMask",
    // Controls.
    "ButtonType", "ContentHorizontalAlignment", "ContentVerticalAlignment", "Event", "Role", "State",
    // View controllers.
    "BackButtonDisplayMode", "Column", "DisplayMode", "DisplayModeButtonVisibility", "LayoutEnvironment",
    "LeadingBarButtonItem", "NavigationDirection", "NavigationOrientation", "Operation", "PrimaryEdge",
    "SpineLocation", "SplitBehavior", "TabPlacement", "Transition", "TransitionStyle",
    // Recycler's identifiers and protocols.
    "Identifier", "RawValue",
  ]

  /// Whether a member of one of those classes may have a name, so that in an extension of the class the name means the
  /// member rather than a type with that name.
  ///
  /// The names of members begin with a small letter. A list of them would have thousands of names, grow with every
  /// version of UIKit, and lack those of the user's own classes.
  static func mayBeMember(_ name: String) -> Bool {
    nestedTypes.contains(name) || parameters.contains(name) || name.first.map { $0.isLowercase || $0 == "_" } ?? false
  }
}
