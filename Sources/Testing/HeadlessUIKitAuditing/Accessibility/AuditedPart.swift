import HeadlessUIKit

/// A part of a screen that is audited as a whole: everything outside of lists, or a row.
@MainActor
final class AuditedPart {
  let root: UIView
  /// The row that it is.
  let element: AuditedElement?
  /// The views that can be seen, without those of lists. A view precedes the views in it.
  let views: [UIView]
  /// The lists that can be seen.
  let lists: [any AuditedList]
  /// Made for findings only, because it reads all stored properties.
  private lazy var names = ObjectNames(of: root, path: "\(type(of: root))")

  init(_ root: UIView, _ element: AuditedElement? = nil) {
    self.root = root
    self.element = element
    var found = VisibleViews(includesRows: element != nil)
    found.add(root)
    (views, lists) = (found.views, found.lists)
  }

  func path(of view: UIView) -> String { names.place(of: view) ?? "\(type(of: root)).\(type(of: view))" }

  /// The path of a view, what it shows if no property refers to it, and where it is.
  func name(of view: UIView) -> String {
    let path = path(of: view)
    let shown =
      names[view] == nil && view !== root ? " (\(type(of: view))\(view.shownText.map { " \"\($0)\"" } ?? ""))" : ""
    return path + shown + (element.map { " in \($0.name)" } ?? "")
  }
}

/// The views of a part of a screen that can be seen.
@MainActor
private struct VisibleViews {
  /// Whether the cells of lists are included: those of a list in a row.
  let includesRows: Bool
  var views: [UIView] = []
  var lists: [any AuditedList] = []

  mutating func add(_ view: UIView) {
    if view.isHidden || view.alpha < 0.01 { return }
    views.append(view)
    let list = (view as? UIScrollView) as? any AuditedList
    if let list { lists.append(list) }
    if view.hasPartsOfSystem { return }
    for subview in view.statedSubviews {
      if list != nil, !includesRows, subview.isElementOfList { continue }
      add(subview)
    }
  }
}

extension UIView {
  /// Whether the system makes what is in it, as in a date picker.
  var hasPartsOfSystem: Bool {
    if next is UIAlertController { return true }
    return switch self {
    case is UISearchBar, is UIPickerView: true
    case is UIControl: RuntimeModules.contains(type(of: self)) && type(of: self) != UIControl.self
    default: false
    }
  }

  /// Whether a list shows and recycles it.
  fileprivate var isElementOfList: Bool {
    self is UITableViewCell || self is UITableViewHeaderFooterView || self is UICollectionReusableView
  }

  /// The text that it shows, shortened.
  fileprivate var shownText: String? {
    let text = ShownText(self)?.text ?? ""
    if text.isEmpty { return nil }
    return text.count > 30 ? "\(text.prefix(30))…" : text
  }
}
