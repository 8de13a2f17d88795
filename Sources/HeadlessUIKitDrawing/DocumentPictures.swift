package import HeadlessUIKit
package import InterfaceBuilderXML

/// The pictures of a document: one for each root of a nib or each scene of a storyboard, and one of all scenes with
/// their segues.
///
/// Frames are those of the document; nothing is laid out. A class that isn't part of the program is replaced by the
/// class of its element, with a note.
@MainActor
package struct DocumentPictures {
  package struct Picture {
    /// The name among the document's pictures; empty for the picture of the whole document.
    package let name: String
    package let svg: String
    /// The identifier of the scene's controller or of the view; empty for the picture of the whole document.
    package var id = ""
    package var size = CGSize.zero
    /// The view that the picture shows, and where.
    var root: UIView?
    var origin = CGPoint.zero
  }

  /// The reason why a document can't be drawn.
  package enum Failure: Error {
    case unreadable(IBReadError)
    /// The document belongs to a platform without UIKit's views.
    case foreign(platform: String)
  }

  package private(set) var pictures: [Picture] = []
  /// The replacements that were made, each once.
  package private(set) var notes: [String] = []
  /// The numbers that were ignored.
  package private(set) var warnings: [DocumentWarning] = []
  /// The views of the document.
  package private(set) var views: [UIView] = []
  /// The elements of the views, in the same order.
  private(set) var elements: [IBElement] = []
  /// The root element of the document.
  let root: IBElement

  package init(of data: Data, path: String) throws(Failure) {
    let root: IBElement
    do {
      root = try IBElement.read(data, path: path)
    } catch {
      throw .unreadable(error)
    }
    let platform = IBPlatform(targetRuntime: root["targetRuntime"], type: root["type"])
    guard platform.hasUIKit else { throw .foreign(platform: platform.rawValue) }
    self.root = root
    let document = NibDocument(root: root, path: path)
    let collector = Collector()
    let rules = NibRules.lenient(note: { collector.note($0) }, made: { collector.add($0, $1) })
    if root.children.contains(where: { $0.name == "scenes" }) {
      pictures = StoryboardPage(StoryboardPlan(document) { collector.problems.append($0) }, rules).pictures
    } else {
      pictures = Self.pictures(ofNib: .nib(document) { collector.problems.append($0) }, rules)
      for index in pictures.indices { pictures[index].id = collector.id(of: pictures[index].root) }
    }
    notes = collector.notes
    warnings = collector.problems.map(DocumentWarning.init)
    views = collector.views
    elements = collector.elements
  }

  @MainActor
  private final class Collector {
    private(set) var notes: [String] = []
    private var known: Set<String> = []
    var problems: [NumberProblem] = []
    var views: [UIView] = []
    var elements: [IBElement] = []

    func add(_ view: UIView, _ element: IBElement) {
      views.append(view)
      elements.append(element)
    }

    /// The identifier of the element of a view.
    func id(of view: UIView?) -> String {
      views.firstIndex { $0 === view }.flatMap { elements[$0].id } ?? ""
    }

    func note(_ text: String) {
      if known.insert(text).inserted { notes.append(text) }
    }
  }

  private static func pictures(ofNib plan: NibPlan, _ rules: NibRules) -> [Picture] {
    let instantiation = NibInstantiation(plan: plan, owner: nil, rules: rules)
    let objects = instantiation.topLevelObjects()
    let drawn = objects.compactMap { $0 as? UIView } + instantiation.sceneViews.map(\.view)
    if drawn.isEmpty { return [Picture(name: "", svg: emptyPicture("\(plan.document.name) has no view"))] }
    return drawn.enumerated().map { index, view in
      Picture(
        name: drawn.count == 1 ? "" : "\(index + 1)",
        svg: picture(of: view),
        size: view.bounds.size,
        root: view
      )
    }
  }

  /// The frame of a view in a picture, in points; `nil` if the picture doesn't show it.
  package func frame(ofViewWithID id: String, in picture: Picture) -> CGRect? {
    guard let root = picture.root, let view = elements.firstIndex(where: { $0.id == id }).map({ views[$0] }),
      view.isDescendant(of: root)
    else { return nil }
    return view.convert(view.bounds, to: root).offsetBy(dx: picture.origin.x, dy: picture.origin.y)
  }

  static func emptyPicture(_ text: String) -> String {
    let canvas = SVGCanvas()
    let page = CGRect(x: 0, y: 0, width: 375, height: 100)
    canvas.rect(page, fill: .systemGray6)
    canvas.text(text, in: page.insetBy(dx: 8, dy: 0), .systemFont(ofSize: 13), .systemGray, .center, lines: 2)
    return canvas.document(size: page.size)
  }

  private static func picture(of view: UIView) -> String {
    let canvas = SVGCanvas()
    let page = CGRect(origin: .zero, size: view.bounds.size)
    // Both dark and light text can be read on gray if the view has no background of its own.
    canvas.rect(page, fill: .systemGray5)
    canvas.view(view, at: .zero)
    return canvas.document(size: page.size)
  }
}
