// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// Performs an action.
public typealias UIActionHandler = (UIAction) -> Void

/// Makes the menu of a context menu.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// Makes the preview of a context menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
