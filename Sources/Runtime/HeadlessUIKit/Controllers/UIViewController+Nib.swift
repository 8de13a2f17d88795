extension UIViewController {
  /// The nib with the name of the class; `nil` if there is none, and for UIKit's own classes.
  var nibOfClass: (name: String, bundle: Bundle)? {
    let type = type(of: self)
    guard !RuntimeModules.contains(type) else { return nil }
    let full = String(reflecting: type)
    let name = String(full[(full.lastIndex(of: ".").map { full.index(after: $0) } ?? full.startIndex)...])
    let bundle = Bundle(for: type)
    let short = name.hasSuffix("Controller") && name != "Controller" ? String(name.dropLast("Controller".count)) : nil
    let found = [short, name].compactMap { $0 }.first { NibCache.shared.hasNib($0, in: bundle) }
    return found.map { ($0, bundle) }
  }
}
