/// How a call site names what it uses.
package enum Spelling: String, CaseIterable, Sendable {
  /// Strings and constants that hold them.
  case strings
  /// The types of Reusable: `register(cellType:)`, `dequeueReusableCell(for:)`.
  case reusable
  /// The constants of R.swift: `R.nib.personCell`.
  case rswift
  /// The constants of SwiftGen: `StoryboardScene.Main.login`.
  case swiftgen
}

extension Set<Spelling> {
  /// Whether the app leaves Reusable: then its imports are replaced, and the conformances that the generated file has.
  package var leaveReusable: Bool { contains(.reusable) && !contains(.strings) }
}
