import InterfaceBuilderXML

extension UITabBarItem {
  static let tabBarItemClass = UIKitClass(
    UITabBarItem.self,
    elements: ["tabBarItem"]
  ) { reader in
    reader.image("selectedImage") { $0.selectedImage = $1 }
    reader.text("badgeValue") { $0.badgeValue = $1 }
    reader.set(reader.element["systemItem"].flatMap { systemTabs[$0] }) { $0.title = $1 }
  }

  private static let systemTabs: [String: String] = [
    "more": "More", "favorites": "Favorites", "featured": "Featured", "topRated": "Top Rated", "recents": "Recents",
    "contacts": "Contacts", "history": "History", "bookmarks": "Bookmarks", "search": "Search",
    "downloads": "Downloads", "mostRecent": "Most Recent", "mostViewed": "Most Viewed",
  ]
}

extension Canvas {
  /// Draws a tab.
  package func tab(_ item: UITabBarItem, isSelected: Bool, _ tint: UIColor, in bounds: CGRect) {
    let color = isSelected ? tint : UIColor.systemGray
    if let image = isSelected ? item.selectedImage ?? item.image : item.image {
      let area = CGRect(x: bounds.midX - 12, y: bounds.minY + 6, width: 24, height: 24)
      icon(image, in: area, tint: color, isTemplate: true)
    }
    let line = CGRect(x: bounds.minX, y: bounds.minY + 33, width: bounds.width, height: 13)
    text(item.title ?? "", in: line, .systemFont(ofSize: 10), color, .center)
  }
}
