/// The conformances and members that generated code adds to classes, and that classes can have already.
package enum ReusableConformance {
  /// The protocols of Reusable, and of the module Recycler.
  package static let protocols: Set<String> = [
    "Reusable", "NibReusable", "NibLoadable", "NibOwnerLoadable", "StoryboardBased", "StoryboardSceneBased",
  ]
  private static let members: Set<String> = [
    "reuseIdentifier", "nib", "nibName", "sceneStoryboard", "sceneIdentifier",
  ]

  /// The static methods that the protocols have in extensions, if a conformance adds some members.
  package static func methods(with members: Set<String>) -> Set<String> {
    var methods: Set<String> = []
    if members.contains("sceneStoryboard") { methods.insert("instantiate") }
    if members.contains("nib") { methods.insert("loadFromNib") }
    return methods
  }

  /// Whether a class or an extension has one of them.
  package static func isIn(_ type: TypeDeclaration) -> Bool {
    type.inherited.contains { protocols.contains(QualifiedName($0.name).last) }
      || member(of: type, in: members) != nil
  }

  /// Whether a type has one of them, or a method that calls could mean instead of a protocol's.
  static func mayMatter(_ type: TypeDeclaration) -> Bool {
    isIn(type) || member(of: type, in: methods(with: members)) != nil
  }

  /// The first static member of a type with one of some names that other files see. A requirement of a protocol isn't
  /// a member, but a default in its extension is.
  package static func member(of type: TypeDeclaration, in names: Set<String>) -> String? {
    guard type.kind != .protocol else { return nil }
    let property = type.properties.first {
      $0.isTypeMember && names.contains($0.name) && !$0.modifiers.isHidden
    }
    return property?.name
      ?? type.methods.first {
        $0.isTypeMember && $0.parameters.isEmpty && names.contains($0.baseName) && !$0.modifiers.isHidden
      }?.baseName
  }
}
