extension UISplitViewController {
  // MARK: Columns

  /// Whether a column can be shown and hidden. Classic split views ignore it, as in UIKit.
  final func acceptsToShow(_ column: Column) -> Bool {
    if style == .unspecified { return false }
    guard column != .compact, column != .inspector else {
      warn("UISplitViewController: the column \(column) can't be shown or hidden.")
      return false
    }
    return state.columns[column] != nil
  }

  final func showColumn(_ column: Column) {
    guard isCollapsed else {
      return request(arrangement.mode(showing: column, in: displayMode), tellsColumns: false)
    }
    guard let stack = collapsedStack, topColumn != column else { return }
    let controllers = stack.viewControllers
    let isPushed = { (controller: UIViewController) in
      [.supplementary, .secondary].contains { self.state.installed($0) === controller }
    }
    if column == .primary {
      guard let last = controllers.prefix(while: { !isPushed($0) }).last else { return }
      stack.popToViewController(last, animated: false)
    } else if let controller = state.installed(column), controllers.contains(where: { $0 === controller }) {
      stack.popToViewController(controller, animated: false)
    } else {
      push(columnsUpTo: column)
    }
  }

  final func hideColumn(_ column: Column) {
    if isCollapsed {
      if column != .primary, topColumn == column { collapsedStack?.popViewController(animated: false) }
    } else if column != .secondary {
      request(arrangement.mode(hiding: column, in: displayMode), tellsColumns: false)
    }
  }

  // MARK: View controllers

  final func showInPlace(_ controller: UIViewController, sender: Any?) {
    let child = state.showingChild
    state.showingChild = nil
    if style == .unspecified, delegate?.splitViewController(self, show: controller, sender: sender) ?? false { return }
    if isCollapsed { return present(controller, animated: false) }
    let isOfPrimary = self.controller(of: .primary)?.children.contains { $0 === controller } ?? false
    let isSecondary = isOfPrimary || (child != nil && child === self.controller(of: .secondary))
    put(controller, in: isSecondary ? .secondary : .primary)
  }

  final func showDetail(_ controller: UIViewController, sender: Any?) {
    if style == .unspecified {
      if delegate?.splitViewController(self, showDetail: controller, sender: sender) ?? false { return }
      if !isCollapsed { return replaceDetail(by: controller) }
    } else if state.columns[.compact] == nil || !isCollapsed {
      setViewController(controller, for: .secondary)
      return showColumn(.secondary)
    }
    if let stack = state.collapsed as? UINavigationController {
      stack.show(controller, sender: sender)
    } else {
      present(controller, animated: false)
    }
  }

  /// Replaces the secondary view controller of a classic split view, and says so where a device may push instead.
  private func replaceDetail(by controller: UIViewController) {
    if let old = self.controller(of: .secondary) as? UINavigationController, !(controller is UINavigationController) {
      warn(
        "UISplitViewController.showDetailViewController(_:sender:) replaces the <\(type(of: old))> with its bar. "
          + "UIKit's documentation also says that it pushes the <\(type(of: controller))>. Show one in a navigation "
          + "controller instead."
      )
    }
    put(controller, in: .secondary)
  }

  private func put(_ controller: UIViewController, in column: Column) {
    if style != .unspecified { return setViewController(controller, for: column) }
    if controller === self.controller(of: column) { return }
    let primary = column == .primary ? controller : state.classic.first
    let secondary = column == .secondary ? controller : state.classic.dropFirst().last
    setControllers([primary, secondary].compactMap { $0 })
  }
}
