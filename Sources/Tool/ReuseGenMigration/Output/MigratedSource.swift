package import ReuseGenCore

/// A source with its call sites rewritten.
package struct MigratedSource: Sendable {
  package let path: String
  package let bytes: [UInt8]
  package let isChanged: Bool
  /// The words of the text that is replaced, without those in comments and strings.
  package let removedWords: Set<String>
  /// The number of call sites that now call an accessor, by its name.
  package let counts: [String: Int]
  package let left: [LeftCallSite]
  /// The lines that referred to what R.swift and SwiftGen generate for cells, nibs, scenes and segues.
  package let referencesBefore: [Spelling: [SourceLocation]]
  /// Those that still do.
  package let references: [Spelling: [SourceLocation]]
}

/// A call site that stays as it is.
package struct LeftCallSite: Sendable, Equatable {
  package let location: SourceLocation
  package let reason: String
  /// Whether the manifest lacks an entry for it.
  package let isUnlisted: Bool
}
