extension NSObjectProtocol where Self: NSObject {
  /// An object as the result of a type method that returns `Self`. With Objective-C such a method makes an object of
  /// any subclass; here it stops for a subclass, whose initializers aren't known.
  package static func own(_ object: NSObject) -> Self {
    guard let own = object as? Self else {
      stop("\(self) has no way to make its own objects here; call the method of \(type(of: object)), or an initializer")
    }
    return own
  }
}
