import ReuseGenXML

extension UISearchBar {
  static let searchBarClass = UIKitClass(
    UISearchBar.self,
    elements: ["searchBar"],
    keys: [
      KeyedOutlet("delegate", \UISearchBar.delegate),
      KeyedOutlet(reading: "searchTextField", \UISearchBar.searchTextField),
      // A private key that apps use.
      KeyedOutlet(reading: "searchField", \UISearchBar.searchTextField),
    ],
    drawing: .directedContent { $0.drawContent(on: $1, in: $2) }
  ) { reader in
    reader.textInputTraits()
    reader.text("text") { $0.text = $1 }
    reader.text("placeholder") { $0.placeholder = $1 }
    reader.text("prompt") { $0.prompt = $1 }
    reader.choice("searchBarStyle", ["prominent": .prominent, "minimal": .minimal]) { $0.searchBarStyle = $1 }
    reader.color("barTintColor") { $0.barTintColor = $1 }
    reader.flag("showsCancelButton") { $0.showsCancelButton = $1 }
    reader.flag("showsScopeBar") { $0.showsScopeBar = $1 }
    reader.flag("showsBookmarkButton") { $0.showsBookmarkButton = $1 }
    reader.flag("showsSearchResultsButton") { $0.showsSearchResultsButton = $1 }
    reader.flag("translucent") { $0.isTranslucent = $1 }
    reader.choice("barStyle", UIBarStyle.interfaceBuilderNames) { $0.barStyle = $1 }
    reader.image("backgroundImage") { $0.backgroundImage = $1 }
    reader.image("scopeBarBackgroundImage") { $0.scopeBarBackgroundImage = $1 }
    let scopes = reader.element.elements(in: "scopeButtonTitles").compactMap(reader.values.string)
    reader.set(scopes.isEmpty ? nil : scopes) { $0.scopeButtonTitles = $1 }
  } audited: { bar, properties in
    properties.add("text", bar.text)
    properties.add("placeholder", bar.placeholder)
    properties.add("selectedScopeButtonIndex", bar.selectedScopeButtonIndex)
  }

  private func drawContent(on canvas: any Canvas, in bounds: CGRect) {
    let isClear = searchBarStyle == .minimal || isInNavigationBar
    let fill = barTintColor ?? backgroundColor ?? (isClear ? nil : .systemGray6)
    if let fill { canvas.rect(bounds, fill: fill) }
    drawPrompt(on: canvas, in: bounds)
    let field = fieldFrame(in: bounds)
    let font = UIFont.systemFont(ofSize: 17)
    if showsCancelButton {
      let start = field.maxX + 8
      let button = CGRect(x: start, y: field.minY, width: bounds.maxX - 8 - start, height: field.height)
      canvas.text("Cancel", in: button, font, tintColor)
    }
    canvas.rect(field, fill: searchTextField.backgroundColor ?? .tertiarySystemFill, radius: 10)
    let text = text.flatMap { $0.isEmpty ? nil : $0 }
    let shown = "⌕ " + (text ?? placeholder ?? "Search")
    canvas.text(shown, in: field.insetBy(dx: 8, dy: 0), font, text == nil ? .systemGray : .label)
    let row = CGRect(x: bounds.minX, y: promptEnd(in: bounds) + fieldRoom(in: bounds), width: bounds.width, height: 40)
    drawScopes(shownScopes, on: canvas, in: row)
  }

  private var shownScopes: [String] { showsScopeBar ? scopeButtonTitles ?? [] : [] }

  /// The frame of the field where the left is the leading edge, beside the cancel button, between prompt and scopes.
  final func fieldFrame(in bounds: CGRect) -> CGRect {
    let room = fieldRoom(in: bounds)
    let inset = min(max(4, (room - 36) / 2), max(0, room) / 2)
    var width = bounds.width - 16
    if showsCancelButton {
      width -= UIFont.systemFont(ofSize: 17).size(of: "Cancel", width: .infinity, lines: 1).width + 12
    }
    return CGRect(
      x: bounds.minX + 8,
      y: promptEnd(in: bounds) + inset,
      width: max(0, width),
      height: max(0, room - 2 * inset)
    )
  }

  /// The height of the row with the field.
  private func fieldRoom(in bounds: CGRect) -> CGFloat {
    let room = bounds.maxY - promptEnd(in: bounds)
    return shownScopes.isEmpty ? room : min(room, 52)
  }

  /// The end of the prompt above the field.
  private func promptEnd(in bounds: CGRect) -> CGFloat {
    prompt?.isEmpty == false ? bounds.minY + 24 : bounds.minY
  }

  private func drawPrompt(on canvas: any Canvas, in bounds: CGRect) {
    guard let prompt, !prompt.isEmpty else { return }
    let row = CGRect(x: bounds.minX + 8, y: bounds.minY + 8, width: bounds.width - 16, height: 16)
    canvas.text(prompt, in: row, .systemFont(ofSize: 13), .label, .center)
  }

  private func drawScopes(_ scopes: [String], on canvas: any Canvas, in row: CGRect) {
    if scopes.isEmpty { return }
    let box = row.insetBy(dx: 8, dy: 4)
    canvas.rect(box, fill: .tertiarySystemFill, radius: 8)
    let width = box.width / CGFloat(scopes.count)
    for (index, title) in scopes.enumerated() {
      let scope = CGRect(x: box.minX + CGFloat(index) * width, y: box.minY, width: width, height: box.height)
      let isSelected = index == selectedScopeButtonIndex
      if isSelected { canvas.rect(scope.insetBy(dx: 2, dy: 2), fill: .tertiarySystemBackground, radius: 6) }
      let font = isSelected ? UIFont.boldSystemFont(ofSize: 13) : .systemFont(ofSize: 13)
      canvas.text(title, in: scope, font, .label, .center)
    }
  }
}
