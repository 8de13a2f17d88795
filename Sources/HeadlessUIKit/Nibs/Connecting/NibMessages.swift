import InterfaceBuilderXML

/// Messages about mistakes in documents: UIKit's text, then the location and the cure.
enum NibMessages {
  static func unknownClass(_ name: String, _ modules: [String], _ document: NibDocument, _ element: IBElement) -> String
  {
    "Unknown class \(name) in Interface Builder file \(location(document, element)). Looked for it in the modules "
      + "\(modules.joined(separator: ", ")). Check the class's name and module in Interface Builder; a class that is "
      + "private or nested can't be found by name"
  }

  static func wrongClass(
    _ found: AnyClass,
    _ document: NibDocument,
    _ element: IBElement,
    _ base: Any.Type
  ) -> String {
    "The class \(name(found)) of <\(element.name)> in Interface Builder file \(location(document, element)) can't be made "
      + "from it: it must be a \(base), or adopt NibObject where it is no view or controller"
  }

  static func noObject(of type: Any.Type, in document: NibDocument, _ element: IBElement) -> String {
    "init(coder:) of \(name(type)) gave no object for <\(element.name)> in \(location(document, element))"
  }

  static func unknownKey(_ key: String, of object: AnyObject, _ document: NibDocument, _ element: IBElement) -> String {
    "[<\(name(type(of: object)))> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
      + "\(key). (\(location(document, element)); a stored property of this name that can be set is wanted, or a "
      + "KeyedOutlet)"
  }

  static func wrongDestination(
    _ key: String,
    of source: AnyObject,
    to destination: Any,
    wanted: Any.Type,
    _ document: NibDocument,
    _ element: IBElement
  ) -> String {
    "Failed to connect (\(key)) outlet from (\(name(type(of: source)))) to (\(name(type(of: destination)))): the "
      + "outlet's type is \(Self.wanted(wanted)). (\(location(document, element)))"
  }

  static func missingProtocol(
    _ key: String,
    of source: AnyObject,
    to destination: Any,
    _ wanted: Any.Type,
    _ document: NibDocument,
    _ element: IBElement
  ) -> String {
    "Warning: \(name(type(of: destination))) is the \(key) of \(name(type(of: source))), but doesn't declare "
      + "\(Self.wanted(wanted)), so that none of its methods will be called. Declare the protocol, or remove the "
      + "connection. (\(location(document, element)))"
  }

  static func failedAttribute(_ key: String, of object: AnyObject, _ reason: String) -> String {
    "Failed to set (\(key)) user defined inspected property on (\(name(type(of: object)))): \(reason)"
  }

  static func unrecognizedAction(_ action: String, of target: AnyObject) -> String {
    "-[\(name(type(of: target))) \(action)]: unrecognized selector sent to instance. Without the Objective-C runtime an "
      + "action is found by name only where the class adopts KeyedActions and lists it"
  }

  static func location(_ document: NibDocument, _ element: IBElement) -> String {
    "\(document.path), line \(element.line)"
  }

  private static func name(_ type: Any.Type) -> String { String(reflecting: type) }

  private static func wanted(_ type: Any.Type) -> String {
    let name = String(reflecting: type)
    let prefix = "Swift.Optional<"
    return name.hasPrefix(prefix) && name.hasSuffix(">") ? String(name.dropFirst(prefix.count).dropLast()) : name
  }
}
