/// Stacks texts and buttons of an alert, an action sheet or a share sheet in a panel, from the top down.
@MainActor
struct PanelStack {
  let width: CGFloat
  private(set) var height: CGFloat = 0
  private var views: [UIView] = []

  init(width: CGFloat) { self.width = width }

  var isEmpty: Bool { views.isEmpty }

  mutating func addSpace(_ space: CGFloat) { height += space }

  /// Adds a centered text with room at its sides; nothing for an empty one.
  mutating func addText(_ text: String?, _ font: UIFont, _ color: UIColor = .label, inset: CGFloat = 16) {
    guard let text, !text.isEmpty else { return }
    let label = UILabel()
    (label.text, label.font, label.textColor) = (text, font, color)
    (label.numberOfLines, label.textAlignment) = (0, .center)
    let size = label.sizeThatFits(CGSize(width: width - 2 * inset, height: 0))
    label.frame = CGRect(x: inset, y: height, width: width - 2 * inset, height: size.height)
    views.append(label)
    height += size.height
  }

  /// Adds a line across the panel, or down beside a button.
  mutating func addLine(at x: CGFloat? = nil, length: CGFloat = 0) {
    let line = UIView()
    line.backgroundColor = .separator
    line.frame =
      x.map { CGRect(x: $0, y: height, width: 0.5, height: length) }
      ?? CGRect(x: 0, y: height, width: width, height: 0.5)
    views.append(line)
  }

  /// Adds views side by side.
  mutating func addRow(_ row: [UIView], height rowHeight: CGFloat) {
    let part = width / CGFloat(max(1, row.count))
    for (index, view) in row.enumerated() {
      view.frame = CGRect(x: CGFloat(index) * part, y: height, width: part, height: rowHeight)
      views.append(view)
      if index > 0 { addLine(at: view.frame.minX, length: rowHeight) }
    }
    height += rowHeight
  }

  /// Adds a box for a text field, which isn't in the panel. Returns its frame in the panel.
  mutating func addField() -> CGRect {
    let box = UIView(frame: CGRect(x: 16, y: height, width: width - 32, height: 32))
    box.backgroundColor = .systemBackground
    (box.layer.borderWidth, box.layer.borderColor) = (0.5, UIColor.separator.cgColor)
    box.layer.cornerRadius = 6
    views.append(box)
    height += 32
    return box.frame.insetBy(dx: 6, dy: 2)
  }

  /// The panel with everything in it.
  func panel(at origin: CGPoint, cornerRadius: CGFloat) -> UIView {
    let panel = UIView(frame: CGRect(origin: origin, size: CGSize(width: width, height: height)))
    panel.backgroundColor = .panelBackground
    panel.layer.cornerRadius = cornerRadius
    panel.clipsToBounds = true
    for view in views { panel.addSubview(view) }
    return panel
  }
}

extension UIColor {
  /// The background of alerts and sheets, which UIKit blurs.
  fileprivate static let panelBackground = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.15 : 0.97, alpha: 0.98)
  }
}
