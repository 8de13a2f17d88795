/// A trait, for registering for its changes.
@available(iOS 17, *)
public protocol UITraitDefinition {
  /// Whether two collections have different values of the trait.
  static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool
}

/// The type of a trait.
@available(iOS 17, *)
public typealias UITrait = any UITraitDefinition.Type
