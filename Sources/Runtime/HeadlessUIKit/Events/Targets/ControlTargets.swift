/// The targets of a control, and the segues that a document connects to it.
@MainActor
struct ControlTargets {
  private enum Response {
    /// An action by name. Without a target it goes up the responder chain.
    case action(Selector, Target?)
    case closure(@MainActor (AnyObject) -> Void)
  }

  private struct Target {
    weak var object: AnyObject?
  }

  private var entries: [(events: UIControl.Event, response: Response)] = []
  /// Where the entries of actions are, once there are many; `nil` before, and after some were removed. A target's
  /// identity can be that of one that is gone.
  private var positions: [ActionKey: Int]?

  private struct ActionKey: Hashable {
    var name: Selector
    var target: ObjectIdentifier?
  }

  /// Most controls have one action, and fewer than this are searched in less time than they are hashed.
  private static let searchedCount = 16

  var isEmpty: Bool { entries.isEmpty }
  var events: UIControl.Event { entries.reduce([]) { $0.union($1.events) } }
  /// The targets that exist.
  var objects: [AnyObject] {
    entries.compactMap { entry in
      if case .action(_, let target?) = entry.response { target.object } else { nil }
    }
  }

  /// The names of a target's actions for an event, or `nil` for those without a target.
  func actions(of target: AnyObject?, for event: UIControl.Event) -> [String] {
    entries.filter { !$0.events.isDisjoint(with: event) }.compactMap { entry in
      guard case .action(let name, let known) = entry.response, known?.object === target else { return nil }
      return name.description
    }
  }

  /// Adds an action. As in UIKit, the same one of the same target isn't called twice.
  mutating func add(_ action: Selector, of target: AnyObject?, for events: UIControl.Event) {
    if let known = position(of: action, of: target) { return entries[known].events.formUnion(events) }
    positions?[ActionKey(name: action, target: target.map(ObjectIdentifier.init))] = entries.count
    entries.append((events, .action(action, target.map { Target(object: $0) })))
  }

  /// Where the entry of an action is, or `nil` if there is none.
  private mutating func position(of action: Selector, of target: AnyObject?) -> Int? {
    func isSame(_ entry: (events: UIControl.Event, response: Response)) -> Bool {
      guard case .action(action, let known) = entry.response else { return false }
      return known?.object === target && (known == nil) == (target == nil)
    }
    if entries.count < Self.searchedCount { return entries.firstIndex(where: isSame) }
    if positions == nil { positions = keys }
    let key = ActionKey(name: action, target: target.map(ObjectIdentifier.init))
    return positions?[key].flatMap { isSame(entries[$0]) ? $0 : nil }
  }

  private var keys: [ActionKey: Int] {
    var keys: [ActionKey: Int] = [:]
    for (index, entry) in entries.enumerated() {
      guard case .action(let name, let target) = entry.response else { continue }
      // A target that is gone is never added again.
      if target != nil, target?.object == nil { continue }
      keys[ActionKey(name: name, target: target?.object.map(ObjectIdentifier.init))] = index
    }
    return keys
  }

  mutating func add(for events: UIControl.Event, _ work: @escaping @MainActor (AnyObject) -> Void) {
    entries.append((events, .closure(work)))
  }

  /// Removes the action of an object. `nil` matches any.
  mutating func remove(_ action: Selector?, of target: AnyObject?, for events: UIControl.Event = .allEvents) {
    for index in entries.indices {
      guard case .action(let name, let known) = entries[index].response, action == nil || action == name,
        target == nil || known?.object === target
      else { continue }
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
    positions = nil
  }

  func send(from sender: AnyObject, _ events: UIControl.Event, responder: UIResponder?) {
    send(from: sender, events) { name, target in
      if let target { return KeyedAction.perform(name, on: target, sender: sender, event: UIEvent()) }
      Self.send(name, from: sender, along: responder)
    }
  }

  /// Performs the closures of events, and passes on their actions with their targets, in the order in which they were
  /// added.
  func send(from sender: AnyObject, _ events: UIControl.Event, _ perform: (Selector, AnyObject?) -> Void) {
    for entry in entries where !entry.events.isDisjoint(with: events) {
      switch entry.response {
      case .closure(let work): work(sender)
      // As in UIKit targets aren't retained.
      case .action(let name, let target?): target.object.map { perform(name, $0) }
      case .action(let name, nil): perform(name, nil)
      }
    }
  }

  /// Performs an action of the first responder of a chain that offers it. Returns whether there is one.
  @discardableResult
  static func send(_ name: Selector, from sender: AnyObject?, along responder: UIResponder?) -> Bool {
    guard let responder else { return false }
    let event = UIEvent()
    return sequence(first: responder, next: \.next).contains {
      KeyedAction.performIfOffered(name, on: $0, sender: sender, event: event, inChain: true)
    }
  }

  var descriptions: [String] {
    entries.map { entry in
      switch entry.response {
      case .closure: "a closure for \(entry.events.names)"
      case .action(let name, let target):
        "\(target?.object.map { "\(type(of: $0))" } ?? "nil").\(name) for \(entry.events.names)"
      }
    }
  }
}

extension UIControl.Event {
  /// The names of the events, such as "touchUpInside".
  var names: String {
    let known: [(Self, String)] = [
      (.touchUpInside, "touchUpInside"), (.touchDown, "touchDown"), (.valueChanged, "valueChanged"),
      (.primaryActionTriggered, "primaryActionTriggered"), (.editingChanged, "editingChanged"),
      (.editingDidBegin, "editingDidBegin"), (.editingDidEnd, "editingDidEnd"),
      (.editingDidEndOnExit, "editingDidEndOnExit"), (.touchCancel, "touchCancel"),
    ]
    let names = known.filter { contains($0.0) }.map(\.1)
    return names.isEmpty || names.count == known.count ? "events \(rawValue)" : names.joined(separator: " and ")
  }
}
