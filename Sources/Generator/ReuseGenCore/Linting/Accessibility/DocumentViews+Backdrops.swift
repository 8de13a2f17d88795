import ReuseGenDeclarations
import ReuseGenXML

extension DocumentViews {
  /// The color behind the text of a view, by the view's index; `nil` if it isn't known: if it can be an image, a view
  /// beside it, or a color that code sets.
  func backdrop(of index: Int, _ context: SourceContext) -> DocumentColor? {
    var layers: [DocumentColor] = []
    var frame = all[index].frame
    var inner = index
    while true {
      let view = all[inner]
      guard view.element["alpha"] == nil, let fill = fill(of: view), !codeSetsBackground(of: view, context) else {
        return nil
      }
      layers += fill
      if let back = fill.last, back.isOpaque { return layers.dropLast().reversed().reduce(back) { $1.over($0) } }
      guard let outer = view.parent, Self.plainContainers.contains(all[outer].element.name),
        !mayCover(frame, inner, in: outer)
      else { return nil }
      frame = frame?.moved(by: all[outer].frame)
      inner = outer
    }
  }

  /// The background color of a view, if it has one; `nil` if it has one that isn't known.
  private func fill(of view: View) -> [DocumentColor]? {
    let isTextField = view.element.name == "textField"
    // An image of the text field's.
    if isTextField, view.element["background"] != nil { return nil }
    guard let color = view.element.child(key: "backgroundColor"), color.name == "color" else {
      let hasRoundedBorder = isTextField && view.element["borderStyle"] == "roundedRect"
      return view.element.name == "tableViewCell" || hasRoundedBorder ? [.systemBackground] : []
    }
    return DocumentColor(color, colors).map { [$0] }
  }

  private static let plainContainers: Set<String> = [
    "scrollView", "stackView", "tableView", "tableViewCell", "tableViewCellContentView", "view",
  ]

  private func codeSetsBackground(of view: View, _ context: SourceContext) -> Bool {
    if context.codeSets([.backgroundColor], of: view, in: self) { return true }
    // Code reaches these views without an outlet.
    guard let key = view.element.key, key == "view" || key == "contentView" || view.parent == nil else { return false }
    return context.declarations.files.contains { $0.sets(.backgroundColor, of: key) }
  }

  /// Whether a view listed before another one in the same view can be below a frame in it.
  private func mayCover(_ frame: DocumentFrame?, _ index: Int, in outer: Int) -> Bool {
    if all[outer].element.name == "stackView" { return false }
    var sibling = outer + 1
    while sibling < index {
      guard let frame, let other = all[sibling].frame, !other.intersects(frame) else { return true }
      sibling = all[sibling].end
    }
    return false
  }
}

/// A view's frame in a document.
struct DocumentFrame {
  let x: Double
  let y: Double
  let width: Double
  let height: Double

  func intersects(_ other: DocumentFrame) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
  }

  /// The frame in the coordinates around a view with another frame.
  func moved(by outer: DocumentFrame?) -> DocumentFrame? {
    outer.map { DocumentFrame(x: x + $0.x, y: y + $0.y, width: width, height: height) }
  }
}

extension DocumentViews.View {
  /// The frame that Interface Builder wrote.
  var frame: DocumentFrame? {
    let rect = frameElement
    func number(_ name: String) -> Double? { rect?[name].flatMap(Double.init) }
    guard let x = number("x"), let y = number("y"), let width = number("width"), let height = number("height") else {
      return nil
    }
    return DocumentFrame(x: x, y: y, width: width, height: height)
  }
}
