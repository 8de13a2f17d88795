/// The names that code on Linux can use without declaring them: those of the toolchain's modules, and of UIKit and the
/// frameworks in this package.
extension NamesHere {
  static let all = Set(table.split { $0 == " " || $0 == "\n" }.map(String.init)).union(others).union(formerNames)

  /// Earlier spellings, which the port replaces.
  private static let formerNames = Set(
    Array(FormerNames.functions.keys) + FormerNames.properties.keys + FormerNames.typeMembers.keys
      + FormerNames.typeMembers.values.flatMap { $0.keys } + FormerNames.notifications.keys + FormerNames.globals.keys
      + FormerNames.methods.keys.map { String($0.prefix { $0 != "(" }) }
  )

  /// Names that the compiler knows or makes, and constants of C that Foundation exports.
  private static let others: Set<String> = [
    "Self", "Any", "Type", "Protocol", "CodingKeys", "self", "init", "Sendable", "Copyable", "Escapable", "IBOutlet",
    "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction", "NSCopying", "NSManaged", "NSApplicationMain",
    "UIApplicationMain", "GKInspectable", "MainActor", "M_PI", "M_PI_2", "DBL_MAX", "FLT_MAX", "INT_MAX", "FILE",
    "Selector",
    "SWIFT_PACKAGE", "module", "DEBUG", "Swift", "Foundation", "UIKit", "Recycler", "Combine", "Dispatch",
  ]
}
