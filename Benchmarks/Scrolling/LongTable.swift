import HeadlessUIKit
import Recycler

/// A table of very many rows of 20 to 26 points, which also holds the data.
@MainActor
final class LongTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// The source of the rows' heights.
  enum Heights {
    /// The delegate returns the height of every row before the first layout.
    case asked
    /// Rows have an estimated height until they come into view.
    case estimated
    /// All rows have the table's `rowHeight`; the table has no delegate.
    case uniform
  }

  var count: Int
  let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 800))

  init(_ count: Int, _ heights: Heights = .asked) {
    self.count = count
    super.init()
    view.estimatedRowHeight = heights == .estimated ? 23 : 0
    if heights == .uniform { view.rowHeight = 23 }
    view.register(Bench.Cells.accessorCell)
    view.dataSource = self
    if heights != .uniform { view.delegate = self }
    view.layoutIfNeeded()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeue(.accessorCell, for: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    CGFloat(20 + indexPath.row % 7)
  }
}
