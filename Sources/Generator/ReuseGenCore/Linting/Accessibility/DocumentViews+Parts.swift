import ReuseGenXML

extension DocumentViews.View {
  /// The parts of a view's element that several rules need, found once in one pass over its children.
  struct Parts: Sendable {
    // Numbers of children, because a view is copied often.
    fileprivate var frame: Int?
    fileprivate var font: Int?
    fileprivate var accessibility: Int?
    /// Whether an action or a segue begins at it.
    private(set) var sends = false
    /// Whether a gesture recognizer belongs to it.
    private(set) var hasGesture = false
    /// Whether the document sets values with key paths.
    private(set) var hasRuntimeAttributes = false

    init(_ element: IBElement) {
      for index in element.children.indices {
        let child = element.children[index]
        switch child.name {
        case "rect": if frame == nil, child.key == "frame" { frame = index }
        case "fontDescription": if font == nil, child.key == "fontDescription" { font = index }
        case "accessibility": if accessibility == nil { accessibility = index }
        case "connections": child.children.forEach { add($0) }
        case "userDefinedRuntimeAttributes": hasRuntimeAttributes = true
        default: break
        }
      }
    }

    private mutating func add(_ connection: IBElement) {
      switch connection.name {
      case "action", "segue": sends = true
      case "outletCollection": if connection["property"] == "gestureRecognizers" { hasGesture = true }
      default: break
      }
    }
  }

  /// The rectangle that Interface Builder wrote as its frame.
  var frameElement: IBElement? { parts.frame.map { element.children[$0] } }

  /// The font description of a label, a text field or a text view.
  var font: IBElement? {
    guard let font = parts.font, ["label", "textField", "textView"].contains(element.name) else { return nil }
    return element.children[font]
  }

  var accessibility: IBElement? { parts.accessibility.map { element.children[$0] } }

  /// Whether a gesture recognizer belongs to it.
  var hasGesture: Bool { parts.hasGesture }
}
