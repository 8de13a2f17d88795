/// The views of a table or collection view that can be made for a reuse identifier.
@MainActor
package enum ReuseFactory {
  /// The view that a nib registered for `identifier` holds. Stops with UIKit's message when the nib holds anything else.
  static func view<View: UIView>(
    in nib: UINib,
    expecting expected: UIView.Type?,
    identifier: String,
    as kind: View.Type,
    kindName: String,
    ownIdentifier: (View) -> String?,
    identifierDiffers: (String, String) -> String
  ) -> View {
    let objects = nib.instantiate(owner: nil, expecting: expected)
    guard objects.count == 1, let view = objects[0] as? View else {
      stop(ReuseMessages.invalidNib(identifier, mustHold: kindName))
    }
    if let own = ownIdentifier(view), !own.isEmpty, own != identifier { stop(identifierDiffers(own, identifier)) }
    return view
  }
}
