import ReuseGenMustache

/// A kind of accessor: it translates what was resolved into the values of its part of the template.
///
/// A new kind is one file that conforms to this protocol, one line in `AccessorKinds.all`, and its part of the
/// template.
protocol AccessorKind {
  init(_ input: AccessorInput)

  /// The keys of this kind in the template's context. All names and expressions are decided, and everything is text
  /// that Swift accepts as it is.
  var context: [String: MustacheValue] { get }
}

enum AccessorKinds {
  static var all: [any AccessorKind.Type] {
    [ReusableAccessors.self, NibAccessors.self, SceneAccessors.self, SegueAccessors.self]
  }
}
