// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// A trait, for registering for its changes.
public protocol UITraitDefinition {
  /// Whether two collections have different values of the trait.
  static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type
