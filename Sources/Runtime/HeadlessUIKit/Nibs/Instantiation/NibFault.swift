import ReuseGenXML

/// A mistake in a document that shows when its objects are made, with its message.
enum NibFault {
  /// A class that doesn't exist. That of the element replaces it.
  case unknownClass(String)
  /// A class that doesn't fit its element.
  case unusableClass(String)
  /// A connection that can't be made: its key is unknown, or its destination has the wrong type.
  case connection(String)
  /// A connection that UIKit makes, to an object that a variable can't hold in Swift: it doesn't conform to the
  /// protocol, or its class is above that of the variable.
  case unusableDestination(String)
  /// Something that UIKit does and that can't be done here: an outlet of another framework's view, its view controller,
  /// or a bar whose class doesn't fit.
  case lack(String)
  /// A constraint that UIKit refuses to make, with its element.
  case constraint(String, IBElement)
  /// A runtime attribute that can't be set.
  case attribute(String)

  /// Reports the mistake as UIKit does, which stops the program for connections and logs a class that doesn't exist.
  func report() {
    switch self {
    case .unknownClass(let message), .lack(let message): warnOnce(message)
    case .unusableClass(let message), .connection(let message), .constraint(let message, _): stop(message)
    case .unusableDestination(let message): warn(message)
    case .attribute(let message): writeMessage(message)
    }
  }
}
