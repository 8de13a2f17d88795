package import HeadlessUIKit

@MainActor
package final class ViewSnapshotReader {
  private let includesStoredProperties: Bool

  /// - Parameter includesStoredProperties: Whether to also compare the root's stored properties.
  package init(includesStoredProperties: Bool = false) { self.includesStoredProperties = includesStoredProperties }

  /// The content of a view and its subviews.
  package func snapshot(of root: UIView) -> ViewSnapshot { snapshot(of: root, path: nil, names: nil, isRoot: true) }

  /// The same, with the path of each view. Finding names takes longer than everything else.
  package func namedSnapshot(of root: UIView) -> ViewSnapshot {
    let path = "\(type(of: root))"
    return snapshot(of: root, path: path, names: ObjectNames(of: root, path: path), isRoot: true)
  }

  /// Whether a view shows what a snapshot contains, as ``ViewSnapshot/isSame(as:tolerance:)`` compares it. Most views
  /// do, and no second snapshot is made for them.
  package func isSame(_ view: UIView, as expected: ViewSnapshot, tolerance: Double) -> Bool {
    isSame(view, as: expected, tolerance, isRoot: true)
  }

  private func isSame(_ view: UIView, as expected: ViewSnapshot, _ tolerance: Double, isRoot: Bool = false) -> Bool {
    let viewClass = type(of: view)
    guard viewClass == expected.viewClass else { return false }
    var properties = SnapshotProperties(
      comparedWith: expected.properties,
      tolerance: tolerance,
      isSame: SnapshotValue.isSameObject
    )
    if !isRoot, view.isHidden || view.alpha <= 0 {
      Self.addUnseen(view, to: &properties)
      return properties.areAsExpected && expected.subviews.isEmpty && expected.constraints.isEmpty
    }
    viewClass.uiKitClass.audit(view, &properties)
    if isRoot, includesStoredProperties { StoredProperties.add(of: view, to: &properties) }
    guard properties.areAsExpected else { return false }
    let children = Self.children(of: view)
    guard children.count == expected.subviews.count else { return false }
    for index in children.indices where !isSame(children[index], as: expected.subviews[index], tolerance) {
      return false
    }
    let constraints = view.constraints
    guard constraints.count == expected.constraints.count else { return false }
    return constraints.indices.allSatisfy { expected.constraints[$0].isSame(constraints[$0]) }
  }

  private func snapshot(of view: UIView, path: String?, names: ObjectNames?, isRoot: Bool = false) -> ViewSnapshot {
    if !isRoot, view.isHidden || view.alpha <= 0 { return unseen(view, path: path) }
    var properties = SnapshotProperties()
    let viewClass = type(of: view)
    viewClass.uiKitClass.audit(view, &properties)
    if isRoot, includesStoredProperties { StoredProperties.add(of: view, to: &properties) }
    let children = Self.children(of: view)
    var subviews: [ViewSnapshot] = []
    subviews.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      let name = path.map { names?[child] ?? "\($0).subviews[\(index)]" }
      subviews.append(snapshot(of: child, path: name, names: names))
    }
    return ViewSnapshot(
      viewClass: viewClass,
      path: path,
      identity: ObjectIdentifier(view),
      properties: properties.all,
      constraints: view.constraints.isEmpty ? [] : view.constraints.map { ConstraintSnapshot($0, name: names?[$0]) },
      subviews: subviews
    )
  }

  /// A view that nobody sees: that it is unseen is compared, and its content isn't.
  private func unseen(_ view: UIView, path: String?) -> ViewSnapshot {
    var properties = SnapshotProperties()
    Self.addUnseen(view, to: &properties)
    return ViewSnapshot(
      viewClass: type(of: view),
      path: path,
      identity: ObjectIdentifier(view),
      properties: properties.all,
      constraints: [],
      subviews: [],
      isUnseen: true
    )
  }

  private static func addUnseen(_ view: UIView, to properties: inout SnapshotProperties) {
    properties.add("isHidden", view.isHidden)
    properties.add("alpha", view.alpha)
  }

  /// The subviews that are compared. A list in a cell shows its cells in the order of their rows, whichever it reused.
  private static func children(of view: UIView) -> [UIView] {
    if view is UIScrollView {
      if let table = view as? UITableView { return table.visibleCells }
      if let collection = view as? UICollectionView { return collection.visibleCells }
    }
    let subviews = view.statedSubviews
    guard !subviews.isEmpty, let made = madeOnUse(in: view.superview), !made.isEmpty else { return subviews }
    // A label that a cell made for a row that needed it, and that is empty now, shows nothing.
    return subviews.filter { child in !isEmpty(child) || !made.contains { $0.view === child } }
  }

  private static func madeOnUse(in view: UIView?) -> [(name: String, view: UIView)]? {
    (view as? UITableViewCell)?.usedContentViews ?? (view as? UITableViewHeaderFooterView)?.usedContentViews
  }

  private static func isEmpty(_ view: UIView) -> Bool {
    if let label = view as? UILabel { return label.text?.isEmpty ?? true }
    return (view as? UIImageView)?.image == nil && view is UIImageView
  }
}
