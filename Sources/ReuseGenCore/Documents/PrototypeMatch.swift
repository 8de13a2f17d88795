import InterfaceBuilderXML
import ReuseGenSpelling

/// What a storyboard holds of the prototype that an entry means.
typealias PrototypeMatch = Match<InterfaceBuilderDocument.Reusable>

extension PrototypeMatch {
  /// - Parameters:
  ///   - named: the prototypes with the identifier.
  ///   - prototypes: all that come into question.
  ///   - others: what entries claim; a prototype that is another's is not taken for a misspelt one.
  init(
    _ claim: Claim,
    named: [InterfaceBuilderDocument.Reusable],
    among prototypes: @autoclosure () -> [InterfaceBuilderDocument.Reusable],
    others: Claims,
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
}
