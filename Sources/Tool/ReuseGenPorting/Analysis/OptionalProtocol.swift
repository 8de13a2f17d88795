/// A protocol with optional methods: one of UIKit's, or one of the app's that is marked `@objc`.
struct OptionalProtocol {
  var name: String
  var inherited: [String]
  /// The names of its own optional methods with their labels.
  var optionalMethods: Set<String>

  /// UIKit's protocols, and UIKit's classes that adopt some of them, by name.
  static let uiKit = Dictionary(
    uiKitTable.split(separator: "\n").map { OptionalProtocol(line: $0) }.map { ($0.name, $0) }
  ) { first, _ in first }

  /// Reads a line of the table: `Name: inherited | methods`.
  private init(line: Substring) {
    let parts = line.split(separator: "|", omittingEmptySubsequences: false)
    let head = parts[0].split(separator: " ").map(String.init)
    name = String((head.first ?? "").dropLast())
    inherited = Array(head.dropFirst())
    optionalMethods = Set(parts.dropFirst().first?.split(separator: " ").map(String.init) ?? [])
  }

  init(name: String, inherited: [String], optionalMethods: Set<String>) {
    self.name = name
    self.inherited = inherited
    self.optionalMethods = optionalMethods
  }
}
