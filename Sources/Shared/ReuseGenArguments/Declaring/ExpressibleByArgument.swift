/// A type whose values one argument expresses.
///
/// An enumeration with strings as raw values that is `CaseIterable` needs no more than the conformance.
package protocol ExpressibleByArgument: ArgumentValue {
  init?(argument: String)
  var argument: String { get }
}

extension ExpressibleByArgument {
  package static var argumentCount: ArgumentCount { .one }
  package static var allowedArguments: [String] { [] }
  package static var requirement: String { "" }
  package static var isPath: Bool { false }
  package static func accepts(_ argument: String) -> Bool { Self(argument: argument) != nil }

  /// The last argument wins, as in swift-argument-parser, so that a script can append an option to a fixed list.
  package init?(arguments: [String]) {
    guard let last = arguments.last else { return nil }
    self.init(argument: last)
  }

  package var arguments: [String] { [argument] }
}

extension String: ExpressibleByArgument {
  package init?(argument: String) { self = argument }
  package var argument: String { self }
}

extension Int: ExpressibleByArgument {
  package static var requirement: String { "Please provide a whole number." }
  package init?(argument: String) { self.init(argument) }
  package var argument: String { description }
}

extension ExpressibleByArgument where Self: CaseIterable & RawRepresentable<String> {
  package static var allowedArguments: [String] { allCases.map(\.rawValue) }
  package init?(argument: String) { self.init(rawValue: argument) }
  package var argument: String { rawValue }
}

extension Optional: ArgumentValue where Wrapped: ExpressibleByArgument {
  package static var argumentCount: ArgumentCount { .oneOrNone }
  package static var allowedArguments: [String] { Wrapped.allowedArguments }
  package static var requirement: String { Wrapped.requirement }
  package static var isPath: Bool { Wrapped.isPath }
  package static func accepts(_ argument: String) -> Bool { Wrapped.accepts(argument) }

  package init?(arguments: [String]) {
    guard let last = arguments.last else {
      self = .none
      return
    }
    guard let value = Wrapped(argument: last) else { return nil }
    self = .some(value)
  }

  package var arguments: [String] { self?.arguments ?? [] }
}

extension Array: ArgumentValue where Element: ExpressibleByArgument {
  package static var argumentCount: ArgumentCount { .any }
  package static var allowedArguments: [String] { Element.allowedArguments }
  package static var requirement: String { Element.requirement }
  package static var isPath: Bool { Element.isPath }
  package static func accepts(_ argument: String) -> Bool { Element.accepts(argument) }

  package init?(arguments: [String]) {
    let values = arguments.compactMap(Element.init(argument:))
    guard values.count == arguments.count else { return nil }
    self = values
  }

  package var arguments: [String] { map(\.argument) }
}
