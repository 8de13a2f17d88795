import InterfaceBuilderXML
import ReuseGenSpelling

/// What a storyboard holds of the prototype that an entry means.
enum PrototypeMatch {
  case found(InterfaceBuilderDocument.Reusable)
  /// The identifier is right, the class is another.
  case otherClass(InterfaceBuilderDocument.Reusable)
  /// The class is right, the identifier is another or missing.
  case otherIdentifier(InterfaceBuilderDocument.Reusable)
  case none

  /// - Parameters:
  ///   - named: the prototypes with the identifier.
  ///   - prototypes: all that come into question.
  ///   - others: what entries claim; a prototype that is another's is not taken for a misspelt one.
  init(
    _ claim: Claim, named: [InterfaceBuilderDocument.Reusable],
    among prototypes: @autoclosure () -> [InterfaceBuilderDocument.Reusable], others: Claims,
    by classes: ClassComparison
  ) {
    func isOfClass(_ prototype: InterfaceBuilderDocument.Reusable, _ type: TypeName) -> Bool {
      classes.equal(type, prototype.class, element: prototype.element)
    }
    func isFree(_ prototype: InterfaceBuilderDocument.Reusable) -> Bool {
      !others.hold(prototype.identifier, except: claim) { isOfClass(prototype, $0) }
    }
    if let found = named.first(where: { isOfClass($0, claim.type) }) {
      self = .found(found)
      return
    }
    if let found = named.first(where: isFree) {
      self = .otherClass(found)
      return
    }
    let ofClass = prototypes().filter { isOfClass($0, claim.type) && isFree($0) }
    let near = nearest(to: claim.identifier, in: ofClass.compactMap(\.identifier))
    if let found = ofClass.first(where: { near != nil && $0.identifier == near }) ?? ofClass.first {
      self = .otherIdentifier(found)
    } else {
      self = .none
    }
  }

  /// The prototype where its class is the entry's.
  var prototypeOfClass: InterfaceBuilderDocument.Reusable? {
    switch self {
    case .found(let prototype), .otherIdentifier(let prototype): prototype
    case .otherClass, .none: nil
    }
  }

  var prototype: InterfaceBuilderDocument.Reusable? {
    switch self {
    case .found(let prototype), .otherClass(let prototype), .otherIdentifier(let prototype): prototype
    case .none: nil
    }
  }

  /// How well the storyboard fits the entry.
  var agreement: Int {
    switch self {
    case .found: 3
    case .otherIdentifier: 2
    case .otherClass: 1
    case .none: 0
    }
  }
}
