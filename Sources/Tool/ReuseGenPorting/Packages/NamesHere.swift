/// The names that code on Linux can use without declaring them: those of the toolchain's modules, and of UIKit and the
/// frameworks in this package.
extension NamesHere {
  static let all = Set(table.split { $0 == " " || $0 == "\n" }.map(String.init)).union(others).union(formerNames)

  /// The modules that declare a type and that a source has to import for it, by the type's name.
  private static let modulesOfTypes: [String: [String]] = {
    var modules: [String: [String]] = [:]
    for line in typesOfModules.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      for name in words.dropFirst() { modules[name, default: []].append(String(words[0].dropLast())) }
    }
    return modules
  }()

  /// The modules that others export.
  private static let exports = ["AVKit": "AVFoundation", "MapKit": "CoreLocation"]

  /// The modules that declare a type and that imports lead to; `nil` if every source that imports UIKit sees the type.
  static func modules(ofType name: String, importing imported: Set<String>) -> [String]? {
    modulesOfTypes[name].map { modules in
      let exported = Set(imported.compactMap { exports[$0] })
      return modules.filter { imported.contains($0) || exported.contains($0) }
    }
  }

  /// Whether a source that imports modules sees a type.
  static func hasType(_ name: String, importing imported: Set<String>) -> Bool {
    all.contains(name) && !(modules(ofType: name, importing: imported)?.isEmpty ?? false)
  }

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
    "AssignmentPrecedence", "FunctionArrowPrecedence", "TernaryPrecedence", "DefaultPrecedence",
    "LogicalDisjunctionPrecedence", "LogicalConjunctionPrecedence", "ComparisonPrecedence", "NilCoalescingPrecedence",
    "CastingPrecedence", "RangeFormationPrecedence", "AdditionPrecedence", "MultiplicationPrecedence",
    "BitwiseShiftPrecedence",
    // Platforms of availability.
    "OSX", "OSXApplicationExtension", "DriverKit",
    "SWIFT_PACKAGE", "module", "DEBUG", "Swift", "Foundation", "UIKit", "Recycler", "Combine", "Dispatch",
  ]
}
