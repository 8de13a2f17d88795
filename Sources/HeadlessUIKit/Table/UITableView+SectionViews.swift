extension UITableView {
  private func headerView(of section: Int) -> UIView? {
    delegate?.tableView(self, viewForHeaderInSection: section)
      ?? dataSource?.tableView(self, titleForHeaderInSection: section).map(titleView)
  }

  private func footerView(of section: Int) -> UIView? {
    delegate?.tableView(self, viewForFooterInSection: section)
      ?? dataSource?.tableView(self, titleForFooterInSection: section).map(titleView)
  }

  private func titleView(_ title: String) -> UIView {
    let key = ReuseKey("HeadlessUIKit.title")
    let pool = headerFooterPools.pool(for: key)
    if pool.registration == nil { pool.registration = .viewClass(UITableViewHeaderFooterView.self) }
    let view = dequeueHeaderFooter(key) ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  func resolvedHeader(of section: Int) -> Extent {
    guard let view = headerView(of: section) else { return emptyExtent(fixed: sectionHeaderHeight) }
    headers.prepared[section] = view
    return sectionHeaderHeight >= 0 ? Extent(Double(sectionHeaderHeight)) : fittingExtent(of: view)
  }

  func resolvedFooter(of section: Int) -> Extent {
    guard let view = footerView(of: section) else { return emptyExtent(fixed: sectionFooterHeight) }
    footers.prepared[section] = view
    return sectionFooterHeight >= 0 ? Extent(Double(sectionFooterHeight)) : fittingExtent(of: view)
  }

  /// Shows the headers and footers in view, in a plain table at the edges of the view as long as their section is there.
  func layoutSectionViews() {
    let low = Double(contentOffset.y) - headerExtent
    let high = low + Double(bounds.height)
    var shownHeaders: [(section: Int, start: Double)] = []
    var shownFooters: [(section: Int, start: Double)] = []
    if var section = geometry.section(at: low), high > low {
      var start = geometry.start(ofSection: section)
      while section < geometry.sectionCount, start < high {
        let sizes = geometry.sections[section]
        let end = start + sizes.extent
        if end > low {
          let header = headerStart(start, end, sizes, low)
          if sizes.header.length > 0, header < high, header + sizes.header.length > low {
            shownHeaders.append((section, header))
          }
          let footer = footerStart(start, end, sizes, high)
          if sizes.footer.length > 0, footer < high, footer + sizes.footer.length > low {
            shownFooters.append((section, footer))
          }
        }
        start = end
        section += 1
      }
    }
    endDisplayingHeaders(except: shownHeaders.map(\.section))
    endDisplayingFooters(except: shownFooters.map(\.section))
    for (section, start) in shownHeaders where !isInterrupted { showHeader(of: section, at: start) }
    for (section, start) in shownFooters where !isInterrupted { showFooter(of: section, at: start) }
  }

  private func headerStart(_ start: Double, _ end: Double, _ sizes: TableGeometry.Section, _ low: Double) -> Double {
    if style != .plain { return start }
    let edge = low + Double(adjustedContentInset.top)
    return min(max(start, edge), end - sizes.footer.length - sizes.header.length)
  }

  private func footerStart(_ start: Double, _ end: Double, _ sizes: TableGeometry.Section, _ high: Double) -> Double {
    if style != .plain { return end - sizes.footer.length }
    let edge = high - Double(adjustedContentInset.bottom) - sizes.footer.length
    return max(min(end - sizes.footer.length, edge), start + sizes.header.length)
  }

  private func showHeader(of section: Int, at start: Double) {
    let frame = frame(start: start, extent: geometry.sections[section].header)
    if let view = headers.visible[section] {
      if view.frame != frame { view.frame = frame }
      return
    }
    guard let view = headers.prepared.removeValue(forKey: section) ?? headerView(of: section) else { return }
    view.frame = frame
    headers.visible[section] = view
    delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    addSubview(view)
  }

  private func showFooter(of section: Int, at start: Double) {
    let frame = frame(start: start, extent: geometry.sections[section].footer)
    if let view = footers.visible[section] {
      if view.frame != frame { view.frame = frame }
      return
    }
    guard let view = footers.prepared.removeValue(forKey: section) ?? footerView(of: section) else { return }
    view.frame = frame
    footers.visible[section] = view
    delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    addSubview(view)
  }

  private func frame(start: Double, extent: Extent) -> CGRect {
    CGRect(x: 0, y: headerExtent + start, width: Double(bounds.width), height: extent.length)
  }

  private func endDisplayingHeaders(except kept: [Int]) {
    for (section, view) in headers.visible.sorted(by: { $0.key < $1.key }) where !kept.contains(section) {
      headers.visible[section] = nil
      view.removeFromSuperview()
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      recycle(view)
    }
    for (section, view) in headers.prepared where !kept.contains(section) {
      headers.prepared[section] = nil
      recycle(view)
    }
  }

  private func endDisplayingFooters(except kept: [Int]) {
    for (section, view) in footers.visible.sorted(by: { $0.key < $1.key }) where !kept.contains(section) {
      footers.visible[section] = nil
      view.removeFromSuperview()
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      recycle(view)
    }
    for (section, view) in footers.prepared where !kept.contains(section) {
      footers.prepared[section] = nil
      recycle(view)
    }
  }

  func endDisplayingSectionViews() {
    endDisplayingHeaders(except: [])
    endDisplayingFooters(except: [])
  }
}
