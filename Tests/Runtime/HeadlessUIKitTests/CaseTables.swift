import Foundation
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

/// The notifications that an act posts: their names, or what `text` says of them.
@MainActor func posted(
  _ names: [Notification.Name],
  by object: AnyObject? = nil,
  as text: @escaping @Sendable (Notification) -> String = { $0.name.rawValue },
  _ act: () throws -> Void
) rethrows -> [String] {
  nonisolated(unsafe) var texts: [String] = []
  let observers = names.map { name in
    NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { texts.append(text($0)) }
  }
  defer { observers.forEach(NotificationCenter.default.removeObserver) }
  try act()
  return texts
}
