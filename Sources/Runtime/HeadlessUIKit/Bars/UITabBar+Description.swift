extension UITabBar {
  static let tabBarClass = UIKitClass(
    UITabBar.self,
    elements: ["tabBar"],
    keys: [KeyedOutlet("items", \UITabBar.items), KeyedOutlet("delegate", \UITabBar.delegate)],
    drawing: .directedContent { $0.drawContent(on: $1, in: $2) },
    accessibility: StandardAccessibility(kind: .tabBar)
  ) { reader in
    reader.color("barTintColor") { $0.barTintColor = $1 }
    reader.flag("translucent") { $0.isTranslucent = $1 }
    reader.choice("barStyle", UIBarStyle.interfaceBuilderNames) { $0.barStyle = $1 }
    reader.image("backgroundImage") { $0.backgroundImage = $1 }
    reader.image("shadowImage") { $0.shadowImage = $1 }
    reader.image("selectionIndicatorImage") { $0.selectionIndicatorImage = $1 }
    reader.color("unselectedItemTintColor") { $0.unselectedItemTintColor = $1 }
    // The name that the tint color of the selected tab had before iOS 8.
    reader.color("selectedImageTintColor") { $0.tintColor = $1 }
    reader.choice("itemPositioning", ["automatic": .automatic, "fill": .fill, "centered": .centered]) {
      $0.itemPositioning = $1
    }
    reader.number("itemWidth") { $0.itemWidth = $1 }
    reader.number("itemSpacing") { $0.itemSpacing = $1 }
  }

  private func drawContent(on canvas: any Canvas, in bounds: CGRect) {
    canvas.rect(bounds, fill: standardAppearance.backgroundColor ?? barTintColor ?? backgroundColor ?? .barBackground)
    let edge = [CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY)]
    canvas.path(edge, .systemGray3, width: 0.5)
    let items = items ?? []
    for (index, item) in items.enumerated() {
      let width = bounds.width / CGFloat(items.count)
      let tab = CGRect(x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width, height: 49)
      canvas.tab(item, isSelected: item === (selectedItem ?? items.first), tintColor, in: tab)
    }
  }
}
