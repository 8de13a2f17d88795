/// Buttons that show the selected element of their menus.
extension UIButton: MenuSelectionShowing {
  /// Whether the button's menu is opened by a tap, and changes what the button shows.
  final var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

  /// Shows the selected element of a pop-up button. As in UIKit one is always selected: the first, unless the app
  /// selects another.
  final func showSelectedElement() {
    guard isPopUp, let actions = menu?.selectableActions else { return }
    for action in actions { action.selectionView = self }
    if let selected = actions.first(where: { $0.state == .on }) ?? actions.first { select(selected) }
  }

  /// Shows an action of the menu, and deselects the others.
  final func select(_ selected: UIAction) {
    for action in menu?.selectableActions ?? [] { action.state = action === selected ? .on : .off }
    if configuration == nil {
      if title(for: .normal) != selected.title { setTitle(selected.title, for: .normal) }
      if let image = selected.image { setImage(image, for: .normal) }
    } else {
      if configuration?.title != selected.title { configuration?.title = selected.title }
      if let image = selected.image, configuration?.image != image { configuration?.image = image }
    }
  }
}

extension UIMenu {
  /// The actions of the menu, and of submenus that it displays inline.
  fileprivate var selectableActions: [UIAction] {
    children.flatMap { child in
      if let menu = child as? UIMenu { return menu.options.contains(.displayInline) ? menu.selectableActions : [] }
      return (child as? UIAction).map { [$0] } ?? []
    }
  }
}
