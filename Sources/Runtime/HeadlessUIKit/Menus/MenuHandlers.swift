public typealias UIActionHandler = (UIAction) -> Void

public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
