/// The object of a storyboard that an entry refers to.
enum Match<Object> {
  case found(Object)
  /// The identifier is right, or it is the initial scene, but the class is another.
  case otherClass(Object)
  /// The class is right, but the identifier is another or missing.
  case otherIdentifier(Object)
  /// There is no such object, or no initial scene.
  case none

  var object: Object? {
    switch self {
    case .found(let object), .otherClass(let object), .otherIdentifier(let object): object
    case .none: nil
    }
  }

  /// The object, if its class is the entry's.
  var objectOfClass: Object? {
    switch self {
    case .found(let object), .otherIdentifier(let object): object
    case .otherClass, .none: nil
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

extension Match: Sendable where Object: Sendable {}
