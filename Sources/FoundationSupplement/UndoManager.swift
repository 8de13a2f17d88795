#if !canImport(ObjectiveC)
/// Records how to undo changes. Each registration is a step of its own unless it is within a group.
open class UndoManager: NSObject {
  private typealias Entry = (target: ObjectIdentifier, action: () -> Void)

  /// The changes that one call of `undo()` undoes.
  private struct Step {
    var entries: [Entry]
    var name = ""
  }

  private final var undoSteps: [Step] = []
  private final var redoSteps: [Step] = []
  private final var openGroups: [Step] = []
  private final var disabledCount = 0

  /// Whether the manager is undoing.
  open private(set) var isUndoing = false
  /// Whether the manager is redoing.
  open private(set) var isRedoing = false
  /// Whether registrations are recorded.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
  /// Whether each pass of the run loop is a group. Stored; here each registration is a step.
  open var groupsByEvent = true
  /// The highest number of steps; 0 for any.
  open var levelsOfUndo = 0
  /// The name of the next step.
  open var undoActionName: String { undoSteps.last?.name ?? "" }
  /// The name of the step to redo.
  open var redoActionName: String { redoSteps.last?.name ?? "" }
  /// The title of the command that undoes the next step, in English.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of the command that redoes the next step, in English.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Creates a manager without steps.
  public override init() { super.init() }

  /// Whether there is a step to undo.
  open var canUndo: Bool { !undoSteps.isEmpty }
  /// Whether there is a step to redo.
  open var canRedo: Bool { !redoSteps.isEmpty }
  /// The number of open groups.
  open var groupingLevel: Int { openGroups.count }

  /// Records how to undo a change.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType,
    handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let entry = (target: ObjectIdentifier(target), action: { [weak target] in if let target { handler(target) } })
    if openGroups.isEmpty {
      record(Step(entries: [entry]))
    } else {
      openGroups[openGroups.count - 1].entries.append(entry)
    }
  }

  private final func record(_ step: Step) {
    guard !step.entries.isEmpty else { return }
    if isUndoing {
      redoSteps.append(step)
    } else {
      undoSteps.append(step)
      if !isRedoing { redoSteps = [] }
      if levelsOfUndo > 0 { undoSteps.removeFirst(max(0, undoSteps.count - levelsOfUndo)) }
    }
  }

  /// Opens a group: what is registered until it ends is one step.
  open func beginUndoGrouping() { openGroups.append(Step(entries: [])) }

  /// Ends a group.
  open func endUndoGrouping() {
    guard let group = openGroups.popLast() else { return }
    if openGroups.isEmpty { record(group) } else { openGroups[openGroups.count - 1].entries += group.entries }
  }

  /// Undoes the last step.
  open func undo() {
    guard let step = undoSteps.popLast() else { return }
    isUndoing = true
    run(step)
    isUndoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
  }

  /// Redoes the step that was undone last.
  open func redo() {
    guard let step = redoSteps.popLast() else { return }
    isRedoing = true
    run(step)
    isRedoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
  }

  private final func run(_ step: Step) {
    // The step that takes this one back has its name, unless an action gives it another.
    openGroups.append(Step(entries: [], name: step.name))
    for entry in step.entries.reversed() { entry.action() }
    endUndoGrouping()
  }

  /// Stops recording, until `enableUndoRegistration()` was called as often.
  open func disableUndoRegistration() { disabledCount += 1 }
  /// Records again.
  open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }
  /// Names the step: that of the open group, or the last one.
  open func setActionName(_ actionName: String) {
    if !openGroups.isEmpty {
      openGroups[openGroups.count - 1].name = actionName
    } else if !undoSteps.isEmpty {
      undoSteps[undoSteps.count - 1].name = actionName
    }
  }
  /// The title of a command that undoes an action, in English.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// The title of a command that redoes an action, in English.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
  /// Removes all steps.
  open func removeAllActions() { (undoSteps, redoSteps, openGroups) = ([], [], []) }

  /// Removes the registrations of a target.
  open func removeAllActions(withTarget target: Any) {
    let identifier = ObjectIdentifier(target as AnyObject)
    let others: ([Step]) -> [Step] = { steps in
      steps.map { Step(entries: $0.entries.filter { $0.target != identifier }, name: $0.name) }
        .filter { !$0.entries.isEmpty }
    }
    (undoSteps, redoSteps) = (others(undoSteps), others(redoSteps))
  }
}

extension Notification.Name {
  /// A step was undone.
  public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
  /// A step was redone.
  public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
#endif
