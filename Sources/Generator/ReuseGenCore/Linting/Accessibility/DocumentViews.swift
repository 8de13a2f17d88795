import ReuseGenXML

/// The views and bar items that a document shows on iOS, with everything that it specifies for them.
///
/// Launch screens aren't included, which no assistive technology reads, and neither are hidden views without an outlet.
struct DocumentViews: Sendable {
  /// A view or a bar item.
  struct View: Sendable {
    let element: IBElement
    let category: IBObjectType.Category
    /// The index of the nearest view or bar item around it.
    let parent: Int?
    /// The index after the last view in it.
    fileprivate(set) var end: Int
    /// The properties that refer to it.
    let outlets: [String]
    /// Whether outlet collections refer to it.
    let isInCollection: Bool
    /// The parts of its element that several rules need.
    let parts: Parts
  }

  let document: InterfaceBuilderDocument
  /// Whether constraints can determine frames.
  let usesAutoLayout: Bool
  /// Whether it was saved by a version of Xcode that can show it in Dark Mode.
  let knowsDarkMode: Bool
  /// The colors that the document lists, by their names.
  let colors: [String: DocumentColor]
  /// In document order: a view precedes the views in it.
  private(set) var all: [View] = []
  private var outlets: [String: [InterfaceBuilderDocument.Outlet]] = [:]

  /// - Parameter assets: The catalogs with the document's named colors.
  init?(_ file: DocumentFile, _ assets: AssetNames = AssetNames()) {
    guard let root = file.elements, case .success(let document) = file.document, root["launchScreen"] != "YES",
      !Self.isNamedLaunchScreen(document)
    else { return nil }
    self.document = document
    usesAutoLayout = root["useAutolayout"] == "YES"
    colors = DocumentColor.resources(of: root, assets)
    knowsDarkMode = root.children.contains { $0.name == "device" && $0["appearance"] != nil }
    for outlet in document.outlets {
      if let destination = outlet.destination { outlets[destination, default: []].append(outlet) }
    }
    add(root, in: nil)
  }

  /// Whether a storyboard has Xcode's name of the launch screen: those of earlier versions aren't marked.
  private static func isNamedLaunchScreen(_ document: InterfaceBuilderDocument) -> Bool {
    NamedDocument.Identity(path: document.path, kind: document.kind).name.hasPrefix("Launch")
  }

  private mutating func add(_ element: IBElement, in parent: Int?) {
    // Most elements are in these lists, which have no views.
    if element.name == "constraints" || element.name == "connections" { return }
    guard let view = view(element, in: parent) else {
      for child in element.children { add(child, in: parent) }
      return
    }
    if element["hidden"] == "YES", view.outlets.isEmpty { return }
    let index = all.count
    all.append(view)
    for child in element.children { add(child, in: index) }
    all[index].end = all.count
  }

  private func view(_ element: IBElement, in parent: Int?) -> View? {
    guard let id = element.id, let category = IBObjectType(element: element.name)?.category,
      category.isView || category == .barItem
    else { return nil }
    let connections = outlets[id, default: []]
    return View(
      element: element,
      category: category,
      parent: parent,
      end: 0,
      outlets: connections.compactMap(\.property),
      isInCollection: connections.contains(where: \.isCollection),
      parts: View.Parts(element)
    )
  }

  /// Whether an object has an outlet, so that code can change it.
  func hasOutlet(_ id: String?) -> Bool { id.map { outlets[$0] != nil } ?? false }

  /// The views in a view, at any level.
  func descendants(of index: Int) -> ArraySlice<View> { all[(index + 1)..<all[index].end] }

  /// The views around a view, from the inside out.
  func ancestors(of view: View) -> some Sequence<View> {
    sequence(state: view.parent) { index in
      guard let parent = index else { return nil }
      index = all[parent].parent
      return all[parent]
    }
  }

  func location(of view: View) -> SourceLocation { document.location(view.element.location) }
}
