import HeadlessUIKit
import ReuseGenTestSupport

#if canImport(ObjectiveC)
extension [ProcessCase] {
  static let ofFoundation: [ProcessCase] = []
}
#else
extension [ProcessCase] {
  static let ofFoundation: [ProcessCase] = [
    .warns("a key that UIKit's class lacks", "UILabel has no property for the key lines here.") {
      for _ in 0..<2 { UILabel().setValue(1, forKey: "lines") }
    },
    .stops(
      "an unknown key",
      "valueForUndefinedKey:]: this class is not key value coding-compliant for the key nickname."
    ) { Model().setValue("Ada", forKey: "nickname") },
    .stops(
      "a value of another type",
      "setValue:forKey:]: the property name is of the type String, and the value is of the type Int"
    ) { Model().setValue(3, forKey: "name") },
    .stops("an observer that was never added", notRegistered("name")) {
      Model().removeObserver(NSObject(), forKeyPath: "name")
    },
    .stops("an observer removed twice", notRegistered("name")) {
      observe { for _ in 0..<2 { $0.removeObserver($1, forKeyPath: "name") } }
    },
    .stops("an observer of another context", notRegistered("name")) {
      observe { $0.removeObserver($1, forKeyPath: "name", context: UnsafeMutableRawPointer(bitPattern: 8)) }
    },
    .stops("an observer of another path", notRegistered("owner.name")) {
      observe { $0.removeObserver($1, forKeyPath: "owner.name") }
    },
    .stops("undoing without a group", "registerUndo: must begin a group before registering undo") {
      undo { $0.registerUndo(withTarget: Model()) { _ in } }
    },
    .stops("undoing in nested groups", "undo was called with too many nested undo groups") {
      undo {
        for _ in 0..<2 { $0.beginUndoGrouping() }
        $0.undo()
      }
    },
    .stops("the end of no group", "endUndoGrouping called with no matching begin") { undo { $0.endUndoGrouping() } },
    .stops("a predicate of a key", "the predicate \"name CONTAINS %@\" needs key-value coding") {
      _ = NSPredicate(format: "name CONTAINS %@", "a").evaluate(with: "Ada")
    },
  ]

  private static func notRegistered(_ path: String) -> String {
    "Cannot remove an observer <NSObject> for the key path \"\(path)\" from <Model> because it is not registered as an "
      + "observer."
  }

  private static func observe(_ act: (Model, NSObject) -> Void) {
    let (model, observer) = (Model(), NSObject())
    model.addObserver(observer, forKeyPath: "name", context: nil)
    act(model, observer)
  }

  private static func undo(_ act: (UndoManager) -> Void) {
    let manager = UndoManager()
    manager.groupsByEvent = false
    act(manager)
  }
}

private final class Model: NSObject {
  var name = "Ada"
  var owner: Model?
}
#endif
