/// The values of a class's objects for assistive technologies, unless others are set.
@MainActor
struct StandardAccessibility<Object: AnyObject> {
  /// Whether assistive technologies access the objects themselves.
  var isElement: Bool?
  /// The traits that all objects of the class have.
  var kind: UIAccessibilityTraits?
  var label: (@MainActor (Object) -> String?)?
  var value: (@MainActor (Object) -> String?)?
  /// The traits that depend on an object's state, in addition to those of superclasses.
  var states: (@MainActor (Object) -> UIAccessibilityTraits)?
  /// The frame on the screen.
  var frame: (@MainActor (Object) -> CGRect)?
}

extension StandardAccessibility {
  /// The same for an object whose class is known only at run time. It must be an `Object`.
  var erased: StandardAccessibility<AnyObject> {
    StandardAccessibility<AnyObject>(
      isElement: isElement,
      kind: kind,
      label: Self.erased(label),
      value: Self.erased(value),
      states: Self.erased(states),
      frame: Self.erased(frame)
    )
  }

  private static func erased<Value>(_ body: (@MainActor (Object) -> Value)?) -> (@MainActor (AnyObject) -> Value)? {
    guard let body else { return nil }
    return { body(unsafeDowncast($0, to: Object.self)) }
  }

  /// The values, and those of the superclass where there are none.
  func inheriting(_ inherited: StandardAccessibility) -> StandardAccessibility {
    StandardAccessibility(
      isElement: isElement ?? inherited.isElement,
      kind: kind ?? inherited.kind,
      label: label ?? inherited.label,
      value: value ?? inherited.value,
      states: Self.union(states, inherited.states),
      frame: frame ?? inherited.frame
    )
  }

  private typealias Traits = @MainActor (Object) -> UIAccessibilityTraits

  private static func union(_ own: Traits?, _ inherited: Traits?) -> Traits? {
    guard let own, let inherited else { return own ?? inherited }
    return { own($0).union(inherited($0)) }
  }

  func traits(of object: Object) -> UIAccessibilityTraits { (kind ?? .none).union(states?(object) ?? .none) }
}
