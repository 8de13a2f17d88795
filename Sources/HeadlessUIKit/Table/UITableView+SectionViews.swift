import ListGeometry

/// The headers and footers in view, and those created before their section's position was known.
struct SectionViews {
  var visible: [SectionViewPosition: UIView] = [:]
  var prepared: [SectionViewPosition: UIView] = [:]
}

extension UITableView {
  private func view(at place: SectionViewPosition) -> UIView? {
    askedView(at: place) ?? askedTitle(at: place).map(titleView)
  }

  private func titleView(_ title: String) -> UIView {
    let key = ReuseKey("HeadlessUIKit.title")
    let pool = headerFooterPools.pool(for: key)
    if pool.registration == nil { pool.registration = .viewClass(UITableViewHeaderFooterView.self) }
    let view = dequeueHeaderFooter(key) ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  /// The height of a header or footer whose section comes into view.
  func resolvedExtent(at place: SectionViewPosition) -> Extent {
    guard let view = view(at: place) else { return emptyExtent(of: place.edge) }
    sectionViews.prepared[place] = view
    let fixed = fixedHeight(of: place.edge)
    return fixed >= 0 ? Extent(Double(fixed)) : fittingExtent(of: view)
  }

  /// Shows the headers and footers in view. In a plain table they stay at the edges of the view while their section is
  /// in view.
  func layoutSectionViews() {
    let low = Double(contentOffset.y) - headerExtent
    let high = low + Double(bounds.height)
    var headers: [(place: SectionViewPosition, start: Double)] = []
    var footers: [(place: SectionViewPosition, start: Double)] = []
    if var section = geometry.section(at: low), high > low {
      var start = geometry.start(ofSection: section)
      while section < geometry.sectionCount, start < high {
        let sizes = geometry.sections[section]
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
    endDisplayingSectionViews(except: shown.map(\.place))
    for (place, start) in shown where !cycle.isInterrupted { show(place, at: start) }
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

  private func show(_ place: SectionViewPosition, at start: Double) {
    let frame = frame(start: start, length: geometry.sections[place.section][place.edge].length)
    if let view = sectionViews.visible[place] {
      if view.frame != frame { view.frame = frame }
      return
    }
    guard let view = sectionViews.prepared.removeValue(forKey: place) ?? view(at: place) else { return }
    view.frame = frame
    sectionViews.visible[place] = view
    tellWillDisplay(view, at: place)
    addSubview(view)
  }

  func endDisplayingSectionViews(except kept: [SectionViewPosition] = []) {
    for (place, view) in sectionViews.visible.sorted(by: { $0.key < $1.key }) where !kept.contains(place) {
      sectionViews.visible[place] = nil
      view.removeFromSuperview()
      tellDidEndDisplaying(view, at: place)
      recycle(view)
    }
    for (place, view) in sectionViews.prepared where !kept.contains(place) {
      sectionViews.prepared[place] = nil
      recycle(view)
    }
  }

  /// Keeps the headers and footers of sections that remain, and returns the others.
  func keepSectionViews(by plan: BatchPlan) -> [UIView] {
    var kept: [SectionViewPosition: UIView] = [:]
    var dropped: [UIView] = []
    for (place, view) in sectionViews.visible.sorted(by: { $0.key < $1.key }) {
      if case .kept(let new) = plan.fate(ofSection: place.section) {
        kept[SectionViewPosition(edge: place.edge, section: new)] = view
      } else {
        view.removeFromSuperview()
        tellDidEndDisplaying(view, at: place)
        dropped.append(view)
      }
    }
    sectionViews.visible = kept
    return dropped
  }
}
