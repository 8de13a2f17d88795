import InterfaceBuilderXML

extension ElementKind {
  static func navigationBarSettings(_ s: inout Settings<UINavigationBar>) {
    s.color("barTintColor") { $0.barTintColor = $1 }
    s.flag("translucent") { $0.isTranslucent = $1 }
    s.flag("largeTitles") { $0.prefersLargeTitles = $1 }
    if let attributes = s.element.child(key: "titleTextAttributes") {
      var found: [NSAttributedString.Key: Any] = [:]
      if let color = attributes.child(key: "textColor").flatMap(s.values.color) { found[.textColor] = color }
      if let font = attributes.child(key: "fontDescription").flatMap(s.values.font) { found[.textFont] = font }
      s.set(found) { $0.titleTextAttributes = $1 }
    }
  }

  static func tabBarSettings(_ s: inout Settings<UITabBar>) {
    s.color("barTintColor") { $0.barTintColor = $1 }
    s.flag("translucent") { $0.isTranslucent = $1 }
  }

  static func toolbarSettings(_ s: inout Settings<UIToolbar>) {
    s.color("barTintColor") { $0.barTintColor = $1 }
    s.flag("translucent") { $0.isTranslucent = $1 }
  }

  static func searchBarSettings(_ s: inout Settings<UISearchBar>) {
    s.text("text") { $0.text = $1 }
    s.text("placeholder") { $0.placeholder = $1 }
    s.text("prompt") { $0.prompt = $1 }
    s.color("barTintColor") { $0.barTintColor = $1 }
    s.flag("showsCancelButton") { $0.showsCancelButton = $1 }
    s.flag("showsScopeBar") { $0.showsScopeBar = $1 }
    let scopes = s.element.elements(in: "scopeButtonTitles").compactMap(s.values.string)
    s.set(scopes.isEmpty ? nil : scopes) { $0.scopeButtonTitles = $1 }
  }

  static func barItemSettings(_ s: inout Settings<UIBarItem>) {
    s.text("title") { $0.title = $1 }
    s.image("image") { $0.image = $1 }
    s.flag("enabled") { $0.isEnabled = $1 }
    s.integer("tag") { $0.tag = $1 }
  }

  static func barButtonSettings(_ s: inout Settings<UIBarButtonItem>) {
    s.choice("style", ["plain": .plain, "bordered": .bordered, "done": .done]) { $0.style = $1 }
    s.number("width") { $0.width = $1 }
    s.color("tintColor") { $0.tintColor = $1 }
    s.choice("systemItem", systemItems) { $0.systemItem = $1 }
  }

  static let systemItems: KeyValuePairs<String, UIBarButtonItem.SystemItem> = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
    "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
    "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo,
    "pageCurl": .pageCurl, "close": .close,
  ]

  static func tabBarItemSettings(_ s: inout Settings<UITabBarItem>) {
    s.image("selectedImage") { $0.selectedImage = $1 }
    s.text("badgeValue") { $0.badgeValue = $1 }
    s.set(s.element["systemItem"].flatMap { systemTabs[$0] }) { $0.title = $1 }
  }

  private static let systemTabs = [
    "more": "More", "favorites": "Favorites", "featured": "Featured", "topRated": "Top Rated", "recents": "Recents",
    "contacts": "Contacts", "history": "History", "bookmarks": "Bookmarks", "search": "Search",
    "downloads": "Downloads", "mostRecent": "Most Recent", "mostViewed": "Most Viewed",
  ]

  static func navigationItemSettings(_ s: inout Settings<UINavigationItem>) {
    s.text("title") { $0.title = $1 }
    s.text("prompt") { $0.prompt = $1 }
    s.text("backButtonTitle") { $0.backButtonTitle = $1 }
    s.flag("hidesBackButton") { $0.hidesBackButton = $1 }
    s.choice("largeTitleDisplayMode", ["never": .never, "always": .always, "automatic": .automatic]) {
      $0.largeTitleDisplayMode = $1
    }
  }

  static func controllerSettings(_ s: inout Settings<UIViewController>) {
    s.text("title") { $0.title = $1 }
    s.text("restorationIdentifier") { $0.restorationIdentifier = $1 }
    s.flag("hidesBottomBarWhenPushed") { $0.hidesBottomBarWhenPushed = $1 }
    s.flag("definesPresentationContext") { $0.definesPresentationContext = $1 }
  }

  static func navigationControllerSettings(_ s: inout Settings<UINavigationController>) {
    s.flag("navigationBarHidden") { $0.isNavigationBarHidden = $1 }
    s.flag("toolbarHidden") { $0.isToolbarHidden = $1 }
  }
}

extension NSAttributedString.Key {
  /// The colour of a text, under UIKit's name.
  static let textColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The font of a text, under UIKit's name.
  static let textFont = NSAttributedString.Key(rawValue: "NSFont")
}
