import HeadlessListModel

/// The heights that UIKit uses if neither the delegate nor the table specifies one, in points.
enum StandardHeight {
  static let row = 44.0
  static let plainTitle = 28.0
  static let groupedTitle = 38.0
  static let groupedGap = 18.0
  /// Above each header of a plain table, as in Interface Builder since Xcode 13.
  static let plainPadding = 22.0
}

/// The source of the heights of a table's rows.
enum RowHeightRule {
  /// All rows have the same height.
  case uniform(Double)
  /// The delegate returns the height of every row at once.
  case asked
  /// Rows have an estimated height until they appear: the delegate's for each row, or one for all.
  case estimated(asks: Bool)
}

extension UITableView {
  func reloadIfNeeded() {
    guard needsReload, !list.cycle.isLayingOut else { return }
    list.cycle.needsReload = false
    beginLayout()
    endDisplayingEverything()
    state.geometry = loadedGeometry()
    state.measuredWidth = contentWidth
    state.staleHeights = nil
    updateContentSize()
    keepOffsetInContent()
    endLayout()
  }

  private func loadedGeometry() -> TableGeometry {
    let counts = requestedCounts()
    // The delegate's answers may depend on the counts.
    state.geometry = TableGeometry(
      counts.map { count in
        TableGeometry.Section(header: .zero, footer: .zero, rows: ExtentSequence(repeating: .zero, count: count))
      }
    )
    return TableGeometry(counts.indices.map { loadedSection($0, count: counts[$0]) })
  }

  func loadedSection(_ section: Int, count: Int) -> TableGeometry.Section {
    TableGeometry.Section(
      topPadding: style == .plain ? paddingAboveHeaders : 0,
      header: initialExtent(at: SectionViewPosition(edge: .header, section: section)),
      footer: initialExtent(at: SectionViewPosition(edge: .footer, section: section)),
      rows: rowExtents(of: section, count: count)
    )
  }

  private var paddingAboveHeaders: Double {
    sectionHeaderTopPadding == UITableView.automaticDimension
      ? StandardHeight.plainPadding : max(0, Double(sectionHeaderTopPadding))
  }

  private static func length(_ height: CGFloat) -> Double { height.length(of: "A height in a table view") }

  // MARK: Rows

  private func rowExtents(of section: Int, count: Int) -> ExtentSequence {
    if count == 0 { return ExtentSequence() }
    let rule = rowHeightRule(probing: IndexPath(row: 0, section: section))
    switch rule {
    case .uniform, .estimated(asks: false):
      return ExtentSequence(repeating: initialExtent(by: rule, RowPosition(section: section, row: 0)), count: count)
    case .asked, .estimated(asks: true):
      return ExtentSequence(count: count) { initialExtent(by: rule, RowPosition(section: section, row: $0)) }
    }
  }

  /// Returns `false` if no row can get another height.
  func remeasureRows(of section: Int, _ stale: StaleHeights = .everything) -> Bool {
    let count = state.geometry.rowCount(in: section)
    if count == 0 { return false }
    switch rowHeightRule(probing: IndexPath(row: 0, section: section)) {
    case .uniform: return false
    case .asked where stale == .content: return false
    case .estimated: state.geometry.sections[section].rows.becomeEstimates()
    case .asked: state.geometry.setRows(rowExtents(of: section, count: count), in: section)
    }
    return true
  }

  /// The initial extent of an inserted row.
  func initialExtent(of position: RowPosition) -> Extent {
    initialExtent(by: rowHeightRule(probing: position.indexPath), position)
  }

  private func initialExtent(by rule: RowHeightRule, _ position: RowPosition) -> Extent {
    switch rule {
    case .uniform(let height): return Extent(Self.length(CGFloat(height)))
    case .estimated(asks: false): return estimatedExtent
    case .estimated(asks: true):
      return estimate(delegate?.tableView(self, estimatedHeightForRowAt: position.indexPath)) ?? estimatedExtent
    case .asked:
      switch heightAnswer(askedHeight(of: position.indexPath), at: position.indexPath) {
      case .fixed(let extent): return extent
      case .undecided where rowHeight >= 0: return Extent(Self.length(rowHeight))
      case .undecided, .automatic: return estimatedExtent
      }
    }
  }

  private func askedHeight(of indexPath: IndexPath) -> CGFloat {
    if let probe = state.decisions.probe, probe.indexPath == indexPath {
      state.decisions.probe = nil
      return probe.height
    }
    return delegate?.tableView(self, heightForRowAt: indexPath) ?? UITableView.undecided
  }

  /// The delegate's estimate; `nil` if it is none, as `automaticDimension`, or no height.
  private func estimate(_ answer: CGFloat?) -> Extent? {
    guard let answer, answer >= 0, answer.isFinite else { return nil }
    return Extent(Self.length(answer), isEstimate: true)
  }

  private var estimatedExtent: Extent { Extent(Self.length(CGFloat(rowEstimate)), isEstimate: true) }

  private var rowEstimate: Double {
    if estimatedRowHeight > 0 { return Double(estimatedRowHeight) }
    return rowHeight >= 0 ? Double(rowHeight) : StandardHeight.row
  }

  private func rowHeightRule(probing indexPath: IndexPath) -> RowHeightRule {
    guard let delegate else { return rowHeight >= 0 ? .uniform(Double(rowHeight)) : .estimated(asks: false) }
    if rowHeight >= 0, !asksForRowHeights(delegate, probing: indexPath) { return .uniform(Double(rowHeight)) }
    if asksForEstimates(delegate, probing: indexPath) { return .estimated(asks: true) }
    return estimatedRowHeight == 0 && asksForRowHeights(delegate, probing: indexPath)
      ? .asked : .estimated(asks: false)
  }

  /// Whether the delegate's class implements the method for row heights. Determined by a call for one row, once for
  /// each class.
  private func asksForRowHeights(_ delegate: UITableViewDelegate, probing indexPath: IndexPath) -> Bool {
    let type = ObjectIdentifier(type(of: delegate))
    if let asks = state.decisions.rowHeight[type] { return asks }
    let answer = delegate.tableView(self, heightForRowAt: indexPath)
    if estimatedRowHeight == 0 { state.decisions.probe = (indexPath, answer) }
    let asks = answer != UITableView.undecided
    state.decisions.rowHeight[type] = asks
    return asks
  }

  private func asksForEstimates(_ delegate: UITableViewDelegate, probing indexPath: IndexPath) -> Bool {
    let type = ObjectIdentifier(type(of: delegate))
    if let asks = state.decisions.estimate[type] { return asks }
    let asks = delegate.tableView(self, estimatedHeightForRowAt: indexPath) != UITableView.undecided
    state.decisions.estimate[type] = asks
    return asks
  }

  /// The height of a row that comes into view: the delegate's, the table's, or that of its content.
  func measuredExtent(of cell: UITableViewCell, at indexPath: IndexPath) -> Extent {
    switch heightAnswer(delegate?.tableView(self, heightForRowAt: indexPath), at: indexPath) {
    case .fixed(let extent): extent
    case .undecided where rowHeight >= 0: Extent(Self.length(rowHeight))
    case .undecided, .automatic: fittingExtent(of: cell)
    }
  }

  func fittingExtent(of view: UIView) -> Extent {
    view.adjustFonts(beforeAddingTo: self)
    let size = view.systemLayoutSizeFitting(
      CGSize(width: contentWidth, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return Extent(max(0, Self.length(size.height)))
  }

  // MARK: Headers and footers

  /// The height that the delegate returns now, or that fits the visible view; `nil` if there is neither.
  func newExtent(at position: SectionViewPosition) -> Extent? {
    if let asked = heightAnswer(at: position).extent { return asked }
    guard let view = state.sectionViews.visible[position], fixedHeight(of: position.edge) < 0 else { return nil }
    return askedTitle(at: position) == nil ? fittingExtent(of: view) : nil
  }

  /// The height in place of a missing header or footer: grouped styles have a gap.
  func emptyExtent(of edge: SectionEdge) -> Extent {
    if style == .plain { return .zero }
    let fixed = fixedHeight(of: edge)
    return Extent(fixed >= 0 ? Self.length(fixed) : StandardHeight.groupedGap)
  }

  /// The height of a header or footer before its view is known. If it depends on the view, it is the estimate, or zero,
  /// until its section comes into view.
  private func initialExtent(at position: SectionViewPosition) -> Extent {
    if let asked = heightAnswer(at: position).extent { return asked }
    if askedTitle(at: position) != nil {
      let fixed = fixedHeight(of: position.edge)
      if fixed >= 0 { return Extent(Self.length(fixed)) }
      return Extent(style == .plain ? StandardHeight.plainTitle : StandardHeight.groupedTitle)
    }
    if delegate == nil { return emptyExtent(of: position.edge) }
    return estimate(askedEstimate(at: position))
      ?? Extent(max(0, Self.length(estimatedHeight(of: position.edge))), isEstimate: true)
  }
}
