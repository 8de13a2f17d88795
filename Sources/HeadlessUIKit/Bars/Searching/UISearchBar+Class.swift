import InterfaceBuilderXML

extension UISearchBar {
  static let searchBarClass = UIKitClass(
    UISearchBar.self,
    elements: ["searchBar"],
    keys: [
      KeyedOutlet("delegate", \UISearchBar.delegate)
    ],
    drawing: .directedContent { $0.drawContent(on: $1, in: $2) }
  ) { reader in
    reader.textInputTraits()
    reader.text("text") { $0.text = $1 }
    reader.text("placeholder") { $0.placeholder = $1 }
    reader.text("prompt") { $0.prompt = $1 }
    reader.color("barTintColor") { $0.barTintColor = $1 }
    reader.flag("showsCancelButton") { $0.showsCancelButton = $1 }
    reader.flag("showsScopeBar") { $0.showsScopeBar = $1 }
    let scopes = reader.element.elements(in: "scopeButtonTitles").compactMap(reader.values.string)
    reader.set(scopes.isEmpty ? nil : scopes) { $0.scopeButtonTitles = $1 }
  } audited: { bar, properties in
    properties.add("text", bar.text)
    properties.add("placeholder", bar.placeholder)
    properties.add("selectedScopeButtonIndex", bar.selectedScopeButtonIndex)
  }

  private func drawContent(on canvas: any Canvas, in bounds: CGRect) {
    canvas.rect(bounds, fill: barTintColor ?? backgroundColor ?? .systemGray6)
    let field = bounds.insetBy(dx: 8, dy: max(4, (bounds.height - 36) / 2))
    canvas.rect(field, fill: .systemGray5, radius: 10)
    let text = text.flatMap { $0.isEmpty ? nil : $0 }
    let shown = "⌕ " + (text ?? placeholder ?? "Search")
    let color = text == nil ? UIColor.systemGray : .label
    canvas.text(shown, in: field.insetBy(dx: 8, dy: 0), .systemFont(ofSize: 17), color)
  }
}
