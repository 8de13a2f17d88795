#if !canImport(ObjectiveC)
import HeadlessUIKit
import Testing

/// An observer may be removed as often as it was added.
@MainActor struct ObserverRemovalTests {
  private final class Model: NSObject {
    var name = "Ada"
    var owner: Model?
  }

  private final class Watcher: NSObject, KeyValueObserver {
    let model: Model
    var calls = 0

    init(_ model: Model) {
      self.model = model
      super.init()
      model.addObserver(self, forKeyPath: "name", context: nil)
    }

    deinit { model.removeObserver(self, forKeyPath: "name") }

    func observeValue(
      forKeyPath keyPath: String?,
      of object: Any?,
      change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { calls += 1 }
  }

  /// An object that observes itself until it is released.
  private final class SelfWatcher: NSObject {
    var name = "Ada"

    override init() {
      super.init()
      addObserver(self, forKeyPath: "name", context: nil)
    }

    deinit { removeObserver(self, forKeyPath: "name") }
  }

  @Test func anObserverRemovesItselfWhenItIsReleased() {
    let model = Model()
    var watcher: Watcher? = Watcher(model)
    model.name = "Grace"
    model.didChangeValue(forKey: "name")
    #expect(watcher?.calls == 1)
    watcher = nil
    _ = SelfWatcher()
    let second = Watcher(model)
    model.didChangeValue(forKey: "name")
    #expect(second.calls == 1)
  }

  @Test func aPathWhoseObjectIsAbsentOrReleasedIsRemoved() {
    let (model, observer) = (Model(), NSObject())
    model.addObserver(observer, forKeyPath: "owner.name", context: nil)
    model.removeObserver(observer, forKeyPath: "owner.name")
    model.owner = Model()
    model.addObserver(observer, forKeyPath: "owner.name", context: nil)
    model.owner = nil
    model.addObserver(observer, forKeyPath: "name", context: nil)
    model.removeObserver(observer, forKeyPath: "owner.name")
    model.removeObserver(observer, forKeyPath: "name", context: nil)
  }
}
#endif
