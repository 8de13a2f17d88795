#if !canImport(ObjectiveC)
/// Records how to undo changes. Each registration is a step of its own unless it is within a group.
open class UndoManager: NSObject {
  private typealias Step = [(target: ObjectIdentifier, action: () -> Void)]

  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  private var openGroups: [Step] = []
  private var undoNames: [String] = []

  /// Whether the manager is undoing.
  open private(set) var isUndoing = false
  /// Whether the manager is redoing.
  open private(set) var isRedoing = false
  /// Whether registrations are recorded.
  open private(set) var isUndoRegistrationEnabled = true
  /// Whether each pass of the run loop is a group. Stored; here each registration is a step.
  open var groupsByEvent = true
  /// The highest number of steps; 0 for any.
  open var levelsOfUndo = 0
  /// The name of the next step.
  open private(set) var undoActionName = ""
  /// The name of the step to redo.
  open private(set) var redoActionName = ""

  /// Creates a manager without steps.
  public override init() { super.init() }

  /// Whether there is a step to undo.
  open var canUndo: Bool { !undoSteps.isEmpty }
  /// Whether there is a step to redo.
  open var canRedo: Bool { !redoSteps.isEmpty }
  /// The number of open groups.
  open var groupingLevel: Int { openGroups.count }

  /// Records how to undo a change.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let entry = (target: ObjectIdentifier(target), action: { [weak target] in if let target { handler(target) } })
    if openGroups.isEmpty { record([entry]) } else { openGroups[openGroups.count - 1].append(entry) }
  }

  private func record(_ step: Step) {
    guard !step.isEmpty else { return }
    if isUndoing {
      redoSteps.append(step)
    } else {
      undoSteps.append(step)
      if !isRedoing { redoSteps = [] }
      if levelsOfUndo > 0 { undoSteps.removeFirst(max(0, undoSteps.count - levelsOfUndo)) }
    }
  }

  /// Opens a group: what is registered until it ends is one step.
  open func beginUndoGrouping() { openGroups.append([]) }

  /// Ends a group.
  open func endUndoGrouping() {
    guard let group = openGroups.popLast() else { return }
    if openGroups.isEmpty { record(group) } else { openGroups[openGroups.count - 1] += group }
  }

  /// Undoes the last step.
  open func undo() {
    guard let step = undoSteps.popLast() else { return }
    isUndoing = true
    run(step)
    isUndoing = false
  }

  /// Redoes the step that was undone last.
  open func redo() {
    guard let step = redoSteps.popLast() else { return }
    isRedoing = true
    run(step)
    isRedoing = false
  }

  private func run(_ step: Step) {
    beginUndoGrouping()
    for entry in step.reversed() { entry.action() }
    endUndoGrouping()
  }

  /// Stops recording.
  open func disableUndoRegistration() { isUndoRegistrationEnabled = false }
  /// Records again.
  open func enableUndoRegistration() { isUndoRegistrationEnabled = true }
  /// Names the step.
  open func setActionName(_ actionName: String) {
    if isUndoing { redoActionName = actionName } else { undoActionName = actionName }
  }
  /// Removes all steps.
  open func removeAllActions() { (undoSteps, redoSteps, openGroups) = ([], [], []) }

  /// Removes the registrations of a target.
  open func removeAllActions(withTarget target: Any) {
    let identifier = ObjectIdentifier(target as AnyObject)
    let others: (Step) -> Step = { $0.filter { $0.target != identifier } }
    undoSteps = undoSteps.map(others).filter { !$0.isEmpty }
    redoSteps = redoSteps.map(others).filter { !$0.isEmpty }
  }
}

extension Notification.Name {
  /// A step was undone. Isn't posted here.
  public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
  /// A step was redone. Isn't posted here.
  public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
#endif
