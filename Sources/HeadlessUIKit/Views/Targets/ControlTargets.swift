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

  var isEmpty: Bool { entries.isEmpty }
  var events: UIControl.Event { entries.reduce([]) { $0.union($1.events) } }
  /// The targets that exist.
  var objects: [AnyObject] {
    entries.compactMap { entry in
      if case .action(_, let target?) = entry.response { target.object } else { nil }
    }
  }

  /// The names of a target's actions for an event; `nil` for those without a target.
  func actions(of target: AnyObject?, for event: UIControl.Event) -> [String] {
    entries.filter { !$0.events.isDisjoint(with: event) }.compactMap { entry in
      guard case .action(let name, let known) = entry.response, known?.object === target else { return nil }
      return name.description
    }
  }

  mutating func add(_ action: Selector, of target: AnyObject?, for events: UIControl.Event) {
    entries.append((events, .action(action, target.map { Target(object: $0) })))
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
  }

  /// Performs the actions of events, in the order in which they were added.
  func send(from sender: AnyObject, _ events: UIControl.Event, responder: UIResponder?) {
    for entry in entries where !entry.events.isDisjoint(with: events) {
      switch entry.response {
      case .closure(let work): work(sender)
      case .action(let name, let target?):
        // As in UIKit targets aren't retained.
        if let object = target.object { KeyedAction.perform(name, on: object, sender: sender, event: UIEvent()) }
      case .action(let name, nil):
        var next = responder
        let event = UIEvent()
        while let current = next,
          !KeyedAction.performIfOffered(name, on: current, sender: sender, event: event, inChain: true)
        {
          next = current.next
        }
      }
    }
  }

  /// The actions with the class of their target and their events, for comparison and for messages.
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
