/// The destination of an outlet that the property can't hold.
struct IncompatibleDestination {
  let key: String
  let source: AnyObject
  let destination: Any
  /// The type of the property.
  let wanted: Any.Type
  /// Where the document connects the outlet.
  let location: String
}
