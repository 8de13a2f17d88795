/// A view that returns to the pool of its reuse identifier.
@preconcurrency @MainActor
protocol ReusableView: UIView {
  var reuseIdentifier: String? { get }
  var givenReuseIdentifier: String? { get set }
  /// The key of the pool, looked up once.
  var reuseKey: ReuseKey? { get set }
}

/// Creates the views that a table or collection view registers for reuse identifiers.
@MainActor
enum ReuseFactory {
  /// Casts a registered class. Stops if it isn't a subclass of the required one.
  static func checked<View: UIView>(_ found: AnyClass, as wanted: View.Type) -> View.Type {
    guard let type = found as? View.Type else {
      stop("Attempt to register a class which is not a subclass of \(wanted): \(found)")
    }
    return type
  }

  /// Creates a view from a registration; `make` creates one of a class. Stops with UIKit's message if a nib or
  /// prototype contains anything else.
  static func view<View: ReusableView>(
    of registration: ReuseRegistration,
    _ identifier: String,
    identifierDiffers: (String, String) -> String = ReuseMessages.viewIdentifierDiffers,
    making make: (View.Type) -> View
  ) -> View {
    switch registration {
    case .viewClass(let type): return make(checked(type, as: View.self))
    case .nib(let nib, let expected):
      let objects = nib.instantiate(owner: nil, expecting: expected)
      let view: View = held(objects.count == 1 ? objects[0] : nil, identifier)
      if let own = view.reuseIdentifier, !own.isEmpty, own != identifier { stop(identifierDiffers(own, identifier)) }
      return view
    case .prototype(let prototype): return held(prototype(), identifier)
    }
  }

  private static func held<View: UIView>(_ object: Any?, _ identifier: String) -> View {
    guard let view = object as? View else { stop(ReuseMessages.invalidNib(identifier, mustHold: "\(View.self)")) }
    return view
  }
}

/// The source of new views for a reuse identifier.
package enum ReuseRegistration {
  case viewClass(UIView.Type)
  /// A nib that contains one view, and the view's class if that is known.
  case nib(UINib, expected: UIView.Type?)
  /// A prototype cell of a table or collection view in a storyboard: registered by the storyboard, created from its
  /// document.
  case prototype(@MainActor () -> UIView)
}
