import ReuseGenXML

extension UITabBarItem {
  static let tabBarItemClass = UIKitClass(UITabBarItem.self, elements: ["tabBarItem"]) { reader in
    reader.image("selectedImage") { $0.selectedImage = $1 }
    reader.text("badgeValue") { $0.badgeValue = $1 }
    reader.color("badgeColor") { $0.badgeColor = $1 }
    reader.flag("springLoaded") { $0.isSpringLoaded = $1 }
    reader.set(reader.element.child(key: "titlePositionAdjustment").map(reader.values.offset)) {
      $0.titlePositionAdjustment = $1
    }
    reader.choice("systemItem", SystemItem.named) { $0.systemItem = $1 }
  }

  /// The title of a system's tab, which as in UIKit can't be changed, or the item's own.
  fileprivate var shownTitle: String { systemItem?.title ?? title ?? "" }
}

extension UITabBarItem.SystemItem {
  fileprivate static let named: KeyValuePairs<String, Self> = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
    "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
    "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
  ]

  /// The title, such as "Top Rated" for `topRated`.
  fileprivate var title: String {
    let words = "\(self)".map { $0.isUppercase ? " \($0)" : "\($0)" }.joined()
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

extension Canvas {
  /// Draws a tab.
  package func tab(_ item: UITabBarItem, isSelected: Bool, _ tint: UIColor, in bounds: CGRect) {
    let color = isSelected ? tint : UIColor.systemGray
    let area = CGRect(x: bounds.midX - 12, y: bounds.minY + 6, width: 24, height: 24)
    if item.systemItem == .more {
      for x in [-8, 0, 8] as [CGFloat] { circle(CGPoint(x: area.midX + x, y: area.midY), 2.5, fill: color) }
    } else if let image = item.systemItem.map({ UIImage(systemName: "\($0)") })
      ?? (isSelected ? item.selectedImage ?? item.image : item.image)
    {
      icon(image, in: area, tint: color, isTemplate: true)
    }
    let line = CGRect(x: bounds.minX, y: bounds.minY + 33, width: bounds.width, height: 13)
    text(item.shownTitle, in: line, .systemFont(ofSize: 10), color, .center)
    if let badge = item.badgeValue { self.badge(badge, item.badgeColor ?? .systemRed, at: area) }
  }

  /// Draws a badge at the top of an image, on its trailing side.
  private func badge(_ text: String, _ color: UIColor, at image: CGRect) {
    let font = UIFont.systemFont(ofSize: 13)
    let width = max(18, self.width(of: text, font) + 10)
    let box = CGRect(x: image.maxX - 6, y: image.minY - 4, width: width, height: 18)
    rect(box, fill: color, radius: 9)
    self.text(text, in: box, font, .white, .center)
  }
}
