extension UIBarButtonItem {
  static let barButtonItemClass = UIKitClass(
    UIBarButtonItem.self,
    elements: ["barButtonItem"],
    keys: [KeyedOutlet("customView", \UIBarButtonItem.customView)]
  ) { reader in
    reader.choice("style", ["plain": .plain, "bordered": .bordered, "done": .done]) { $0.style = $1 }
    reader.number("width") { $0.width = $1 }
    reader.color("tintColor") { $0.tintColor = $1 }
    reader.flag("hidden") { $0.isHidden = $1 }
    reader.flag("selected") { $0.isSelected = $1 }
    reader.flag("changesSelectionAsPrimaryAction") { $0.changesSelectionAsPrimaryAction = $1 }
    reader.flag("springLoaded") { $0.isSpringLoaded = $1 }
    reader.choice("systemItem", systemItems) { $0.systemItem = $1 }
  }

  private static let systemItems: KeyValuePairs<String, UIBarButtonItem.SystemItem> = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
    "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
    "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo,
    "pageCurl": .pageCurl, "close": .close,
  ]
}

extension Canvas {
  func barButton(
    _ item: UIBarButtonItem,
    at edge: CGFloat,
    _ alignment: NSTextAlignment,
    _ row: CGRect,
    _ tint: UIColor
  ) -> CGFloat {
    if item.isFixedSpace { return item.width }
    let color = item.isEnabled ? item.tintColor ?? tint : .systemGray3
    func start(_ width: CGFloat) -> CGFloat { alignment == .left ? edge : edge - width }
    if let view = item.customView {
      let size = view.bounds.size
      // In a bar of the hierarchy it is a subview.
      if view.superview == nil { self.view(view, at: CGPoint(x: start(size.width), y: row.midY - size.height / 2)) }
      return size.width
    }
    if let image = item.image {
      icon(image, in: CGRect(x: start(28), y: row.midY - 12, width: 28, height: 24), tint: color, isTemplate: true)
      return 28
    }
    let (font, title) = (item.titleFont, item.shownTitle)
    let width = width(of: title, font)
    let frame = CGRect(x: start(width), y: row.minY, width: width + 1, height: row.height)
    text(title, in: frame, font, color, alignment)
    return width
  }
}

extension UIBarButtonItem {
  fileprivate var shownTitle: String { title ?? systemItem?.symbol ?? "" }

  fileprivate var titleFont: UIFont { style == .done ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17) }

  /// The width that the button takes in a navigation bar, in points.
  final var widthInNavigationBar: CGFloat { isFixedSpace ? width : shownWidth(titleFont) }

  /// The width that the button or the space takes in a toolbar, in points.
  final var widthInToolbar: CGFloat { isFixedSpace ? width : shownWidth(.systemFont(ofSize: 17)) }

  fileprivate var isFixedSpace: Bool { systemItem == .fixedSpace && customView == nil && image == nil }

  private func shownWidth(_ font: UIFont) -> CGFloat {
    if let customView { return customView.bounds.width }
    return image == nil ? font.width(of: shownTitle) : 28
  }
}

extension UIBarButtonItem.SystemItem {
  /// The title or symbol of a system button.
  fileprivate var symbol: String {
    switch self {
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
}
