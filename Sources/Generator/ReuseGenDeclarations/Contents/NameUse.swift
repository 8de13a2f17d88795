/// A call or a comparison in code that names a nib, a storyboard, a scene, a segue, an image or a color by a string, or
/// that makes a view controller.
package struct NameUse: Sendable {
  package enum Kind: CaseIterable, Sendable {
    case nib, storyboard, scene, image, color
    /// A segue that is performed.
    case segue
    /// A segue's identifier that is compared with the string.
    case comparedSegue
    /// A storyboard whose initial controller code takes for granted, as with `as!`.
    case initialScene
    /// The destination of a segue that is cast with `as!`. The name is the identifier of the segue, if it is known.
    case destination
    /// A view controller that code makes without arguments. The name is the class.
    case controller

    /// Whether it is in a bundle of its own, rather than in a storyboard.
    var isResource: Bool { [.nib, .storyboard, .image, .color].contains(self) }
  }

  /// The object for which a nib is loaded.
  package enum Owner: CaseIterable, Sendable {
    /// `nil`
    case absent
    /// `self`
    case caller
    /// `self`, whenever a document makes it.
    case decodedCaller
  }

  package var kind: Kind
  package var name: NameExpression
  /// The bundle, which is `.other` if the call doesn't determine it, and `mainBundle` for the app's; `nil` for the one
  /// around the code.
  package var bundle: NameExpression?
  /// The expression on which the method is called: that of the storyboard, or of the controller; `nil` without one. For
  /// a nib, also what is made with it, such as `UINib`.
  package var receiver: String?
  /// The storyboard on which the scene is looked up, where the same expression makes it.
  package var storyboard: NameExpression?
  /// The class that the result is cast to, or that it has where the call infers it. For a nib, that of its first
  /// object.
  package var className: String?
  /// For a nib, its owner; `nil` for any other object.
  package var owner: Owner?
  /// Where the name is, in bytes.
  package var offset: Int

  /// Whether the bundle is the app's, or that of a class, rather than one that a constant may hold.
  package var isOfClass: Bool { if case .bundle = bundle { true } else { bundle == nil || isInMainBundle } }
  package var isInMainBundle: Bool { bundle == Self.mainBundle }

  package static let mainBundle = NameExpression.path("Bundle.main")
}

/// A constant or a variable that holds a storyboard: `let main = UIStoryboard(name: "Main", bundle: nil)`, or the path
/// of an identifier of R.swift: `let cellID = R.reuseIdentifier.person`.
package struct ResourceConstant: Sendable {
  package var name: String
  package var value: NameExpression

  package var isIdentifier: Bool {
    if case .path(let path) = value { path.hasPrefix("R.reuseIdentifier.") } else { false }
  }
}

extension TokenStream {
  /// The owner of a nib that a word means.
  func owner(_ token: Int) -> NameUse.Owner? {
    self.is(token, "nil") ? .absent : self.is(token, "self") ? .caller : nil
  }
}
