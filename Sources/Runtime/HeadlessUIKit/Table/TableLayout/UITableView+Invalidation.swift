import HeadlessListModel

extension UITableView {
  /// Measures the rows in view whose cells requested it, and moves those below.
  func measureInvalidatedRows() {
    for index in state.visibleRows.indices where state.visibleRows[index].cell.needsMeasuring {
      let row = state.visibleRows[index]
      row.cell.needsMeasuring = false
      let extent = measuredExtent(of: row.cell, at: row.position.indexPath)
      let growth = extent.length - row.extent
      if growth == 0 { continue }
      state.geometry.setExtent(extent, of: row.position)
      state.visibleRows[index].extent = extent.length
      for below in state.visibleRows.indices.dropFirst(index + 1) { state.visibleRows[below].start += growth }
      state.rowsNeedFrames = true
    }
  }
}
