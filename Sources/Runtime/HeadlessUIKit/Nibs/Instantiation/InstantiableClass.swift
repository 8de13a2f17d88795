/// A class whose objects documents hold, by the initializer that makes them.
enum InstantiableClass {
  /// Views, view controllers and other classes with an initializer for documents.
  case nibObject(any NibObject.Type)
  /// Classes that decode their objects.
  case coding(any (NSObject & NSCoding).Type)
  /// Other classes, such as those of data sources: `init()` makes their objects.
  case plain(NSObject.Type)

  /// Documents can't hold objects of other classes: `nil`.
  init?(_ type: AnyClass) {
    if let type = type as? any NibObject.Type {
      self = .nibObject(type)
    } else if let type = type as? any (NSObject & NSCoding).Type {
      self = .coding(type)
    } else if let type = type as? NSObject.Type {
      self = .plain(type)
    } else {
      return nil
    }
  }

  var type: AnyClass {
    switch self {
    case .nibObject(let type): type
    case .coding(let type): type
    case .plain(let type): type
    }
  }

  /// Makes an object. A class without the initializer stops the program, as with UIKit.
  @MainActor
  func object(_ coder: NSCoder) -> AnyObject? {
    switch self {
    case .nibObject(let type): type.init(coder: coder)
    case .coding(let type): type.init(coder: coder)
    case .plain(let type): Self.object(of: type)
    }
  }

  private static func object(of type: NSObject.Type) -> NSObject? {
    #if canImport(ObjectiveC)
    // `new` calls `init()`, and the caller owns the object.
    let made = (type as AnyObject as? any NSObjectProtocol)?.perform(NSSelectorFromString("new"))
    return made?.takeRetainedValue() as? NSObject
    #else
    // Each class has an entry for `init()` in its table of methods, because NSObject declares it. Swift calls the entry
    // of a class that it doesn't know only if the initializer is required. `UIGraphicsRendererFormat` is a subclass of
    // NSObject that requires it, and it is open, so that the optimizer can't replace the call.
    return unsafeBitCast(type, to: UIGraphicsRendererFormat.Type.self).init()
    #endif
  }
}

/// The class that was found for a node, and the request that it was found for.
struct FoundClass {
  let type: InstantiableClass
  let expected: ObjectIdentifier?
  let owner: ObjectIdentifier?
}
