#if !canImport(ObjectiveC)
import HeadlessUIKit
import Testing

@MainActor
@Suite struct UndoManagerTests {
  /// A text whose changes can be undone.
  private final class Note {
    let manager: UndoManager
    private(set) var text = ""

    init(_ manager: UndoManager) { self.manager = manager }

    func set(_ new: String, name: String? = nil) {
      let old = text
      text = new
      manager.registerUndo(withTarget: self) { $0.set(old) }
      if let name { manager.setActionName(name) }
    }
  }

  private let manager = UndoManager()

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
    nonisolated(unsafe) var posted: [String] = []
    let tokens = [Notification.Name.NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange].map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
        posted.append($0.name.rawValue)
      }
    }
    manager.undo()
    manager.redo()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(posted == ["NSUndoManagerDidUndoChangeNotification", "NSUndoManagerDidRedoChangeNotification"])
  }
}
#endif
