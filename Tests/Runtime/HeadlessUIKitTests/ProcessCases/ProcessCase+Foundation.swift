import HeadlessUIKit
import ReuseGenTestSupport

#if canImport(ObjectiveC)
extension [ProcessCase] {
  static let ofFoundation: [ProcessCase] = []
}
#else
extension [ProcessCase] {
  static let ofFoundation: [ProcessCase] = [
    .warns("UILabel has no property for the key lines here.") {
      for _ in 0..<2 { UILabel().setValue(1, forKey: "lines") }
    },
    .stops("valueForUndefinedKey:]: this class is not key value coding-compliant for the key nickname.") {
      Model().setValue("Ada", forKey: "nickname")
    },
    .stops("setValue:forKey:]: the property name is of the type String, and the value is of the type Int") {
      Model().setValue(3, forKey: "name")
    },
    .stops(notRegistered("name"), named: "an observer that was never added") {
      Model().removeObserver(NSObject(), forKeyPath: "name")
    },
    .stops(notRegistered("name"), named: "an observer removed twice") {
      observe { for _ in 0..<2 { $0.removeObserver($1, forKeyPath: "name") } }
    },
    .stops(notRegistered("name"), named: "an observer of another context") {
      observe { $0.removeObserver($1, forKeyPath: "name", context: UnsafeMutableRawPointer(bitPattern: 8)) }
    },
    .stops(notRegistered("owner.name"), named: "an observer of another path") {
      observe { $0.removeObserver($1, forKeyPath: "owner.name") }
    },
    .stops("registerUndo: must begin a group before registering undo") {
      undo { $0.registerUndo(withTarget: Model()) { _ in } }
    },
    .stops("undo was called with too many nested undo groups") {
      undo {
        for _ in 0..<2 { $0.beginUndoGrouping() }
        $0.undo()
      }
    },
    .stops("endUndoGrouping called with no matching begin") { undo { $0.endUndoGrouping() } },
    .stops("the predicate \"name CONTAINS %@\" needs key-value coding") {
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
