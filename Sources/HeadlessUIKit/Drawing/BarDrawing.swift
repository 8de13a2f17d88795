extension SVGCanvas {
  /// A navigation bar's title and buttons, at the bottom of the room: above it there is the status bar.
  @MainActor
  mutating func drawNavigationBar(
    _ item: UINavigationItem?,
    _ color: UIColor?,
    _ bar: UIView?,
    in bounds: CGRect
  ) {
    rect(bounds, fill: color ?? UIColor(white: 0.97, alpha: 0.95))
    path([CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY)], .systemGray3, width: 0.5)
    guard let item else { return }
    let row = CGRect(x: bounds.minX + 16, y: bounds.maxY - 44, width: bounds.width - 32, height: 44)
    let tint = bar?.tintColor ?? .systemBlue
    if let view = item.titleView {
      let size = view.bounds.size
      draw(view, at: CGPoint(x: bounds.midX - size.width / 2, y: row.midY - size.height / 2))
    } else {
      let attributes = (bar as? UINavigationBar)?.titleTextAttributes
      let font = attributes?[.textFont] as? UIFont ?? .boldSystemFont(ofSize: 17)
      let color = attributes?[.textColor] as? UIColor ?? .label
      drawText(item.title ?? "", in: row.insetBy(dx: 60, dy: 0), font, color, .center)
    }
    var start = row.minX
    for button in item.leftBarButtonItems ?? [] {
      start += drawItem(button, at: start, toRight: true, row, tint) + 8
    }
    var end = row.maxX
    for button in item.rightBarButtonItems ?? [] {
      end -= drawItem(button, at: end, toRight: false, row, tint) + 8
    }
  }

  /// Draws a button of a bar at one side of a place; gives its width.
  @MainActor
  private mutating func drawItem(
    _ item: UIBarButtonItem,
    at place: CGFloat,
    toRight: Bool,
    _ row: CGRect,
    _ tint: UIColor
  ) -> CGFloat {
    let color = item.isEnabled ? item.tintColor ?? tint : .systemGray3
    if let view = item.customView {
      let size = view.bounds.size
      draw(view, at: CGPoint(x: toRight ? place : place - size.width, y: row.midY - size.height / 2))
      return size.width
    }
    if let image = item.image {
      let box = CGRect(x: toRight ? place : place - 28, y: row.midY - 12, width: 28, height: 24)
      drawImage(image, in: box, tint: color)
      return 28
    }
    let font = item.style == .done ? UIFont.boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
    let text = item.title ?? item.systemItem.map(Self.word) ?? ""
    let width = TextLines.width(of: text, font)
    let room = CGRect(x: toRight ? place : place - width, y: row.minY, width: width + 1, height: row.height)
    drawText(text, in: room, font, color, toRight ? .left : .right)
    return width
  }

  /// The system's buttons, as words or signs.
  private static func word(_ item: UIBarButtonItem.SystemItem) -> String {
    switch item {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "+"
    case .undo: "Undo"
    case .redo: "Redo"
    case .close: "✕"
    case .trash: "🗑"
    case .refresh: "↻"
    case .action: "⇪"
    case .search: "⌕"
    case .play: "▶"
    case .pause: "❚❚"
    case .rewind: "◀◀"
    case .fastForward: "▶▶"
    case .stop: "✕"
    case .reply: "↩"
    case .compose: "✎"
    case .camera: "Camera"
    case .bookmarks: "Bookmarks"
    case .organize: "Organize"
    case .flexibleSpace, .fixedSpace, .pageCurl: ""
    }
  }

  @MainActor
  mutating func drawToolbar(_ bar: UIToolbar, in bounds: CGRect) {
    rect(bounds, fill: bar.barTintColor ?? UIColor(white: 0.97, alpha: 0.95))
    path([CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY)], .systemGray3, width: 0.5)
    let items = bar.items ?? []
    let row = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: min(44, bounds.height))
    let flexible = items.filter { $0.systemItem == .flexibleSpace }.count
    let widths = items.map(Self.width)
    let used = widths.reduce(32) { $0 + $1 + 8 }
    let gap = flexible > 0 ? max(0, (bounds.width - used) / CGFloat(flexible)) : 0
    var start = bounds.minX + 16
    for (item, width) in zip(items, widths) {
      if item.systemItem == .flexibleSpace {
        start += gap
      } else {
        _ = drawItem(item, at: start, toRight: true, row, bar.tintColor)
        start += width + 8
      }
    }
  }

  @MainActor
  private static func width(of item: UIBarButtonItem) -> CGFloat {
    if let view = item.customView { return view.bounds.width }
    if item.image != nil { return 28 }
    if item.systemItem == .fixedSpace { return item.width }
    return TextLines.width(of: item.title ?? item.systemItem.map(word) ?? "", .systemFont(ofSize: 17))
  }

  @MainActor
  mutating func drawTabBar(_ bar: UITabBar, in bounds: CGRect) {
    rect(bounds, fill: bar.barTintColor ?? bar.backgroundColor ?? UIColor(white: 0.97, alpha: 0.95))
    path([CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY)], .systemGray3, width: 0.5)
    let items = bar.items ?? []
    for (index, item) in items.enumerated() {
      let width = bounds.width / CGFloat(items.count)
      drawTab(
        item,
        isSelected: item === (bar.selectedItem ?? items.first),
        bar.tintColor,
        in: CGRect(x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width, height: 49)
      )
    }
  }

  @MainActor
  mutating func drawTab(_ item: UITabBarItem, isSelected: Bool, _ tint: UIColor, in room: CGRect) {
    let color = isSelected ? tint : UIColor.systemGray
    if let image = item.image {
      drawImage(image, in: CGRect(x: room.midX - 12, y: room.minY + 6, width: 24, height: 24), tint: color)
    }
    let line = CGRect(x: room.minX, y: room.minY + 33, width: room.width, height: 13)
    drawText(item.title ?? "", in: line, .systemFont(ofSize: 10), color, .center)
  }

  @MainActor
  mutating func drawSearchBar(_ bar: UISearchBar, in bounds: CGRect) {
    rect(bounds, fill: bar.barTintColor ?? bar.backgroundColor ?? .systemGray6)
    let field = bounds.insetBy(dx: 8, dy: max(4, (bounds.height - 36) / 2))
    rect(field, fill: .systemGray5, radius: 10)
    let text = bar.text.flatMap { $0.isEmpty ? nil : $0 }
    let shown = "⌕ " + (text ?? bar.placeholder ?? "Search")
    drawText(shown, in: field.insetBy(dx: 8, dy: 0), .systemFont(ofSize: 17), text == nil ? .systemGray : .label)
  }
}
