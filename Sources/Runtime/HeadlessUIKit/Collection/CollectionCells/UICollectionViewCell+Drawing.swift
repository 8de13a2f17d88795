extension UICollectionViewCell {
  /// Draws the accessories of a list cell, and the separator of a list.
  func drawCover(on canvas: any Canvas, in bounds: CGRect) {
    if let cell = self as? UICollectionViewListCell { Self.drawAccessories(of: cell, on: canvas, in: bounds) }
    if !hasSeparator { return }
    let y = bounds.maxY - 0.5
    canvas.path([CGPoint(x: 16, y: y), CGPoint(x: bounds.maxX, y: y)], .separator, width: 0.5)
  }

  private static func drawAccessories(of cell: UICollectionViewListCell, on canvas: any Canvas, in bounds: CGRect) {
    for (accessory, area) in cell.accessoryAreas(in: bounds) where !accessory.isHidden {
      canvas.accessory(accessory, of: cell, in: area)
    }
  }
}

extension Canvas {
  fileprivate func accessory(_ accessory: UICellAccessory, of cell: UICollectionViewListCell, in area: CGRect) {
    let tint = accessory.tintColor ?? cell.tintColor ?? .systemBlue
    let middle = CGPoint(x: area.midX, y: area.midY)
    func lines(_ points: [(CGFloat, CGFloat)], _ color: UIColor) {
      path(points.map { CGPoint(x: middle.x + $0.0, y: middle.y + $0.1) }, color, width: 2)
    }
    func control(_ color: UIColor, isCross: Bool) {
      circle(middle, 11, fill: color)
      lines([(-5, 0), (5, 0)], .white)
      if isCross { lines([(0, -5), (0, 5)], .white) }
    }
    switch accessory.accessoryType {
    case .disclosureIndicator: lines([(-3, -6), (3, 0), (-3, 6)], accessory.tintColor ?? .systemGray3)
    case .outlineDisclosure:
      let isExpanded = cell.configurationState.isExpanded
      lines(isExpanded ? [(-6, -3), (0, 3), (6, -3)] : [(-3, -6), (3, 0), (-3, 6)], tint)
    case .checkmark: lines([(-6, 0), (-2, 5), (6, -6)], tint)
    case .delete: control(.systemRed, isCross: false)
    case .insert: control(.systemGreen, isCross: true)
    case .reorder:
      for y in [-5, 0, 5] as [CGFloat] { lines([(-9, y), (9, y)], accessory.tintColor ?? .systemGray3) }
    case .multiselect:
      let isSelected = cell.isSelected
      circle(middle, 11, fill: isSelected ? tint : nil, stroke: isSelected ? nil : .systemGray3)
      if isSelected { lines([(-5, 0), (-2, 4), (5, -4)], .white) }
    case .detail: text("ⓘ", in: area, .systemFont(ofSize: 20), tint, .center)
    case .popUpMenu:
      lines([(-4, -3), (0, -7), (4, -3)], accessory.tintColor ?? .systemGray)
      lines([(-4, 3), (0, 7), (4, 3)], accessory.tintColor ?? .systemGray)
    case .label:
      text(accessory.text ?? "", in: area, .systemFont(ofSize: 17), accessory.tintColor ?? .secondaryLabel, .center)
    // A subview of the cell.
    case .customView: break
    }
  }
}
