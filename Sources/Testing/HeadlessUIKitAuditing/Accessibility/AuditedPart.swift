import HeadlessUIKit

/// A part of a screen that is audited as a whole: everything outside of lists, or a row.
@MainActor
final class AuditedPart {
  let root: UIView
  /// The row that it is.
  let element: AuditedElement?
  /// The list that the row belongs to.
  let list: UIScrollView?
  /// The views that can be seen, without those of lists. A view precedes the views in it.
  private(set) var views: [UIView] = []
  /// The lists that can be seen.
  private(set) var lists: [any AuditedList] = []
  /// Whether the classes of views draw something.
  private var drawing: [ObjectIdentifier: Bool] = [:]
  /// Created only for a finding, because it reads all stored properties.
  private lazy var names = ObjectNames(of: root, path: "\(type(of: root))")

  init(_ root: UIView, _ element: AuditedElement? = nil, in list: UIScrollView? = nil) {
    (self.root, self.element, self.list) = (root, element, list)
    add(root)
  }

  private func add(_ view: UIView) {
    if view.isConcealed || view.alpha < 0.01 { return }
    views.append(view)
    if let list = (view as? UIScrollView) as? any AuditedList { lists.append(list) }
    if view.hasSystemSubviews { return }
    for subview in subviews(of: view) { add(subview) }
  }

  /// The subviews of a view that belong to the part. A list in a row is audited with the cells that it shows.
  func subviews(of view: UIView) -> [UIView] { view.statedSubviews.filter { !excludes($0) } }

  /// Whether a view is a row of a list, which is a part of its own.
  func excludes(_ view: UIView) -> Bool { element == nil && view.isElementOfList }

  /// Whether `draw(_:)` of a view's class draws something. Calls it once.
  func drawsItself(_ view: UIView) -> Bool {
    if let known = drawing[ObjectIdentifier(view)] { return known }
    let drawsItself = view.drawsItself
    drawing[ObjectIdentifier(view)] = drawsItself
    return drawsItself
  }

  func path(of view: UIView) -> String { place(of: view) ?? "\(type(of: root)).\(type(of: view))" }

  /// The path of a view; `nil` if it is outside of the part.
  func place(of view: UIView) -> String? { names.place(of: view) }

  /// The path of a view, what it shows if no property refers to it, and where it is.
  func name(of view: UIView) -> String {
    let path = path(of: view)
    let shown =
      names[view] == nil && view !== root ? " (\(type(of: view))\(view.shownText.map { " \"\($0)\"" } ?? ""))" : ""
    return path + shown + (element.map { " in \($0.name)" } ?? "")
  }
}

extension UIView {
  /// Whether the system makes what is in it, as in a date picker.
  var hasSystemSubviews: Bool {
    if next is UIAlertController { return true }
    return switch self {
    case is UISearchBar, is UIPickerView: true
    case is UIControl: RuntimeModules.contains(type(of: self)) && type(of: self) != UIControl.self
    default: false
    }
  }

  /// Whether a list shows and recycles it. The view of a section that scrolls across may be between them.
  fileprivate var isElementOfList: Bool {
    guard self is UITableViewCell || self is UITableViewHeaderFooterView || self is UICollectionReusableView else {
      return false
    }
    return sequence(first: self, next: \.superview).contains { ($0 as? UIScrollView) is any AuditedList }
  }

  /// The text that it shows, shortened.
  fileprivate var shownText: String? {
    let text = ShownText(self)?.text ?? ""
    if text.isEmpty { return nil }
    return text.count > 30 ? "\(text.prefix(30))…" : text
  }
}
