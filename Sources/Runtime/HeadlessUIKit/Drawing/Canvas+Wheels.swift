/// A wheel of a picker: the rows around the selected one.
struct PickerWheel {
  struct Row {
    /// The number of rows from the selected one.
    let distance: Int
    let text: String
  }

  /// In points.
  let width: CGFloat
  let rows: [Row]
}

extension Canvas {
  /// Draws the rows of a picker as bars, for content that isn't known.
  func wheels(in bounds: CGRect) {
    selection(in: bounds)
    for (row, shade) in Self.shades {
      let y = bounds.midY + CGFloat(row) * 32 - 6
      guard y > bounds.minY, y + 12 < bounds.maxY else { continue }
      let bar = CGRect(x: bounds.midX - bounds.width * 0.2, y: y, width: bounds.width * 0.4, height: 12)
      rect(bar, fill: UIColor(white: 0.5, alpha: shade), radius: 6)
    }
  }

  /// Draws the wheels of a picker side by side.
  func wheels(_ wheels: [PickerWheel], in bounds: CGRect) {
    selection(in: bounds)
    let width = wheels.reduce(0) { $0 + $1.width }
    var x = bounds.midX - width / 2
    for wheel in wheels {
      for row in wheel.rows {
        guard let shade = Self.shades.first(where: { $0.row == row.distance })?.shade else { continue }
        let frame = CGRect(x: x, y: bounds.midY + CGFloat(row.distance) * 32 - 16, width: wheel.width, height: 32)
        guard frame.minY >= bounds.minY, frame.maxY <= bounds.maxY else { continue }
        let color = row.distance == 0 ? UIColor.label : UIColor.label.withAlphaComponent(shade)
        text(row.text, in: frame.insetBy(dx: 4, dy: 0), .systemFont(ofSize: 21), color, .center)
      }
      x += wheel.width
    }
  }

  /// The rows that are shown, by their distance from the selected one, with their strength.
  private static var shades: [(row: Int, shade: Double)] { [(-2, 0.15), (-1, 0.35), (0, 0.8), (1, 0.35), (2, 0.15)] }

  private func selection(in bounds: CGRect) {
    for y in [bounds.midY - 17, bounds.midY + 17] where bounds.minY < y && y < bounds.maxY {
      path([CGPoint(x: bounds.minX, y: y), CGPoint(x: bounds.maxX, y: y)], .systemGray3)
    }
  }
}
