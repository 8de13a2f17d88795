extension UISplitViewController {
  /// The view controllers of an expanded split view, from the primary to the secondary one.
  final var expandedControllers: [UIViewController] {
    if style == .unspecified { return state.classic }
    return ([.primary, .supplementary, .secondary] as [Column]).compactMap { state.installed($0) }
  }

  // MARK: Classic split views

  /// Sets the view controllers. Those that a collapsed split view gets collapse at once, which UIKit doesn't document.
  final func setControllers(_ new: [UIViewController]) {
    if style != .unspecified { return setColumns(new) }
    if isCollapsed {
      state.isCollapsed = false
      state.classic = new
      adopt(new)
      return collapse()
    }
    state.classic = new
    changeHierarchy { adopt(new) }
  }

  /// Makes view controllers the children, and removes other children from the split view.
  final func adopt(_ controllers: [UIViewController]) {
    for old in children where !controllers.contains(where: { $0 === old }) { release(old) }
    for new in controllers where new.parent !== self {
      addChild(new)
      new.didMove(toParent: self)
    }
    updateColumnTraits()
  }

  private func release(_ child: UIViewController) {
    state.placed.removeAll { $0 === child }
    if child.viewIfLoaded?.superview === viewIfLoaded { child.viewIfLoaded?.removeFromSuperview() }
    child.willMove(toParent: nil)
    child.removeFromParent()
  }

  // MARK: Columns

  private func setColumns(_ new: [UIViewController]) {
    let columns: [Column] = new.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    for (index, column) in columns.enumerated() {
      setViewController(new.indices.contains(index) ? new[index] : nil, for: column)
    }
  }

  final func install(_ controller: UIViewController?, for column: Column) {
    guard accepts(controller, in: column), controller !== state.columns[column] else { return }
    let old = state.installed(column)
    if let controller, column == .secondary, !fits(controller, column), let old = old as? UINavigationController {
      state.columns[column] = controller
      return old.show(onTop: controller)
    }
    let replace = { [self] in
      state.columns[column] = controller
      let wrapped = controller.flatMap { fits($0, column) ? nil : $0 }
      state.wrappers[column] = wrapped.map { UINavigationController(rootViewController: $0) }
    }
    changeHierarchy {
      if isCollapsed, column == .primary || column == .compact {
        restack(replace)
      } else {
        replace()
        if isCollapsed { exchangeInStack(old, for: state.installed(column)) }
      }
      adoptColumns()
    }
  }

  /// Makes the view controllers of columns the children, unless one of them is on a navigation stack.
  final func adoptColumns() {
    let all = ([.primary, .supplementary, .secondary, .compact] as [Column]).compactMap { state.installed($0) }
    let stack = isCollapsed ? collapsedStack?.viewControllers ?? [] : []
    adopt(all.filter { controller in !stack.contains { $0 === controller } })
  }

  /// Whether a view controller is assigned as it is, as UIKit documents it.
  private func fits(_ controller: UIViewController, _ column: Column) -> Bool {
    if controller is UINavigationController || column == .compact { return true }
    if column == .secondary, controller is UITabBarController { return true }
    return column != .supplementary && controller.children.first is UINavigationController
  }

  /// Whether UIKit lets the column have a view controller. It stops for tabs beside the secondary column.
  private func accepts(_ controller: UIViewController?, in column: Column) -> Bool {
    if style == .unspecified {
      warn("A classic UISplitViewController has no columns: make it with init(style:), or set its viewControllers.")
      return false
    }
    if column == .inspector || (column == .supplementary && style != .tripleColumn) {
      warn("UISplitViewController: the column \(column) of the style \(style) isn't shown.")
      return false
    }
    if controller is UITabBarController, column == .primary || column == .supplementary {
      stop(
        "UITabBarController is unsupported as viewController for -[UISplitViewController setViewController:forColumn:] "
          + "in the column \(column)"
      )
    }
    return true
  }

  // MARK: Traits

  /// Gives sidebars a compact width. They keep it while they are collapsed, when everything is compact.
  final func updateColumnTraits() {
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    let sidebars = sidebarControllers + (state.collapsed.map { [$0] } ?? [])
    for child in children {
      let isSidebar = sidebars.contains { $0 === child }
      let override = overrideTraitCollection(forChild: child)
      if isSidebar, override == nil { setOverrideTraitCollection(compact, forChild: child) }
      if !isSidebar, override == compact { setOverrideTraitCollection(nil, forChild: child) }
    }
  }

  private var sidebarControllers: [UIViewController] {
    if style == .unspecified { return Array(state.classic.prefix(1)) }
    return Self.sidebars.compactMap { state.installed($0) }
  }
}
