package import HeadlessUIKit
import InterfaceBuilderXML

/// The frames of a document's views: as Interface Builder saved them, and as laid out by their constraints.
@MainActor
package struct DocumentFrames {
  package struct Entry {
    /// The identifier of the view's element; empty if it has none.
    package let id: String
    /// The name of the UIKit class, or of the element for a view of another framework.
    package let className: String
    /// The frame in the document: in the superview, in points.
    package let designed: CGRect
    package let laidOut: CGRect
    /// Whether constraints determine the frame, not the autoresizing mask.
    package let isConstrained: Bool
    /// Whether Interface Builder marks the view as `misplaced`: its designed frame contradicts the constraints.
    package let isMisplaced: Bool
  }

  /// The views in the order in which they are made: subviews before their superview.
  package let entries: [Entry]
  /// The numbers that were ignored.
  package let warnings: [DocumentWarning]

  package init(of data: Data, path: String) throws(DocumentPictures.Failure) {
    let document = try DocumentPictures(of: data, path: path)
    warnings = document.warnings
    let made = zip(document.views, document.elements).map { Made(view: $0, element: $1) }
    let designed = made.map(\.view.frame)
    let judged = made.filter { $0.isConstrained && !$0.isMisplaced && $0.view.frame.hasArea }.map(\.view)
    Self.setMargins(made, DesignedMargins(of: document.root))
    for root in made where root.view.superview == nil { Self.layOut(root, judged) }
    entries = zip(made, designed).map { made, designed in
      Entry(
        id: made.element.id ?? "",
        className: Self.className(of: made.view),
        designed: designed,
        laidOut: made.view.frame,
        isConstrained: made.isConstrained,
        isMisplaced: made.isMisplaced
      )
    }
  }

  /// A view and its element.
  @MainActor
  private struct Made {
    let view: UIView
    let element: IBElement

    var isConstrained: Bool { !view.translatesAutoresizingMaskIntoConstraints && view.superview != nil }
    var isMisplaced: Bool { element["misplaced"] == "YES" }
  }

  private static func setMargins(_ all: [Made], _ margins: DesignedMargins) {
    for made in all where ["tableViewCell", "tableViewCellContentView"].contains(made.element.name) {
      let isSet = made.element.children.contains { $0.key == "layoutMargins" || $0.key == "directionalLayoutMargins" }
      if !isSet { made.view.layoutMargins = margins.margins(ofContentWith: made.view.bounds.width) }
    }
  }

  private static func layOut(_ root: Made, _ judged: [UIView]) {
    switch root.view {
    // A layout of a list would ask for rows.
    case is UITableView, is UICollectionView: break
    // The accessories and separators of Interface Builder determine the frame of the content view in the document.
    case let cell as UITableViewCell where cell.constraints.isEmpty && cell.contentView.frame.hasArea:
      cell.contentView.layoutIfNeeded()
    case is UITableViewCell, is UICollectionReusableView: root.view.layoutIfNeeded()
    default:
      let own = judged.filter { $0.isDescendant(of: root.view) }
      if own.isEmpty { root.view.layoutIfNeeded() } else { SimulatedBars(around: root.view, judgedBy: own).layOut() }
    }
  }

  private static func className(of view: UIView) -> String {
    (view as? UnsupportedView)?.kind ?? "\(type(of: view))"
  }
}

extension CGRect {
  fileprivate var hasArea: Bool { width > 0 && height > 0 }
}
