/// The modules that an app knows as UIKit and Foundation.
package enum RuntimeModules {
  private static let names = ["HeadlessUIKit", "HeadlessUIFoundation", "HeadlessFoundation", "HeadlessPortedCode"]

  /// Whether a type is declared by one of the modules, and not by the program.
  package static func contains(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return names.contains { name.hasPrefix($0) && name.dropFirst($0.count).first == "." }
  }
}
