extension UISplitViewController {
  static let sidebars: [Column] = [.primary, .supplementary]

  final var arrangement: SplitArrangement {
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    return SplitArrangement(
      style: style,
      size: viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size,
      preferredBehavior: preferredSplitBehavior,
      isStrict: !presentsWithGesture,
      sidebars: style == .unspecified ? [.primary] : Self.sidebars.filter { state.columns[$0] != nil },
      primary: state.primaryWidth,
      supplementary: state.supplementaryWidth,
      isMirrored: (primaryEdge == .trailing) != isRightToLeft
    )
  }

  /// The mode that was requested, or else the preferred one.
  final var wantedMode: DisplayMode {
    let arrangement = arrangement
    let requested = state.room == nil || state.room == arrangement.room ? state.requestedMode : nil
    return requested ?? arrangement.mode(for: preferredDisplayMode)
  }

  // MARK: Changes

  final func preferredModeChanged() {
    state.requestedMode = nil
    if state.mode != nil { arrange() }
  }

  final func changeWidths(_ change: (inout SplitState) -> Void) {
    change(&state)
    viewIfLoaded?.setNeedsLayout()
  }

  /// Changes the mode as the user or the program requests it.
  ///
  /// - Parameter tellsColumns: Whether the delegate is told which columns will be shown and hidden: as UIKit documents
  ///   it, not by `show(_:)` and `hide(_:)`.
  final func request(_ mode: DisplayMode, tellsColumns: Bool) {
    state.requestedMode = mode
    state.room = arrangement.room
    if state.mode != nil { arrange(tellsColumns: tellsColumns) }
  }

  final func changeModeByButton() {
    if isCollapsed { return }
    if style != .unspecified {
      return warn("The displayModeButtonItem of a UISplitViewController doesn't affect one with columns.")
    }
    let chosen = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    let arrangement = arrangement
    let mode = chosen == .automatic ? arrangement.modeAfterButton(in: displayMode) : arrangement.mode(for: chosen)
    request(mode, tellsColumns: true)
  }

  // MARK: The views

  /// Places the views of the columns that are shown.
  final func arrange(tellsColumns: Bool = true) {
    guard let view = viewIfLoaded, !state.isChanging else { return }
    if isCollapsed {
      dimSecondary(nil)
      return place(state.collapsed.map { [($0, view.bounds)] } ?? [])
    }
    let mode = wantedMode
    let arrangement = arrangement
    if let room = state.room, room != arrangement.room { state.requestedMode = nil }
    state.room = arrangement.room
    if let old = state.mode, old != mode {
      delegate?.splitViewController(self, willChangeTo: mode)
      if tellsColumns { tell(from: columns(in: old), to: columns(in: mode)) }
    }
    state.mode = mode
    let frames = arrangement.frames(in: mode).compactMap { column, frame in controller(of: column).map { ($0, frame) } }
    place(frames)
    dimSecondary(mode.coversSecondary ? frames.first?.1 : nil)
    orderViews()
  }

  /// Shows the views of view controllers at their places, the lowest first, and removes others.
  final func place(_ places: [(controller: UIViewController, frame: CGRect)]) {
    guard let room = viewIfLoaded else { return }
    let (old, new) = (state.placed, places.map(\.controller))
    state.placed = new
    let gone = old.filter { one in !new.contains { $0 === one } }
    let added = new.filter { one in !old.contains { $0 === one } }
    exchange(gone, for: added, animated: false, in: room) {
      for controller in gone where controller.viewIfLoaded?.superview === room {
        controller.viewIfLoaded?.removeFromSuperview()
      }
      for (controller, frame) in places { place(controller, at: frame, in: room) }
    }
  }

  private func place(_ controller: UIViewController, at frame: CGRect, in room: UIView) {
    guard let view = controller.view else { return }
    let isNew = view.superview !== room
    if isNew {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    if view.frame != frame { view.frame = frame }
    guard isNew else { return }
    room.addSubview(view)
    controller.barsChanged()
  }

  /// Covers the secondary column below sidebars.
  private func dimSecondary(_ frame: CGRect?) {
    guard let frame else {
      state.dimmingView?.removeFromSuperview()
      state.dimmingView = nil
      return
    }
    let dimming = state.dimmingView ?? SplitDimmingView { [weak self] in self?.uncoverSecondary() }
    state.dimmingView = dimming
    dimming.frame = frame
    if dimming.superview == nil { viewIfLoaded?.addSubview(dimming) }
  }

  /// Orders the views: the secondary column, what dims it, and the sidebars.
  private func orderViews() {
    guard let room = viewIfLoaded else { return }
    var views = state.placed.compactMap(\.viewIfLoaded)
    if let dimming = state.dimmingView { views.insert(dimming, at: min(1, views.count)) }
    let current = room.subviews.filter { view in views.contains { $0 === view } }
    if current.elementsEqual(views, by: ===) { return }
    for view in views { room.bringSubviewToFront(view) }
  }

  private func uncoverSecondary() {
    request(arrangement.mode(showing: .secondary, in: displayMode), tellsColumns: true)
  }

  // MARK: Columns

  /// The view controller of a column that is arranged.
  final func controller(of column: Column) -> UIViewController? {
    if style != .unspecified { return state.installed(column) }
    return column == .primary ? state.classic.first : state.classic.dropFirst().last
  }

  /// The columns that a mode shows.
  final func columns(in mode: DisplayMode) -> Set<Column> {
    Set(arrangement.frames(in: mode).map(\.column).filter { state.columns[$0] != nil })
  }

  /// The columns of a split view with columns that can be seen; none before it appears.
  final var shownColumns: Set<Column> {
    if style == .unspecified || !hasAppeared { return [] }
    return isCollapsed ? [topColumn] : state.mode.map(columns(in:)) ?? []
  }

  /// Tells the delegate which columns will be hidden and shown.
  final func tell(from old: Set<Column>, to new: Set<Column>) {
    if style == .unspecified { return }
    for column in [.primary, .supplementary, .secondary, .compact] as [Column] {
      if old.contains(column), !new.contains(column) { delegate?.splitViewController(self, willHide: column) }
      if new.contains(column), !old.contains(column) { delegate?.splitViewController(self, willShow: column) }
    }
  }

  // MARK: Geometry

  /// The width that a sidebar has: while the split view is collapsed, that of the view.
  final func width(of column: ColumnWidth) -> CGFloat {
    let total = viewIfLoaded?.bounds.width ?? 0
    return isCollapsed ? total : column.points(in: total)
  }

  /// The size of a child in a split view of another size; `nil` if it has no column there.
  final func columnSize(of child: any UIContentContainer, in size: CGSize) -> CGSize? {
    if isCollapsed { return nil }
    var arrangement = arrangement
    arrangement.size = size
    let mode = arrangement.room == state.room ? wantedMode : arrangement.mode(for: preferredDisplayMode)
    return arrangement.frames(in: mode).first { controller(of: $0.column) === child }?.frame.size
  }
}
