import ReuseGenXML

extension UINavigationBar {
  static let navigationBarClass = UIKitClass(
    UINavigationBar.self,
    elements: ["navigationBar"],
    keys: [KeyedOutlet("items", \UINavigationBar.items), KeyedOutlet("delegate", \UINavigationBar.delegate)],
    drawing: .directedContent { $1.navigationBar($0, $0.topItem, in: $2) }
  ) { reader in
    reader.color("barTintColor") { $0.barTintColor = $1 }
    reader.flag("translucent") { $0.isTranslucent = $1 }
    reader.flag("largeTitles") { $0.prefersLargeTitles = $1 }
    reader.choice("barStyle", UIBarStyle.interfaceBuilderNames) { $0.barStyle = $1 }
    reader.image("shadowImage") { $0.shadowImage = $1 }
    reader.image("backIndicatorImage") { $0.backIndicatorImage = $1 }
    reader.image("backIndicatorTransitionMaskImage") { $0.backIndicatorTransitionMaskImage = $1 }
    reader.set(textAttributes("titleTextAttributes", reader)) { $0.titleTextAttributes = $1 }
    reader.set(textAttributes("largeTitleTextAttributes", reader)) { $0.largeTitleTextAttributes = $1 }
  }

  private static func textAttributes(
    _ key: String,
    _ reader: ElementReader<UINavigationBar>
  ) -> [NSAttributedString.Key: Any]? {
    guard let attributes = reader.element.child(key: key) else { return nil }
    var found: [NSAttributedString.Key: Any] = [:]
    if let color = attributes.child(key: "textColor").flatMap(reader.values.color) { found[.foregroundColor] = color }
    if let font = attributes.child(key: "fontDescription").flatMap(reader.values.font) { found[.font] = font }
    return found
  }
}

extension Canvas {
  /// Draws a navigation bar: its title and buttons are at the bottom, below the status bar, and above a large title and
  /// a search bar, which is a view of its own.
  ///
  /// - Parameters:
  ///   - bar: The bar; `nil` for a standard one.
  ///   - item: The item that the bar shows.
  ///   - hasLargeTitle: Whether a standard bar has a large title.
  package func navigationBar(
    _ bar: UINavigationBar?,
    _ item: UINavigationItem?,
    hasLargeTitle: Bool = false,
    in bounds: CGRect
  ) {
    rect(bounds, fill: bar?.shownBackground ?? .barBackground)
    let edge = [CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY)]
    path(edge, .systemGray3, width: 0.5)
    guard let item, bar?.showsSearchBarOnly != true else { return }
    let height = UINavigationBar.rowHeight
    let large = bar?.shownTitleHeight ?? (hasLargeTitle ? UINavigationBar.largeTitleHeight : 0)
    let top = bounds.maxY - (bar?.contentHeight ?? height + large)
    let row = CGRect(x: bounds.minX + 16, y: top, width: bounds.width - 32, height: height)
    // Less than half of a large title would overlap the buttons.
    let isLarge = large > UINavigationBar.largeTitleHeight / 2
    let tint = bar?.tintColor ?? .systemBlue
    if let view = item.titleView {
      let size = view.bounds.size
      let origin = CGPoint(x: bounds.midX - size.width / 2, y: row.midY - size.height / 2)
      // In a bar of the hierarchy it is a subview.
      if view.superview == nil { self.view(view, at: origin) }
    } else if !isLarge {
      let attributes = bar?.shownAppearance.titleTextAttributes ?? [:]
      let font = (attributes[.font] ?? bar?.titleTextAttributes?[.font]) as? UIFont ?? .boldSystemFont(ofSize: 17)
      let color = (attributes[.foregroundColor] ?? bar?.titleTextAttributes?[.foregroundColor]) as? UIColor ?? .label
      text(item.title ?? "", in: row.insetBy(dx: 60, dy: 0), font, color, .center)
    }
    if isLarge {
      let frame = row.offsetBy(dx: 0, dy: height - UINavigationBar.largeTitleHeight + large)
      var attributes = bar?.largeTitleTextAttributes ?? [:]
      attributes.merge(bar?.shownAppearance.largeTitleTextAttributes ?? [:]) { $1 }
      largeTitle(item.title ?? "", attributes, in: frame)
    }
    var start = row.minX
    if let back = bar?.backItem, item.showsBackButton { start = backButton(to: back, in: row, tint) + 8 }
    for button in item.leftBarButtonItems ?? [] where !button.isHidden {
      start += barButton(button, at: start, .left, row, tint) + 8
    }
    var end = row.maxX
    for button in item.rightBarButtonItems ?? [] where !button.isHidden {
      end -= barButton(button, at: end, .right, row, tint) + 8
    }
  }

  private func largeTitle(_ title: String, _ attributes: [NSAttributedString.Key: Any], in frame: CGRect) {
    let font = attributes[.font] as? UIFont ?? .boldSystemFont(ofSize: 34)
    let color = attributes[.foregroundColor] as? UIColor ?? .label
    text(title, in: frame, font, color, .left)
  }

  /// Draws the button that leads back. Returns its end.
  private func backButton(to item: UINavigationItem, in row: CGRect, _ tint: UIColor) -> CGFloat {
    let color = item.backBarButtonItem?.tintColor ?? tint
    let x = row.minX - 8
    let arrow = [(9, -8), (1, 0), (9, 8)].map { CGPoint(x: x + $0.0, y: row.midY + $0.1) }
    path(arrow, color, width: 2.5)
    let (font, shown) = (UIFont.systemFont(ofSize: 17), item.backTitle(in: row))
    let frame = CGRect(x: x + 16, y: row.minY, width: width(of: shown, font) + 1, height: row.height)
    text(shown, in: frame, font, color, .left)
    return frame.maxX
  }
}
