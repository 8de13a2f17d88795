/// A class, another type, an extension or a category, with the members that its body declares.
package struct TypeDeclaration: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case `class`, `struct`, `enum`, `protocol`, actor
    /// An extension in Swift; a category, a class extension or an implementation in Objective-C.
    case `extension`
  }

  package var kind: Kind
  package var language: SourceFile.Language
  /// The name without the types around it; for an extension, as it is written, without generic arguments.
  package var name: String
  /// The name with the types around it, separated by dots.
  package var fullName: String
  /// The name that Objective-C has for a Swift class (`@objc(Name)`), or Swift for one of Objective-C
  /// (`NS_SWIFT_NAME`).
  package var otherName: String?
  /// The generic parameters with their angle brackets.
  package var genericParameters: String?
  /// The superclass and the protocols, in the order of the text.
  package var inherited: [InheritedType] = []
  package var attributes: [Attribute] = []
  package var modifiers: Modifiers = []
  /// The conditions of compilation around it, the outermost first.
  package var conditions: [String] = []
  /// The names of the cases of an enumeration.
  package var cases: [String] = []
  /// The string literals that cases of an enumeration state for their raw values.
  package var rawValues: [String: StringLiteral] = [:]
  /// The type, extension or category around it, as an index in `SourceFile.types`.
  package var enclosing: Int?
  /// Whether it is in the body of a function or a closure, which hides it from other code.
  package var isLocal = false
  /// Whether the text is a protocol's or a forward declaration without a superclass, as `@implementation` may be.
  package var isPartial = false
  /// Why it may have more members than these.
  package var doubt: Doubt?
  /// Where its name is, in bytes.
  package var nameOffset: Int
  /// Its bytes, from its attributes on.
  package var range: Range<Int>
  /// The bytes between its braces; `nil` if there are none.
  package var bodyRange: Range<Int>?
  package var properties: [PropertyDeclaration] = []
  package var methods: [MethodDeclaration] = []
}

/// An entry of an inheritance clause.
package struct InheritedType: Sendable {
  /// The name without generic arguments and attributes, for example `Base` for `Base<Int>`.
  package var name: String
  /// The text, with generic arguments and attributes.
  package var text: String
  package var offset: Int
}

/// A name for another type.
package struct TypeAlias: Sendable {
  /// With the types around it, separated by dots.
  package var fullName: String
  package var type: WrittenType
  package var offset: Int
  /// Whether other files don't see it.
  package var isHidden = false
}

/// An attribute in Swift, or a macro like one in Objective-C.
package struct Attribute: Sendable {
  /// Without "@".
  package var name: String
  /// The text between the parentheses.
  package var arguments: String?
  package var range: Range<Int>
}

extension [Attribute] {
  package func contains(_ name: String) -> Bool { contains { $0.name == name } }

  /// The name that `@objc` states.
  var objectiveCName: String? { first { $0.name == "objc" }?.arguments }
}

/// The modifiers of a declaration.
package struct Modifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let `static` = Modifiers(rawValue: 1 << 0)
  /// `class` before a member.
  package static let `class` = Modifiers(rawValue: 1 << 1)
  package static let override = Modifiers(rawValue: 1 << 2)
  package static let weak = Modifiers(rawValue: 1 << 3)
  package static let lazy = Modifiers(rawValue: 1 << 4)
  package static let `private` = Modifiers(rawValue: 1 << 5)
  package static let `fileprivate` = Modifiers(rawValue: 1 << 6)
  package static let `internal` = Modifiers(rawValue: 1 << 7)
  package static let package = Modifiers(rawValue: 1 << 8)
  package static let `public` = Modifiers(rawValue: 1 << 9)
  package static let open = Modifiers(rawValue: 1 << 10)
  package static let final = Modifiers(rawValue: 1 << 11)
  package static let dynamic = Modifiers(rawValue: 1 << 12)
  package static let required = Modifiers(rawValue: 1 << 13)
  package static let convenience = Modifiers(rawValue: 1 << 14)
  package static let unowned = Modifiers(rawValue: 1 << 15)
  package static let nonisolated = Modifiers(rawValue: 1 << 16)
  package static let mutating = Modifiers(rawValue: 1 << 17)
  package static let indirect = Modifiers(rawValue: 1 << 18)
  package static let optional = Modifiers(rawValue: 1 << 19)
  package static let prefix = Modifiers(rawValue: 1 << 20)
  package static let postfix = Modifiers(rawValue: 1 << 21)
  package static let infix = Modifiers(rawValue: 1 << 22)
  /// Any other.
  package static let other = Modifiers(rawValue: 1 << 23)
  /// No modifier: the body of an initializer begins with `fatalError` or `preconditionFailure`.
  package static let stopping = Modifiers(rawValue: 1 << 24)
  /// No modifier: a computed property has no setter.
  package static let readOnly = Modifiers(rawValue: 1 << 25)

  /// Whether other files don't see a declaration.
  package var isHidden: Bool { !isDisjoint(with: [.private, .fileprivate]) }

  /// Whether they make a member the type's own.
  package var areOfTypeMember: Bool { !isDisjoint(with: [.static, .class]) }
}
