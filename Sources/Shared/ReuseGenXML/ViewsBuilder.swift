/// Collects the facts of a document, and the tree of the elements that specify views on iOS.
struct ViewsBuilder: ~Copyable, XMLBuilder {
  private(set) var document: DocumentBuilder
  private(set) var views: TreeBuilder

  static var usesText: Bool { true }

  init(_ source: IBSource, path: String, module: String?) {
    document = DocumentBuilder(path: path, module: module, bytes: source.bytes.count)
    views = TreeBuilder(source, leavingOut: \.isUnrelatedToViews)
  }

  mutating func takeFacts() -> DocumentContent { document.takeFacts() }

  /// The root specifies the platform. A comparison with "==" would be generic.
  private var hasViews: Bool { if case .iOS = document.facts.platform { true } else { false } }

  mutating func start(_ tag: XMLStartTag) {
    document.start(tag)
    if hasViews { views.start(tag) }
  }

  mutating func text(_ text: XMLText) { if hasViews { views.text(text) } }

  mutating func end() {
    document.end()
    if hasViews { views.end() }
  }
}

extension XMLStartTag {
  /// Whether the element, with what it contains, specifies nothing that a single view has.
  fileprivate var isUnrelatedToViews: Bool {
    func isNamed(_ text: StaticString) -> Bool { name.equals(text, in: bytes) }
    return switch name.count {
    case 3: isNamed("nil")
    case 4: isNamed("size")
    case 5: isNamed("point")
    case 7: isNamed("classes")
    case 10: isNamed("constraint") && value(of: "secondItem") != nil
    case 11: isNamed("designables") || isNamed("placeholder")
    case 12: isNamed("dependencies") || isNamed("layoutGuides")
    case 15: isNamed("viewLayoutGuide")
    case 25: isNamed("simulatedMetricsContainer")
    default: false
    }
  }
}
