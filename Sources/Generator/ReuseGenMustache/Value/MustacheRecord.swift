/// An object whose values are made when a template asks for them. A template uses few of the values that an entry has.
package protocol MustacheRecord: AnyObject, Sendable {
  /// The keys, in no particular order.
  var keys: [String] { get }

  /// The value of a key; `nil` if the object doesn't have it.
  func value(of key: String) -> MustacheValue?
}
