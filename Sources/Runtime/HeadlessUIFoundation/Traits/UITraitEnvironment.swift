/// An object with traits: a view, a view controller, a window or the screen.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

@available(iOS 17, *)
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

@available(iOS 17, *)
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

/// An object that keeps the registrations for changes of its traits.
@MainActor
package protocol TraitRegistering: UITraitChangeObservable {
  var traitRegistrations: TraitRegistrations { get }
}

/// The registrations of an object, in order.
@MainActor
package final class TraitRegistrations {
  private final class Registration: UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
      (self.traits, self.handler) = (traits, handler)
    }
  }

  private var registrations: [Registration] = []

  package nonisolated init() {}

  fileprivate func add(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void)
    -> any UITraitChangeRegistration
  {
    let new = Registration(traits, handler)
    registrations.append(new)
    return new
  }

  fileprivate func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  package func tell(from old: UITraitCollection, to new: UITraitCollection) {
    for registration in registrations where registration.traits.contains(where: { $0.differs(old, new) }) {
      registration.handler(old)
    }
  }
}

extension UITraitChangeObservable {
  private var registrations: TraitRegistrations {
    guard let registering = self as? any TraitRegistering else {
      stop("\(type(of: self)) isn't a view or a view controller, so it has no traits that change")
    }
    return registering.traitRegistrations
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    registrations.add(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
  }

  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Object>(
    _ traits: [UITrait],
    handler: @escaping (Object, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    registrations.add(traits) { [weak self] previous in
      if let object = self as? Object { handler(object, previous) }
    }
  }

  /// Calls a target's method after one of the traits changed, with the object and the previous traits. The target lists
  /// it in `KeyedActions`.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    target: Any,
    action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    return registrations.add(traits) { [weak self, weak target] previous in
      if let target { KeyedAction.perform(action, on: target, sender: self, event: previous) }
    }
  }

  /// Calls a method of the object after one of the traits changed. The object lists it in `KeyedActions`.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    registrations.remove(registration)
  }
}
