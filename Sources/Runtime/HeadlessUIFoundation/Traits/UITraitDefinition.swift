/// A trait: one of UIKit's, or one that your app defines.
///
///     enum UITraitIsHighlighted: UITraitDefinition { static let defaultValue = false }
///
///     view.traitOverrides[UITraitIsHighlighted.self] = true
@available(iOS 17, *)
public protocol UITraitDefinition {
  associatedtype Value
  /// The value where nothing sets the trait.
  static var defaultValue: Value { get }
}

@available(iOS 17, *)
public typealias UITrait = any UITraitDefinition.Type

/// A trait that UIKit defines.
package protocol SystemTrait: UITraitDefinition {
  /// The value's path.
  static var path: PartialKeyPath<TraitValues> { get }
}

extension UITraitDefinition {
  /// Whether two collections have different values of the trait.
  static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    !CustomTraitValues.areEqual(first[Self.self], second[Self.self])
  }

  /// The path of the value, unless the app defines the trait.
  fileprivate static var path: WritableKeyPath<TraitValues, Value>? {
    (Self.self as? any SystemTrait.Type)?.path as? WritableKeyPath<TraitValues, Value>
  }

  fileprivate static func isSpecified(in values: TraitValues) -> Bool {
    guard let path else { return values.custom[Self.self] != nil }
    return !CustomTraitValues.areEqual(values[keyPath: path], TraitValues.unspecified[keyPath: path])
  }

  fileprivate static func remove(from values: inout TraitValues) {
    if let path {
      values[keyPath: path] = TraitValues.unspecified[keyPath: path]
    } else {
      values.custom[Self.self] = nil
    }
  }
}

extension TraitValues {
  package subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { Trait.path.map { self[keyPath: $0] } ?? custom[trait] ?? Trait.defaultValue }
    set { if let path = Trait.path { self[keyPath: path] = newValue } else { custom[trait] = newValue } }
  }

  package func contains(_ trait: UITrait) -> Bool { trait.isSpecified(in: self) }
  package mutating func remove(_ trait: UITrait) { trait.remove(from: &self) }
}

/// The values of traits that apps define.
package struct CustomTraitValues: Hashable, @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value? {
    get { values[ObjectIdentifier(trait)] as? Trait.Value }
    set { values[ObjectIdentifier(trait)] = newValue }
  }

  /// Takes the values that others specify.
  mutating func override(with others: CustomTraitValues) { values.merge(others.values) { $1 } }

  package static func == (first: CustomTraitValues, second: CustomTraitValues) -> Bool {
    first.values.count == second.values.count
      && first.values.allSatisfy { key, value in second.values[key].map { areEqual(value, $0) } ?? false }
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(values.count) }

  /// Values that can't be compared are different.
  static func areEqual(_ first: Any, _ second: Any) -> Bool {
    func isSecond<Value: Equatable>(_ value: Value) -> Bool { second as? Value == value }
    return (first as? any Equatable).map { isSecond($0) } ?? false
  }
}
