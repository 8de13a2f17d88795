import HeadlessUIKit

/// The elements that assistive technologies access in a part of a screen.
@MainActor
struct AccessibleElements {
  /// An element, or a container that lists its elements.
  struct Container {
    let view: UIView
    let elements: [AccessibleObject]
  }

  private(set) var all: [AccessibleObject] = []
  /// The containers that specify their elements and the order in which they are read.
  private(set) var containers: [Container] = []
  /// The views in each element, which assistive technologies don't access.
  private(set) var hidden: [(element: UIView, views: [UIView])] = []
  private var known: Set<ObjectIdentifier> = []
  /// The containers that specify their elements.
  private var visited: Set<ObjectIdentifier> = []

  init(of part: AuditedPart) {
    add(part.root)
  }

  func contains(_ object: AnyObject) -> Bool { known.contains(ObjectIdentifier(object)) }

  private mutating func add(_ view: UIView) {
    if view.isHidden || view.alpha < 0.01 || view.accessibilityElementsHidden { return }
    if view.isAccessibilityElement {
      append(view)
      if !view.hasPartsOfSystem { hidden.append((view, view.allStatedSubviews)) }
      return
    }
    if let listed = Self.listedElements(of: view) {
      // Containers may list each other.
      if !visited.insert(ObjectIdentifier(view)).inserted { return }
      containers.append(Container(view: view, elements: listed))
      for object in listed { add(listed: object, in: view) }
      return
    }
    let modal = view.statedSubviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
    for subview in modal.map({ [$0] }) ?? view.statedSubviews { add(subview) }
  }

  /// A container may list itself, which isn't followed again.
  private mutating func add(listed object: AccessibleObject, in view: UIView) {
    if object === view || known.contains(ObjectIdentifier(object)) { return }
    if let view = object as? UIView { add(view) } else { append(object) }
  }

  private mutating func append(_ object: AccessibleObject) {
    if known.insert(ObjectIdentifier(object)).inserted { all.append(object) }
  }

  /// The elements that a view specifies, in one of UIKit's two ways; `nil` if its subviews count.
  private static func listedElements(of view: UIView) -> [AccessibleObject]? {
    if let elements = view.accessibilityElements { return elements.compactMap { $0 as? AccessibleObject } }
    let count = view.accessibilityElementCount()
    // Foundation's NSNotFound, if a view doesn't say how many there are.
    guard count > 0, count < 10_000 else { return nil }
    return (0..<count).compactMap { view.accessibilityElement(at: $0) as? AccessibleObject }
  }
}

extension UIView {
  /// The views in it that can be seen.
  fileprivate var allStatedSubviews: [UIView] {
    if hasPartsOfSystem { return [] }
    return statedSubviews.filter { !$0.isHidden && $0.alpha >= 0.01 }.flatMap { [$0] + $0.allStatedSubviews }
  }

  /// Whether a tap on it does something that no tap on the whole screen does.
  var hasTapGesture: Bool {
    guard isUserInteractionEnabled, !(next is UIViewController), !(self is UIScrollView) else { return false }
    return (gestureRecognizers ?? []).contains { recognizer in
      guard let tap = recognizer as? UITapGestureRecognizer, tap.isEnabled else { return false }
      return tap.numberOfTapsRequired == 1 && !tap.targetDescriptions.isEmpty
    }
  }

  /// Whether users operate it, and its size is the app's choice.
  var isTarget: Bool {
    guard let control = self as? UIControl else { return hasTapGesture }
    if control is UIButton { return control.isEnabled && control.isUserInteractionEnabled }
    return !RuntimeModules.contains(type(of: control)) && control.isEnabled && control.isUserInteractionEnabled
      && !(control is UITextField)
  }

  /// Whether a bar contains it, which extends the region of its items.
  var isInBar: Bool {
    sequence(first: self as UIView, next: \.superview).contains {
      $0 is UINavigationBar || $0 is UITabBar || $0 is UIToolbar || $0 is UISearchBar
    }
  }
}
