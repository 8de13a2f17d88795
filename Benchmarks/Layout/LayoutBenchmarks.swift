import HeadlessUIKit

/// The number of layouts per view when a cell, whose content view doesn't translate its autoresizing mask, is nested in
/// other views. A layout pass visits each view once, whatever the depth. They are counts, which don't depend on what is
/// warm.
enum LayoutBenchmarks {
  private static let depths = [0, 3, 8]

  @MainActor static var all: [Benchmark] {
    depths.map { depth in
      Benchmark(name: "layout/per-view/\(depth)", baseline: "layout/per-view/\(depths[0])", unit: .count, rounds: 1) {
        layoutsPerView(depth)
      }
    }
  }

  @MainActor private static func layoutsPerView(_ depth: Int) -> Double {
    let counter = LayoutCounter()
    let cell = CountingCell(style: .default, reuseIdentifier: nil)
    cell.counter = counter
    let label = UILabel()
    label.text = "Text"
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor).isActive = true
    var root: UIView = cell
    for _ in 0..<depth {
      let outer = CountingView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      outer.counter = counter
      outer.addSubview(root)
      root = outer
    }
    root.layoutIfNeeded()
    return Double(counter.layouts) / Double(depth + 1)
  }
}

@MainActor
private final class LayoutCounter {
  var layouts = 0
}

private final class CountingView: UIView {
  var counter: LayoutCounter?

  override func layoutSubviews() {
    super.layoutSubviews()
    counter?.layouts += 1
  }
}

private final class CountingCell: UITableViewCell {
  var counter: LayoutCounter?

  override func layoutSubviews() {
    super.layoutSubviews()
    counter?.layouts += 1
  }
}
