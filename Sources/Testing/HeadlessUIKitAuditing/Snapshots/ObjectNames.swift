import HeadlessUIKit

/// The names of views, constraints and gesture recognizers: those of the stored properties that refer to them.
@MainActor
struct ObjectNames {
  private var paths: [ObjectIdentifier: String] = [:]

  init(of root: UIView, path: String) { add(root, path) }

  /// The path of an object, such as "PersonCell.badgeLabel"; `nil` if no stored property refers to it.
  subscript(object: AnyObject) -> String? { paths[ObjectIdentifier(object)] }

  private mutating func add(_ view: UIView, _ path: String) {
    for (label, object) in Self.outlets(of: view) where paths[ObjectIdentifier(object)] == nil && object !== view {
      paths[ObjectIdentifier(object)] = "\(path).\(label)"
    }
    for (index, subview) in view.statedSubviews.enumerated() {
      add(subview, paths[ObjectIdentifier(subview)] ?? "\(path).subviews[\(index)]")
    }
  }

  private static func outlets(of view: UIView) -> [(label: String, object: AnyObject)] {
    var found: [(String, AnyObject)] = []
    for child in StoredProperties.children(of: view) {
      let value = SnapshotValue.unwrapped(child.value)
      if let object = outlet(value) { found.append((child.label, object)) }
      guard let list = value as? [Any] else { continue }
      for (index, element) in list.enumerated() {
        if let object = outlet(element) { found.append(("\(child.label)[\(index)]", object)) }
      }
    }
    if let cell = view as? UITableViewCell {
      found.append(("contentView", cell.contentView))
      found += cell.usedContentViews.map { ($0.name, $0.view) }
      found += [("accessoryView", cell.accessoryView), ("backgroundView", cell.backgroundView)].compactMap {
        name,
        view in
        view.map { (name, $0) }
      }
    }
    if let view = view as? UITableViewHeaderFooterView {
      found.append(("contentView", view.contentView))
      found += view.usedContentViews.map { ($0.name, $0.view) }
      if let background = view.backgroundView { found.append(("backgroundView", background)) }
    }
    if let cell = view as? UICollectionViewCell { found.append(("contentView", cell.ownContentView)) }
    return found
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
