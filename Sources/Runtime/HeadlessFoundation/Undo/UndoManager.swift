#if !canImport(ObjectiveC)
/// Records how to undo changes. The registrations of one turn of the main queue, or of one user action, are one step.
open class UndoManager: NSObject {
  private typealias Entry = (target: ObjectIdentifier, action: () -> Void)

  /// The changes that one call of `undo()` undoes.
  private struct Step {
    var entries: [Entry]
    var name = ""
  }

  /// The manager, which only the code of the main queue uses while it has a turn.
  private final class Reference: @unchecked Sendable {
    weak var manager: UndoManager?

    init(_ manager: UndoManager) { self.manager = manager }
  }

  private final var undoSteps: [Step] = []
  private final var redoSteps: [Step] = []
  private final var openGroups: [Step] = []
  private final var disabledCount = 0
  /// The end of the turn whose registrations the outermost group has; `nil` if code opened the group.
  private final var turn: EventTurn?

  open private(set) var isUndoing = false
  open private(set) var isRedoing = false
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
  open var groupsByEvent = true
  open var levelsOfUndo = 0
  open var undoActionName: String { (openStep ?? undoSteps.last)?.name ?? "" }
  open var redoActionName: String { redoSteps.last?.name ?? "" }
  /// The title of the command that undoes the next step, in English.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of the command that redoes the next step, in English.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  public override init() { super.init() }

  open var canUndo: Bool { openStep != nil || !undoSteps.isEmpty }
  open var canRedo: Bool { !redoSteps.isEmpty }
  open var groupingLevel: Int { openGroups.count }

  /// The innermost group with registrations that can be undone.
  private final var openStep: Step? { isUndoing || isRedoing ? nil : openGroups.last { !$0.entries.isEmpty } }

  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType,
    handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    openTurn()
    if openGroups.isEmpty { stop("registerUndo: must begin a group before registering undo") }
    if !isUndoing, !isRedoing { redoSteps = [] }
    let entry = (target: ObjectIdentifier(target), action: { [weak target] in if let target { handler(target) } })
    openGroups[openGroups.count - 1].entries.append(entry)
  }

  /// Opens the group of a turn unless a group is open.
  private final func openTurn() {
    guard groupsByEvent, openGroups.isEmpty else { return }
    openGroups.append(Step(entries: []))
    turn = makeTurn()
  }

  private final func makeTurn() -> EventTurn {
    let reference = Reference(self)
    return EventTurn { reference.manager?.closeTurn() }
  }

  /// Ends the group of a turn, unless code has yet to end a group within it.
  final func closeTurn() { if turn != nil, openGroups.count == 1 { endUndoGrouping() } }

  private final func record(_ step: Step) {
    guard !step.entries.isEmpty else { return }
    if isUndoing {
      redoSteps.append(step)
    } else {
      undoSteps.append(step)
      if levelsOfUndo > 0 { undoSteps.removeFirst(max(0, undoSteps.count - levelsOfUndo)) }
    }
  }

  open func beginUndoGrouping() {
    openTurn()
    openGroups.append(Step(entries: []))
  }

  open func endUndoGrouping() {
    guard let group = openGroups.popLast() else { stop("endUndoGrouping called with no matching begin") }
    guard let outer = openGroups.indices.last else {
      turn = nil
      return record(group)
    }
    openGroups[outer].entries += group.entries
    if !group.name.isEmpty { openGroups[outer].name = group.name }
    // The turn in which the outermost group was opened may be over.
    if outer == 0, turn != nil { turn = makeTurn() }
  }

  private final func endLastGroup(for call: String) {
    if openGroups.count > 1 { stop("\(call) was called with too many nested undo groups") }
    if !openGroups.isEmpty { endUndoGrouping() }
  }

  open func undo() {
    if isUndoing || isRedoing { return }
    endLastGroup(for: "undo")
    guard let step = undoSteps.popLast() else { return }
    isUndoing = true
    run(step)
    isUndoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
  }

  open func redo() {
    if isUndoing || isRedoing { return }
    endLastGroup(for: "redo")
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

  open func disableUndoRegistration() { disabledCount += 1 }
  open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }
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
  open func removeAllActions() { (undoSteps, redoSteps, openGroups, turn) = ([], [], [], nil) }

  open func removeAllActions(withTarget target: Any) {
    let identifier = ObjectIdentifier(target as AnyObject)
    let others: ([Step]) -> [Step] = { steps in
      steps.map { Step(entries: $0.entries.filter { $0.target != identifier }, name: $0.name) }
    }
    undoSteps = others(undoSteps).filter { !$0.entries.isEmpty }
    redoSteps = others(redoSteps).filter { !$0.entries.isEmpty }
    openGroups = others(openGroups)
  }
}

extension Notification.Name {
  public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
#endif
