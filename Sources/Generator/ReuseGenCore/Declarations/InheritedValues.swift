/// Values that classes have themselves or inherit. They are remembered for every class up to the class that has the
/// value.
package final class InheritedValues<Value> {
  private var known: [String: Value?] = [:]

  package init() {}

  /// The value of the first class with one, from a class up; `nil` if none has one.
  ///
  /// - Parameters:
  ///   - own: The value that a class has itself.
  ///   - next: The class's superclass.
  package func value(of name: String, own: (String) -> Value?, next: (String) -> String?) -> Value? {
    var path: [String] = []
    var value: Value?
    var current: String? = name
    while let name = current {
      if let found = known[name] {
        value = found
        break
      }
      // A class that is its own superclass ends here.
      known[name] = .some(nil)
      path.append(name)
      value = own(name)
      current = value == nil ? next(name) : nil
    }
    for name in path { known[name] = .some(value) }
    return value
  }
}
