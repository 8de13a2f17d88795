import Testing

/// A row in a table of test cases. The report shows its name.
protocol NamedCase: Sendable, CustomTestStringConvertible {
  var name: String { get }
}

extension NamedCase {
  var testDescription: String { name }
}

/// An object with changes, for tables of cases.
@MainActor func made<Object: AnyObject>(_ object: Object, _ change: (Object) -> Void) -> Object {
  change(object)
  return object
}
