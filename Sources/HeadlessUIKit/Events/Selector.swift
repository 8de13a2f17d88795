/// The name of a method, as Objective-C writes it: "save:".
///
/// Without Objective-C there is no `#selector`, so the name is written as text. The class lists the method in
/// `keyedActions`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let name: String

  /// A name.
  public init(_ name: String) { self.name = name }
  /// A name.
  public init(stringLiteral name: String) { self.name = name }
  /// The name.
  public var description: String { name }
}
