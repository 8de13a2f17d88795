extension UIBarItem {
  static let barItemElement = ElementClass(UIBarItem.self) { reader in
    reader.text("title") { $0.title = $1 }
    reader.image("image") { $0.image = $1 }
    reader.flag("enabled") { $0.isEnabled = $1 }
    reader.integer("tag", in: .whole) { $0.tag = $1 }
    reader.readAccessibility()
  }
}
