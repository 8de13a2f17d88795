/// The names that classes have in Objective-C, by which documents name classes without a module.
@MainActor
package enum ObjectiveCClassName {
  /// The name of a Swift class outside of other types: "_TtC4Feed9PhotoCell".
  package static func mangled(_ name: String, in module: String) -> String {
    "_TtC\(module.utf8.count)\(module)\(name.utf8.count)\(name)"
  }

  /// The class with a name: one of UIKit or Foundation, one that a module lists, or that of a mangled name.
  ///
  /// - Parameters:
  ///   - frameworks: The modules whose classes have their own names in Objective-C.
  ///   - modules: The modules whose list `ObjectiveCClassList` counts.
  package static func find(_ name: String, frameworks: [String], listedBy modules: [String]) -> AnyClass? {
    #if canImport(ObjectiveC)
    if let found = NSClassFromString(name) { return found }
    #endif
    if name.hasPrefix("_Tt") { return type(mangledBefore: name) }
    for module in modules {
      let list = NSClassFromString("\(module).ObjectiveCClassList") as? any ObjectiveCClasses.Type
      if let found = list?.classes[name] { return found }
    }
    for framework in frameworks {
      if let found = NSClassFromString("\(framework).\(name)") { return found }
    }
    return nil
  }

  /// The class of a name in Swift's former mangling, which Objective-C still has: "_TtCC3App4Feed9PhotoCell" is
  /// `App.Feed.PhotoCell`. Private classes, "_TtC3AppP33_0123…4Cell", can't be found on Linux.
  private static func type(mangledBefore name: String) -> AnyClass? {
    var rest = name.dropFirst(3)
    let kinds = rest.prefix { "CVO".contains($0) }
    rest = rest.dropFirst(kinds.count)
    guard kinds.first == "C", var mangled = identifier(&rest) else { return nil }
    // The kind of the innermost type comes first.
    for kind in kinds.reversed() {
      guard let name = identifier(&rest) else { return nil }
      mangled += name + String(kind)
    }
    return rest.isEmpty ? _typeByName(mangled) as? AnyClass : nil
  }

  /// Takes an identifier with the length before it: "4Feed".
  private static func identifier(_ text: inout Substring) -> String? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let length = Int(digits), length > 0, text.utf8.count >= digits.utf8.count + length else { return nil }
    let end = text.utf8.index(text.startIndex, offsetBy: digits.utf8.count + length)
    guard let found = String(text.utf8[text.startIndex..<end]) else { return nil }
    text = text[end...]
    return found
  }
}

/// The classes of a module that have names of their own in Objective-C, such as `@objc(PersonCell)`.
///
/// Documents find a class without a module only by such a name. Linux has no `@objc`: there a module lists these
/// classes in a class named `ObjectiveCClassList`, which `reusegen port` writes.
///
/// ```swift
/// final class ObjectiveCClassList: ObjectiveCClasses {
///   static var classes: [String: AnyClass] { ["PersonCell": PersonCell.self] }
/// }
/// ```
@preconcurrency @MainActor
public protocol ObjectiveCClasses: AnyObject {
  /// The classes by their names in Objective-C.
  static var classes: [String: AnyClass] { get }
}
