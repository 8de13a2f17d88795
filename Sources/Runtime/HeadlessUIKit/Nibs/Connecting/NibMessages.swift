import ReuseGenXML

/// Messages about mistakes in documents: UIKit's text, then the location and the fix.
enum NibMessages {
  static func wrongClass(
    _ found: AnyClass,
    _ document: NibDocument,
    _ element: IBElement,
    _ base: Any.Type
  ) -> String {
    "The class \(name(found)) can't represent <\(element.name)> in Interface Builder file "
      + "\(location(document, element)). It must inherit from \(base), or from NSObject if it is neither a view nor a "
      + "view controller"
  }

  static func noObject(of type: Any.Type, in document: NibDocument, _ element: IBElement) -> String {
    "init(coder:) of \(name(type)) returned nil for <\(element.name)> in \(location(document, element))"
  }

  static func unknownKey(_ key: String, of object: AnyObject, _ document: NibDocument, _ element: IBElement) -> String {
    "[<\(name(type(of: object)))> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
      + "\(key). (\(location(document, element)); declare a stored variable of this name, or list it as a KeyedOutlet)"
  }

  /// UIKit puts an NSObject in the place of a missing owner.
  static func outletOfMissingOwner(_ key: String, _ document: NibDocument, _ element: IBElement) -> String {
    "[<NSObject> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key). "
      + "(\(location(document, element)); the nib is loaded without an owner, as that of a registered cell. Pass an owner "
      + "with the outlet, or connect the outlet from the object itself instead of File's Owner)"
  }

  static func wrongDestination(_ incompatible: IncompatibleDestination) -> String {
    "Failed to connect (\(incompatible.key)) outlet from (\(name(type(of: incompatible.source)))) to "
      + "(\(name(type(of: incompatible.destination)))): the outlet's type is \(wanted(incompatible.wanted)). "
      + "(\(incompatible.location))"
  }

  static func missingProtocol(_ incompatible: IncompatibleDestination) -> String {
    "\(name(type(of: incompatible.destination))) is the \(incompatible.key) of "
      + "\(name(type(of: incompatible.source))), but doesn't declare \(wanted(incompatible.wanted)), so "
      + "that none of its methods will be called. Declare the protocol, or remove the connection. (\(incompatible.location))"
  }

  static func missingDataSourceMethod(_ selector: String, _ incompatible: IncompatibleDestination) -> String {
    "-[\(name(type(of: incompatible.destination))) \(selector)]: unrecognized selector sent to instance. Declare "
      + "\(wanted(incompatible.wanted)), which the document's connection \(incompatible.key) needs. "
      + "(\(incompatible.location))"
  }

  static func tooGeneralDestination(_ incompatible: IncompatibleDestination) -> String {
    "\(incompatible.key) of \(name(type(of: incompatible.source))) stays nil: its type is "
      + "\(wanted(incompatible.wanted)), and the document connects it to a "
      + "\(name(type(of: incompatible.destination))), whose class is above that. UIKit connects it all the same, and a "
      + "message that only the subclass understands stops the app. Set the object's class in the document, or change the "
      + "outlet's type. (\(incompatible.location))"
  }

  static func absentView(_ kind: String, _ key: String, _ document: NibDocument, _ element: IBElement) -> String {
    "\(key) of a <\(kind)> isn't connected, and nothing calls it: the class of the view isn't here. Import a module "
      + "with the framework's name that declares the class as a subclass of UnsupportedView. "
      + "(\(location(document, element)))"
  }

  static func absentController(_ type: IBObjectType, _ document: NibDocument, _ element: IBElement) -> String {
    "<\(element.name)> becomes a plain view controller: the program has no \(type.className) in a module "
      + "\(type.framework). Import the module, or set the object's class in the document. "
      + "(\(location(document, element)))"
  }

  static func unusedPart(
    _ part: AnyObject,
    _ key: String,
    of object: AnyObject,
    _ document: NibDocument,
    _ element: IBElement
  ) -> String {
    "\(key) of \(name(type(of: object))) isn't the \(name(type(of: part))) of the document: the class must inherit "
      + "from UIKit's, and the property can't be overridden. (\(location(document, element)))"
  }

  static func impossibleConstraint(_ reason: String, _ document: NibDocument, _ element: IBElement) -> String {
    "\(reason) (\(location(document, element)): the constraint \(element.id ?? ""))"
  }

  static func failedAttribute(_ key: String, of object: AnyObject, _ reason: String) -> String {
    "Failed to set (\(key)) user defined inspected property on (\(name(type(of: object)))): \(reason)"
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
