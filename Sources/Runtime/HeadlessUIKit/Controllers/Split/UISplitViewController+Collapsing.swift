extension UISplitViewController {
  /// Collapses or expands the split view for the traits that it has now.
  final func adapt(toOwn traits: UITraitCollection) {
    if state.isChanging { return }
    if (traits.horizontalSizeClass == .compact) != isCollapsed {
      if isCollapsed { expand() } else { collapse() }
      NotificationCenter.default.post(name: Self.showDetailTargetDidChangeNotification, object: self)
    }
    arrange()
  }

  /// Collapses or expands the split view before it is told about new traits.
  ///
  /// - Returns: The views that were added, which know the new traits.
  final func traitsOfColumnsWillChange(from old: UITraitCollection, to new: UITraitCollection) -> [UIView] {
    if viewIfLoaded?.window == nil { return [] }
    let before = state.placed
    // Nothing tells a column that becomes part of another one.
    if new.horizontalSizeClass == .compact, !isCollapsed {
      let primary = controller(of: .primary)
      for view in state.placed.filter({ $0 !== primary }).compactMap(\.viewIfLoaded) {
        view.tellTraits(from: view.ownTraits(in: old), to: view.ownTraits(in: new))
      }
    }
    adapt(toOwn: new)
    return state.placed.filter { one in !before.contains { $0 === one } }.compactMap(\.viewIfLoaded)
  }

  /// Makes changes of the hierarchy of view controllers, and then places the views that are shown.
  final func changeHierarchy(_ change: () -> Void) {
    let isOutermost = !state.isChanging
    state.isChanging = true
    change()
    guard isOutermost else { return }
    state.isChanging = false
    if !state.placed.isEmpty || viewIfLoaded?.window != nil { arrange() }
  }

  // MARK: Collapsing

  final func collapse() {
    let shown = shownColumns
    state.isChanging = true
    if style == .unspecified { collapseControllers() } else { collapseColumns(shown) }
    state.isCollapsed = true
    if style == .unspecified { adopt(state.collapsed.map { [$0] } ?? []) } else { adoptColumns() }
    state.isChanging = false
    state.mode = nil
    arrange()
    if style != .unspecified { delegate?.splitViewControllerDidCollapse(self) }
  }

  private func collapseControllers() {
    let primary = delegate?.primaryViewController(forCollapsing: self) ?? state.classic.first
    let secondary = state.classic.count > 1 ? state.classic.last : nil
    state.formerSecondary = secondary
    state.collapsed = primary
    guard let primary, let secondary, primary !== secondary else { return }
    takeAway([secondary])
    if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false { return }
    primary.collapseSecondaryViewController(secondary, for: self)
  }

  private func collapseColumns(_ shown: Set<Column>) {
    let proposed: Column =
      ([.compact, .secondary, .supplementary] as [Column]).first { state.columns[$0] != nil } ?? .primary
    let chosen = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    let top = topColumn(chosen, proposed)
    tell(from: shown, to: hasAppeared ? [top] : [])
    takeAway(expandedControllers.filter { $0 !== state.installed(.primary) })
    guard top != .compact else { return state.collapsed = state.columns[.compact] }
    state.collapsed = state.installed(.primary) ?? state.installed(top)
    push(columnsUpTo: top)
  }

  /// The column that is shown after collapsing: the compact one if there is one, as UIKit documents it, or else that
  /// which the delegate chose.
  private func topColumn(_ chosen: Column, _ proposed: Column) -> Column {
    if proposed == .compact, chosen != .compact {
      warn("UISplitViewController shows its compact column when it collapses; its delegate chose the column \(chosen).")
      return .compact
    }
    return state.columns[chosen] == nil ? proposed : chosen
  }

  /// Removes the views of columns that become part of another one.
  private func takeAway(_ controllers: [UIViewController]) {
    guard isViewLoaded else { return }
    place(state.placed.filter { old in !controllers.contains { $0 === old } }.map { ($0, $0.view.frame) })
  }

  // MARK: Expanding

  private func expand() {
    let shown = shownColumns
    state.isChanging = true
    if style == .unspecified { expandControllers() } else { expandColumns() }
    state.isCollapsed = false
    state.collapsed = nil
    if style == .unspecified { adopt(state.classic) } else { adoptColumns() }
    state.room = nil
    state.requestedMode = nil
    let mode = modeForExpanding
    if hasAppeared {
      if mode != .secondaryOnly { delegate?.splitViewController(self, willChangeTo: mode) }
      tell(from: shown, to: columns(in: mode))
    }
    state.mode = mode
    state.isChanging = false
    arrange()
    if style != .unspecified { delegate?.splitViewControllerDidExpand(self) }
  }

  private func expandControllers() {
    guard let primary = delegate?.primaryViewController(forExpanding: self) ?? state.collapsed else { return }
    let secondary =
      delegate?.splitViewController(self, separateSecondaryFrom: primary)
      ?? primary.separateSecondaryViewController(for: self) ?? state.formerSecondary
    // A delegate may return what is still on the stack.
    if let secondary, let stack = secondary.parent as? UINavigationController {
      stack.setViewControllers(stack.viewControllers.filter { $0 !== secondary }, animated: false)
    }
    state.classic = [primary] + (secondary.map { $0 === primary ? [] : [$0] } ?? [])
    state.formerSecondary = nil
  }

  private func expandColumns() {
    guard let stack = collapsedStack else { return }
    let columns = ([.supplementary, .secondary] as [Column]).compactMap { state.installed($0) }
    let rest = stack.viewControllers.filter { controller in !columns.contains { $0 === controller } }
    if rest.count != stack.viewControllers.count { stack.setViewControllers(rest, animated: false) }
  }

  /// The mode after expanding: that which the delegate of a split view with columns chooses.
  private var modeForExpanding: DisplayMode {
    let proposed = wantedMode
    if style == .unspecified { return proposed }
    let chosen =
      delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
    let mode = chosen == .automatic ? proposed : arrangement.mode(for: chosen)
    if mode != proposed { state.requestedMode = mode }
    state.room = arrangement.room
    return mode
  }

  // MARK: The stack of a collapsed split view

  /// The navigation controller on which columns are pushed.
  final var collapsedStack: UINavigationController? {
    guard isCollapsed || state.isChanging, style != .unspecified, state.columns[.compact] == nil else { return nil }
    let primary = state.installed(.primary)
    return primary as? UINavigationController ?? primary?.children.first as? UINavigationController
  }

  /// The column at the top of the stack.
  final var topColumn: Column {
    if state.columns[.compact] != nil { return .compact }
    guard let top = collapsedStack?.topViewController else { return .primary }
    return ([.secondary, .supplementary] as [Column]).first { state.installed($0) === top } ?? .primary
  }

  /// Pushes the columns that aren't on the stack, up to one of them.
  final func push(columnsUpTo top: Column) {
    guard let stack = collapsedStack, top != .primary else { return }
    for column in (top == .secondary ? [.supplementary, .secondary] : [.supplementary]) as [Column] {
      guard let controller = state.installed(column) else { continue }
      if stack.viewControllers.contains(where: { $0 === controller }) { continue }
      stack.pushViewController(controller, animated: false)
    }
  }

  /// Replaces what a column has on the stack.
  final func exchangeInStack(_ old: UIViewController?, for new: UIViewController?) {
    guard let stack = collapsedStack, let old, stack.viewControllers.contains(where: { $0 === old }) else { return }
    stack.setViewControllers(stack.viewControllers.compactMap { $0 === old ? new : $0 }, animated: false)
  }

  /// Makes a change of the primary or the compact column, and shows the same column as before, or the compact one.
  final func restack(_ change: () -> Void) {
    let top = topColumn
    expandColumns()
    change()
    state.collapsed = state.columns[.compact] ?? state.installed(.primary)
    adoptColumns()
    if state.columns[.compact] == nil { push(columnsUpTo: top == .compact ? .secondary : top) }
  }
}
