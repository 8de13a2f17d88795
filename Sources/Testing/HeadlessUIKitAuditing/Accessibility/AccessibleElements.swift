import HeadlessUIKit

/// The elements that assistive technologies access in a part of a screen.
@MainActor
struct AccessibleElements {
  /// An element, or a container that lists its elements.
  struct Container {
    let view: UIView
    let elements: [AccessibleObject]
  }

  /// The place of an element in the container that lists it.
  struct Place {
    let container: UIView
    let index: Int
  }

  private(set) var all: [AccessibleObject] = []
  /// The containers that specify their elements and the order in which they are read.
  private(set) var containers: [Container] = []
  /// The views in each element, which assistive technologies don't access.
  private(set) var hidden: [(element: UIView, views: [UIView])] = []
  private var known: Set<ObjectIdentifier> = []
  /// The views around the elements.
  private var outer: Set<ObjectIdentifier> = []
  /// The places of elements that aren't views.
  private var places: [ObjectIdentifier: Place] = [:]
  /// The containers that specify their elements.
  private var visited: Set<ObjectIdentifier> = []
  private let part: AuditedPart

  init(of part: AuditedPart) {
    self.part = part
    add(part.root)
  }

  func contains(_ object: AnyObject) -> Bool { known.contains(ObjectIdentifier(object)) }

  func hasElement(in view: UIView) -> Bool { outer.contains(ObjectIdentifier(view)) }

  /// The place of an element that isn't a view.
  func place(of element: UIAccessibilityElement) -> Place? { places[ObjectIdentifier(element)] }

  private mutating func add(_ view: UIView) {
    if view.isConcealed || view.alpha < 0.01 || view.accessibilityElementsHidden { return }
    if view.isAccessibilityElement {
      append(view)
      if !view.hasSystemSubviews { hidden.append((view, views(in: view))) }
      return
    }
    if let listed = Self.listedElements(of: view) {
      // Containers may list each other.
      if !visited.insert(ObjectIdentifier(view)).inserted { return }
      containers.append(Container(view: view, elements: listed.map(\.object)))
      for (index, object) in listed { add(object, at: Place(container: view, index: index)) }
      return
    }
    let subviews = part.subviews(of: view)
    let modal = subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
    for subview in modal.map({ [$0] }) ?? subviews { add(subview) }
  }

  /// Adds a listed element. A container may list itself, which isn't followed again.
  private mutating func add(_ object: AccessibleObject, at place: Place) {
    if object === place.container || known.contains(ObjectIdentifier(object)) { return }
    if let view = object as? UIView {
      if !part.excludes(view) { add(view) }
    } else {
      places[ObjectIdentifier(object)] = place
      append(object)
    }
  }

  private mutating func append(_ object: AccessibleObject) {
    guard known.insert(ObjectIdentifier(object)).inserted else { return }
    all.append(object)
    var next = object as? UIView ?? (object as? UIAccessibilityElement)?.accessibilityContainer as? UIView
    while let view = next, outer.insert(ObjectIdentifier(view)).inserted { next = view.superview }
  }

  /// The views in a view that can be seen.
  private func views(in view: UIView) -> [UIView] {
    if view.hasSystemSubviews { return [] }
    return part.subviews(of: view).filter { !$0.isHidden && $0.alpha >= 0.01 }.flatMap { [$0] + views(in: $0) }
  }

  /// The elements that a view specifies, in one of UIKit's two ways; `nil` if its subviews count.
  private static func listedElements(of view: UIView) -> [(index: Int, object: AccessibleObject)]? {
    var listed = view.accessibilityElements
    if listed == nil {
      let count = view.accessibilityElementCount()
      // Foundation's NSNotFound, if a view doesn't say how many there are.
      guard count > 0, count < 10_000 else { return nil }
      listed = (0..<count).map { view.accessibilityElement(at: $0) as Any }
    }
    return listed?.enumerated().compactMap { index, object in (object as? AccessibleObject).map { (index, $0) } }
  }
}
