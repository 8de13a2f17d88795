package import InterfaceBuilderXML

/// What a document looks like: a picture of each root of a nib, of each scene of a storyboard, and of all scenes
/// together with their segues.
///
/// Frames are the document's own; nothing is laid out anew. Classes that aren't part of the program fall back to their
/// elements, with a note.
@MainActor
package struct DocumentPictures {
  package struct Picture {
    /// Among the document's pictures; empty for the one of all.
    package let name: String
    package let svg: String
  }

  /// What hinders a document from being drawn.
  package enum Failure: Error {
    case unreadable(IBReadError)
    /// A document of a platform without UIKit's views.
    case foreign(platform: String)
  }

  package private(set) var pictures: [Picture] = []
  /// What was fallen back on, each once.
  package private(set) var notes: [String] = []
  /// The views that were made.
  package private(set) var views: [UIView] = []
  /// The elements of the views, in the same order.
  private(set) var elements: [IBElement] = []
  /// The document itself.
  private(set) var root: IBElement?

  package init(of data: Data, path: String) throws(Failure) {
    let root: IBElement
    do {
      root = try IBElement.read(data, path: path)
    } catch {
      throw .unreadable(error)
    }
    if let platform = Self.foreignPlatform(root) { throw .foreign(platform: platform) }
    self.root = root
    let document = NibDocument(root: root, path: path)
    let gathering = Gathering()
    let rules = NibRules.lenient(note: { gathering.note($0) }, made: { gathering.add($0, $1) })
    if root.children.contains(where: { $0.name == "scenes" }) {
      pictures = StoryboardPage(StoryboardPlan(document), rules).pictures
    } else {
      pictures = Self.pictures(ofNib: .nib(document), rules)
    }
    notes = gathering.notes
    views = gathering.views
    elements = gathering.elements
  }

  @MainActor
  private final class Gathering {
    var notes: [String] = []
    var views: [UIView] = []
    var elements: [IBElement] = []

    func add(_ view: UIView, _ element: IBElement) {
      views.append(view)
      elements.append(element)
    }

    func note(_ text: String) {
      if !notes.contains(text) { notes.append(text) }
    }
  }

  private static func foreignPlatform(_ root: IBElement) -> String? {
    let runtime = root["targetRuntime"] ?? ""
    let type = root["type"] ?? ""
    if runtime.hasPrefix("MacOSX") || type.contains("InterfaceBuilder3.Cocoa.") { return "macOS" }
    if runtime.hasPrefix("watchKit") || type.contains("WatchKit") { return "watchOS" }
    return nil
  }

  private static func pictures(ofNib plan: NibPlan, _ rules: NibRules) -> [Picture] {
    let loading = NibLoading(plan: plan, owner: nil, rules: rules)
    let objects = loading.topLevelObjects()
    let drawn = objects.compactMap { $0 as? UIView } + loading.sceneViews.map(\.view)
    if drawn.isEmpty { return [Picture(name: "", svg: emptyPicture("\(plan.document.name) has no view"))] }
    return drawn.enumerated().map { index, view in
      Picture(name: drawn.count == 1 ? "" : "\(index + 1)", svg: picture(of: view))
    }
  }

  static func emptyPicture(_ text: String) -> String {
    var canvas = SVGCanvas()
    let page = CGRect(x: 0, y: 0, width: 375, height: 100)
    canvas.rect(page, fill: .systemGray6)
    canvas.drawText(text, in: page.insetBy(dx: 8, dy: 0), .systemFont(ofSize: 13), .systemGray, .center, lines: 2)
    return canvas.document(size: page.size)
  }

  private static func picture(of view: UIView) -> String {
    var canvas = SVGCanvas()
    let page = CGRect(origin: .zero, size: view.bounds.size)
    // On grey both dark and light texts can be read, where the view has no background of its own.
    canvas.rect(page, fill: .systemGray5)
    canvas.draw(view, at: .zero)
    return canvas.document(size: page.size)
  }
}
