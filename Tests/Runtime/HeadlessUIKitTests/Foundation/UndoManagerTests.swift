#if !canImport(ObjectiveC)
import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor struct UndoManagerTests {
  /// A text whose changes can be undone.
  private final class Note {
    let manager: UndoManager
    private(set) var text = ""

    init(_ manager: UndoManager) { self.manager = manager }

    func set(_ new: String, name: String? = nil) {
      manager.beginUndoGrouping()
      change(new)
      if let name { manager.setActionName(name) }
      manager.endUndoGrouping()
    }

    func change(_ new: String) {
      let old = text
      text = new
      manager.registerUndo(withTarget: self) { $0.change(old) }
    }
  }

  private let manager = UndoManager()

  init() { manager.groupsByEvent = false }

  @Test func stepsAreUndoneAndRedoneInOrder() {
    let note = Note(manager)
    for text in ["a", "b", "c"] { note.set(text) }
    var seen: [String] = []
    while manager.canUndo {
      manager.undo()
      seen.append(note.text)
    }
    while manager.canRedo {
      manager.redo()
      seen.append(note.text)
    }
    #expect(seen == ["b", "a", "", "a", "b", "c"])
  }

  @Test func aChangeAfterUndoingRemovesWhatCouldBeRedone() {
    let note = Note(manager)
    note.set("a")
    manager.undo()
    #expect(manager.canRedo)
    note.set("b")
    #expect(!manager.canRedo)
  }

  @Test func aGroupIsOneStep() {
    let note = Note(manager)
    manager.beginUndoGrouping()
    note.set("a")
    manager.beginUndoGrouping()
    note.set("b")
    #expect(manager.groupingLevel == 2)
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    manager.undo()
    #expect(note.text == "")
    #expect(!manager.canUndo)
    manager.redo()
    #expect(note.text == "b")
  }

  @Test func stepsKeepTheirNames() {
    let note = Note(manager)
    note.set("a", name: "Typing")
    note.set("b", name: "Paste")
    #expect(manager.undoMenuItemTitle == "Undo Paste")
    manager.undo()
    #expect(manager.undoActionName == "Typing")
    #expect(manager.redoActionName == "Paste")
    manager.undo()
    #expect(manager.undoMenuItemTitle == "Undo")
    manager.redo()
    #expect(manager.undoActionName == "Typing")
    #expect(manager.redoMenuItemTitle == "Redo Paste")
  }

  @Test func onlyTheLastLevelsAreKept() {
    manager.levelsOfUndo = 2
    let note = Note(manager)
    for text in ["a", "b", "c"] { note.set(text) }
    while manager.canUndo { manager.undo() }
    #expect(note.text == "a")
  }

  @Test func registrationIsEnabledAsOftenAsItWasDisabled() {
    let note = Note(manager)
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    manager.enableUndoRegistration()
    note.set("a")
    #expect(!manager.canUndo)
    manager.enableUndoRegistration()
    note.set("b")
    #expect(manager.canUndo)
  }

  @Test func theStepsOfATargetAreRemoved() {
    let (first, second) = (Note(manager), Note(manager))
    first.set("a")
    second.set("b")
    manager.removeAllActions(withTarget: second)
    manager.undo()
    #expect(first.text == "")
    #expect(second.text == "b")
    #expect(!manager.canUndo)
  }

  @Test func aTargetThatIsGoneIsNotChanged() {
    Note(manager).set("a")
    manager.undo()
    #expect(!manager.canRedo)
  }

  @Test func undoingAndRedoingIsPosted() {
    let note = Note(manager)
    note.set("a")
    let posts = posted([.NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange], by: manager) {
      manager.undo()
      manager.redo()
    }
    #expect(posts == ["NSUndoManagerDidUndoChangeNotification", "NSUndoManagerDidRedoChangeNotification"])
  }

  @Test func theRegistrationsOfATurnAreOneStep() {
    manager.groupsByEvent = true
    let note = Note(manager)
    for text in ["a", "b", "c"] { note.change(text) }
    manager.setActionName("Typing")
    #expect(manager.groupingLevel == 1)
    #expect(manager.canUndo)
    #expect(manager.undoActionName == "Typing")
    manager.undo()
    #expect(note.text == "")
    #expect(!manager.canUndo)
    manager.redo()
    #expect(note.text == "c")
  }

  @Test func aTurnEndsWhileATestAwaits() async throws {
    manager.groupsByEvent = true
    let note = Note(manager)
    note.change("a")
    for _ in 0..<1_000 where manager.groupingLevel > 0 { try await Task.sleep(nanoseconds: 1_000_000) }
    note.change("b")
    manager.undo()
    #expect(note.text == "a")
  }

  @Test func eachActionOfAUserIsAStep() {
    manager.groupsByEvent = true
    let note = Note(manager)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let button = UIButton(frame: window.bounds)
    window.addSubview(button)
    window.makeKeyAndVisible()
    button.addAction(UIAction { _ in note.change(note.text + "a") }, for: .touchUpInside)
    note.change("-")
    for _ in 0..<2 { button.user.tap() }
    #expect(manager.groupingLevel == 0)
    var seen: [String] = []
    while manager.canUndo {
      manager.undo()
      seen.append(note.text)
    }
    #expect(seen == ["-a", "-", ""])
  }
}
#endif
