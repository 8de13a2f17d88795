#if canImport(ObjectiveC)
extension Selector {
  package var name: String { NSStringFromSelector(self) }
}
#else
/// The name of a method, as Objective-C writes it: "save:".
///
/// There is no `#selector` without Objective-C, so the name is written as text. The class lists the method in
/// `keyedActions`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  package let name: String
  /// The action, where the class that has it can't list it.
  let action: KeyedAction?

  public init(_ name: String) {
    self.name = name
    action = nil
  }
  public init(stringLiteral name: String) { self.init(name) }
  /// An action of a class that can't list it, such as one in an extension of a UIKit class.
  public init(_ action: KeyedAction) {
    name = action.selector
    self.action = action
  }

  public var description: String { name }

  /// Whether both names are equal.
  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
#endif
