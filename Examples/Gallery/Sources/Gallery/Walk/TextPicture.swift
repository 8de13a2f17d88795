import Recycler

/// A view as text, with a character for every 8 points across and a line for every 22 points down.
struct TextPicture {
  private var lines: [[Character]]
  private static let letter = CGSize(width: 8, height: 22)

  @MainActor
  init(of view: UIView) {
    let columns = Int(view.bounds.width / Self.letter.width)
    let rows = Int(view.bounds.height / Self.letter.height)
    lines = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    draw(view, origin: CGPoint(x: -view.bounds.minX, y: -view.bounds.minY))
  }

  /// The picture in a frame.
  var text: String {
    let edge = "+" + String(repeating: "-", count: lines.first?.count ?? 0) + "+"
    return ([edge] + lines.map { "|" + String($0) + "|" } + [edge]).joined(separator: "\n")
  }

  /// - Parameter origin: Where the view's own coordinates begin.
  @MainActor
  private mutating func draw(_ view: UIView, origin: CGPoint) {
    guard !view.isHidden else { return }
    // A sticky header covers a row.
    if view is UITableViewHeaderFooterView { clear(view.bounds, origin: origin) }
    if view is UICollectionViewCell { frame(view.bounds, origin: origin) }
    if let label = view as? UILabel, let text = label.text {
      write(text, in: view.bounds, origin: origin, isCentered: label.textAlignment == .center)
    }
    if let text = text(ofControl: view) {
      write(text, in: view.bounds, origin: origin, isCentered: true)
      return
    }
    for subview in view.subviews {
      draw(subview, origin: CGPoint(x: origin.x + subview.frame.minX, y: origin.y + subview.frame.minY))
    }
  }

  /// The text of a control; `nil` for other views.
  @MainActor
  private func text(ofControl view: UIView) -> String? {
    switch view {
    case let button as UIButton: button.currentTitle.map { "[ \($0) ]" }
    case let control as UISwitch: control.isOn ? "[ |on]" : "[off| ]"
    case let control as UISegmentedControl:
      (0..<control.numberOfSegments).map { index in
        let title = control.titleForSegment(at: index) ?? ""
        return index == control.selectedSegmentIndex ? "[\(title)]" : title
      }.joined(separator: " ")
    default: nil
    }
  }

  /// Clears what is below.
  private mutating func clear(_ rect: CGRect, origin: CGPoint) {
    let blank = String(repeating: " ", count: Int(rect.width / Self.letter.width))
    let (left, top) = position(origin)
    for row in 0..<Int(rect.height / Self.letter.height) { put(blank, left, top + row) }
  }

  private mutating func frame(_ rect: CGRect, origin: CGPoint) {
    let columns = Int(rect.width / Self.letter.width)
    let rows = Int(rect.height / Self.letter.height)
    let (left, top) = position(origin)
    for row in 0..<rows {
      let isEdge = row == 0 || row == rows - 1
      put(isEdge ? "." + String(repeating: "-", count: columns - 2) + "." : "|", left, top + row)
      if !isEdge { put("|", left + columns - 1, top + row) }
    }
  }

  private mutating func write(_ text: String, in rect: CGRect, origin: CGPoint, isCentered: Bool) {
    let (left, top) = position(origin)
    let columns = Int(rect.width / Self.letter.width)
    let shown = text.prefix(columns)
    put(String(shown), left + (isCentered ? (columns - shown.count) / 2 : 0), top)
  }

  private func position(_ point: CGPoint) -> (column: Int, row: Int) {
    (Int((point.x / Self.letter.width).rounded(.down)), Int((point.y / Self.letter.height).rounded(.down)))
  }

  private mutating func put(_ text: String, _ column: Int, _ row: Int) {
    guard lines.indices.contains(row) else { return }
    for (index, character) in text.enumerated() where lines[row].indices.contains(column + index) {
      lines[row][column + index] = character
    }
  }
}
