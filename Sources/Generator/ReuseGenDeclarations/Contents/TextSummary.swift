/// Which kinds of names a text has, so that few texts are decoded.
struct TextSummary: OptionSet, Sendable {
  let rawValue: UInt32

  static let identifierUses = TextSummary(rawValue: 1 << 0)
  static let resourceConstants = TextSummary(rawValue: 1 << 1)
  /// Names of any bundle.
  static let nameUses = TextSummary(rawValue: 1 << 2)
  static let accessorUses = TextSummary(rawValue: 1 << 28)
  /// A macro may declare types: it is called outside of types, or an attribute may be one.
  static let macros = TextSummary(rawValue: 1 << 30)
  /// A type has one of the conformances or members that accessors add to listed classes.
  static let conformances = TextSummary(rawValue: 1 << 29)
  /// All files of the module see what a module that the file imports declares: `@_exported import`.
  static let exports = TextSummary(rawValue: 1 << 31)

  /// Names of a kind in the app's bundle, or one that a constant holds.
  static func own(_ kind: NameUse.Kind) -> TextSummary {
    TextSummary(rawValue: 1 << (3 + UInt32(NameUse.Kind.allCases.firstIndex(of: kind) ?? 0)))
  }

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(of text: TextContents) {
    self = []
    if !text.identifierUses.isEmpty { insert(.identifierUses) }
    if !text.accessorUses.isEmpty { insert(.accessorUses) }
    if !text.resourceConstants.isEmpty { insert(.resourceConstants) }
    if !text.nameUses.isEmpty { insert(.nameUses) }
    for use in text.nameUses where use.bundle != .other("") { insert(.own(use.kind)) }
  }
}
