/// A property or an instance variable.
package struct PropertyDeclaration: Sendable {
  package enum Kind: CaseIterable, Sendable {
    case property
    /// A variable in the braces of an Objective-C class.
    case instanceVariable
  }

  package var kind: Kind = .property
  package var name: String
  package var objectiveCName: String
  package var attributes: [Attribute] = []
  package var modifiers: Modifiers = []
  /// Whether `let` declares it, or `readonly` without another declaration.
  package var isConstant = false
  package var isComputed = false
  /// The type as it is written; `nil` if it follows from the initial value.
  package var type: WrittenType?
  package var initialValue: NameExpression?
  package var conditions: [String] = []
  package var nameOffset: Int
  package var range: Range<Int>

  package var isTypeMember: Bool { modifiers.areOfTypeMember }
}

/// A string literal without interpolation.
package struct StringLiteral: Sendable, Equatable {
  /// The text with its escapes resolved, and without the indentation of a literal over lines.
  package var value: String
  /// Where the literal starts, in bytes.
  package var offset: Int
}

/// A method or an initializer.
package struct MethodDeclaration: Sendable {
  package enum Kind: CaseIterable, Sendable {
    case method, initializer
  }

  package struct Parameter: Sendable {
    /// The label of the argument; `nil` for "_".
    package var label: String?
    package var name: String
    package var type: WrittenType?

    package init(label: String?, name: String, type: WrittenType?) {
      self.label = label
      self.name = name
      self.type = type
    }
  }

  package var kind: Kind = .method
  /// The name before the parentheses. For Objective-C it is the selector.
  package var baseName: String
  package var parameters: [Parameter] = []
  package var returnType: WrittenType?
  package var attributes: [Attribute] = []
  package var modifiers: Modifiers = []
  package var isAsync = false
  package var isThrowing = false
  /// The selector that Objective-C has for it, or would have if it were exposed.
  package var selector: String
  package var conditions: [String] = []
  package var nameOffset: Int
  package var range: Range<Int>

  package var isTypeMember: Bool { modifiers.areOfTypeMember }

  /// The name with the labels of the arguments, as `save(_:)`.
  package var name: String {
    "\(baseName)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
  }
}

/// A type as a declaration writes it.
package struct WrittenType: Sendable, Equatable {
  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let optional = Flags(rawValue: 1)
    /// With "!".
    package static let implicitlyUnwrapped = Flags(rawValue: 2)
    /// An array; the name is the element's.
    package static let array = Flags(rawValue: 4)
    /// With `&`, or a class with protocols in Objective-C; the name is the first one's.
    package static let composition = Flags(rawValue: 8)
    /// A function, a closure or a block; the name is empty.
    package static let function = Flags(rawValue: 16)
  }

  package var text: String
  /// The name without generic arguments; empty if the type has none, for example a tuple.
  package var name: String
  package var flags: Flags = []
}
