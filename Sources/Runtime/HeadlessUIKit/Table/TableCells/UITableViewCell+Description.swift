extension UITableViewCell {
  static let tableViewCellClass = UIKitClass(
    UITableViewCell.self,
    elements: ["tableViewCell"],
    keys: [
      KeyedOutlet(reading: "contentView", \UITableViewCell.contentView),
      KeyedOutlet(reading: "textLabel", \UITableViewCell.textLabel),
      KeyedOutlet(reading: "detailTextLabel", \UITableViewCell.detailTextLabel),
      KeyedOutlet(reading: "imageView", \UITableViewCell.imageView),
      KeyedOutlet(reading: "reuseIdentifier", \UITableViewCell.reuseIdentifier),
      KeyedOutlet("backgroundView", \UITableViewCell.backgroundView),
      KeyedOutlet("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
      KeyedOutlet("accessoryView", \UITableViewCell.accessoryView),
      KeyedOutlet("editingAccessoryView", \UITableViewCell.editingAccessoryView),
      KeyedOutlet("multipleSelectionBackgroundView", \UITableViewCell.multipleSelectionBackgroundView),
    ],
    drawing: .directedCover { $0.drawCover(on: $1, in: $2) },
    accessibility: StandardAccessibility(states: { $0.isSelected ? .selected : .none })
  ) { reader in
    reader.choice("accessoryType", accessories) { $0.accessoryType = $1 }
    reader.choice("editingAccessoryType", accessories) { $0.editingAccessoryType = $1 }
    reader.choice("selectionStyle", selections) { $0.selectionStyle = $1 }
    reader.integer("indentationLevel") { $0.indentationLevel = $1 }
    reader.number("indentationWidth") { $0.indentationWidth = $1 }
    reader.insets("separatorInset") { $0.separatorInset = $1 }
    reader.flag("showsReorderControl") { $0.showsReorderControl = $1 }
    reader.flag("shouldIndentWhileEditing") { $0.shouldIndentWhileEditing = $1 }
  } audited: { cell, properties in
    properties.add("isSelected", cell.isSelected)
    properties.add("isHighlighted", cell.isHighlighted)
    properties.add("isEditing", cell.isEditing)
    properties.add("accessoryType", name(of: cell.accessoryType, in: accessories))
    properties.add("editingAccessoryType", name(of: cell.editingAccessoryType, in: accessories))
    properties.add("accessoryView", .list(cell.accessoryView.map { ["\(type(of: $0))"] } ?? []))
    properties.add("selectionStyle", name(of: cell.selectionStyle, in: selections))
    properties.add("indentationLevel", cell.indentationLevel)
    properties.add(separatorEdges, cell.separatorInset)
    properties.add("showsReorderControl", cell.showsReorderControl)
    properties.add("contentConfiguration", SnapshotValue(cell.contentConfiguration))
    properties.add("backgroundConfiguration", SnapshotValue(cell.backgroundConfiguration))
  }

  private static let separatorEdges = SnapshotProperties.EdgeNames("separatorInset")

  private static let selections: KeyValuePairs<String, UITableViewCell.SelectionStyle> = [
    "none": .none, "blue": .blue, "gray": .gray, "default": .default,
  ]

  /// The name of a choice in audits. Printing a case looks it up in the metadata of its type, which takes longer than
  /// all other properties.
  private static func name<Choice: Equatable>(of choice: Choice, in names: KeyValuePairs<String, Choice>)
    -> SnapshotValue
  {
    for (name, value) in names where value == choice { return .choice(name) }
    return .none
  }

  private static let accessories: KeyValuePairs<String, UITableViewCell.AccessoryType> = [
    "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
    "checkmark": .checkmark, "detailButton": .detailButton,
  ]

  /// Draws the accessory, and the separator unless the table view shows none.
  private func drawCover(on canvas: any Canvas, in bounds: CGRect) {
    drawAccessory(on: canvas, in: bounds)
    if tableView?.separatorStyle == UITableViewCell.SeparatorStyle.none || rowLook.roundsBottom { return }
    let (inset, y) = (separatorInset, bounds.maxY - 0.5)
    let (start, end) = (bounds.minX + inset.left, bounds.maxX - inset.right)
    guard start < end else { return }
    let color = tableView?.separatorColor ?? .separator
    canvas.path([CGPoint(x: start, y: y), CGPoint(x: end, y: y)], color, width: 0.5)
  }

  private func drawAccessory(on canvas: any Canvas, in bounds: CGRect) {
    let (x, y) = (bounds.maxX - 20, bounds.midY)
    if accessoryType == .disclosureIndicator || accessoryType == .detailDisclosureButton {
      let arrow = [CGPoint(x: x, y: y - 6), CGPoint(x: x + 6, y: y), CGPoint(x: x, y: y + 6)]
      canvas.path(arrow, .systemGray3, width: 2)
    }
    if accessoryType == .checkmark {
      // A checkmark changes sides, but isn't reversed.
      let side: CGFloat = isRightToLeft ? -1 : 1
      let points = [CGPoint(x: -6, y: 0), CGPoint(x: -2, y: 5), CGPoint(x: 6, y: -6)]
      let mark = points.map { CGPoint(x: x + 2 + side * $0.x, y: y + $0.y) }
      canvas.path(mark, tintColor, width: 2)
    }
    if accessoryType == .detailButton || accessoryType == .detailDisclosureButton {
      let button = CGRect(x: x - 22, y: y - 12, width: 22, height: 24)
      canvas.text("ⓘ", in: button, .systemFont(ofSize: 20), tintColor, .center)
    }
  }
}
