/// Attributes that the language or Apple's frameworks have. Any other on a type may be a macro, which may add members.
enum KnownAttributes {
  /// The attributes that make Objective-C see a member.
  static let exposing: Set<String> = [
    "objc", "IBOutlet", "IBAction", "IBInspectable", "IBSegueAction", "GKInspectable", "NSManaged",
  ]

  private static let ofTypes: Set<String> = [
    "objc", "nonobjc", "objcMembers", "available", "MainActor", "IBDesignable", "UIApplicationMain",
    "NSApplicationMain", "main", "dynamicMemberLookup", "dynamicCallable", "propertyWrapper", "resultBuilder",
    "_functionBuilder", "frozen", "usableFromInline", "globalActor", "unchecked", "preconcurrency", "retroactive",
    "requires_stored_property_inits", "Suite", "_documentation", "_spi", "_exported", "backDeployed", "implementation",
    "_originallyDefinedIn", "_objcRuntimeName", "_nonSendable", "Sendable", "GtkMain", "testable", "discardableResult",
    "nonisolated", "unsafe", "safe",
  ]

  static func contains(_ name: String) -> Bool { ofTypes.contains(name) }
}

/// Protocols of Swift and of Apple's frameworks: in an inheritance clause they aren't superclasses.
enum KnownProtocols {
  private static let names: Set<String> = [
    "AnyObject", "Any", "Sendable", "Copyable", "Equatable", "Hashable", "Comparable", "Codable", "Decodable",
    "Encodable", "Identifiable", "CaseIterable", "RawRepresentable", "Error", "LocalizedError", "CustomNSError",
    "CustomStringConvertible", "CustomDebugStringConvertible", "CustomReflectable", "Sequence", "IteratorProtocol",
    "Collection", "ObservableObject", "Publisher", "Subscriber", "Subscription", "Cancellable", "Actor", "Observable",
    "NSObjectProtocol", "NSCoding", "NSSecureCoding", "NSCopying", "NSMutableCopying", "UIAppearance",
    "UIAppearanceContainer", "UIContentView", "UIContentConfiguration", "UITextInput", "UIKeyInput",
    "UIViewControllerAnimatedTransitioning", "UIViewControllerInteractiveTransitioning", "UIActivityItemSource",
    "UIViewControllerContextTransitioning", "MKAnnotation", "MKOverlay", "UIPickerViewAccessibilityDelegate",
    "UISearchResultsUpdating", "TimelineProvider", "View", "App", "Scene", "PreviewProvider", "ViewModifier",
    "UIViewRepresentable", "UIViewControllerRepresentable", "NSFetchedResultsSectionInfo",
    "UNNotificationContentExtension",
    "NSItemProviderReading", "NSItemProviderWriting", "UIContentContainer", "UICoordinateSpace", "UIFocusEnvironment",
    "UIDynamicItem", "UITraitEnvironment", "UIStateRestoring", "UIObjectRestoration", "UIViewControllerRestoration",
    "SKProductsRequestDelegate", "XMLParserDelegate", "CVarArg", "TextOutputStream", "SetAlgebra", "OptionSet",
    "Strideable", "AdditiveArithmetic", "Numeric", "BinaryInteger", "FixedWidthInteger", "Encoder", "Decoder",
    "ExpressibleByStringLiteral", "ExpressibleByArrayLiteral", "ExpressibleByDictionaryLiteral",
    "ExpressibleByIntegerLiteral", "ExpressibleByNilLiteral", "Encoding", "Clock", "DurationProtocol", "Executor",
  ]

  /// Whether a name is a protocol's, which the names of delegates and data sources show.
  static func contains(_ name: String) -> Bool {
    if names.contains(name) { return true }
    guard
      name.hasPrefix("UI") || name.hasPrefix("NS") || name.hasPrefix("MK") || name.hasPrefix("WK")
        || name.hasPrefix("AV") || name.hasPrefix("CL") || name.hasPrefix("SK") || name.hasPrefix("MF")
        || name.hasPrefix("UN") || name.hasPrefix("URL") || name.hasPrefix("CN") || name.hasPrefix("QL")
    else { return false }
    return name.hasSuffix("Delegate") || name.hasSuffix("DataSource") || name.hasSuffix("DataSourcePrefetching")
      || name.hasSuffix("DelegateFlowLayout")
  }

  /// Whether an Apple protocol, such as `UITextFieldDelegate`, may require a method. The methods of delegates and data
  /// sources begin with the name of the object that calls them.
  static func mayRequire(method selector: String, _ name: String) -> Bool {
    guard contains(name) else { return false }
    let isUnprefixed = name.hasPrefix("URL") || name.hasPrefix("XML")
    let subject = isUnprefixed ? name[...] : name.dropFirst(2)
    // "text" for UITextFieldDelegate
    let first = subject.prefix(1).lowercased() + subject.dropFirst().prefix { $0.isLowercase }
    return !first.isEmpty && selector.hasPrefix(first)
  }

  /// Whether an Apple protocol requires a property that documents connect.
  static func mayRequire(property name: String, _ protocolName: String) -> Bool {
    name == "window" && (protocolName.hasSuffix("ApplicationDelegate") || protocolName.hasSuffix("SceneDelegate"))
  }
}
