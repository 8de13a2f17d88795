package import HeadlessUIKit

/// The pictures of a document: one for each root of a nib or each scene of a storyboard, and one of all scenes with
/// their segues.
///
/// Views have their present frames: those that the document states, unless it was laid out or shown on a device.
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

  package let document: LoadedDocument
  package private(set) var pictures: [Picture] = []

  package init(drawing document: LoadedDocument) {
    self.document = document
    document.settings.traits.performAsCurrent {
      switch document.content {
      case .storyboard(let page): pictures = page.pictures(document.assets)
      case .nib(let views): pictures = Self.pictures(of: views, document)
      }
    }
  }

  package init(of data: Data, path: String) throws(LoadedDocument.Failure) {
    self.init(drawing: try LoadedDocument(of: data, path: path))
  }

  package var notes: [String] { document.notes }
  package var warnings: [DocumentWarning] { document.warnings }

  private static func pictures(of views: [UIView], _ document: LoadedDocument) -> [Picture] {
    if views.isEmpty { return [Picture(name: "", svg: emptyPicture("\(document.name) has no view"))] }
    return views.enumerated().map { index, view in
      picture(of: view, named: views.count == 1 ? "" : "\(index + 1)", document)
    }
  }

  /// The picture of the view of an element, such as a prototype of a cell; `nil` if it has none.
  package func picture(ofViewWithID id: String) -> Picture? {
    guard let view = document.view(ofElementWithID: id) else { return nil }
    var picture: Picture?
    document.settings.traits.performAsCurrent { picture = Self.picture(of: view, named: id, document) }
    return picture
  }

  private static func picture(of view: UIView, named name: String, _ document: LoadedDocument) -> Picture {
    let canvas = SVGCanvas(firstPage: document.assets.firstPage)
    let size = view.bounds.size
    // Both dark and light text can be read on gray if the view has no background of its own.
    canvas.rect(CGRect(origin: .zero, size: size), fill: .systemGray5)
    canvas.view(view, at: .zero)
    if document.element(of: view)?.child(key: "simulatedStatusBarMetrics") != nil, view.superview == nil {
      canvas.statusBar(in: CGRect(origin: .zero, size: size))
    }
    return Picture(name: name, svg: canvas.document(size: size), id: document.id(of: view), size: size, root: view)
  }

  /// The frame of a view in a picture, in points; `nil` if the picture doesn't show it.
  package func frame(ofViewWithID id: String, in picture: Picture) -> CGRect? {
    guard let root = picture.root, let view = document.view(ofElementWithID: id), view.isDescendant(of: root) else {
      return nil
    }
    return view.convert(view.bounds, to: root).offsetBy(dx: picture.origin.x, dy: picture.origin.y)
  }

  static func emptyPicture(_ text: String) -> String {
    let canvas = SVGCanvas()
    let page = CGRect(x: 0, y: 0, width: 375, height: 100)
    canvas.rect(page, fill: .systemGray6)
    canvas.text(text, in: page.insetBy(dx: 8, dy: 0), .systemFont(ofSize: 13), .systemGray, .center, lines: 2)
    return canvas.document(size: page.size)
  }
}
