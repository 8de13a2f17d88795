package import ReuseGenXML

/// How the objects of a document are made: as in UIKit, or for a picture of the document.
package struct NibRules {
  /// Handles a mistake in a document. If it returns, the mistake is ignored.
  let handle: @MainActor (NibFault) -> Void
  /// Whether views are made as Interface Builder shows them: along with their view controllers, and with prototypes as
  /// subviews. Scenes of other storyboards aren't made.
  let showsDesign: Bool
  /// Called for each view that is made, with its element.
  let made: @MainActor (UIView, IBElement) -> Void

  /// As in UIKit.
  package static let strict = NibRules(handle: { $0.report() }, showsDesign: false, made: { _, _ in })

  /// For pictures: replaced classes are noted, and constraints that can't be made. Other mistakes follow from the
  /// classes, because the keys of a class that isn't part of the picture's program are missing.
  package static func lenient(
    note: @escaping @MainActor (String) -> Void,
    leaveOut: @escaping @MainActor (_ constraint: IBElement) -> Void,
    made: @escaping @MainActor (UIView, IBElement) -> Void = { _, _ in }
  ) -> NibRules {
    NibRules(
      handle: { fault in
        switch fault {
        case .unknownClass(let message), .unusableClass(let message): note(message)
        case .constraint(_, let element): leaveOut(element)
        case .connection, .unusableDestination, .lack, .attribute: break
        }
      },
      showsDesign: true,
      made: made
    )
  }
}
