import HeadlessUIKit

/// The names of views, constraints and gesture recognizers: those of the stored properties that refer to them.
@MainActor
struct ObjectNames {
  private var paths: [ObjectIdentifier: String] = [:]
  /// The paths of all views, also of those that no property refers to.
  private var places: [ObjectIdentifier: String] = [:]

  init(of root: UIView, path: String) { add(root, path) }

  /// The path of an object, such as "PersonCell.badgeLabel"; `nil` if no stored property refers to it.
  subscript(object: AnyObject) -> String? { paths[ObjectIdentifier(object)] }

  /// The path of a view by its place, such as "PersonCell.contentView.subviews[0]", if it has no other.
  func place(of view: UIView) -> String? { places[ObjectIdentifier(view)] }

  private mutating func add(_ view: UIView, _ path: String) {
    if let controller = view.next as? UIViewController, controller.viewIfLoaded === view {
      let name = "\(type(of: controller))"
      add(StoredProperties.children(of: controller).flatMap(Self.outlets), of: view, name)
      addParts(of: view, "\(name).view")
    } else {
      addParts(of: view, path)
    }
  }

  private mutating func addParts(of view: UIView, _ path: String) {
    places[ObjectIdentifier(view)] = path
    add(Self.outlets(of: view), of: view, path)
    for (index, subview) in view.statedSubviews.enumerated() {
      add(subview, paths[ObjectIdentifier(subview)] ?? "\(path).subviews[\(index)]")
    }
  }

  private mutating func add(_ outlets: [(label: String, object: AnyObject)], of view: UIView, _ path: String) {
    for (label, object) in outlets where paths[ObjectIdentifier(object)] == nil && object !== view {
      paths[ObjectIdentifier(object)] = "\(path).\(label)"
    }
  }

  private static func outlets(of view: UIView) -> [(label: String, object: AnyObject)] {
    var found = StoredProperties.children(of: view).flatMap(outlets)
    if let cell = view as? UITableViewCell {
      found.append(("contentView", cell.contentView))
      found += cell.usedContentViews.map { ($0.name, $0.view) }
      if let accessory = cell.accessoryView { found.append(("accessoryView", accessory)) }
      if let background = cell.backgroundView { found.append(("backgroundView", background)) }
    }
    if let view = view as? UITableViewHeaderFooterView {
      found.append(("contentView", view.contentView))
      found += view.usedContentViews.map { ($0.name, $0.view) }
      if let background = view.backgroundView { found.append(("backgroundView", background)) }
    }
    if let cell = view as? UICollectionViewCell { found.append(("contentView", cell.ownContentView)) }
    return found
  }

  /// The views, constraints and gesture recognizers of a stored property.
  private static func outlets(of property: (label: String, value: Any)) -> [(label: String, object: AnyObject)] {
    let value = SnapshotValue.unwrapped(property.value)
    if let object = outlet(value) { return [(property.label, object)] }
    guard let list = value as? [Any] else { return [] }
    return list.enumerated().compactMap { index, element in
      outlet(element).map { ("\(property.label)[\(index)]", $0) }
    }
  }

  private static func outlet(_ value: Any?) -> AnyObject? {
    switch value {
    case let view as UIView: view
    case let constraint as NSLayoutConstraint: constraint
    case let recognizer as UIGestureRecognizer: recognizer
    default: nil
    }
  }
}

extension Sequence<String> {
  /// Whether one of the paths is a path, or that of something that contains it.
  func cover(_ path: String) -> Bool { contains { path == $0 || path.hasPrefix("\($0).") || path.hasPrefix("\($0)[") } }
}
