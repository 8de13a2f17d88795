/// A view that comes from the pool of a reuse identifier.
@MainActor
protocol ReusableView: UIView {
  var reuseIdentifier: String? { get }
  var givenReuseIdentifier: String? { get set }
  /// The pool's key, looked up once.
  var reuseKey: ReuseKey? { get set }
}

/// The views of a table or collection view that can be made for a reuse identifier.
@MainActor
enum ReuseFactory {
  /// A class that is registered. Stops for one of another kind.
  static func checked<View: UIView>(_ found: AnyClass, as wanted: View.Type) -> View.Type {
    guard let type = found as? View.Type else {
      stop("Attempt to register a class which is not a subclass of \(wanted): \(found)")
    }
    return type
  }

  /// A new view of what an identifier was registered with; `make` makes one of a class. Stops with UIKit's message when
  /// a nib or prototype holds anything else.
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
