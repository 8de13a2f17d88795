package import HeadlessUIKit

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
    /// Whether the size is the document's because it wasn't determined otherwise, or measured differently.
    package let hasTakenLength: Bool
  }

  /// The views in the order in which they are made: subviews before their superview.
  package let entries: [Entry]
  /// The numbers that were ignored.
  package let warnings: [DocumentWarning]

  /// Lays out a document at the sizes that it states.
  package init(layingOut document: LoadedDocument) {
    warnings = document.warnings
    let designed = document.views.map(\.frame)
    var taken: Set<ObjectIdentifier> = []
    DesignedLayout(document).layOut { root in taken.formUnion(root.viewsOfTakenLength.map { ObjectIdentifier($0) }) }
    entries = document.views.indices.map { index in
      let (view, element) = (document.views[index], document.elements[index])
      return Entry(
        id: element.id ?? "",
        className: (view as? UnsupportedView)?.kind ?? "\(type(of: view))",
        designed: designed[index],
        laidOut: view.frame,
        isConstrained: DesignedLayout.isConstrained(view),
        isMisplaced: DesignedLayout.isMisplaced(element),
        hasTakenLength: taken.contains(ObjectIdentifier(view))
      )
    }
  }

  package init(of data: Data, path: String) throws(LoadedDocument.Failure) {
    self.init(layingOut: try LoadedDocument(of: data, path: path))
  }
}
