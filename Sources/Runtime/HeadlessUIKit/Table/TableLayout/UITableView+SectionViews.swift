import HeadlessListModel

/// The headers and footers in view, and those created before their section's position was known.
struct SectionViews {
  var visible: [SectionViewPosition: UIView] = [:]
  var prepared: [SectionViewPosition: UIView] = [:]
}

extension UITableView {
  private func view(at position: SectionViewPosition) -> UIView? {
    if let view = askedView(at: position) { return view }
    guard let title = askedTitle(at: position) else { return nil }
    // UIKit shows the titles above groups in uppercase.
    return titleView(style != .plain && position.edge == .header ? title.uppercased() : title)
  }

  private func titleView(_ title: String) -> UIView {
    let key = ReuseKey("HeadlessUIKit.title")
    if headerFooterPools[registration: key] == nil {
      headerFooterPools[registration: key] = .viewClass(UITableViewHeaderFooterView.self)
    }
    let view = dequeueHeaderFooter(key) ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  /// The height of a header or footer whose section comes into view.
  func resolvedExtent(at position: SectionViewPosition) -> Extent {
    guard let view = view(at: position) else { return emptyExtent(of: position.edge) }
    state.sectionViews.prepared[position] = view
    let fixed = fixedHeight(of: position.edge)
    return fixed >= 0 ? Extent(fixed.length(of: "A height in a table view")) : fittingExtent(of: view)
  }

  /// Shows the headers and footers in view. In a plain table they stay at the edges of the view while their section is
  /// in view.
  func layoutSectionViews() {
    let low = Double(contentOffset.y) - headerExtent
    let high = low + Double(bounds.height)
    var headers: [(position: SectionViewPosition, start: Double)] = []
    var footers: [(position: SectionViewPosition, start: Double)] = []
    if var section = state.geometry.section(at: low), high > low {
      var start = state.geometry.start(ofSection: section)
      while section < state.geometry.sectionCount, start < high {
        let sizes = state.geometry.sections[section]
        let end = start + sizes.extent
        if end > low {
          let header = headerStart(start, end, sizes, low)
          if sizes.header.length > 0, header < high, header + sizes.header.length > low {
            headers.append((SectionViewPosition(edge: .header, section: section), header))
          }
          let footer = footerStart(start, end, sizes, high)
          if sizes.footer.length > 0, footer < high, footer + sizes.footer.length > low {
            footers.append((SectionViewPosition(edge: .footer, section: section), footer))
          }
        }
        start = end
        section += 1
      }
    }
    let shown = headers + footers
    endDisplayingSectionViews(except: shown.map(\.position))
    for (position, start) in shown where !list.cycle.isInterrupted { show(position, at: start) }
  }

  private func headerStart(_ start: Double, _ end: Double, _ sizes: TableGeometry.Section, _ low: Double) -> Double {
    if style != .plain { return start }
    let edge = low + Double(adjustedContentInset.top)
    return min(max(start + sizes.headerStart, edge), end - sizes.footer.length - sizes.header.length)
  }

  private func footerStart(_ start: Double, _ end: Double, _ sizes: TableGeometry.Section, _ high: Double) -> Double {
    if style != .plain { return end - sizes.footer.length }
    let edge = high - Double(adjustedContentInset.bottom) - sizes.footer.length
    return max(min(end - sizes.footer.length, edge), start + sizes.rowsStart)
  }

  func show(_ position: SectionViewPosition, at start: Double) {
    let frame = frame(start: start, length: state.geometry.sections[position.section][position.edge].length)
    if let view = state.sectionViews.visible[position] {
      if view.frame != frame { view.frame = frame }
      return
    }
    guard let view = state.sectionViews.prepared.removeValue(forKey: position) ?? view(at: position) else { return }
    view.frame = frame
    state.sectionViews.visible[position] = view
    notifyWillDisplay(view, at: position)
    addSubview(view)
  }

  func endDisplayingSectionViews(except kept: [SectionViewPosition] = []) {
    for (position, view) in state.sectionViews.visible.sorted(by: { $0.key < $1.key }) where !kept.contains(position) {
      state.sectionViews.visible[position] = nil
      view.removeFromSuperview()
      notifyDidEndDisplaying(view, at: position)
      recycle(view)
    }
    for (position, view) in state.sectionViews.prepared where !kept.contains(position) {
      state.sectionViews.prepared[position] = nil
      recycle(view)
    }
  }

  func keepSectionViews(by plan: BatchPlan) -> [UIView] {
    var kept: [SectionViewPosition: UIView] = [:]
    var dropped: [UIView] = []
    for (position, view) in state.sectionViews.visible.sorted(by: { $0.key < $1.key }) {
      if case .kept(let new) = plan.fate(ofSection: position.section) {
        kept[SectionViewPosition(edge: position.edge, section: new)] = view
      } else {
        view.removeFromSuperview()
        notifyDidEndDisplaying(view, at: position)
        dropped.append(view)
      }
    }
    state.sectionViews.visible = kept
    return dropped
  }
}
