import ReuseGenCore
import ReuseGenDeclarations

/// The methods that an app declares under the names of accessors, and that code would call instead of them.
struct OwnMethods {
  private let declarations: Declarations
  private let constants: ClassConstants

  init(_ declarations: Declarations, _ constants: ClassConstants) {
    self.declarations = declarations
    self.constants = constants
  }

  /// Whether a class, one of its superclasses or one of their protocols has a type method with a name.
  func areOfType(_ name: String, _ className: String) -> Bool {
    declares(className) { $0.isTypeMember && $0.baseName == name }
  }

  /// Whether an extension of a list or of one of its superclasses has a method with a name.
  func areOfObjects(_ name: String, _ className: String) -> Bool {
    declares(className) { !$0.isTypeMember && $0.baseName == name }
  }

  private func declares(_ className: String, _ isMeant: (MethodDeclaration) -> Bool) -> Bool {
    constants.types(of: className).contains { type in
      declarations.references(to: type).contains { declarations.methods(of: $0).contains(where: isMeant) }
    }
  }
}
